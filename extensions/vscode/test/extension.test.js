"use strict";

const assert = require("node:assert");
const fs = require("node:fs");
const Module = require("node:module");
const os = require("node:os");
const path = require("node:path");
const test = require("node:test");

/** A stub of the editor that records what the extension does. */
function editor(setting, documents) {
  const seen = { clients: [], messages: [], offers: [], commands: {}, executed: [], answers: [], lines: [], shown: [], url: "", folders: [], trusted: true };
  const vscode = {
    window: {
      createOutputChannel: () => ({ appendLine: (line) => seen.lines.push(line), show: () => seen.lines.push("(shown)"), dispose() {} }),
      showErrorMessage: async (text, ...offers) => {
        seen.messages.push(text);
        seen.offers.push(offers);
        return seen.answers.shift();
      },
      withProgress: (_, run) => run(),
      createStatusBarItem: () => (seen.status = { show() {}, dispose() {} }),
      showInputBox: async (options) => {
        seen.asked = options;
        return seen.wanted;
      },
      showTextDocument: async (page) => seen.shown.push(page.content),
      get activeTextEditor() {
        return { document: { uri: "a.map.toml" }, selection: { active: 7 } };
      },
    },
    StatusBarAlignment: { Left: 1 },
    ProgressLocation: { Notification: 15 },
    commands: {
      registerCommand: (name, run) => {
        seen.commands[name] = run;
        return { dispose() {} };
      },
      executeCommand: async (...args) => seen.executed.push(args),
    },
    workspace: {
      textDocuments: documents,
      openTextDocument: async (page) => page,
      get isTrusted() {
        return seen.trusted;
      },
      get workspaceFolders() {
        return seen.folders.map((fsPath) => ({ uri: { scheme: "file", fsPath } }));
      },
      getConfiguration: () => ({ get: (name) => ({ path: seen.setting, releaseUrl: seen.url })[name] }),
      onDidGrantWorkspaceTrust: (run) => {
        seen.trust = run;
        return { dispose() {} };
      },
      onDidOpenTextDocument: (run) => {
        seen.open = run;
        return { dispose() {} };
      },
      onDidChangeConfiguration: (run) => {
        seen.configure = run;
        return { dispose() {} };
      },
      createFileSystemWatcher: (pattern) => ({ pattern }),
    },
    languages: {
      getDiagnostics: () => [
        { source: "other", code: "x", range: { contains: () => true } },
        { source: "muster", code: "map/row-size", range: { contains: (at) => at === 8 } },
        { source: "muster", code: { value: "map/unused-legend" }, range: { contains: (at) => at === 7 } },
      ],
      // The patterns of the extension differ only in the file name.
      match: (selector, document) => {
        assert.deepStrictEqual(selector.map((s) => s.scheme), ["file", "file"]);
        return /(\.(adventure|map|deploycards|rulebook|realm|scenario|battle|sweep)|\/\.muster)\.toml$/.test(document) ? 10 : 0;
      },
    },
  };
  seen.setting = setting;
  class LanguageClient {
    constructor(...args) {
      this.args = args;
      seen.clients.push(this);
    }
    async start() {
      this.started = true;
      if (seen.broken) {
        throw new Error("no such command");
      }
    }
    async dispose() {
      this.disposed = true;
    }
  }
  return { seen, modules: { vscode, "vscode-languageclient/node": { LanguageClient, RevealOutputChannelOn: { Never: 4 } } } };
}

/** The extension, loaded into a new stub. */
async function loaded(setting, documents = []) {
  const { seen, modules } = editor(setting, documents);
  const extension = activated(modules);
  await settled();
  return { seen, extension };
}

/** The extension, activated as the editor does it. */
function activated(modules) {
  const load = Module._load;
  Module._load = (name, ...rest) => modules[name] ?? load(name, ...rest);
  let extension;
  try {
    delete require.cache[require.resolve("../lib/extension")];
    extension = require("../lib/extension");
  } finally {
    Module._load = load;
  }
  const context = { subscriptions: [], extension: { packageJSON: { version: "9.8.7" } }, globalStorageUri: { fsPath: path.join(folder, "storage") } };
  assert.strictEqual(extension.activate(context), undefined);
  return extension;
}

/** Waits for all work that does not wait for the user. */
const settled = () => new Promise((done) => setImmediate(done));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "muster-"));
const file = process.platform === "win32" ? "muster.exe" : "muster";
const program = path.join(folder, "bin", file);
fs.mkdirSync(path.dirname(program));
fs.writeFileSync(program, "", { mode: 0o755 });
test.after(() => fs.rmSync(folder, { recursive: true }));

test("the server starts once, with the first file that Muster reads", async () => {
  const { seen, extension } = await loaded(program, ["/x/Cargo.toml"]);
  assert.strictEqual(seen.clients.length, 0);
  await seen.open("/x/notes.toml");
  assert.strictEqual(seen.clients.length, 0);
  await seen.open("/x/maps/fen.map.toml");
  await seen.open("/x/.muster.toml");
  assert.strictEqual(seen.clients.length, 1);
  const [id, , server, options] = seen.clients[0].args;
  assert.strictEqual(id, "muster");
  assert.deepStrictEqual(server, { command: program, args: ["lsp"] });
  assert.deepStrictEqual(options.documentSelector.map((s) => s.pattern), [
    "**/*.{adventure,map,deploycards,rulebook,realm,scenario,battle,sweep,results,style}.toml", "**/.muster.toml",
  ]);
  assert.deepStrictEqual(options.synchronize.fileEvents.map((w) => w.pattern), options.documentSelector.map((s) => s.pattern));
  await extension.deactivate();
  assert.ok(seen.clients[0].disposed);
  assert.deepStrictEqual(seen.messages, []);
});

test("a file that is already open starts the server", async () => {
  const { seen } = await loaded(program, ["/x/one.adventure.toml", "/x/two.adventure.toml"]);
  assert.strictEqual(seen.clients.length, 1);
});

test("a missing program is reported once, with the next step", async () => {
  const { seen } = await loaded("/nowhere/muster", ["/x/one.adventure.toml", "/x/two.adventure.toml"]);
  assert.strictEqual(seen.clients.length, 0);
  assert.strictEqual(seen.messages.length, 1);
  for (const word of ["/nowhere/muster", "go install ./cmd/muster", "muster.path", "PATH"]) {
    assert.ok(seen.messages[0].includes(word), seen.messages[0]);
  }
  seen.setting = program;
  await seen.configure({ affectsConfiguration: (name) => name === "muster.path" });
  assert.strictEqual(seen.clients.length, 1);
});

test("activation does not wait for the user to close a message", async () => {
  const { seen, modules } = editor("/nowhere/muster", ["/x/one.adventure.toml"]);
  modules.vscode.window.showErrorMessage = (text) => {
    seen.messages.push(text);
    return new Promise(() => {});
  };
  activated(modules);
  await settled();
  assert.strictEqual(seen.messages.length, 1);
});

test("the chosen button of the message works", async () => {
  const { seen } = await loaded("/nowhere/muster");
  seen.answers.push("Open Settings");
  await seen.commands["muster.restart"]();
  assert.deepStrictEqual(seen.executed, [["workbench.action.openSettings", "muster"]]);
  seen.answers.push("Try Again");
  await seen.commands["muster.restart"]();
  assert.strictEqual(seen.messages.length, 3);
});

test("a program without a language server is reported, and a restart stops the old client", async () => {
  const { seen } = await loaded(program);
  seen.broken = true;
  seen.answers.push("Show Output");
  await seen.open("/x/fen.map.toml");
  assert.match(seen.messages[0], /did not start as a language server/);
  assert.ok(seen.lines.some((line) => line.includes("no such command")) && seen.lines.includes("(shown)"));
  await seen.open("/x/fen.map.toml");
  assert.strictEqual(seen.clients.length, 1);
  seen.broken = false;
  await seen.commands["muster.restart"]();
  await seen.commands["muster.restart"]();
  assert.strictEqual(seen.clients.length, 3);
  assert.ok(seen.clients[1].disposed && !seen.clients[2].disposed);
});

test("bin of a trusted workspace is searched after the PATH, of an untrusted one it is not", async (t) => {
  const { PATH } = process.env;
  t.after(() => Object.assign(process.env, { PATH }));
  process.env.PATH = path.join(folder, "nowhere");
  const { seen } = await loaded("");
  Object.assign(seen, { folders: [folder], trusted: false });
  await seen.open("/x/fen.map.toml");
  assert.strictEqual(seen.clients.length, 0);
  assert.match(seen.messages[0], /muster was not found on the PATH/);
  seen.trusted = true;
  seen.trust();
  await seen.open("/x/fen.map.toml");
  assert.deepStrictEqual(seen.clients.map((c) => c.args[2].command), [program]);
  assert.ok(seen.executed.some((e) => e.join() === "setContext,muster.running,true"));
});

test("without a release address the message says how to install, with one it offers the download", async () => {
  const { seen } = await loaded("/nowhere/muster");
  await seen.commands["muster.download"]();
  assert.match(seen.messages[0], /muster.releaseUrl is empty.*go install/);
  assert.ok(!seen.offers[0].includes("Download"));
  seen.url = "ftp://localhost/";
  seen.answers.push("Download");
  await seen.commands["muster.restart"]();
  assert.strictEqual(seen.offers[1][0], "Download");
  assert.match(seen.messages[1], /Download Muster 9\.8\.7/);
  assert.match(seen.messages[2], /was not downloaded: the setting muster.releaseUrl is ftp:\/\/localhost\/; use an https address/);
});

/** A program that prints its arguments, and fails where one is "bad". */
function printer(t) {
  const at = path.join(folder, "printer");
  fs.writeFileSync(at, '#!/bin/sh\necho "args $*"\ncase "$*" in *bad) echo "unknown: $*" >&2; exit 2 ;; esac\n', { mode: 0o755 });
  t.after(() => fs.rmSync(at));
  return at;
}

const posix = { skip: process.platform === "win32" };

test("the status bar shows the state of the server", async () => {
  const { seen } = await loaded(program);
  assert.strictEqual(seen.status.text, undefined);
  await seen.open("/x/fen.map.toml");
  assert.match(seen.status.text, /check/);
  assert.strictEqual(seen.status.command, "muster.output");
  seen.setting = "/nowhere/muster";
  await seen.commands["muster.restart"]();
  assert.match(seen.status.text, /error/);
  assert.match(seen.status.tooltip, /nowhere/);
});

test("a project is checked in each open folder", posix, async (t) => {
  const { seen } = await loaded(printer(t));
  await seen.commands["muster.check"]();
  assert.match(seen.messages[0], /No folder is open/);
  seen.folders = [folder];
  await seen.commands["muster.check"]();
  assert.ok(seen.lines.includes("args check --color never") && seen.lines.includes("(shown)"), seen.lines.join("\n"));
});

test("the code at the cursor is explained as a page, and an unknown one is an error", posix, async (t) => {
  const { seen } = await loaded(printer(t));
  await seen.commands["muster.explain"](); // cancelled
  assert.strictEqual(seen.asked.value, "map/unused-legend");
  assert.deepStrictEqual([seen.shown, seen.messages], [[], []]);
  seen.wanted = "--version; echo x";
  await seen.commands["muster.explain"]();
  assert.deepStrictEqual(seen.shown, ["args explain --full --color never -- --version; echo x\n"]);
  seen.wanted = "bad";
  await seen.commands["muster.explain"]();
  assert.match(seen.messages[0], /^unknown: explain .* bad$/);
});
