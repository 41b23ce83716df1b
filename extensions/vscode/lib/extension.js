"use strict";

const { execFile } = require("node:child_process");
const path = require("node:path");
const vscode = require("vscode");
const { LanguageClient, RevealOutputChannelOn } = require("vscode-languageclient/node");
const { download } = require("./download");
const { findProgram } = require("./program");

/** The files that Muster reads. */
const PATTERNS = ["**/*.{adventure,map,deploycards,rulebook,realm,scenario,battle,sweep,results,style}.toml", "**/.muster.toml"];

const SELECTOR = PATTERNS.map((pattern) => ({ scheme: "file", pattern }));

let client; // running or starting
let output;
let status; // the item of the status bar
let watchers;
let asked; // the user was told once that the program is missing
let version; // of the extension, and of the program that it downloads
let storage; // the folder of downloads of this version

/** Called by VS Code. It returns at once: it waits neither for the server nor for an answer to a message. */
function activate(context) {
  version = context.extension.packageJSON.version;
  storage = path.join(context.globalStorageUri.fsPath, version);
  output = vscode.window.createOutputChannel("Muster");
  status = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Left);
  status.name = "Muster";
  status.command = "muster.output";
  watchers = PATTERNS.map((pattern) => vscode.workspace.createFileSystemWatcher(pattern));
  context.subscriptions.push(
    output,
    status,
    ...watchers,
    vscode.commands.registerCommand("muster.check", checkProject),
    vscode.commands.registerCommand("muster.explain", explain),
    vscode.commands.registerCommand("muster.restart", restart),
    vscode.commands.registerCommand("muster.output", () => output.show()),
    vscode.commands.registerCommand("muster.download", downloadProgram),
    vscode.workspace.onDidOpenTextDocument(startFor),
    vscode.workspace.onDidGrantWorkspaceTrust(startAgain),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("muster.path")) {
        return restart();
      }
      return undefined;
    }),
  );
  startForOpen();
}

/** Shows the state of the server in the status bar. */
function show(icon, text) {
  status.text = `$(${icon}) Muster`;
  status.tooltip = text;
  status.show();
}

/** Starts the server for the first file that Muster reads; other TOML files do not need it. */
async function startFor(document) {
  if (!client && !asked && vscode.languages.match(SELECTOR, document) > 0) {
    await start();
  }
}

function startForOpen() {
  for (const document of vscode.workspace.textDocuments) {
    startFor(document);
  }
}

/** Looks for the program again: a workspace that is now trusted may contain it. */
function startAgain() {
  asked = false;
  startForOpen();
}

const setting = (name) => vscode.workspace.getConfiguration("muster").get(name, "");

/** The folders to search after the PATH. The bin folder of a workspace counts only if the user trusts the workspace. */
function folders() {
  const open = vscode.workspace.isTrusted ? (vscode.workspace.workspaceFolders ?? []) : [];
  return [...open.filter((f) => f.uri.scheme === "file").map((f) => path.join(f.uri.fsPath, "bin")), storage];
}

async function start() {
  const found = findProgram(setting("path"), { folders: folders() });
  if (found.missing) {
    asked = true;
    show("error", found.missing);
    await tellMissing(found.missing);
    return;
  }
  show("sync~spin", "Muster: the language server is starting");
  client = new LanguageClient(
    "muster",
    "Muster",
    { command: found.path, args: ["lsp"] }, // over standard input and output
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
    show("check", `Muster: the language server runs (${found.path})`);
    await vscode.commands.executeCommand("setContext", "muster.running", true); // completes a step of the walkthrough
  } catch (error) {
    if (client === starting) {
      client = undefined;
    }
    asked = true;
    show("error", "Muster: the language server did not start");
    output.appendLine(`${found.path} lsp: ${error.message}`);
    const chosen = await vscode.window.showErrorMessage(
      `${found.path} did not start as a language server. Install a newer Muster if it has no command \`muster lsp\`.`,
      "Show Output",
      "Open Settings",
    );
    await follow(chosen);
  }
}

/** Says that the program is missing, and how to get it. */
async function tellMissing(missing) {
  output.appendLine(missing);
  const chosen = setting("releaseUrl")
    ? await vscode.window.showErrorMessage(
      `${missing} Download Muster ${version}, or write its path into the setting muster.path.`,
      "Download",
      "Open Settings",
      "Try Again",
    )
    : await vscode.window.showErrorMessage(
      `${missing} Put muster from a release archive on the PATH, or run \`go install ./cmd/muster\` in a clone of Muster, ` +
        "or write its path into the setting muster.path. Then try again.",
      "Open Settings",
      "Try Again",
    );
  await follow(chosen);
}

async function follow(chosen) {
  switch (chosen) {
    case "Download":
      await downloadProgram();
      break;
    case "Open Settings":
      await vscode.commands.executeCommand("workbench.action.openSettings", "muster");
      break;
    case "Show Output":
      output.show();
      break;
    case "Try Again":
      await restart();
      break;
  }
}

/** Runs the program without a shell. Resolves to its output, its errors and its exit status; undefined when the program is missing. */
async function run(args, cwd) {
  const found = findProgram(setting("path"), { folders: folders() });
  if (found.missing) {
    await tellMissing(found.missing);
    return undefined;
  }
  return new Promise((resolve) => {
    execFile(found.path, args, { cwd, maxBuffer: 64 << 20 }, (error, out, failed) =>
      resolve({ status: error ? error.code : 0, out, failed }));
  });
}

/** Checks each open folder, and shows the result in the output. */
async function checkProject() {
  const open = (vscode.workspace.workspaceFolders ?? []).filter((f) => f.uri.scheme === "file");
  if (open.length === 0) {
    await vscode.window.showErrorMessage("No folder is open. Open the folder of your project, then check it.");
    return;
  }
  output.show();
  for (const folder of open) {
    output.appendLine(`muster check (${folder.uri.fsPath})`);
    const done = await run(["check", "--color", "never"], folder.uri.fsPath);
    if (!done) {
      return;
    }
    output.appendLine((done.out + done.failed).trimEnd());
  }
}

/** Shows the page of a code, rule, term or key: by default of the finding at the cursor. */
async function explain() {
  const editor = vscode.window.activeTextEditor;
  const here = editor
    ? vscode.languages.getDiagnostics(editor.document.uri).find((d) => d.source === "muster" && d.range.contains(editor.selection.active))
    : undefined;
  const wanted = await vscode.window.showInputBox({
    prompt: "A code, rule, term or key, such as map/row-size",
    value: here ? `${here.code?.value ?? here.code}` : "",
  });
  if (!wanted?.trim()) {
    return;
  }
  const done = await run(["explain", "--full", "--color", "never", "--", wanted.trim()]);
  if (!done) {
    return;
  }
  if (done.status !== 0) {
    await vscode.window.showErrorMessage(done.failed.trim());
    return;
  }
  const page = await vscode.workspace.openTextDocument({ language: "markdown", content: done.out });
  await vscode.window.showTextDocument(page, { preview: true });
}

/** Downloads the program from the release, and starts it. */
async function downloadProgram() {
  const url = setting("releaseUrl");
  if (!url) {
    await tellMissing("The setting muster.releaseUrl is empty, so Muster cannot be downloaded.");
    return;
  }
  try {
    await stop(); // Windows cannot replace a running program
    const file = await vscode.window.withProgress(
      { location: vscode.ProgressLocation.Notification, title: `Downloading Muster ${version}` },
      () => download({ url, version, folder: storage }),
    );
    output.appendLine(`Downloaded ${file}`);
  } catch (error) {
    output.appendLine(error.message);
    const chosen = await vscode.window.showErrorMessage(`Muster was not downloaded: ${error.message}.`, "Show Output", "Open Settings");
    await follow(chosen);
    return;
  }
  await restart();
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
      output.appendLine(`The language server did not stop: ${error.message}`);
    }
  }
}

/** Called by VS Code at its end. */
async function deactivate() {
  await stop();
}

module.exports = { activate, deactivate };
