package editor_test

import (
	"strings"
	"testing"

	"muster/internal/editor/protocol"
	"muster/internal/engine/battlelore/rulebook"
)

// TestUnsavedWins: an open document takes precedence over the file on disk, also for dependent files. After it is
// closed, the file on disk counts again.
func TestUnsavedWins(t *testing.T) {
	adventure := strings.NewReplacer(`"two-oaks"`, `"our-oaks"`, `"the-toll-bridge"`, `"our-toll"`).
		Replace(shipped(t, rulebook.KindAdventure, "the-toll-bridge"))
	field := strings.Replace(shipped(t, rulebook.KindMap, "two-oaks"), `"two-oaks"`, `"our-oaks"`, 1)
	dir := write(t, map[string]string{
		".muster.toml": "", "a/our-toll.adventure.toml": adventure, "m/our-oaks.map.toml": field,
	})
	d := begin(t, dir, options(dir))
	d.settle()
	if found := d.AllFound(); len(found) != 0 {
		t.Fatalf("found %v in a clean project", found)
	}
	d.open("m/our-oaks.map.toml", strings.Replace(field, `"our-oaks"`, `"other-oaks"`, 1))
	d.settle()
	if got := codes(d.Found(d.uri("a/our-toll.adventure.toml"))); got != "adventure/unknown-map" {
		t.Errorf("the adventure has %q when its map is called otherwise", got)
	}
	d.Notify("textDocument/didClose", protocol.Whole{TextDocument: protocol.Document{URI: d.uri("m/our-oaks.map.toml")}})
	d.settle()
	if found := d.AllFound(); len(found) != 0 {
		t.Errorf("found %v when the map is closed", found)
	}
	d.open("m/new.map.toml", "kind = \"map\"\n") // never saved
	d.settle()
	if got := codes(d.Found(d.uri("m/new.map.toml"))); got == "" {
		t.Error("nothing is found in a file that was never written")
	}
	// The folder need not exist: an editor creates it when it saves.
	d.open("drafts/late/other-oaks.map.toml", strings.Replace(field, `"our-oaks"`, `"other-oaks"`, 1))
	d.open("a/our-toll.adventure.toml", strings.Replace(adventure, `"our-oaks"`, `"other-oaks"`, 1))
	d.settle()
	for _, name := range []string{"drafts/late/other-oaks.map.toml", "a/our-toll.adventure.toml"} {
		if found := d.Found(d.uri(name)); len(found) != 0 {
			t.Errorf("found %v in %s", found, name)
		}
	}
}

// TestFoundInSettings: findings in a project's settings have the right location, saved and unsaved.
func TestFoundInSettings(t *testing.T) {
	dir := write(t, map[string]string{".muster.toml": "# ours\n\nbox = []\n"})
	d := begin(t, dir, options(dir))
	d.settle()
	uri := d.uri(".muster.toml")
	want := func(line, from, to int) {
		t.Helper()
		found := d.Found(uri)
		if len(found) != 1 {
			t.Fatalf("found %v in the settings", found)
		}
		at := found[0].Range
		if at.Start.Line != line || at.End.Line != line || at.Start.Character != from || at.End.Character != to {
			t.Errorf("%s stands at %v", found[0].Code, at)
		}
	}
	want(2, 0, 3)
	d.open(".muster.toml", "muster = \"0.1.0\"\n\n\n  boxes = [\"nope\"]\n")
	d.settle()
	want(3, 11, 17)
}
