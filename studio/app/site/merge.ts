// The findings of two workers as one list: one judges open files at once, one the project with its slow checks later.
import type { Diagnostic, Message } from "../protocol";

interface Findings {
  uri: string;
  version?: number;
  diagnostics: Diagnostic[];
}

/** An answer that may have findings. */
interface Answer {
  findings?: Findings | null;
}

/** The findings of both workers, by URI. The last list wins: a worker drops what it knows about an older text. */
export class Merge {
  private readonly opens = new Map<string, Findings>();
  /** Findings that only the project's worker has, of the last version that both have judged. */
  private readonly slow = new Map<string, Diagnostic[]>();

  /** Returns a message of the worker of open files for the page. */
  open(m: Message): Message {
    const answer = (m.result as Answer | null | undefined)?.findings; // to muster/edit, for the next version
    const found = answer ?? findingsOf(m);
    if (!found) return m;
    this.opens.set(found.uri, found);
    const slow = without(this.slow.get(found.uri) ?? [], found.diagnostics);
    if (slow.length === 0) return m;
    const both = { ...found, diagnostics: [...found.diagnostics, ...slow] };
    return answer ? { ...m, result: { ...(m.result as Answer), findings: both } } : { ...m, params: both };
  }

  /** Returns a message of the project's worker for the page; undefined for one that the page does not need. */
  project(m: Message): Message | undefined {
    const found = findingsOf(m);
    if (!found) return undefined;
    const open = this.opens.get(found.uri);
    if (!open) return m;
    if (found.version !== open.version) return undefined;
    this.slow.set(found.uri, without(found.diagnostics, open.diagnostics));
    return m;
  }
}

function findingsOf(m: Message): Findings | undefined {
  return m.method === "textDocument/publishDiagnostics" ? (m.params as Findings) : undefined;
}

/** Returns the findings of a list that another one does not have. The same words at another place are another finding. */
function without(list: Diagnostic[], others: Diagnostic[]): Diagnostic[] {
  const known = new Set(others.map(keyOf));
  return list.filter((d) => !known.has(keyOf(d)));
}

function keyOf(d: Diagnostic): string {
  return `${d.code} ${d.range.start.line}:${d.range.start.character} ${d.message}`;
}
