// What the shelf shows of its files later than their names: pictures of the files in view, and results of games.
import { signal } from "@preact/signals";
import type { App } from "./app";
import type { ShelfFile } from "./protocol";

/** The number of pictures in a request: a core in a worker answers nothing else meanwhile. */
const chunk = 6;

/** Returns a key of a file of the shelf. */
export function keyOf({ uri, game, library }: Pick<ShelfFile, "uri" | "game" | "library">): string {
  return `${library} ${game} ${uri}`;
}

export class ShelfFacts {
  /** Pictures as SVG by key. */
  readonly pictures = signal<ReadonlyMap<string, string>>(new Map());
  /** Results of games by key. */
  readonly played = signal<ReadonlyMap<string, string>>(new Map());
  private readonly asked = new Set<string>();
  private due: ShelfFile[] = [];
  private busy = false;
  private heard = false;

  constructor(private readonly app: App) {}

  /** Asks for all again when it is shown next; until then the page shows what it has. */
  forget(): void {
    this.asked.clear();
    this.heard = false;
  }

  /** Asks for the picture of a file that came into view. */
  see(file: ShelfFile): void {
    const key = keyOf(file);
    if (this.asked.has(key)) return;
    this.asked.add(key);
    this.due.push(file);
    if (!this.busy) void this.ask().catch((reason: unknown) => this.app.fail(reason));
  }

  private async ask(): Promise<void> {
    this.busy = true;
    try {
      await new Promise((resolve) => setTimeout(resolve)); // several come into view together
      while (this.due.length > 0) {
        const files = this.due.splice(0, chunk);
        const names = files.map(({ uri, game, library }) => ({ uri, game, library }));
        const { pictures } = await this.app.server.request<{ pictures: string[] }>("muster/pictures", { files: names });
        this.pictures.value = new Map([...this.pictures.peek(), ...files.map((f, i) => [keyOf(f), pictures[i] ?? ""] as const)]);
      }
      if (this.heard) return;
      this.heard = true;
      const { files } = await this.app.server.request<{ files: (ShelfFile & { played: string })[] }>("muster/played", {});
      this.played.value = new Map(files.map((f) => [keyOf(f), f.played]));
    } finally {
      this.busy = false;
    }
  }
}
