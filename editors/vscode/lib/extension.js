"use strict";

const vscode = require("vscode");
const { LanguageClient, RevealOutputChannelOn } = require("vscode-languageclient/node");
const { findProgram } = require("./program");

/** The files that Muster reads. */
const PATTERNS = ["**/*.{adventure,map,deploycards,rulebook,realm,scenario,battle,sweep}.toml", "**/.muster.toml"];

const SELECTOR = PATTERNS.map((pattern) => ({ scheme: "file", pattern }));

let client; // that is started, or starting
let output;
let watchers;
let asked; // somebody was told that the program is not there: once is enough

/** Called by the editor when a folder or a file may be Muster's. It waits for nobody: not for the program, nor for a person. */
function activate(context) {
  output = vscode.window.createOutputChannel("Muster");
  watchers = PATTERNS.map((pattern) => vscode.workspace.createFileSystemWatcher(pattern));
  context.subscriptions.push(
    output,
    ...watchers,
    vscode.commands.registerCommand("muster.restart", restart),
    vscode.commands.registerCommand("muster.output", () => output.show()),
    vscode.workspace.onDidOpenTextDocument(startFor),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("muster.path")) {
        return restart();
      }
      return undefined;
    }),
  );
  for (const document of vscode.workspace.textDocuments) {
    startFor(document);
  }
}

/** Starts the program for the first file that is Muster's: TOML files of others want none. */
async function startFor(document) {
  if (!client && !asked && vscode.languages.match(SELECTOR, document) > 0) {
    await start();
  }
}

async function start() {
  const found = findProgram(vscode.workspace.getConfiguration("muster").get("path", ""));
  if (found.missing) {
    asked = true;
    await tellMissing(found.missing);
    return;
  }
  client = new LanguageClient(
    "muster",
    "Muster",
    { command: found.path, args: ["lsp"] }, // over its standard input and output
    {
      documentSelector: SELECTOR,
      outputChannel: output,
      revealOutputChannelOn: RevealOutputChannelOn.Never,
      synchronize: { fileEvents: watchers },
    },
  );
  const starting = client;
  try {
    await starting.start();
  } catch (error) {
    if (client === starting) {
      client = undefined;
    }
    asked = true;
    output.appendLine(`${found.path} lsp: ${error.message}`);
    const chosen = await vscode.window.showErrorMessage(
      `${found.path} did not start as an editor server. A Muster that is too old has no \`muster lsp\`: install a newer one.`,
      "Show Output",
      "Open Settings",
    );
    await follow(chosen);
  }
}

/** Says that the program is not there, and what to do. */
async function tellMissing(missing) {
  output.appendLine(missing);
  const chosen = await vscode.window.showErrorMessage(
    `${missing} Unpack a release of Muster and put muster on the PATH, or run \`go install ./cmd/muster\` in a clone of it, ` +
      "or write where it is into the setting muster.path. Then try again.",
    "Open Settings",
    "Try Again",
  );
  await follow(chosen);
}

async function follow(chosen) {
  switch (chosen) {
    case "Open Settings":
      await vscode.commands.executeCommand("workbench.action.openSettings", "muster.path");
      break;
    case "Show Output":
      output.show();
      break;
    case "Try Again":
      await restart();
      break;
  }
}

async function restart() {
  await stop();
  asked = false;
  await start();
}

async function stop() {
  const stopping = client;
  client = undefined;
  if (stopping) {
    try {
      await stopping.dispose();
    } catch (error) {
      output.appendLine(`The program did not stop as it should: ${error.message}`);
    }
  }
}

/** Called by the editor at its end. */
async function deactivate() {
  await stop();
}

module.exports = { activate, deactivate };
