// A deployment that shows a finding, over the board.
import { useEffect, useRef } from "preact/hooks";
import type { App, Finding } from "./app";
import { BoardPicture } from "./boardpicture";
import type { BoardResult } from "./protocol";

/** A deployment that is shown. */
export interface Shown {
  title: string;
  board: BoardResult;
}

/** The button that shows the deployment of a finding; nothing for a finding without one. */
export function WitnessButton({ app, finding }: { app: App; finding: Finding }) {
  const { file, diagnostic } = finding;
  const command = diagnostic.data?.witness?.command ?? "";
  if (!/^muster deploy .* --seed \d/.test(command)) return null;
  const show = () => {
    app.server.request<{ board: BoardResult }>("muster/witness", { textDocument: { uri: file.uri }, command }).then(
      ({ board }) => (app.witness.value = { title: diagnostic.message, board }), (r: unknown) => app.fail(r));
  };
  return <button type="button" onClick={show}>Show on the board</button>;
}

/** Shows the deployment that was asked for. Nothing in it can be changed. */
export function Witness({ app }: { app: App }) {
  const shown = app.witness.value;
  const picture = useRef<SVGGElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const close = () => (app.witness.value = undefined);
  useEffect(() => {
    if (!shown || !picture.current) return;
    new BoardPicture(picture.current).apply(shown.board);
    back.current?.focus();
  }, [shown]);
  if (!shown) return null;
  const { board, title } = shown;
  return (
    <section class="deployment" aria-label="Deployment of a finding" onKeyDown={(e) => { if (e.key === "Escape") close(); }}>
      <div class="bar">
        <button ref={back} type="button" onClick={close}>Back</button>
        <p>{title}</p>
      </div>
      <svg viewBox={`0 0 ${board.width} ${board.height}`} aria-hidden="true"><g ref={picture} /></svg>
      <ul class="unseen">{board.spots.filter((s) => s.says).map((s) => <li key={s.hex}>{s.label}: {s.says}</li>)}</ul>
    </section>
  );
}
