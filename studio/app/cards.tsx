// Below the Deployment cards of a set: the units on them, counted against the boxes.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { App } from "./app";
import { Picture } from "./picture";
import type { Pieces } from "./protocol";

/** Shows the units of a set by card. A draw of cards can call for more units than the boxes have. */
export function PiecesPanel({ app }: { app: App }) {
  const pieces = useSignal<Pieces | undefined>(undefined);
  const file = app.root.value;
  const board = app.board.value;
  useEffect(() => {
    if (!file) return;
    let stopped = false;
    app.server.request<Pieces>("muster/pieces", { textDocument: { uri: file.uri } }).then(
      (p) => {
        if (!stopped) pieces.value = p;
      },
      () => {}, // the board says why nothing can be shown
    );
    return () => {
      stopped = true;
    };
  }, [file, board]);
  const shown = pieces.value;
  if (!shown) return null;
  const show = (label: string) => {
    const hex = document.querySelector<SVGElement>(`[data-label="${CSS.escape(label)}"]`);
    hex?.focus();
  };
  return (
    <section class="pieces" aria-label="Units on the cards">
      <table>
        <thead>
          <tr>
            <th scope="col">Unit</th>
            {shown.cards.map((c, i) => (
              <th scope="col" key={i}>
                <button type="button" title={`Go to card ${i + 1}: ${c.name}`} onClick={() => show(c.first)}>{i + 1}</button>
              </th>
            ))}
            <th scope="col">All</th>
            <th scope="col" title="The most units that one draw of four cards calls for">Draw</th>
            <th scope="col" title={shown.boxes.join(", ")}>Boxes</th>
          </tr>
        </thead>
        <tbody>
          {shown.types.map((t) => (
            <tr key={t.id} class={t.drawn > t.total ? "over" : ""}>
              <th scope="row"><Picture svg={t.picture} width={22} height={20} /> {t.name}</th>
              {t.counts.map((n, i) => <td key={i}>{n || ""}</td>)}
              <td>{t.counts.reduce((a, b) => a + b, 0)}</td>
              <td>{t.drawn}{t.drawn > t.total && <span class="unseen"> too many</span>}</td>
              <td>{t.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.types.length === 0 && <p class="empty">The cards have no units yet. Drag units from the left on to the cards.</p>}
    </section>
  );
}
