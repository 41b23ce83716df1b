"use strict";

const assert = require("node:assert");
const crypto = require("node:crypto");
const fs = require("node:fs");
const http = require("node:http");
const os = require("node:os");
const path = require("node:path");
const test = require("node:test");
const zlib = require("node:zlib");
const { download } = require("../lib/download");

const PROGRAM = Buffer.from("#!/bin/sh\nexit 0\n".repeat(100));

/** A tar.gz archive of files by name. */
function tarred(files) {
  const parts = Object.entries(files).map(([name, text]) => {
    const block = Buffer.alloc(512 + Math.ceil(text.length / 512) * 512);
    block.write(name, 0);
    block.write(text.length.toString(8).padStart(11, "0"), 124);
    block.write("0", 156);
    text.copy(block, 512);
    return block;
  });
  return zlib.gzipSync(Buffer.concat([...parts, Buffer.alloc(1024)]));
}

/** A zip archive of one file. */
function zipped(name, text) {
  const raw = zlib.deflateRawSync(text);
  const local = Buffer.alloc(30);
  local.write("PK\x03\x04", 0, "latin1");
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.write("PK\x01\x02", 0, "latin1");
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(raw.length, 20);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + raw.length, 16);
  return Buffer.concat([local, Buffer.from(name), raw, central, Buffer.from(name), end]);
}

const sum = (bytes) => crypto.createHash("sha256").update(bytes).digest("hex");

/** Serves a release on this machine while a test runs, and gives the options of download. */
async function served(t, files, also = {}) {
  const sums = Object.entries(files).map(([name, bytes]) => `${sum(bytes)}  ${name}\n`).join("");
  const all = { SHA256SUMS: Buffer.from(sums), ...files, ...also };
  const server = http.createServer((request, response) => {
    const bytes = all[request.url.replace("/releases/v1.2.3/", "")];
    response.writeHead(bytes ? 200 : 404);
    response.end(bytes);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "muster-"));
  t.after(() => {
    server.closeAllConnections();
    server.close();
    fs.rmSync(folder, { recursive: true });
  });
  return { url: `http://127.0.0.1:${server.address().port}/releases/`, version: "1.2.3", folder: path.join(folder, "1.2.3"), platform: "linux", arch: "x64" };
}

test("the program of an archive is verified and written", async (t) => {
  const archive = tarred({ "muster_1.2.3_linux_amd64/man/man1/muster.1": Buffer.from("manual"), "muster_1.2.3_linux_amd64/muster": PROGRAM });
  const options = await served(t, { "muster_1.2.3_linux_amd64.tar.gz": archive });
  const file = await download(options);
  assert.strictEqual(file, path.join(options.folder, "muster"));
  assert.deepStrictEqual(fs.readFileSync(file), PROGRAM);
  assert.strictEqual(fs.statSync(file).mode & 0o111, 0o111);
  assert.strictEqual(await download(options), file); // a second time too
  assert.deepStrictEqual(fs.readdirSync(options.folder), ["muster"]);
});

test("Windows has a zip archive", async (t) => {
  const options = await served(t, { "muster_1.2.3_windows_arm64.zip": zipped("muster_1.2.3_windows_arm64/muster.exe", PROGRAM) });
  const file = await download({ ...options, platform: "win32", arch: "arm64" });
  assert.strictEqual(path.basename(file), "muster.exe");
  assert.deepStrictEqual(fs.readFileSync(file), PROGRAM);
});

test("a bad release writes nothing and says why", async (t) => {
  const good = tarred({ "x/muster": PROGRAM });
  const name = "muster_1.2.3_linux_amd64.tar.gz";
  const sums = (bytes, file = name) => ({ SHA256SUMS: Buffer.from(`${sum(bytes)}  ${file}\n`) });
  for (const [files, also, want] of [
    [{}, {}, /muster_1\.2\.3_linux_amd64\.tar\.gz cannot be downloaded: status 404/],
    [{ [name]: good }, sums(PROGRAM), /does not match SHA256SUMS/],
    [{ [name]: good }, sums(good, `other-${name}`), /SHA256SUMS has no line for muster_1\.2\.3_linux_amd64\.tar\.gz/],
    [{ [name]: tarred({ "x/other": PROGRAM }) }, {}, /does not contain muster/],
    [{ [name]: PROGRAM }, {}, /cannot be unpacked/],
    [{ [name]: good.subarray(0, good.length / 2) }, {}, /cannot be unpacked/],
  ]) {
    const options = await served(t, files, also);
    await assert.rejects(download(options), want);
    assert.ok(!fs.existsSync(options.folder));
  }
});

test("addresses and machines without a release are refused", async () => {
  const options = { version: "1.2.3", folder: "/nowhere", platform: "linux", arch: "x64", fetch: () => assert.fail("asked") };
  for (const url of ["http://example.org/releases", "file:///releases", "releases", ""]) {
    await assert.rejects(download({ ...options, url }), /the setting muster.releaseUrl is/);
  }
  await assert.rejects(download({ ...options, url: "https://example.org", arch: "s390x" }), /no release for linux s390x/);
  await assert.rejects(
    download({ ...options, url: "https://example.org", fetch: () => Promise.reject(new Error("refused")) }),
    /https:\/\/example\.org\/v1\.2\.3\/SHA256SUMS cannot be downloaded: refused/,
  );
});
