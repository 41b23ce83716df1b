package deploy_test

import (
	"bufio"
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
	"muster/maps"
)

// parseVector reads a vector: the header, then sections.
func parseVector(t *testing.T, text string) *vector {
	v := &vector{
		m:    maps.Map{ID: "vector", Name: "Vector", Board: "standard", Rows: deploytest.Open()},
		mode: deploycards.ModeImpromptu,
		defs: map[string]*deploycards.Set{},
	}
	for camp := range boards.Camp(boards.Camps) {
		for _, letter := range []string{"t", "u"} {
			def := deploytest.Definition(camp.String())
			def.ID = camp.String() + "-" + letter
			v.defs[def.ID] = def
		}
	}
	section, card := "", -1
	var rows []string
	lines := bufio.NewScanner(strings.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		line := lines.Text()
		word := strings.TrimSpace(line)
		if strings.HasPrefix(word, "-- ") && strings.HasSuffix(word, " --") {
			section, card = strings.Trim(word, "- "), -1
			if !slices.Contains([]string{"map", "pennant", "standard", "events"}, section) && v.defs[section] == nil {
				t.Fatalf("line %d: unknown section %q", n, section)
			}
			continue
		}
		switch {
		case word == "":
		case section == "":
			key, value, ok := strings.Cut(word, ":")
			if !ok || !v.header(t, key, strings.TrimSpace(value)) {
				t.Fatalf("line %d: unknown header %q", n, word)
			}
		case section == "map":
			rows = append(rows, line)
		case section == "events":
			v.events = append(v.events, word)
		case strings.HasPrefix(word, "card "):
			if _, err := fmt.Sscanf(word, "card %d", &card); err != nil || card < 1 || card > deck.CardsInSet {
				t.Fatalf("line %d: %q", n, word)
			}
			v.set(section).Cards[card-1].Rows = nil
		case card < 1:
			t.Fatalf("line %d: a row before any card", n)
		default:
			c := &v.set(section).Cards[card-1]
			c.Rows = append(c.Rows, line)
		}
	}
	if rows != nil {
		v.m.Rows = rows
	}
	if len(v.rules)+len(v.silent) == 0 || v.about == "" || (len(v.watch) == 0) == (v.wanted == "") {
		t.Fatal("a vector says rule, about and either watch or refused")
	}
	return v
}

// set finds a set by its id; a camp's name is its first.
func (v *vector) set(name string) *deploycards.Set {
	if def := v.defs[name]; def != nil {
		return def
	}
	return v.defs[name+"-t"]
}
