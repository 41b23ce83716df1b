package kit

import (
	"slices"

	"muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/sheet/command"
	"muster/sheet"
)

// tokens returns the printable figures, and the tokens of the adventure's own rules.
func (x table) tokens() []command.Pieces {
	var out []command.Pieces
	powers := map[string]bool{}
	for i := range x.Players {
		p := &x.Players[i]
		camp := command.Pieces{Name: p.Name, Emblem: x.Emblem(p.Camp)}
		for _, t := range figures(p) {
			camp.Put(t.Units, command.Piece{Picture: t.Icon, Word: t.Name})
			for j := range t.Unit.Powers {
				for _, e := range t.Unit.Powers[j].Effects {
					powers[e.Token] = true
				}
			}
		}
		out = append(out, camp)
	}
	others := command.Pieces{Name: x.T("For both camps")}
	for _, goal := range x.Goals {
		others.Put(1, command.Piece{Picture: sheet.HTML(battlelore.ObjectiveSign("")), Word: goal})
	}
	if x.Allies { // VAR-RA-01
		for i := range x.Players {
			if p := &x.Players[i]; p.Second {
				for _, t := range p.Units {
					others.Put(t.Units, command.Piece{Picture: sheet.HTML(battlelore.AllySign()), Word: x.T("Alliance"), Round: true})
				}
			}
		}
	}
	for _, t := range x.Rules.Tokens.All() {
		if powers[t.ID] {
			others.Put(1, command.Piece{Word: sheet.Clean(x.Called(sheet.Either(t.Name, t.ID))), Round: true})
		}
	}
	for _, t := range x.Tiles {
		if t.Maybe {
			others.Put(t.Count, command.Piece{Picture: t.Picture, Word: t.Name})
		}
	}
	for _, p := range x.Places {
		if p.Due {
			others.Put(1, command.Piece{Picture: sheet.HTML(battlelore.Tile(x.Rules, p.Terrain, nil)), Word: p.Name})
		}
	}
	if x.Lore {
		others.Put(x.Rules.LoreTokens(x.Boxes), command.Piece{Word: x.T("Lore"), Round: true})
	}
	others.Put(1, command.Piece{Word: x.T("Turn"), Round: true})
	return append(out, others)
}

// creatures returns the distinct creatures of all armies.
func (x table) creatures() []*rulebook.Unit {
	var out []*rulebook.Unit
	for i := range x.Players {
		for _, t := range figures(&x.Players[i]) {
			if t.Unit.Creature() && !slices.Contains(out, t.Unit) {
				out = append(out, t.Unit)
			}
		}
	}
	return out
}
