"use strict";

const assert = require("node:assert");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const test = require("node:test");
const zlib = require("node:zlib");
const { addressed } = require("../build");

const packed = path.join(__dirname, "..", "muster-vscode.vsix");

/** The files of a zip archive by name. */
function unzipped(text) {
  const end = text.lastIndexOf(Buffer.from("PK\x05\x06"));
  const files = {};
  for (let n = text.readUInt16LE(end + 10), at = text.readUInt32LE(end + 16); n > 0; n--) {
    const [size, nameLength, extra, comment] = [20, 28, 30, 32].map((o) => (o === 20 ? text.readUInt32LE(at + o) : text.readUInt16LE(at + o)));
    const name = text.toString("utf8", at + 46, at + 46 + nameLength);
    const local = text.readUInt32LE(at + 42);
    const start = local + 30 + text.readUInt16LE(local + 26) + text.readUInt16LE(local + 28);
    const raw = text.subarray(start, start + size);
    files[name] = text.readUInt16LE(at + 10) === 0 ? raw : zlib.inflateRawSync(raw);
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

const root = path.join(__dirname, "..");
const files = unzipped(fs.readFileSync(packed));
const described = JSON.parse(files["extension/package.json"]);

test("the package contains the bundle and the files that package.json names, and nothing else", () => {
  const contributes = described.contributes;
  const media = contributes.walkthroughs.flatMap((w) => w.steps.map((s) => s.media.markdown ?? s.media.svg));
  const snippets = contributes.snippets.map((s) => s.path.replace("./", ""));
  assert.deepStrictEqual(Object.keys(files).sort(), [
    "[Content_Types].xml", "extension.vsixmanifest",
    ...["LICENSE.txt", "README.md", "package.json", "dist/extension.js", "dist/LICENSES-THIRD-PARTY.txt", described.icon, ...media, ...snippets]
      .map((name) => `extension/${name}`),
  ].sort());
  assert.strictEqual(described.main, "./dist/extension.js");
  assert.ok(files["extension/dist/extension.js"].length < 600_000);
  const pages = media.filter((name) => name.endsWith(".md"));
  assert.deepStrictEqual(pages, fs.readdirSync(path.join(root, "walkthrough")).map((name) => `walkthrough/${name}`));
});

test("each step of the walkthrough but the installation has a picture that VS Code can show", () => {
  const steps = described.contributes.walkthroughs.flatMap((w) => w.steps);
  assert.deepStrictEqual(steps.filter((s) => s.media.markdown).map((s) => s.id), ["install"]);
  for (const { id, media } of steps.filter((s) => !s.media.markdown)) {
    assert.ok(media.altText.length > 30, id);
    const picture = files[`extension/${media.svg}`].toString();
    assert.ok(picture.length < 60_000, `${id}: ${picture.length} bytes`);
    assert.match(picture, /^<svg [^>]*viewBox="0 0 \d+ \d+"[^]*<title>[^]*<\/svg>\s*$/, id);
    assert.doesNotMatch(picture, /<style|style=|<script|href=/, id); // the page of the walkthrough allows none of them
  }
});

test("the licence of each bundled module is in the package", () => {
  const text = files["extension/dist/LICENSES-THIRD-PARTY.txt"].toString();
  for (const name of [
    "balanced-match", "brace-expansion", "minimatch", "semver", "vscode-jsonrpc", "vscode-languageclient", "vscode-languageserver-protocol",
    "vscode-languageserver-types",
  ]) {
    assert.match(text, new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\\n\\n[\\s\\S]{300}`, "m"));
  }
});

test("the bundle needs only VS Code and Node.js, and registers every command", async () => {
  const registered = [];
  const disposable = { dispose() {} };
  const stub = {
    StatusBarAlignment: { Left: 1 },
    window: { createOutputChannel: () => ({ appendLine() {}, show() {}, dispose() {} }), createStatusBarItem: () => ({ show() {}, dispose() {} }) },
    commands: { registerCommand: (name) => registered.push(name) && disposable },
    workspace: {
      textDocuments: [], createFileSystemWatcher: () => disposable, onDidOpenTextDocument: () => disposable,
      onDidGrantWorkspaceTrust: () => disposable, onDidChangeConfiguration: () => disposable,
    },
  };
  // The client's classes extend classes of the editor as soon as they are loaded.
  const vscode = new Proxy(stub, { get: (target, name) => target[name] ?? class {} });
  const load = Module._load;
  const foreign = [];
  Module._load = (name, ...rest) => {
    if (name === "vscode") {
      return vscode;
    }
    if (!Module.isBuiltin(name)) {
      foreign.push(name);
    }
    return load(name, ...rest);
  };
  try {
    const bundle = new Module("/nowhere/extension.js");
    bundle._compile(files["extension/dist/extension.js"].toString(), "/nowhere/extension.js");
    bundle.exports.activate({ subscriptions: [], extension: { packageJSON: described }, globalStorageUri: { fsPath: "/nowhere" } });
    await bundle.exports.deactivate();
  } finally {
    Module._load = load;
  }
  assert.deepStrictEqual(foreign, []);
  assert.deepStrictEqual(registered.sort(), described.contributes.commands.map((c) => c.command).sort());
});

test("the packager needs no exceptions, and the address of the release fills every field", () => {
  const source = fs.readFileSync(path.join(root, "package.json"), "utf8");
  assert.doesNotMatch(source, /--allow-/);
  const url = "https://github.com/OWNER/muster/releases/download";
  const filled = JSON.parse(addressed(source, `${url}/`));
  assert.strictEqual(filled.homepage, "https://github.com/OWNER/muster");
  assert.strictEqual(filled.bugs.url, "https://github.com/OWNER/muster/issues");
  assert.strictEqual(filled.repository.url, "https://github.com/OWNER/muster.git");
  assert.strictEqual(filled.contributes.configuration.properties["muster.releaseUrl"].default, url);
  assert.throws(() => addressed(source, "releases"), /Invalid URL/);
  assert.throws(() => addressed(source, "file:///releases"), /RELEASE_URL is file/);
  const icon = files["extension/media/icon.png"];
  assert.strictEqual(icon.toString("latin1", 1, 4), "PNG");
  assert.ok(icon.readUInt32BE(16) >= 128 && icon.readUInt32BE(20) >= 128);
});
