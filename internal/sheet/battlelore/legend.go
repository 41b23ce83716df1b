package battlelore

import (
	"slices"
	"strings"

	"muster/internal/draw/battlelore"
	"muster/internal/draw/command"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/words"
	"muster/sheet"
)

// legend returns the key of the signs on a map, without others. The headings of the lists next to the map show the
// camps' flags.
func legend(in *words.Language, rules *rulebook.Rulebook, s *battlelore.Scene) marks {
	return append(signs(in, rules, s), goals(in, s)...)
}

// goals returns the key of the objectives and exits of a map.
func goals(in *words.Language, s *battlelore.Scene) []sheet.Sign {
	var out []sheet.Sign
	add := func(picture, where, name string) {
		out = append(out, sheet.Sign{Picture: picture, Name: where + sheet.Upper(sheet.Clean(in.Called(name)))})
	}
	for i, o := range s.Objectives {
		alike := func(other battlelore.Objective) bool { return other.Label == o.Label && other.Short == o.Short }
		if slices.ContainsFunc(s.Objectives[:i], alike) {
			continue // an objective of several hexes is listed once
		}
		var where []string // as the map has them: an even row has small letters
		for _, other := range s.Objectives[i:] {
			if onBoard := other.Hex >= 0 && int(other.Hex) < s.Field.Hexes.Len(); onBoard && alike(other) {
				where = append(where, s.Field.Hexes.Label(other.Hex))
			}
		}
		if len(where) > 0 {
			add(battlelore.ObjectiveSign(o.Short), strings.Join(where, ", ")+": ", o.Label)
		}
	}
	for _, e := range s.Exits {
		add(battlelore.ExitSign(), "", e.Label)
	}
	return out
}

// signs returns the key of the common signs of maps.
func signs(in *words.Language, rules *rulebook.Rulebook, s *battlelore.Scene) []sheet.Sign {
	out := unitSigns(in, rules, s)
	for _, t := range groundOf(rules, s) {
		if !(t.Layer == rulebook.Ground && t.Open && plain(t)) {
			out = append(out, groundSign(in, t, command.StyledTile(&rules.Tables, t, s.Style)))
		}
	}
	return out
}

// groundOf returns the terrain of a map in the order of the rulebook.
func groundOf(rules *rulebook.Rulebook, s *battlelore.Scene) []*rulebook.Terrain {
	var out []*rulebook.Terrain
	used := battlelore.TerrainOf(s.Field)
	for _, row := range rules.Terrain.All() {
		if i := slices.IndexFunc(used, func(t *rulebook.Terrain) bool { return t.ID == row.ID }); i >= 0 {
			out = append(out, used[i])
		}
	}
	return out
}

func groundSign(in *words.Language, t *rulebook.Terrain, picture string) sheet.Sign {
	name := sheet.Upper(sheet.Clean(in.Called(sheet.Either(t.Name, t.ID))))
	return sheet.Sign{Group: in.T("Ground"), Picture: picture, Name: name}
}

// unitSigns returns the key of the signs of units.
func unitSigns(in *words.Language, rules *rulebook.Rulebook, s *battlelore.Scene) []sheet.Sign {
	var out []sheet.Sign
	group := in.T("Ranks")
	add := func(picture, name string) {
		out = append(out, sheet.Sign{Group: group, Picture: picture, Name: sheet.Upper(sheet.Clean(in.Called(name)))})
	}
	has := func(of func(u *rulebook.Unit) bool) bool {
		return slices.ContainsFunc(s.Tokens, func(t battlelore.Token) bool { return of(t.Unit) })
	}
	for _, row := range rules.Banners.All() {
		if has(func(u *rulebook.Unit) bool { return u.Banner == row.ID }) {
			add(battlelore.Rank(rules, rules.Banners.Get(row.ID)), sheet.Either(row.Name, row.ID))
		}
	}
	group = in.T("Arms")
	if has(func(u *rulebook.Unit) bool { return u.Class == rulebook.Mounted }) {
		add(battlelore.ClassSign(rulebook.Mounted), "mounted")
	}
	if has(func(u *rulebook.Unit) bool { return u.Creature() && battlelore.UnitSign(u) == "" }) {
		add(battlelore.ClassSign(rulebook.Creature), "creature")
	}
	for _, row := range rules.Units.All() {
		if has(func(u *rulebook.Unit) bool { return u.ID == row.ID && battlelore.UnitSign(u) != "" }) {
			add(battlelore.UnitSign(rules.Units.Get(row.ID)), sheet.Either(row.Name, row.ID))
		}
	}
	for _, row := range rules.Weapons.All() {
		if has(func(u *rulebook.Unit) bool {
			return u.Weapon == row.ID && !u.Creature() && u.Class != rulebook.Mounted
		}) {
			add(battlelore.WeaponSign(rules.Weapons.Get(row.ID)), sheet.Either(row.Name, row.ID))
		}
	}
	group = in.T("Races")
	for _, row := range rules.Races.All() {
		if row.Mark != "" && has(func(u *rulebook.Unit) bool { return u.Race == row.ID && !u.Creature() }) {
			add(battlelore.RaceSign(rules.Races.Get(row.ID)), sheet.Either(row.Name, row.ID))
		}
	}
	group = in.T("Players")
	if slices.ContainsFunc(s.Tokens, func(t battlelore.Token) bool { return t.Ally }) {
		add(battlelore.AllySign(), "second player")
	}
	return out
}

// plain reports whether a terrain is drawn without a picture of its own.
func plain(t *rulebook.Terrain) bool { return t.Look.Pattern == "" || t.Look.Pattern == "plain" }
