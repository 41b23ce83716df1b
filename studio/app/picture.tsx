// Pictures of the server: SVG as an image, so that nothing of it can act on the page.

/** Shows a picture beside its name, which says the same. */
export function Picture({ svg, width, height }: { svg: string | undefined; width: number; height: number }) {
  if (!svg) return <span class="no-picture" style={{ width: `${width}px`, height: `${height}px` }} />;
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" width={width} height={height} loading="lazy" draggable={false} />;
}
