// Before the page is painted: light or dark, as chosen, and a sign for the styles that scripts run. This is the one
// script that is no module, because modules run after the first paint: the page would flash in the wrong colours.
"use strict";

{
  let theme = null;
  try {
    theme = JSON.parse(localStorage.getItem("orcade.theme"));
  } catch { /* private mode: nothing is kept */ }
  if (theme) document.documentElement.dataset.theme = theme;
  document.documentElement.classList.add("js");
}
