// Dialogs and the menu of a table: what opens and closes them.

import { later } from "./later.js";

document.addEventListener("click", (event) => {
  const opener = event.target.closest("[data-open]");
  if (opener) document.getElementById(opener.dataset.open).showModal();
  const help = event.target.closest("[data-do=keys]");
  if (help) later("key-help.js").then(({ openKeys }) => openKeys?.());
  if (event.target.closest("[data-do=close]") || event.target.nodeName === "DIALOG") event.target.closest("dialog").close();
  const menu = openMenu();
  if (menu && (!menu.contains(event.target) || event.target.closest("[data-open], [data-do=keys], a"))) menu.open = false;
});

const openMenu = () => document.querySelector(".menu[open]");
document.addEventListener("toggle", (event) => { if (event.target === openMenu()) later("menu.js"); }, true);
if (openMenu()) later("menu.js"); // it was quicker than this script
document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && openMenu();
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary").focus();
  event.stopImmediatePropagation();
}, true);
