// Files in a link or a zip archive. Nothing in them is trusted: both have limits, and stop before they fill the memory.
import { strToU8, unzipSync, zipSync } from "fflate";

/** A file under its name alone. */
export interface NamedText {
  name: string;
  text: string;
}

/** The most that a link has, in characters. */
export const mostLink = 8192;

/** The most that is read from a link or an archive, in bytes. */
export const mostText = 2 * 1024 * 1024;

/** The start of the hash of a link with files. */
const mark = "#d=";

const damaged = "This link is damaged or not complete. Ask for it again.";
/** The sentence about too much of it. */
export const tooLarge = "This is too large for Studio: it opens 2 MB at most.";

/** Returns the hash of a link with files. */
export async function hashOf(files: NamedText[]): Promise<string> {
  const text = JSON.stringify({ v: 1, files });
  const packed = await read(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")), Infinity);
  let binary = "";
  for (const byte of packed) binary += String.fromCharCode(byte);
  return mark + btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Returns the files in the hash of a link; undefined if it has none. */
export async function filesOf(link: string): Promise<NamedText[] | undefined> {
  const at = link.indexOf(mark);
  if (at < 0) return undefined;
  const data = link.slice(at + mark.length).trim();
  if (data.length > mostText) throw new Error(tooLarge);
  let packed: Uint8Array<ArrayBuffer>;
  try {
    packed = Uint8Array.from(atob(data.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
  } catch {
    throw new Error(damaged);
  }
  const bytes = await read(new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")), mostText)
    .catch((reason: unknown) => Promise.reject(new Error(reason instanceof RangeError ? tooLarge : damaged)));
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Error(damaged);
  }
  const files = value instanceof Object && "files" in value ? value.files : undefined;
  const named = (f: unknown): f is NamedText =>
    f instanceof Object && "name" in f && "text" in f && typeof f.name === "string" && typeof f.text === "string";
  if (!Array.isArray(files) || !files.every(named)) throw new Error(damaged);
  return files.map(({ name, text }) => ({ name, text }));
}

/** Reads a stream up to a number of bytes. It stops with a RangeError at more. */
async function read(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("too large");
    }
    parts.push(value);
  }
  const out = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** Returns a zip archive of files. */
export function zipOf(files: NamedText[]): Blob {
  const list = Object.fromEntries(files.map((f) => [f.name, strToU8(f.text)]));
  return new Blob([zipSync(list).slice()], { type: "application/zip" });
}

/** Returns the definitions in files: zip archives are opened, other files that are no definitions are left out. */
export async function definitionsIn(files: Iterable<globalThis.File>): Promise<NamedText[]> {
  const out: NamedText[] = [];
  let left = mostText;
  const take = (name: string, bytes: Uint8Array) => {
    left -= bytes.length;
    if (left < 0) throw new Error(tooLarge);
    try {
      out.push({ name: name.slice(name.lastIndexOf("/") + 1), text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) });
    } catch {
      throw new Error(`${name} is not text.`);
    }
  };
  for (const file of files) {
    if (file.name.endsWith(".zip")) {
      if (file.size > mostText) throw new Error(tooLarge);
      // The sizes in the archive bound what is unpacked: fflate writes no more than it says.
      let said = 0;
      const wanted = (name: string, size: number) => {
        if (!isDefinition(name)) return false;
        said += size;
        if (said > left) throw new RangeError();
        return true;
      };
      let unpacked: Record<string, Uint8Array>;
      try {
        unpacked = unzipSync(new Uint8Array(await file.arrayBuffer()), { filter: (f) => wanted(f.name, f.originalSize) });
      } catch (reason) {
        throw new Error(reason instanceof RangeError ? tooLarge : `${file.name} is not a zip archive that Studio can read.`);
      }
      for (const [name, bytes] of Object.entries(unpacked)) take(name, bytes);
    } else if (isDefinition(file.name)) {
      if (file.size > left) throw new Error(tooLarge);
      take(file.name, new Uint8Array(await file.arrayBuffer()));
    }
  }
  return out;
}

/** Reports whether a path is that of a definition. */
function isDefinition(name: string): boolean {
  return /(^|\/)[^/.]+\.[a-z]+\.toml$/.test(name);
}
