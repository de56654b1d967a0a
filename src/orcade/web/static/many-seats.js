// Where so many seats are shown that they have to be scrolled, one that is asked stays in sight.

export function showAsked() {
  const seats = document.getElementById("seats");
  const asked = seats?.querySelector(".asked");
  if (asked) seats.scrollTop = asked.offsetTop - (seats.clientHeight - asked.offsetHeight) / 2;
}
