package runewars

import (
	"fmt"
	"strconv"
	"strings"

	"muster/catalog"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/report/changes"
	"muster/internal/report/command"
	"muster/maps"
	"muster/schema"
)

// Topics of changes that only this game has.
const (
	ofTiles     = "tiles"
	homes       = "homes"
	cities      = "cities"
	runes       = "runes"
	neutrals    = "neutrals"
	exploration = "exploration"
	options     = "options"
	seats       = "seats"
	tokens      = "tokens"
	events      = "events"
	endings     = "endings"
	overrides   = "departures"
	attacker    = "attacker"
	defender    = "defender"
	around      = "around"
	battles     = "battles"
)

// Topics lists the topics of changes in display order.
func Topics() []string {
	return []string{
		command.TopicAll, ofTiles, homes, cities, runes, neutrals, exploration, options, seats, tokens, events, endings,
		overrides, attacker, defender, around, battles, command.TopicPlayers,
		command.Rows, command.Prose, command.Waivers,
	}
}

// Compare lists the differences between two versions of a definition. It has no movable pieces.
func Compare(old, young *catalog.Entry) []changes.Change {
	was, is := library.EntryOf(old), library.EntryOf(young)
	if was == nil || is == nil {
		return nil
	}
	return changes.Compare(Topics(), changesVersion(was), changesVersion(is), func(string, string) int { return 0 })
}

// Sum returns a hash of a definition; equal ones have equal hashes.
func Sum(of *catalog.Entry) string {
	e := library.EntryOf(of)
	if e == nil {
		return ""
	}
	return changesVersion(e).Sum()
}

// versionFacts is a version in progress.
type versionFacts struct{ command.VersionFacts }

func changesVersion(e *library.Entry) *changes.Version {
	t := new(versionFacts)
	switch {
	case e.Realm != nil:
		t.realm(e.Realm)
	case e.Scenario != nil:
		t.scenario(e.Scenario)
		t.battles(e.Battles)
	case e.Battle != nil:
		t.battle(e.Battle)
	case e.Style != nil:
		t.Style(e.Style)
	default:
		t.Rulebook(e.Doc)
	}
	for _, r := range rulebook.RowsOf(e.Doc) {
		t.Row(r.Table, r.ID, r.Values)
	}
	t.Waived(e.Doc)
	return &t.Version
}

func (t *versionFacts) realm(r *maps.Realm) {
	t.About([][2]string{
		{"name", r.Name}, {"author", r.Author}, {"players", strconv.Itoa(r.Players)}, {"boxes", command.Set(r.Boxes)},
	})
	t.Words("background", r.Background)
	t.Words("notes", r.Notes)
	for i, l := range r.Tiles {
		name := "tile " + l.Tile
		t.Field(ofTiles, "", name, "laid", strconv.Itoa(i+1))
		t.Field(ofTiles, "", name, "place", hex(l.At))
		t.Field(ofTiles, "", name, "turn", strconv.Itoa(l.Turn))
	}
	for i, h := range r.Homes {
		name := "marker " + strconv.Itoa(i+1)
		var covers []string
		for _, m := range h.Marker {
			covers = append(covers, hex(m))
		}
		t.Field(homes, "", name, "covers", strings.Join(covers, " "))
		if h.Faction != "" {
			t.Field(homes, "", name, "faction", h.Faction)
		}
		if len(h.At) > 0 {
			t.Field(homes, "", name, "place", hex(h.At))
			t.Field(homes, "", name, "turn", strconv.Itoa(h.Turn))
		}
	}
	for _, c := range r.Cities {
		t.Value(cities, "", c.Area, c.City)
	}
	for _, one := range r.Runes {
		t.Value(runes, "", one.Area, placed(one))
	}
	t.neutrals(r.Neutrals)
	for _, x := range r.Exploration {
		t.Value(exploration, "", x.Area, x.Token)
	}
	t.departs(r.Departs)
}

func (t *versionFacts) neutrals(list []maps.Neutrals) {
	for _, n := range list {
		var units []string
		for _, u := range n.Units {
			units = append(units, fmt.Sprintf("%d %s", u.Count, u.Unit))
		}
		if len(units) == 0 {
			units = []string{"nobody"}
		}
		t.Value(neutrals, "", n.Area, strings.Join(units, ", "))
	}
}

func (t *versionFacts) departs(list []schema.Override) {
	for _, d := range list {
		t.Value(overrides, "", d.Check, d.Reason)
	}
}

// hex returns a hex in the form of realm files; "" for an invalid one.
func hex(at []int) string {
	if len(at) != 2 {
		return ""
	}
	return fmt.Sprintf("[%d, %d]", at[0], at[1])
}
