"use strict";

const crypto = require("node:crypto");
const fs = require("node:fs");
const path = require("node:path");
const zlib = require("node:zlib");

const SYSTEMS = { linux: "linux", darwin: "darwin", win32: "windows" };
const PROCESSORS = { x64: "amd64", arm64: "arm64" };

/** The longest wait for a file of the release, in milliseconds. */
const LIMIT = 120000;

/** The largest program that is unpacked, in bytes. */
const LARGEST = 256 << 20;

/** The name of the program's file on a platform. */
const programName = (platform) => (platform === "win32" ? "muster.exe" : "muster");

/** The name of the release's archive for a machine; an error where the release has none. */
function archiveName(version, platform, arch) {
  const system = SYSTEMS[platform];
  const processor = PROCESSORS[arch];
  if (!system || !processor) {
    throw new Error(`Muster has no release for ${platform} ${arch}; build it with \`go install ./cmd/muster\` in a clone`);
  }
  return `muster_${version}_${system}_${processor}.${platform === "win32" ? "zip" : "tar.gz"}`;
}

/** The address above the versions, without a slash at its end. */
function releaseAddress(text) {
  let url;
  try {
    url = new URL(text);
  } catch {
    throw new Error(`the setting muster.releaseUrl is ${text}, which is not an address; write https://HOST/PATH`);
  }
  // SHA256SUMS has no signature, so only the connection protects it.
  const { protocol, hostname } = url;
  if (protocol !== "https:" && !(protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname))) {
    throw new Error(`the setting muster.releaseUrl is ${text}; use an https address`);
  }
  return text.replace(/\/+$/, "");
}

async function fetched(url, fetch) {
  let response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(LIMIT) });
    if (response.ok) {
      return Buffer.from(await response.arrayBuffer());
    }
  } catch (error) {
    throw new Error(`${url} cannot be downloaded: ${error.cause?.message ?? error.message}`);
  }
  throw new Error(`${url} cannot be downloaded: status ${response.status}`);
}

/** Fails unless SHA256SUMS has the checksum of an archive. */
function verify(archive, name, sums) {
  const line = sums.split(/\r?\n/).find((l) => l.endsWith(`  ${name}`));
  if (!line) {
    throw new Error(`SHA256SUMS has no line for ${name}`);
  }
  if (line.slice(0, 64) !== crypto.createHash("sha256").update(archive).digest("hex")) {
    throw new Error(`${name} does not match SHA256SUMS; try again later`);
  }
}

/** The file of a tar.gz archive with a base name, or undefined. */
function fromTar(archive, wanted) {
  const tar = zlib.gunzipSync(archive, { maxOutputLength: LARGEST });
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0; ) {
    const text = (from, to) => tar.toString("utf8", at + from, at + to).split("\0")[0];
    const size = parseInt(text(124, 136), 8);
    if (!(size >= 0)) {
      return undefined;
    }
    const regular = ["", "0"].includes(text(156, 157));
    if (regular && path.posix.basename(text(0, 100)) === wanted && at + 512 + size <= tar.length) {
      return tar.subarray(at + 512, at + 512 + size);
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return undefined;
}

/** The file of a zip archive with a base name, or undefined. */
function fromZip(archive, wanted) {
  const end = archive.lastIndexOf(Buffer.from("PK\x05\x06"));
  if (end < 0) {
    return undefined;
  }
  for (let n = archive.readUInt16LE(end + 10), at = archive.readUInt32LE(end + 16); n > 0; n--) {
    const [nameLength, extra, comment] = [28, 30, 32].map((o) => archive.readUInt16LE(at + o));
    if (path.posix.basename(archive.toString("utf8", at + 46, at + 46 + nameLength)) === wanted) {
      const local = archive.readUInt32LE(at + 42);
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const raw = archive.subarray(start, start + archive.readUInt32LE(at + 20));
      return archive.readUInt16LE(at + 10) === 0 ? raw : zlib.inflateRawSync(raw, { maxOutputLength: LARGEST });
    }
    at += 46 + nameLength + extra + comment;
  }
  return undefined;
}

/** The program in an archive of the release. */
function unpacked(archive, name, wanted) {
  let program;
  try {
    program = name.endsWith(".zip") ? fromZip(archive, wanted) : fromTar(archive, wanted);
  } catch (error) {
    throw new Error(`${name} cannot be unpacked: ${error.message}`);
  }
  if (!program) {
    throw new Error(`${name} does not contain ${wanted}`);
  }
  return program;
}

/**
 * Downloads the program of a version, verifies it against the checksums of the release, and writes it into a folder.
 *
 * @returns {Promise<string>} the path of the program
 */
async function download({ url, version, folder, platform = process.platform, arch = process.arch, fetch = globalThis.fetch }) {
  const at = `${releaseAddress(url)}/v${version}`;
  const name = archiveName(version, platform, arch);
  const sums = await fetched(`${at}/SHA256SUMS`, fetch);
  const archive = await fetched(`${at}/${name}`, fetch);
  verify(archive, name, sums.toString());
  const program = unpacked(archive, name, programName(platform));
  const file = path.join(folder, programName(platform));
  const part = `${file}.${process.pid}.part`;
  fs.mkdirSync(folder, { recursive: true });
  try {
    fs.writeFileSync(part, program, { mode: 0o755 });
    fs.renameSync(part, file); // whole or not at all
  } finally {
    fs.rmSync(part, { force: true });
  }
  return file;
}

module.exports = { download };
