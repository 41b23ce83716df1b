// Search with the index that Pagefind made. Without an index, or from a file address, the button stays hidden.
const button = document.querySelector(".open-search");
const dialog = document.querySelector("dialog.search");
const input = dialog.querySelector("input");
const list = dialog.querySelector("ol");
const note = dialog.querySelector("p");
const shown = 12;

async function index() {
  if (!location.protocol.startsWith("http")) return null;
  const address = new URL("pagefind/pagefind.js", import.meta.url);
  try {
    return await import(address);
  } catch {
    return null;
  }
}

function open() {
  dialog.showModal();
  input.select();
}

let latest = 0; // the number of the last query: slower answers to earlier ones are dropped
async function search(pagefind) {
  const turn = ++latest;
  const query = input.value.trim();
  if (!query) {
    list.replaceChildren();
    note.textContent = "";
    return;
  }
  const found = await pagefind.search(query);
  const results = await Promise.all(found.results.slice(0, shown).map((r) => r.data()));
  if (turn !== latest) return;
  list.replaceChildren(...results.map(item));
  note.textContent = found.results.length === 0 ? `Nothing found for “${query}”.` : `${found.results.length} pages`;
}

function item(result) {
  const link = document.createElement("a");
  link.href = result.url;
  link.textContent = result.meta.title;
  const excerpt = document.createElement("span");
  excerpt.innerHTML = result.excerpt; // Pagefind escapes it; it marks the words that were found
  const li = document.createElement("li");
  li.append(link, excerpt);
  return li;
}

const pagefind = await index();
if (pagefind) {
  button.hidden = false;
  button.addEventListener("click", open);
  document.addEventListener("keydown", (e) => {
    const typing = e.target instanceof HTMLInputElement;
    if ((e.key === "/" && !typing) || (e.key === "k" && (e.ctrlKey || e.metaKey))) {
      e.preventDefault();
      open();
    }
  });
  input.addEventListener("input", () => search(pagefind));
}
