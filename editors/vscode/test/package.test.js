"use strict";

const assert = require("node:assert");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const test = require("node:test");
const zlib = require("node:zlib");

const packed = path.join(__dirname, "..", "muster-vscode.vsix");

/** The files of a zip archive by name, by its directory at the end. */
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

test("the package holds what the extension needs, and nothing else", () => {
  const files = unzipped(fs.readFileSync(packed));
  const names = Object.keys(files);
  for (const name of [
    "extension.vsixmanifest", "[Content_Types].xml", "extension/package.json", "extension/lib/extension.js", "extension/lib/program.js",
    "extension/README.md", "extension/LICENSE.txt", "extension/node_modules/vscode-languageclient/node.js",
    "extension/node_modules/vscode-languageserver-protocol/lib/node/main.js", "extension/node_modules/vscode-jsonrpc/lib/node/main.js",
    "extension/node_modules/vscode-languageserver-types/lib/umd/main.js",
  ]) {
    assert.ok(names.includes(name), `${name} is missing`);
  }
  const ours = names.filter((name) => !name.includes("/node_modules/")).sort();
  assert.deepStrictEqual(ours, [
    "[Content_Types].xml", "extension.vsixmanifest", "extension/LICENSE.txt", "extension/README.md", "extension/lib/extension.js",
    "extension/lib/program.js", "extension/package.json",
  ]);
  const modules = new Set(names.map((name) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(name)?.[1]).filter(Boolean));
  assert.deepStrictEqual([...modules].sort(), [
    "balanced-match", "brace-expansion", "minimatch", "semver", "vscode-jsonrpc", "vscode-languageclient", "vscode-languageserver-protocol",
    "vscode-languageserver-types",
  ]);
  for (const name of modules) { // each may only be passed on with its licence
    assert.ok(names.some((n) => new RegExp(`node_modules/${name}/licen[cs]e`, "i").test(n)), `${name} has no licence`);
  }
  assert.strictEqual(files["extension/lib/extension.js"].toString(), fs.readFileSync(path.join(__dirname, "../lib/extension.js"), "utf8"));
});

/** A folder of the package and those around it, the nearest first. */
const upward = (folder) => folder.split("/").map((_, n, parts) => parts.slice(0, parts.length - n).join("/"));

test("every module that is required is in the package", () => {
  const files = unzipped(fs.readFileSync(packed));
  const has = (file) => [file, `${file}.js`, `${file}/index.js`].some((f) => files[f]) || Object.hasOwn(files, `${file}/package.json`);
  let seen = 0;
  for (const [name, text] of Object.entries(files)) {
    if (!name.endsWith(".js")) {
      continue;
    }
    for (const [, wanted] of text.toString().matchAll(/\brequire\("([^"]+)"\)/g)) {
      if (wanted === "vscode" || Module.isBuiltin(wanted)) {
        continue;
      }
      seen++;
      const from = path.posix.dirname(name);
      const there = wanted.startsWith(".") ? has(path.posix.join(from, wanted)) : upward(from).some((d) => has(`${d}/node_modules/${wanted}`));
      assert.ok(there, `${name} requires ${wanted}, which is not there`);
    }
  }
  assert.ok(seen > 100, `only ${seen}`);
});

