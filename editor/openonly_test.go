package editor_test

import (
	"strings"
	"testing"

	"muster/internal/editor/protocol"
	"muster/internal/engine/battlelore/rulebook"
)

// TestOpenOnly: a server for open documents judges these at once, with what they depend on, and no other file.
func TestOpenOnly(t *testing.T) {
	adventure := strings.NewReplacer(`"two-oaks"`, `"our-oaks"`, `"the-toll-bridge"`, `"our-toll"`).
		Replace(shipped(t, rulebook.KindAdventure, "the-toll-bridge"))
	field := strings.Replace(shipped(t, rulebook.KindMap, "two-oaks"), `"two-oaks"`, `"our-oaks"`, 1)
	dir := write(t, map[string]string{
		".muster.toml": "", "our-toll.adventure.toml": adventure, "our-oaks.map.toml": field,
		"wrong.map.toml": "kind = \"map\"\n",
	})
	opts := options(dir)
	opts.Settle = -1
	d := begin(t, dir, opts)
	d.settle()
	if found := d.AllFound(); len(found) != 0 {
		t.Errorf("without an open document the server finds %v", found)
	}
	toll, oaks := "our-toll.adventure.toml", "our-oaks.map.toml"
	d.open(toll, adventure)
	d.open(oaks, field)
	d.settle()
	if found := d.AllFound(); len(found) != 0 {
		t.Errorf("found %v in clean documents", found)
	}
	d.change(oaks, 2, protocol.Change{Text: strings.Replace(field, `"our-oaks"`, `"other-oaks"`, 1)})
	d.settle()
	if got := codes(d.Found(d.uri(toll))); got != "adventure/unknown-map" {
		t.Errorf("the open adventure has %q when its map is called otherwise", got)
	}
	d.change(oaks, 3, protocol.Change{Text: field})
	d.settle()
	if found := d.AllFound(); len(found) != 0 {
		t.Errorf("found %v when the map has its name again", found)
	}
}
