// Where content of one's own is written: files are read into their fields.
import "./site.js";

const LARGEST = 1 << 18; // bytes: a server takes no more in a form

for (const field of document.querySelectorAll("textarea[data-file]")) {
  const label = document.createElement("label");
  label.className = "button file";
  const input = Object.assign(document.createElement("input"), { type: "file", accept: ".toml,text/plain" });
  input.addEventListener("change", async () => {
    const [file] = input.files;
    if (!file) return;
    input.setCustomValidity(file.size > LARGEST ? `${file.name} is too large: ${LARGEST} bytes are the most.` : "");
    if (input.reportValidity()) field.value = await file.text();
    input.setCustomValidity(""); // what stands in the field can be sent
  });
  label.append("Choose a file", input);
  field.before(label);
}
