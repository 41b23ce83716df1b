"use strict";

const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");

/**
 * Finds the program muster.
 *
 * @param {string} wanted the setting muster.path: a path, a name, or "" for the default
 * @param {object} [world] folders to search after the PATH when the setting is empty; the machine, for tests
 * @returns {{path: string} | {missing: string}} its path, or a sentence that says that it is missing
 */
function findProgram(wanted, world = {}) {
  const env = world.env ?? process.env;
  const windows = (world.platform ?? process.platform) === "win32";
  const runs = world.runs ?? ((file) => canRun(file, windows));
  const paths = windows ? path.win32 : path.posix;
  const name = expanded(wanted.trim(), world.home ?? os.homedir(), paths) || "muster";
  if (paths.isAbsolute(name)) {
    const found = spellings(name, env, windows).find(runs);
    return found ? { path: found } : { missing: `The setting muster.path is ${name}, but no program is there.` };
  }
  if (/[\\/]/.test(name)) {
    // A relative path would depend on the open folder.
    return { missing: `The setting muster.path is ${name}; use an absolute path, or a name without a slash.` };
  }
  for (const folder of (valueOf(env, "PATH", windows) ?? "").split(paths.delimiter)) {
    // An empty or relative entry means the current folder, which is not trusted.
    if (!paths.isAbsolute(folder)) {
      continue;
    }
    const found = spellings(paths.join(folder, name), env, windows).find(runs);
    if (found) {
      return { path: found };
    }
  }
  for (const folder of wanted.trim() === "" ? (world.folders ?? []) : []) {
    const found = spellings(paths.join(folder, name), env, windows).find(runs);
    if (found) {
      return { path: found };
    }
  }
  return { missing: `The program ${name} was not found on the PATH.` };
}

/** Replaces a leading tilde by the home folder. */
function expanded(name, home, paths) {
  return name === "~" || name.startsWith("~/") ? paths.join(home, name.slice(1)) : name;
}

/** The file names of a program: on Windows with the extensions of PATHEXT that are .exe. */
function spellings(file, env, windows) {
  if (!windows) {
    return [file];
  }
  const endings = (valueOf(env, "PATHEXT", windows) || ".EXE").split(";").filter((e) => /^\.exe$/i.test(e));
  return /\.exe$/i.test(file) ? [file] : (endings.length > 0 ? endings : [".exe"]).map((e) => file + e.toLowerCase());
}

/** An environment variable; on Windows names are case-insensitive. */
function valueOf(env, name, windows) {
  const key = Object.keys(env).find((k) => (windows ? k.toUpperCase() : k) === name);
  return key === undefined ? undefined : env[key];
}

function canRun(file, windows) {
  try {
    fs.accessSync(file, windows ? fs.constants.F_OK : fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

module.exports = { findProgram };
