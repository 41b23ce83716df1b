// Pictures of the server: SVG as an image, so that nothing of it can act on the page.
import { useMemo } from "preact/hooks";

/** Returns the address of a picture. */
function addressOf(svg: string): string {
  // Pictures that are made for pages leave the namespace out.
  const image = svg.includes("xmlns=") ? svg : svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${encodeURIComponent(image)}`;
}

const pieces = new Map<string, string>();

/** Returns the address of a picture of the tray, which is used for many hexes. */
export function imageOf(svg: string): string {
  const address = pieces.get(svg) ?? addressOf(svg);
  pieces.set(svg, address);
  return address;
}

/** Shows a picture beside its name, which says the same. */
export function Picture({ svg, width, height }: { svg: string | undefined; width: number; height: number }) {
  const address = useMemo(() => (svg ? addressOf(svg) : ""), [svg]);
  if (!address) return <span class="no-picture" style={{ width: `${width}px`, height: `${height}px` }} />;
  return <img src={address} alt="" width={width} height={height} loading="lazy" draggable={false} />;
}
