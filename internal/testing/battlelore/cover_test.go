package battlelore_test

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command"
	"muster/internal/testing/vectortest"
)

// vectors returns all vectors, sorted by name.
func vectors(t *testing.T) (out []*vector) {
	t.Helper()
	for _, f := range vectortest.Files(t) {
		v, fault := parse(f.Text)
		if fault != "" {
			t.Errorf("%s: %s", f.Name, fault)
			continue
		}
		out = append(out, v)
	}
	return out
}

// does reports whether players of the vector take an action with these first and last words. "may" and "may not" do
// not count, because they have no result.
func (v *vector) does(first, last string) bool {
	return slices.ContainsFunc(v.Steps, func(s vectortest.Step) bool {
		w := strings.Fields(s.Words)
		return len(w) > 1 && w[0] == first && w[len(w)-1] == last
	})
}

// has reports whether a unit of a type is on the vector's map.
func (v *vector) has(unit string) bool {
	return slices.ContainsFunc(v.Pieces, func(p piece) bool { return p.unit == unit })
}

// hasPlace reports whether a landmark or lair of a type is on the vector's field or enters it.
func (v *vector) hasPlace(id string) bool {
	for _, granted := range v.lore.grants {
		if slices.Contains(granted, id) {
			return true
		}
	}
	return slices.ContainsFunc(v.lore.places, func(s place) bool { return s.kind == id })
}

// Each Lore card of the rulebook is played in a vector (BL-LOR-03).
func TestEachLoreCardHasAVector(t *testing.T) {
	all, n := vectors(t), 0
	for _, card := range rulebook.Base().LoreCards.All() {
		n++
		if !slices.ContainsFunc(all, func(v *vector) bool { return v.does("cast", card.ID) }) {
			t.Errorf("no vector plays %s, %s", card.ID, card.Name)
		}
	}
	if want := 15 * int(battlelore.Masters); n < want {
		t.Errorf("there are %d Lore cards, want %d at least", n, want)
	}
}

// Each power of each creature is used in a vector (BL-CRE-10).
func TestEachPowerHasAVector(t *testing.T) {
	all, n := vectors(t), 0
	for _, u := range rulebook.Base().Units.All() {
		for i := range u.Powers {
			n++
			power := hyphened(u.Powers[i].Name)
			if !slices.ContainsFunc(all, func(v *vector) bool { return v.has(u.ID) && v.does("power", power) }) {
				t.Errorf("no vector uses %s of a %s", power, u.ID)
			}
		}
	}
	if n == 0 {
		t.Error("no creature has a power")
	}
}

// Each landmark and lair with an effect for its owner is in a vector (BL-LMK-04, BL-LMK-08).
func TestEachLandmarkHasAVector(t *testing.T) {
	all, n := vectors(t), 0
	for _, row := range rulebook.Base().Terrain.All() {
		if row.Layer != rulebook.Landmark && row.Layer != rulebook.Lair {
			continue
		}
		n++
		if !slices.ContainsFunc(all, func(v *vector) bool { return v.hasPlace(row.ID) }) {
			t.Errorf("no vector has %s", row.ID)
		}
	}
	if n == 0 {
		t.Error("there is no landmark")
	}
}

// Each kind of event has its own word, and a text of fields that it has.
func TestEventRows(t *testing.T) {
	seen := map[string]bool{}
	for k, row := range eventRows {
		e := battlelore.Event{Kind: battlelore.EventKind(k)}
		for f := range command.EventFields {
			e = e.With(f, 0)
		}
		text := vectortest.EventText(row.text, &e.Numbers, fieldWords, func(name string) (string, bool) {
			return "", eventFields[name] != nil
		})
		if row.word == "" || seen[row.word] || text == "" || strings.Contains(text, "?") {
			t.Errorf("%v has the word %q and the text %q", e.Kind, row.word, text)
		}
		seen[row.word] = true
	}
}
