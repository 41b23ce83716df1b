package cardcheck

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"muster/engine/rulebook"
	"muster/maps/hex"
	"muster/schema"
	"muster/schema/source"
)

// targets.toml is held to its form: every key is known, every row has a name, a bound, and says whose each bound is.
func TestTargetsFile(t *testing.T) {
	doc, _ := schema.Load(source.NewFile("targets.toml", targetsFile))
	if doc.Tree == nil || len(doc.Tree) != 1 {
		t.Fatalf("targets.toml holds %d tables, want [[targets]] alone", len(doc.Tree))
	}
	list, _ := doc.Tree["targets"].([]any)
	if len(list) != len(targets()) || len(list) == 0 {
		t.Fatalf("%d rows make %d targets", len(list), len(targets()))
	}
	for _, v := range list {
		row := v.(map[string]any)
		for key := range row {
			if !slices.Contains([]string{"id", "name", "least", "most", "sources", "house"}, key) {
				t.Errorf("%v has the unknown key %q", row["id"], key)
			}
		}
		one := targets()[row["id"].(string)]
		if one.Name == "" || one.Least == nil && one.Most == nil {
			t.Errorf("%s has no name or no bound", one.ID)
		}
		if one.Least != nil && one.Most != nil && *one.Least > *one.Most {
			t.Errorf("%s: least is above most", one.ID)
		}
		for key, bound := range map[string]*int{"least": one.Least, "most": one.Most} {
			if bound != nil && one.Sources["all"] == "" && !slices.Contains(one.House, key) {
				t.Errorf("%s: %s has no source and is not house", one.ID, key)
			}
		}
	}
}

// Every target is asked for by a check, and every one that a check asks for is there.
func TestTargetsAreUsed(t *testing.T) {
	asked := map[string]bool{}
	for _, b := range rulebook.Base().Banners.All() {
		asked[b.ID+"-card"] = true
		for c := range hex.Camp(hex.Camps) {
			asked[b.ID+"-"+c.String()] = true
		}
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range bytes.Split(text, []byte(`targets()["`))[1:] {
			id, rest, _ := strings.Cut(string(part), `"`)
			if _, known := targets()[id]; !known && strings.HasPrefix(rest, "]") && !strings.HasSuffix(name, "_test.go") {
				t.Errorf("%s asks for the target %q, which is not there", name, id)
			}
			asked[id] = true
		}
	}
	for id := range targets() {
		if !asked[id] {
			t.Errorf("no check asks for the target %q", id)
		}
	}
}

func TestTargetWords(t *testing.T) {
	n := func(i int) *int { return &i }
	for _, c := range []struct {
		one          target
		n            int
		meets        bool
		text, change string
	}{
		{target{Least: n(5), Most: n(6)}, 4, false, "5 to 6", "add 1"},
		{target{Least: n(5), Most: n(6)}, 5, true, "5 to 6", ""},
		{target{Least: n(5), Most: n(6)}, 8, false, "5 to 6", "take 2 out"},
		{target{Most: n(2)}, 3, false, "at most 2", "take 1 out"},
		{target{Least: n(0), Most: n(2)}, 0, true, "at most 2", ""},
		{target{Least: n(2)}, 1, false, "at least 2", "add 1"},
	} {
		if c.one.meets(c.n) != c.meets || c.one.text() != c.text || c.one.change(c.n) != c.change {
			t.Errorf("%d against %s: meets %t, %q", c.n, c.one.text(), c.one.meets(c.n), c.one.change(c.n))
		}
	}
}
