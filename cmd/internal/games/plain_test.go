package games

import (
	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/schema/source"
)

// TestPlainly: what differs in two versions is told value by value, whatever the game; what does not is not.
func TestPlainly(t *testing.T) {
	head := "kind = \"map\"\ngame = \"medieval\"\nformat = 1\nid = \"a\"\n"
	entry := func(text string) *catalog.Entry {
		c := catalog.New(Catalogs(), []*source.File{source.NewFile("a.map.toml", []byte(head+text))}, 1)
		return c.Given()[0]
	}
	const feature = "[[features]]\ntype = \"x\"\nat = [\"a1\", \"a2\"]\n"
	old := entry("name = \"A\"\nnotes = \"one\\ntwo\"\nboxes = [\"b\"]\n" + feature)
	young := entry("name = \"B\"\nnotes = \"one\\n2\"\n[legend]\nW = \"w\"\n" +
		"[[features]]\ntype = \"x\"\nat = [\"a1\"]\n")
	terms := plainly()
	var got []string
	for _, c := range terms.Compare(old, young) {
		got = append(got, c.Says())
		if topic, _, within := strings.Cut(c.Name, "."); within && c.Topic != topic || !within && c.Topic != "definition" {
			t.Errorf("%s is about %q", c.Name, c.Topic)
		}
	}
	want := []string{
		"boxes: b taken away", "name: A became B", "notes has other words", `features.1.at: "a1, a2" became a1`,
		"legend.W: w added",
	}
	if !slices.Equal(got, want) {
		t.Errorf("told are %q", got)
	}
	again := entry("boxes = [\"b\"]\nname = \"A\"\nnotes = \"one\\ntwo\"\n" + feature)
	if len(terms.Compare(old, again)) > 0 || terms.Sum(old) == terms.Sum(young) || terms.Sum(old) != terms.Sum(again) {
		t.Error("what is equal differs, or the other way round")
	}
}
