// Markdown of hovers, as plain text: nothing of it becomes HTML.

/** Returns the text of a paragraph or two of Markdown without its signs. */
export function textOf(markdown: string): string {
  return markdown
    .replace(/^```\w*\n?|```$/gm, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(\*\*|__|`)(.+?)\1/g, "$2")
    .replace(/^#+\s*/gm, "")
    .trim();
}
