// The pages of a printed sheet, laid out in a frame by the style and the rules for breaks that the printer follows.
//
// A run of pages of one size is a row of columns, each as large as the room between the margins. Each page shows one
// column of it.

/** CSS pixels in a millimetre. */
const mm = 96 / 25.4;

/** The room around the pages, in pixels. */
const gap = 24;

/** The sizes of paper that CSS knows by name, in mm. */
const papers: Record<string, [number, number]> = { a3: [297, 420], a4: [210, 297], letter: [215.9, 279.4] };

/** A kind of page, in pixels. */
interface Box {
  width: number;
  height: number;
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A sheet in pages. */
export interface Pages {
  count: number;
  /** The width of the widest page and of the narrowest, with the room around them, in pixels. */
  widest: number;
  narrowest: number;
  /** The headings of parts, with their page from 1. */
  headings: { text: string; page: number }[];
  /** The most pages that are planned for a sheet of this kind; 0 without a plan. */
  plan: number;
}

/** Lays the document of a frame out in pages. */
export function paginate(doc: Document): Pages {
  const boxes = new Map<string, Box>([["", { width: 210 * mm, height: 297 * mm, top: 0, right: 0, bottom: 0, left: 0 }]]);
  for (const sheet of doc.styleSheets) asPrinted(sheet.cssRules, boxes);
  const runs = runsOf(doc.body, boxes);
  const first = runs[0]?.box;
  if (first) for (const sheet of doc.styleSheets) fixHeights(sheet.cssRules, first.height - first.top - first.bottom);
  const zoom = Number(doc.defaultView?.getComputedStyle(doc.body).zoom) || 1;
  const source = doc.createElement("div");
  source.append(...doc.body.childNodes);
  doc.documentElement.style.background = "#c4c4bf"; // in the dark, too: the paper is white
  const body = doc.body.style;
  body.zoom = "1";
  body.margin = "0";
  Object.assign(body, { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: `${gap}px`, padding: `${gap}px 0` });
  const pages: { page: HTMLElement; box: Box }[] = [];
  const headings: Pages["headings"] = [];
  runs.forEach(({ box }, run) => {
    const start = pages.length;
    const width = (box.width - box.left - box.right) / zoom;
    const step = width + (box.left + box.right) / zoom;
    const add = (column: number): HTMLElement => {
      const { page, flow } = pageOf(doc, box, zoom, run, source);
      flow.style.transform = `translateX(${-column * step}px)`;
      page.inert = column > 0; // the first page of a run has the text of them all
      if (column > 0) page.ariaHidden = "true";
      doc.body.append(page);
      pages.push({ page, box });
      return flow;
    };
    const flow = add(0);
    const columns = Math.max(1, Math.round((flow.scrollWidth + step - width) / step));
    const left = flow.getBoundingClientRect().left;
    for (const h of flow.querySelectorAll("h2")) {
      const at = h.getClientRects()[0];
      if (at) headings.push({ text: (h.textContent ?? "").trim(), page: start + 1 + Math.floor((at.left - left) / zoom / step + 0.01) });
    }
    for (let column = 1; column < columns; column++) add(column);
  });
  pages.forEach(({ page, box }, i) => number(doc, page, box, `${i + 1} / ${pages.length}`));
  const widths = pages.map(({ box }) => box.width + 2 * gap);
  const epic = source.querySelector("figure.epic") !== null;
  const plan = doc.body.classList.contains("adventure") ? (epic ? 4 : 3) : 0;
  return { count: pages.length, widest: Math.max(...widths), narrowest: Math.min(...widths), headings, plan };
}

/** Returns what runs over the planned pages, in words; "" if nothing does. */
export function spilled({ count, headings, plan }: Pages): string {
  if (plan === 0 || count <= plan) return "";
  const over = headings.filter((h) => h.page > plan);
  const parts = (over.length > 0 ? over : headings.slice(-1)).map((h) => `"${h.text}"`);
  const list = parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts.join("");
  return `The sheet needs ${count} sides; ${plan} are planned. ${list} ${parts.length > 1 ? "do" : "does"} not fit.`;
}

/** Makes the style that of paper, and collects the kinds of pages. */
function asPrinted(rules: CSSRuleList, boxes: Map<string, Box>): void {
  for (const rule of rules) {
    if (rule.constructor.name === "CSSMediaRule") { // not instanceof: the frame has classes of its own
      const { media, cssRules } = rule as CSSMediaRule;
      const paper = media.mediaText.includes("print");
      if (paper) media.mediaText = "all";
      else if (media.mediaText.includes("screen")) media.mediaText = "not all";
      if (paper) asPrinted(cssRules, boxes);
    } else if (rule.constructor.name === "CSSPageRule") {
      const { selectorText, style } = rule as CSSPageRule;
      const base = boxes.get(selectorText) ?? boxes.get("");
      if (base) boxes.set(selectorText, { ...base, ...sizeOf(style), ...marginsOf(style) });
    }
  }
}

function sizeOf(style: CSSPageDescriptors): Partial<Box> {
  const text = style.getPropertyValue("size").toLowerCase();
  const [width, height] = papers[text] ?? text.split(" ").map(parseFloat);
  return width && height ? { width: width * mm, height: height * mm } : {};
}

function marginsOf(style: CSSPageDescriptors): Partial<Box> {
  const out: Partial<Box> = {};
  for (const side of ["top", "right", "bottom", "left"] as const) {
    const text = style.getPropertyValue(`margin-${side}`);
    if (text !== "") out[side] = parseFloat(text) * mm;
  }
  return out;
}

/** Replaces heights that depend on the window: on paper they depend on the page. */
function fixHeights(rules: CSSRuleList, height: number): void {
  for (const rule of rules) {
    if ("cssRules" in rule) fixHeights(rule.cssRules as CSSRuleList, height);
    if (!("style" in rule)) continue;
    const style = rule.style as CSSStyleDeclaration;
    for (const name of style) {
      const text = style.getPropertyValue(name);
      const fixed = text.replace(/([\d.]+)vh\b/g, (_, n: string) => `${(Number(n) / 100) * height}px`);
      if (fixed !== text) style.setProperty(name, fixed, style.getPropertyPriority(name));
    }
  }
}

/** Divides the content into runs of pages: a run ends at a forced break, and where the kind of page changes. Elements
 * get the runs that they have parts in as data. */
function runsOf(body: HTMLElement, boxes: Map<string, Box>): { box: Box }[] {
  const view = body.ownerDocument.defaultView;
  const mixed = new Set<Element>();
  const styles = new Map<Element, { page: string; before: boolean; after: boolean }>();
  for (const e of body.querySelectorAll("*:not(svg *)")) {
    const style = view?.getComputedStyle(e);
    if (!style || style.display === "none") continue;
    const page = style.getPropertyValue("page") || "auto";
    const s = { page, before: style.breakBefore === "page", after: style.breakAfter === "page" };
    if (page === "auto" && !s.before && !s.after) continue;
    styles.set(e, s);
    for (let p = e.parentElement; p; p = p.parentElement) mixed.add(p);
  }
  const runs: { page: string; box: Box }[] = [];
  let broken = true;
  const walk = (e: Element, inherited: string): void => {
    const style = styles.get(e);
    const page = style && style.page !== "auto" ? style.page : inherited;
    if (style?.before) broken = true;
    let from = runs.length - 1;
    if (mixed.has(e)) {
      const before = runs.length;
      for (const child of e.children) walk(child, page);
      from = Number(e.firstElementChild?.getAttribute("data-from") ?? before);
    } else if (view?.getComputedStyle(e).display !== "none") {
      if (broken || runs.at(-1)?.page !== page) {
        const box = boxes.get(page) ?? boxes.get("");
        if (box) runs.push({ page, box });
      }
      broken = false;
      from = runs.length - 1;
    }
    e.setAttribute("data-from", String(from));
    e.setAttribute("data-to", String(runs.length - 1));
    if (style?.after) broken = true;
  };
  for (const child of body.children) walk(child, "");
  return runs;
}

/** Returns a page with a copy of the content of a run. The other runs stay in the copy, hidden: the style looks at what
 * stands before and after an element. */
function pageOf(doc: Document, box: Box, zoom: number, run: number, source: HTMLElement): { page: HTMLElement; flow: HTMLElement } {
  const page = doc.createElement("div");
  Object.assign(page.style, {
    position: "relative", flex: "none", overflow: "hidden", width: `${box.width}px`, height: `${box.height}px`,
    background: "#fff", boxShadow: "0 0 0 1px #0003, 0 2px 8px #0003",
  });
  page.dataset["page"] = "";
  const flow = source.cloneNode(true) as HTMLElement;
  const width = (box.width - box.left - box.right) / zoom;
  Object.assign(flow.style, {
    position: "absolute", zoom: String(zoom), left: `${box.left / zoom}px`, top: `${box.top / zoom}px`,
    width: `${width}px`, height: `${(box.height - box.top - box.bottom) / zoom}px`,
    columnWidth: `${width}px`, columnGap: `${(box.left + box.right) / zoom}px`, columnFill: "auto",
  });
  for (const e of flow.querySelectorAll<HTMLElement>("[data-from]")) {
    if (Number(e.getAttribute("data-from")) <= run && run <= Number(e.getAttribute("data-to"))) continue;
    e.style.display = "none";
    e.removeAttribute("id");
    for (const x of e.querySelectorAll("[id]")) x.removeAttribute("id"); // pictures may refer to what has a box only
    for (const x of e.querySelectorAll("svg")) x.replaceChildren();
  }
  page.append(flow);
  return { page, flow };
}

/** Writes the number of a page into its foot, if that has room. */
function number(doc: Document, page: HTMLElement, box: Box, text: string): void {
  if (box.bottom <= 8.1 * mm) return;
  const foot = doc.createElement("div");
  foot.textContent = text;
  Object.assign(foot.style, {
    position: "absolute", bottom: "0", left: "0", right: "0", height: `${box.bottom}px`, lineHeight: `${box.bottom}px`,
    textAlign: "center", fontSize: "8pt", color: "#6b6152",
  });
  page.append(foot);
}
