package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestCommitSubjects runs the hook that checks the subjects of commits.
func TestCommitSubjects(t *testing.T) {
	hook, err := filepath.Abs(filepath.Join(root, ".githooks", "commit-msg"))
	if err != nil {
		t.Fatal(err)
	}
	for subject, want := range map[string]string{
		"engine/medieval: cap evasion dice":         "",
		"draw: embed the font":                      "",
		"docs: pass the name of the page":           "",
		"Merge branch 'x'":                          "",
		"draw: " + strings.Repeat("x", 66):          "",
		"draw: " + strings.Repeat("x", 67):          "73 characters",
		"Cap evasion dice":                          "write \"scope: verb object\"",
		"engine, draw: cap evasion dice":            "write \"scope: verb object\"",
		"draw: Cap evasion dice":                    "write \"scope: verb object\"",
		"draw: capped evasion dice":                 "not with \"capped\"",
		"draw: caps evasion dice":                   "not with \"caps\"",
		"draw: capping evasion dice":                "not with \"capping\"",
		"draw: cap evasion dice.":                   "no period",
		"draw: merge files; drop what nobody needs": "",
	} {
		file := filepath.Join(t.TempDir(), "message")
		if err := os.WriteFile(file, []byte(subject+"\n\nA long body, with any words.\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		out, err := exec.Command(hook, file).CombinedOutput()
		if (err != nil) != (want != "") || !strings.Contains(string(out), want) {
			t.Errorf("%q: %v %q, want %q", subject, err, out, want)
		}
	}
}
