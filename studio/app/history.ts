// One undo history over several files. Each file's steps are in the editor's own history; this stack knows to which
// files the steps belong, so that the map and the adventure of a board are undone in the order of the work.

/** One step of work: how many steps of the history of each file. */
export type Step = Map<string, number>;

/** The order of steps over all files. */
export class Timeline {
  private done: Step[] = [];
  private undone: Step[] = [];

  /** Adds steps in files. A continued step is undone together with the last one. */
  add(parts: Step, continued = false): void {
    this.undone = [];
    const last = this.done.at(-1);
    if (continued && last) for (const [uri, n] of parts) last.set(uri, (last.get(uri) ?? 0) + n);
    else this.done.push(new Map(parts));
  }

  /** Reports whether a new change of a file may join the file's last step: no other file has changed since. */
  joins(uri: string): boolean {
    const last = this.done.at(-1);
    return last !== undefined && last.size === 1 && last.has(uri);
  }

  canUndo(files: readonly string[]): boolean {
    return find(this.done, files) !== undefined;
  }

  canRedo(files: readonly string[]): boolean {
    return find(this.undone, files) !== undefined;
  }

  /** Removes and returns the step to undo in some files. */
  undo(files: readonly string[]): Step | undefined {
    return move(this.done, this.undone, files);
  }

  /** Removes and returns the step to redo in some files. */
  redo(files: readonly string[]): Step | undefined {
    return move(this.undone, this.done, files);
  }
}

/**
 * Returns the index of the last step that touches one of the files. It returns undefined if a later step in another
 * file must be undone first.
 */
function find(steps: Step[], files: readonly string[]): number | undefined {
  const i = steps.findLastIndex((s) => files.some((uri) => s.has(uri)));
  const step = steps[i];
  if (!step) return undefined;
  const blocked = steps.slice(i + 1).some((later) => [...step.keys()].some((uri) => later.has(uri)));
  return blocked ? undefined : i;
}

function move(from: Step[], to: Step[], files: readonly string[]): Step | undefined {
  const i = find(from, files);
  if (i === undefined) return undefined;
  const [step] = from.splice(i, 1);
  if (step) to.push(step);
  return step;
}
