package main

import (
	"bytes"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

const installerDir = "installer"

// unpacked returns the folder of an archive: the installer and a program that prints its version.
func unpacked(t *testing.T, installer string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "muster 1.2.3") // folders of users have spaces
	text, err := os.ReadFile(filepath.Join(installerDir, installer))
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		installer: string(text), "muster": "#!/bin/sh\necho muster 1.2.3\n", "man/man1/muster.1": "page",
		"completions/muster.bash": "complete", "completions/muster.fish": "complete",
	} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// account is a home folder and the shell of its user.
type account struct{ home, shell, path string }

func (a account) run(t *testing.T, script string, args ...string) (string, error) {
	t.Helper()
	cmd := exec.Command("/bin/sh", append([]string{script}, args...)...)
	cmd.Env = []string{"HOME=" + a.home, "SHELL=" + a.shell, "PATH=" + a.path}
	out, err := cmd.CombinedOutput()
	return string(out), err
}

func needSh(t *testing.T) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("install.sh is for Linux and macOS; TestInstallCmd is for Windows")
	}
}

// TestInstallSh checks that each shell finds the program in a new terminal, that files of the user are only appended
// to, and that a second run changes only the program.
func TestInstallSh(t *testing.T) {
	needSh(t)
	for shell, files := range map[string][]string{
		"/bin/zsh": {".zshrc"}, "/usr/bin/fish": {".config/fish/conf.d/muster.fish"}, "/bin/bash": {".profile", ".bashrc"},
		"/bin/ksh": {".profile"}, "": {".profile"},
	} {
		t.Run(filepath.Base(shell), func(t *testing.T) {
			dir, a := unpacked(t, "install.sh"), account{filepath.Join(t.TempDir(), "my home"), shell, os.Getenv("PATH")}
			if err := os.Mkdir(a.home, 0o755); err != nil {
				t.Fatal(err)
			}
			mine := filepath.Join(a.home, ".profile")
			if err := os.WriteFile(mine, []byte("mine\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			bin := filepath.Join(a.home, ".local", "bin")
			out, err := a.run(t, filepath.Join(dir, "install.sh"))
			if err != nil || !strings.Contains(out, "installed "+bin+"/muster\n") ||
				!strings.HasSuffix(out, "muster 1.2.3; open a new terminal to use it\n") {
				t.Fatalf("%v\n%s", err, out)
			}
			first := contents(t, a.home)
			for _, file := range append(files, ".local/bin/muster", ".local/share/man/man1/muster.1",
				".local/share/bash-completion/completions/muster", ".local/share/fish/vendor_completions.d/muster.fish") {
				if first[file] == "" {
					t.Errorf("%s is not there", file)
				}
			}
			all := 4 + len(files)
			if !slices.Contains(files, ".profile") {
				all++ // the user's own
			}
			if len(first) != all {
				t.Errorf("there are %d files, not %d: %v", len(first), all, first)
			}
			if !strings.HasPrefix(first[".profile"], "mine\n") {
				t.Errorf(".profile is %q", first[".profile"])
			}
			if out, err := a.run(t, filepath.Join(dir, "install.sh")); err != nil || strings.Contains(out, "added") {
				t.Errorf("again: %v\n%s", err, out)
			}
			if again := contents(t, a.home); !maps.Equal(first, again) {
				t.Errorf("the second run changed files: %v", again)
			}
			if filepath.Base(files[0]) == ".profile" { // a shell that reads it finds the program
				cmd := exec.Command("/bin/sh", "-c", `. "$HOME/.profile" 2>/dev/null; muster version`)
				cmd.Env = []string{"HOME=" + a.home, "PATH=" + a.path}
				if out, err := cmd.CombinedOutput(); err != nil || string(out) != "muster 1.2.3\n" {
					t.Errorf("%v\n%s", err, out)
				}
			}
		})
	}
}

// contents returns the texts of all files below a folder, by relative path.
func contents(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name, _ := filepath.Rel(dir, path)
		text, err := os.ReadFile(path)
		all[filepath.ToSlash(name)] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestInstallShElsewhere checks that a folder on the PATH needs no line in a file, and that a bad archive leaves
// existing files unchanged.
func TestInstallShElsewhere(t *testing.T) {
	needSh(t)
	dir, home, bin := unpacked(t, "install.sh"), t.TempDir(), t.TempDir()
	a := account{home, "/bin/bash", bin + ":" + os.Getenv("PATH")}
	script := filepath.Join(dir, "install.sh")
	out, err := a.run(t, script, bin)
	if err != nil || out != "installed "+bin+"/muster\nmuster 1.2.3\n" {
		t.Fatalf("%v\n%s", err, out)
	}
	if _, err := os.Stat(filepath.Join(home, ".bashrc")); err == nil {
		t.Error(".bashrc is written")
	}
	if err := os.WriteFile(filepath.Join(dir, "muster"), []byte("\x7fELF of another processor"), 0o755); err != nil {
		t.Fatal(err)
	}
	out, err = a.run(t, script, bin)
	if err == nil || !strings.Contains(out, "muster does not run here; take the archive for ") {
		t.Errorf("%v\n%s", err, out)
	}
	if got := contents(t, bin); len(got) != 1 || !strings.Contains(got["muster"], "1.2.3") {
		t.Errorf("the old program is gone: %v", got)
	}
	if err := os.Remove(filepath.Join(dir, "muster")); err != nil {
		t.Fatal(err)
	}
	if out, err := a.run(t, script, bin); err == nil || !strings.Contains(out, "unpack the whole archive first") {
		t.Errorf("%v\n%s", err, out)
	}
	for flag, status := range map[string]int{"--help": 0, "--prefix": 2} {
		cmd := exec.Command("/bin/sh", script, flag)
		out, _ := cmd.CombinedOutput()
		if cmd.ProcessState.ExitCode() != status || !strings.HasPrefix(string(out), "Usage: sh install.sh [FOLDER]") {
			t.Errorf("%s: status %d\n%s", flag, cmd.ProcessState.ExitCode(), out)
		}
	}
}

// TestInstallCmd checks that the Windows installer copies the program; on other systems it only tests its form.
func TestInstallCmd(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(installerDir, "install.cmd"))
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Count(text, []byte("\n")) != bytes.Count(text, []byte("\r\n")) {
		t.Error("labels of batch files need the line ends of Windows")
	}
	if runtime.GOOS != "windows" {
		return
	}
	dir, bin := unpacked(t, "install.cmd"), filepath.Join(t.TempDir(), "my programs")
	program := exec.Command("go", "build", "-o", filepath.Join(dir, "muster.exe"), "muster/cmd/muster")
	if out, err := program.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	out, err := exec.Command("cmd", "/c", filepath.Join(dir, "install.cmd"), bin, "/nopath").CombinedOutput()
	if err != nil || !strings.Contains(string(out), "installed "+bin+`\muster.exe`) {
		t.Errorf("%v\n%s", err, out)
	}
}
