"use strict";

// Bundles the extension into dist/extension.js and collects the licences of the bundled modules. With RELEASE_URL set it
// also writes the address of the release into package.json: .ci/vscode runs it in a copy of this folder.

const fs = require("node:fs");
const path = require("node:path");
const esbuild = require("esbuild");

const out = path.join(__dirname, "dist");

/** The folder of the module that a bundled file belongs to, or undefined for a file of the extension. */
function moduleOf(file) {
  const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file);
  return match ? match[1] : undefined;
}

function licences(inputs) {
  const folders = [...new Set(inputs.map(moduleOf).filter(Boolean))].sort();
  const texts = folders.map((folder) => {
    const { name, version } = JSON.parse(fs.readFileSync(path.join(__dirname, folder, "package.json"), "utf8"));
    const file = fs.readdirSync(path.join(__dirname, folder)).find((f) => /^licen[cs]e/i.test(f));
    if (!file) {
      throw new Error(`${name} has no licence file`);
    }
    return `${name} ${version}\n\n${fs.readFileSync(path.join(__dirname, folder, file), "utf8").trim()}\n`;
  });
  return texts.join(`\n${"-".repeat(80)}\n\n`);
}

/** Writes the address of the release, and the repository that it belongs to, into a package description. */
function addressed(text, url) {
  const address = url.replace(/\/+$/, "");
  const { protocol } = new URL(address); // fails with the bad address
  if (protocol !== "https:" && protocol !== "http:") {
    throw new Error(`RELEASE_URL is ${url}; write an address such as https://example.org/releases`);
  }
  const home = address.replace(/\/releases\/download$/, "");
  const description = JSON.parse(text);
  description.homepage = home;
  description.bugs.url = `${home}/issues`;
  description.repository.url = `${home}.git`;
  description.contributes.configuration.properties["muster.releaseUrl"].default = address;
  return `${JSON.stringify(description, undefined, 2)}\n`;
}

function build() {
  fs.rmSync(out, { recursive: true, force: true });
  const { metafile } = esbuild.buildSync({
    absWorkingDir: __dirname,
    entryPoints: ["lib/extension.js"],
    outfile: "dist/extension.js",
    bundle: true,
    minify: true,
    platform: "node",
    target: "node18", // of VS Code 1.82
    format: "cjs",
    mainFields: ["module", "main"], // vscode-languageserver-types: its main file requires in a way that cannot be bundled
    external: ["vscode"],
    legalComments: "none", // they are in LICENSES-THIRD-PARTY.txt
    metafile: true,
  });
  fs.writeFileSync(path.join(out, "LICENSES-THIRD-PARTY.txt"), licences(Object.keys(metafile.inputs)));
  const url = process.env.RELEASE_URL;
  if (url) {
    const file = path.join(__dirname, "package.json");
    fs.writeFileSync(file, addressed(fs.readFileSync(file, "utf8"), url));
  }
}

if (require.main === module) {
  build();
}

module.exports = { addressed };
