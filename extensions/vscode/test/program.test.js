"use strict";

const assert = require("node:assert");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const test = require("node:test");
const { findProgram } = require("../lib/program");

const on = (...files) => (file) => files.includes(file);

test("the program is found on the PATH, in its order", () => {
  const world = { platform: "linux", env: { PATH: "/a::./b:/c:/d" }, runs: on("/c/muster", "/d/muster", "muster", "b/muster") };
  assert.deepStrictEqual(findProgram("", world), { path: "/c/muster" });
  assert.deepStrictEqual(findProgram(" muster ", world), { path: "/c/muster" });
  assert.match(findProgram("muster-next", world).missing, /muster-next was not found on the PATH/);
  assert.match(findProgram("", { platform: "linux", env: {}, runs: () => true }).missing, /not found on the PATH/);
});

test("an absolute path in the setting is used as it is", () => {
  const world = { platform: "linux", env: { PATH: "/c" }, home: "/home/anna", runs: on("/x/muster", "/c/muster", "/home/anna/bin/muster") };
  assert.deepStrictEqual(findProgram("/x/muster", world), { path: "/x/muster" });
  assert.deepStrictEqual(findProgram("~/bin/muster", world), { path: "/home/anna/bin/muster" });
  assert.match(findProgram("/y/muster", world).missing, /muster.path is \/y\/muster, but no program is there/);
  assert.match(findProgram("./muster", world).missing, /use an absolute path/);
  assert.match(findProgram("bin/muster", world).missing, /use an absolute path/);
});

test("Windows has extensions and case-insensitive variables", () => {
  const world = {
    platform: "win32", env: { Path: "C:\\tools;.;D:\\go\\bin", PATHEXT: ".COM;.EXE;.BAT;.CMD" },
    runs: on("D:\\go\\bin\\muster.exe", "C:\\tools\\muster.bat", ".\\muster.exe"),
  };
  assert.deepStrictEqual(findProgram("", world), { path: "D:\\go\\bin\\muster.exe" });
  assert.deepStrictEqual(findProgram("D:\\go\\bin\\muster.exe", world), { path: "D:\\go\\bin\\muster.exe" });
  assert.deepStrictEqual(findProgram("D:\\go\\bin\\muster", world), { path: "D:\\go\\bin\\muster.exe" });
  assert.match(findProgram("bin\\muster.exe", world).missing, /use an absolute path/);
});

test("a file that is not executable is not a program", { skip: process.platform === "win32" }, () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "muster-"));
  try {
    const world = { env: { PATH: dir } };
    assert.ok(findProgram("", world).missing);
    fs.mkdirSync(path.join(dir, "folder"));
    assert.ok(findProgram("folder", world).missing);
    fs.writeFileSync(path.join(dir, "text"), "", { mode: 0o644 });
    assert.ok(findProgram("text", world).missing);
    fs.writeFileSync(path.join(dir, "muster"), "#!/bin/sh\n", { mode: 0o755 });
    assert.deepStrictEqual(findProgram("", world), { path: path.join(dir, "muster") });
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
});

test("folders are searched after the PATH, and only for the default name", () => {
  const world = { platform: "linux", env: { PATH: "/c" }, folders: ["/w/bin", "/s"], runs: on("/w/bin/muster", "/s/muster", "/w/bin/other") };
  assert.deepStrictEqual(findProgram("", world), { path: "/w/bin/muster" });
  assert.deepStrictEqual(findProgram("", { ...world, runs: on("/c/muster", "/w/bin/muster") }), { path: "/c/muster" });
  assert.match(findProgram("other", world).missing, /other was not found on the PATH/);
});
