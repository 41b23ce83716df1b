package kernel

import (
	"slices"
	"strings"

	commanddraw "muster/internal/draw/command"
	"muster/internal/draw/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/sheet/command"
	"muster/sheet"
)

// legend returns the key of the signs on a map, without others.
func (b *battle) legend(s *kernel.Scene) command.Marks {
	return append(b.signs(s), goals(s)...)
}

// goals returns the key of the objectives and exits of a map.
func goals(s *kernel.Scene) []sheet.Sign {
	var out []sheet.Sign
	add := func(picture, name string) {
		out = append(out, sheet.Sign{Picture: picture, Name: sheet.Upper(sheet.Clean(name))})
	}
	for i, o := range s.Objectives {
		alike := func(other kernel.Objective) bool { return other.Label == o.Label && other.Short == o.Short }
		if slices.ContainsFunc(s.Objectives[:i], alike) {
			continue // an objective of several hexes is listed once
		}
		var where []string
		for _, other := range s.Objectives[i:] {
			if alike(other) {
				where = append(where, s.Field.Hexes.Label(other.Hex))
			}
		}
		out = append(out, sheet.Sign{
			Picture: kernel.ObjectiveSign(o.Short), Name: strings.Join(where, ", ") + ": " + sheet.Upper(sheet.Clean(o.Label)),
		})
	}
	for _, e := range s.Exits {
		add(kernel.ExitSign(), e.Label)
	}
	return out
}

// signs returns the key of the common signs of maps.
func (b *battle) signs(s *kernel.Scene) []sheet.Sign {
	out := b.unitSigns(s)
	for _, t := range b.used(commanddraw.TerrainOf(s.Field)) {
		if !(t.Layer == rulebook.Ground && t.Open && (t.Look.Pattern == "" || t.Look.Pattern == "plain")) {
			out = append(out, sheet.Sign{
				Group: b.T("Ground"), Picture: commanddraw.StyledTile(&b.rules.Tables, t, s.Style),
				Name: sheet.Upper(sheet.Clean(b.Called(sheet.Either(t.Name, t.ID)))),
			})
		}
	}
	return out
}

// unitSigns returns the key of the signs of units and Leaders.
func (b *battle) unitSigns(s *kernel.Scene) []sheet.Sign {
	var out []sheet.Sign
	group := b.T("Classes")
	add := func(picture, name string) {
		out = append(out, sheet.Sign{Group: group, Picture: picture, Name: sheet.Upper(sheet.Clean(b.Called(name)))})
	}
	has := func(of func(t kernel.Token) bool) bool { return slices.ContainsFunc(s.Tokens, of) }
	for _, row := range b.rules.Classes.All() {
		if has(func(t kernel.Token) bool { return t.Unit.Class == row.ID }) {
			add(kernel.ClassSign(b.rules, row.ID), sheet.Either(row.Name, row.ID))
		}
	}
	group = b.T("Arms")
	if has(func(t kernel.Token) bool { return t.Unit.Arm == rulebook.Mounted }) {
		add(kernel.MountedSign(), "mounted")
	}
	if has(func(t kernel.Token) bool { return t.Unit.Missile(t.Bow) }) {
		add(kernel.BowSign(), "fires")
	}
	if len(s.Leaders) > 0 {
		add(kernel.LeaderSign(), b.T("Leader"))
	}
	return out
}
