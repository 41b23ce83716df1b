package browsertest

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"muster/cmd/internal/browser"
)

// pages are one of each kind of page that muster writes, in a folder of their own: what checkers read.
func pages(t *testing.T) (folder string, names []string) {
	t.Helper()
	folder = t.TempDir()
	muster(t, "print", "the-toll-bridge", "the-four-executors", "the-kings-paving", "beating-the-bounds", "two-oaks",
		"pennant-a", "--format", "html", "-o", folder)
	muster(t, "deploy", "two-oaks", "--mode", "impromptu", "--pennant", "pennant-a", "--standard", "standard-a",
		"--seed", "7", "--format", "html", "-o", folder)
	if err := os.WriteFile(filepath.Join(folder, "game.html"), recorded(t, "the-toll-bridge"), 0o600); err != nil {
		t.Fatal(err)
	}
	list, err := filepath.Glob(filepath.Join(folder, "*.html"))
	if err != nil || len(list) < 8 {
		t.Fatalf("%d pages, %v", len(list), err)
	}
	return folder, list
}

// TestAccessible has axe-core read pages, on a light screen and on a dark one: it finds nothing serious.
func TestAccessible(t *testing.T) {
	b := open(t)
	axe := string(read(t, tool(t, "axe-core/axe.min.js")))
	_, names := pages(t)
	for _, path := range names {
		for _, dark := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s dark=%t", filepath.Base(path), dark), func(t *testing.T) {
				var found []struct{ ID, Impact, Help, Target string }
				err := b.With(path, read(t, path), browser.View{Dark: dark}, func(p *browser.Page) error {
					if _, err := browser.Ask[bool](p, axe+";true"); err != nil {
						return err
					}
					var err error
					found, err = browser.Ask[[]struct{ ID, Impact, Help, Target string }](p, violations)
					return err
				})
				if err != nil {
					t.Fatal(err)
				}
				for _, v := range found {
					if v.Impact == "serious" || v.Impact == "critical" {
						t.Errorf("%s (%s): %s, at %s", v.ID, v.Impact, v.Help, v.Target)
					}
				}
			})
		}
	}
}

const violations = `axe.run(document, {resultTypes: ['violations']}).then(r => {
	if (r.passes.length < 5) throw new Error('axe has looked at next to nothing');
	return r.violations.map(v => ({
		ID: v.id, Impact: v.impact, Help: v.help, Target: v.nodes.slice(0, 3).map(n => n.target.join(' ')).join('; '),
	}));
})`

// TestNu has the Nu checker read pages: no error.
func TestNu(t *testing.T) {
	open(t)
	jar := tool(t, "vnu-jar/build/dist/vnu.jar")
	_, names := pages(t)
	check := []string{"-jar", jar, "--format", "json", "--exit-zero-always", "--stdout"}
	out := said(t, "java", append(check, names...)...)
	var told struct {
		Messages []struct {
			Type, URL, Message, Extract string
			LastLine                    int
		}
	}
	if err := json.Unmarshal(out, &told); err != nil {
		t.Fatal(err)
	}
	for _, m := range told.Messages {
		if m.Type != "info" {
			t.Errorf("%s:%d: %s %s: %s", filepath.Base(m.URL), m.LastLine, m.Type, m.Message, m.Extract)
		}
	}
	bad := write(t, t.TempDir(), "bad.html", []byte("<!doctype html><title>x</title><p id=a><p id=a>"))
	out = said(t, "java", append(check, bad)...)
	if json.Unmarshal(out, &told) != nil || len(told.Messages) == 0 {
		t.Error("the checker finds nothing on a page with mistakes")
	}
}

// TestHTMLValidate has html-validate read pages.
func TestHTMLValidate(t *testing.T) {
	open(t)
	program := tool(t, "html-validate/bin/html-validate.mjs")
	folder, names := pages(t)
	if err := os.WriteFile(filepath.Join(folder, ".htmlvalidate.json"), []byte(rules), 0o600); err != nil {
		t.Fatal(err)
	}
	said(t, "node", append([]string{program, "--config", filepath.Join(folder, ".htmlvalidate.json")}, names...)...)
}

// rules are what of html-validate's recommendations is about mistakes; those left out are about taste: how a page is
// laid out as text, and whether a style stands in it.
const rules = `{"root": true, "extends": ["html-validate:standard"]}`
