// Pictures of the server: SVG as an image, so that nothing of it can act on the page.

/** Shows a picture beside its name, which says the same. */
export function Picture({ svg, width, height }: { svg: string | undefined; width: number; height: number }) {
  if (!svg) return <span class="no-picture" style={{ width: `${width}px`, height: `${height}px` }} />;
  // Pictures that are made for pages leave the namespace out.
  const image = svg.includes("xmlns=") ? svg : svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  return <img src={`data:image/svg+xml,${encodeURIComponent(image)}`} alt="" width={width} height={height} loading="lazy" draggable={false} />;
}
