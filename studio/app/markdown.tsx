// Markdown of the server: hovers as plain text, pages as elements. Nothing of it becomes HTML.
import type { ComponentChildren } from "preact";

/** Returns the text of a paragraph or two of Markdown without its signs. */
export function textOf(markdown: string): string {
  return markdown
    .replace(/^```\w*\n?|```$/gm, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(\*\*|__|`)(.+?)\1/g, "$2")
    .replace(/^#+\s*/gm, "")
    .trim();
}

/** Shows a page of Markdown: headings, paragraphs, lists, tables as text, and code. */
export function Markdown({ text }: { text: string }) {
  return <div class="markdown">{blocksOf(text).map((b, i) => <Block key={i} lines={b} />)}</div>;
}

/** Returns the blocks of a page: lines between blank ones, and code between fences. */
function blocksOf(text: string): string[][] {
  const out: string[][] = [[]];
  let fenced = false;
  for (const line of text.split("\n")) {
    const fence = line.startsWith("```");
    if ((fence && !fenced) || (line.trim() === "" && !fenced) || /^#/.test(line)) out.push([]);
    if (line.trim() !== "" || fenced) out.at(-1)?.push(line);
    if ((fence && fenced) || /^#/.test(line)) out.push([]);
    if (fence) fenced = !fenced;
  }
  return out.filter((b) => b.length > 0);
}

function Block({ lines }: { lines: string[] }) {
  const first = lines[0] ?? "";
  if (first.startsWith("```")) return <pre>{lines.filter((l) => !l.startsWith("```")).join("\n")}</pre>;
  if (first.startsWith("#")) return <h4>{inline(first.replace(/^#+\s*/, ""))}</h4>;
  if (/^[-*] /.test(first)) {
    const items = lines.join("\n").split(/^[-*] /m).slice(1);
    return <ul>{items.map((item, i) => <li key={i}>{inline(item)}</li>)}</ul>;
  }
  if (/^\d+[.)] /.test(first)) {
    const items = lines.join("\n").split(/^\d+[.)] /m).slice(1);
    return <ol start={Number.parseInt(first, 10)}>{items.map((item, i) => <li key={i}>{inline(item)}</li>)}</ol>;
  }
  if (first.startsWith(">")) return <blockquote>{inline(lines.map((l) => l.replace(/^>\s?/, "")).join(" "))}</blockquote>;
  if (first.startsWith("|")) return <pre>{lines.join("\n")}</pre>;
  return <p>{inline(lines.join(" "))}</p>;
}

const signs = /\\([^\w\s])|`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]*)\]\([^)]*\)/g;

/** Returns a line with its code, bold and italic words; links are their text, and a sign after a backslash stands for itself. */
function inline(text: string): ComponentChildren[] {
  const out: ComponentChildren[] = [];
  let at = 0;
  for (const m of text.matchAll(signs)) {
    out.push(text.slice(at, m.index));
    const [, plain, code, bold, italic, link] = m;
    out.push(plain !== undefined ? plain : code !== undefined ? <code>{code}</code> : bold !== undefined ? <b>{bold}</b> : italic !== undefined ? <i>{italic}</i> : inline(link ?? ""));
    at = m.index + m[0].length;
  }
  out.push(text.slice(at));
  return out;
}
