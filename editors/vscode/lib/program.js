"use strict";

const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");

/**
 * Finds the program muster.
 *
 * @param {string} wanted the setting muster.path: a path, a name, or "" for the usual name
 * @param {object} [world] what is asked of the machine, for tests
 * @returns {{path: string} | {missing: string}} where it is, or a sentence that says that it is not there
 */
function findProgram(wanted, world = {}) {
  const env = world.env ?? process.env;
  const windows = (world.platform ?? process.platform) === "win32";
  const runs = world.runs ?? ((file) => canRun(file, windows));
  const paths = windows ? path.win32 : path.posix;
  const name = expanded(wanted.trim(), world.home ?? os.homedir(), paths) || "muster";
  if (paths.isAbsolute(name)) {
    const found = spellings(name, env, windows).find(runs);
    return found ? { path: found } : { missing: `There is no program at ${name}, where the setting muster.path has it.` };
  }
  if (/[\\/]/.test(name)) {
    // A path that depends on the folder which is open would be a folder's say in what is run.
    return { missing: `The setting muster.path is ${name}: write a whole path, or a name without a slash.` };
  }
  for (const folder of (valueOf(env, "PATH", windows) ?? "").split(paths.delimiter)) {
    // An empty or a relative entry means the current folder, out of which nothing is started unasked.
    if (!paths.isAbsolute(folder)) {
      continue;
    }
    const found = spellings(paths.join(folder, name), env, windows).find(runs);
    if (found) {
      return { path: found };
    }
  }
  return { missing: `The program ${name} is not on the PATH.` };
}

/** A path whose first part may be a tilde. */
function expanded(name, home, paths) {
  return name === "~" || name.startsWith("~/") ? paths.join(home, name.slice(1)) : name;
}

/** The names under which a program may stand: on Windows with each ending that PATHEXT has. */
function spellings(file, env, windows) {
  if (!windows) {
    return [file];
  }
  const endings = (valueOf(env, "PATHEXT", windows) || ".EXE").split(";").filter((e) => /^\.exe$/i.test(e));
  return /\.exe$/i.test(file) ? [file] : (endings.length > 0 ? endings : [".exe"]).map((e) => file + e.toLowerCase());
}

/** A variable of the environment; Windows does not tell large letters from small ones. */
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
