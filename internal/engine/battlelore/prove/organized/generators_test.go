package organized_test

import (
	"fmt"
	"strings"

	"muster/internal/engine/battlelore/deck"

	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
	"muster/maps"
	"muster/schema/source"

	"pgregory.net/rapid"
)

// anyTinyBox writes a box with few figures, so that much runs short.
func anyTinyBox(t *rapid.T) string {
	var b strings.Builder
	b.WriteString(
		"kind = \"rulebook\"\nformat = 1\nid = \"tiny\"\nname = \"Tiny\"\n[[boxes]]\nid = \"tiny\"\nname = \"Tiny\"\n",
	)
	b.WriteString("sources = { all = \"test\" }\nlevy_tokens = {")
	for i, colour := range []string{"red", "blue", "green"} {
		if i > 0 {
			b.WriteString(",")
		}
		fmt.Fprintf(&b, " %s = %d", colour, rapid.IntRange(0, 2).Draw(t, colour))
	}
	b.WriteString(" }\nstock = [\n")
	var loose []string
	for _, camp := range boards.CampNames {
		for _, id := range tinyTypes {
			creature := id == "giant-spider"
			if creature && camp == "standard" || rapid.IntRange(0, 3).Draw(t, "has") == 0 {
				continue
			}
			units, extra := rapid.IntRange(0, 2).Draw(t, "units"), 0
			if !creature {
				extra = rapid.IntRange(0, 2).Draw(t, "extra")
			}
			if units+extra == 0 {
				continue
			}
			fmt.Fprintf(&b, "{ unit = %q, camp = %q, units = %d, extra_bearers = %d },\n", id, camp, units, extra)
			if !creature && rapid.IntRange(0, 2).Draw(t, "loose") == 0 {
				colour, _, _ := strings.Cut(id, "-")
				loose = append(
					loose,
					fmt.Sprintf("{ camp = %q, colour = %q, count = 1, makes = %q },\n", camp, colour, id),
				)
			}
		}
	}
	b.WriteString("]\nspare_banners = [\n" + strings.Join(loose, "") + "]\n")
	return b.String()
}

var tinyTypes = []string{
	"green-human-bow", "green-goblin-sword", "blue-human-sword", "blue-human-horse", "red-human-sword", "giant-spider",
}

// anyTinyHand draws two sets of few cards with few units.
func anyTinyHand(t *rapid.T, rules *rulebook.Rulebook, name string, most int) []*deck.Card {
	var sets []*deck.Set
	for i := range 2 {
		def := deploytest.Definition("pennant")
		def.ID = fmt.Sprintf("%s-%d", name, i)
		def.Cards = def.Cards[:2]
		for j := range def.Cards {
			cells := strings.Fields(strings.Repeat(". ", 14))
			for range rapid.IntRange(0, most).Draw(t, "units") {
				at := rapid.IntRange(0, len(cells)-1).Draw(t, "cell")
				cells[at] = rapid.SampledFrom([]string{"gb", "gg", "bs", "bh", "rs", "sp"}).Draw(t, "unit")
			}
			def.Cards[j].Rows = nil
			from := 0
			for _, n := range deploytest.CellsOf("standard") {
				def.Cards[j].Rows = append(def.Cards[j].Rows, strings.Join(cells[from:from+n], " "))
				from += n
			}
		}
		set, _ := deck.Link(def, rules)
		sets = append(sets, set)
	}
	return organized.Hand(sets...)
}

// tinyField is the map of generated ground with a rulebook of its own.
func tinyField(ground map[string]string, rules *rulebook.Rulebook) *rulebook.Field {
	board := rules.Boards.Get("standard").Geometry
	rows := deploytest.Open()
	for label, symbol := range ground {
		h, _, _ := board.ByLabel(label)
		r, i := board.Place(h)
		cells := strings.Fields(rows[r])
		cells[i] = symbol
		rows[r] = strings.Join(cells, " ")
	}
	return rulebook.LinkField(&maps.Map{ID: "g", Name: "Generated", Board: "standard", Rows: rows}, rules)
}

func tinyRules(t interface{ Fatalf(string, ...any) }, text string) *rulebook.Rulebook {
	doc, found := rulebook.FileKinds().Load(source.NewFile("tiny.rulebook.toml", []byte(text)))
	for _, f := range found {
		t.Fatalf("%s", f.Message)
	}
	return rulebook.Base().Extend(doc)
}
