"use strict";

const assert = require("node:assert");
const fs = require("node:fs");
const Module = require("node:module");
const os = require("node:os");
const path = require("node:path");
const test = require("node:test");

/** A made-up editor: what the extension asks of it, and what it was told. */
function editor(setting, documents) {
  const seen = { clients: [], messages: [], commands: {}, opened: [], executed: [], answers: [], lines: [] };
  const vscode = {
    window: {
      createOutputChannel: () => ({ appendLine: (line) => seen.lines.push(line), show: () => seen.lines.push("(shown)"), dispose() {} }),
      showErrorMessage: async (text) => {
        seen.messages.push(text);
        return seen.answers.shift();
      },
    },
    commands: {
      registerCommand: (name, run) => {
        seen.commands[name] = run;
        return { dispose() {} };
      },
      executeCommand: async (...args) => seen.executed.push(args),
    },
    workspace: {
      textDocuments: documents,
      getConfiguration: () => ({ get: () => seen.setting }),
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
      // As the editor matches: by what stands behind the last slash, which is all that our patterns differ in.
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

/** The extension, loaded anew into a made-up editor. */
async function loaded(setting, documents = []) {
  const { seen, modules } = editor(setting, documents);
  const extension = activated(modules);
  await settled();
  return { seen, extension };
}

/** The extension, begun as the editor begins it. */
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
  assert.strictEqual(extension.activate({ subscriptions: [] }), undefined);
  return extension;
}

/** What is under way has come as far as it can without anybody. */
const settled = () => new Promise((done) => setImmediate(done));

const program = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "muster-")), process.platform === "win32" ? "muster.exe" : "muster");
fs.writeFileSync(program, "", { mode: 0o755 });
test.after(() => fs.rmSync(path.dirname(program), { recursive: true }));

test("the program starts with the first file that is Muster's, once", async () => {
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
    "**/*.{adventure,map,deploycards,rulebook,realm,scenario,battle,sweep}.toml", "**/.muster.toml",
  ]);
  assert.deepStrictEqual(options.synchronize.fileEvents.map((w) => w.pattern), options.documentSelector.map((s) => s.pattern));
  await extension.deactivate();
  assert.ok(seen.clients[0].disposed);
  assert.deepStrictEqual(seen.messages, []);
});

test("a file that is open already starts it", async () => {
  const { seen } = await loaded(program, ["/x/one.adventure.toml", "/x/two.adventure.toml"]);
  assert.strictEqual(seen.clients.length, 1);
});

test("that the program is not there is told once, with what to do", async () => {
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

test("nobody waits for a person to close a message", async () => {
  const { seen, modules } = editor("/nowhere/muster", ["/x/one.adventure.toml"]);
  modules.vscode.window.showErrorMessage = (text) => {
    seen.messages.push(text);
    return new Promise(() => {});
  };
  activated(modules);
  await settled();
  assert.strictEqual(seen.messages.length, 1);
});

test("what is chosen of the message is done", async () => {
  const { seen } = await loaded("/nowhere/muster");
  seen.answers.push("Open Settings");
  await seen.commands["muster.restart"]();
  assert.deepStrictEqual(seen.executed, [["workbench.action.openSettings", "muster.path"]]);
  seen.answers.push("Try Again");
  await seen.commands["muster.restart"]();
  assert.strictEqual(seen.messages.length, 3);
});

test("a program that is too old is told, and another start ends the first", async () => {
  const { seen } = await loaded(program);
  seen.broken = true;
  seen.answers.push("Show Output");
  await seen.open("/x/fen.map.toml");
  assert.match(seen.messages[0], /did not start as an editor server/);
  assert.ok(seen.lines.some((line) => line.includes("no such command")) && seen.lines.includes("(shown)"));
  await seen.open("/x/fen.map.toml");
  assert.strictEqual(seen.clients.length, 1);
  seen.broken = false;
  await seen.commands["muster.restart"]();
  await seen.commands["muster.restart"]();
  assert.strictEqual(seen.clients.length, 3);
  assert.ok(seen.clients[1].disposed && !seen.clients[2].disposed);
});
