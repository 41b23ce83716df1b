package kit

import (
	"html/template"
	"slices"

	"muster/engine/battlelore/rulebook"
	"muster/sheet"
	"muster/sheet/battlelore/draw"
)

// pieces are tokens that belong together.
type pieces struct {
	Name   string
	Emblem template.HTML
	Sum    string
	Tokens []piece
}

// piece is one token: a picture, or a word.
type piece struct {
	Picture template.HTML
	Word    string
	Round   bool
}

// tokens are what stands in for figures, and what the adventure's own rules lay on the table.
func (x table) tokens() []pieces {
	var out []pieces
	add := func(p pieces) {
		if n := len(p.Tokens); n > 0 {
			p.Sum = x.Tn("%d token", "%d tokens", n)
			out = append(out, p)
		}
	}
	powers := map[string]bool{}
	for i := range x.Players {
		p := &x.Players[i]
		camp := pieces{Name: p.Name, Emblem: x.Emblem(p.Camp)}
		for _, t := range figures(p) {
			for range t.Units {
				camp.Tokens = append(camp.Tokens, piece{Picture: t.Icon, Word: t.Name})
			}
			for j := range t.Unit.Powers {
				for _, e := range t.Unit.Powers[j].Effects {
					powers[e.Token] = true
				}
			}
		}
		add(camp)
	}
	others := pieces{Name: x.T("For both camps")}
	put := func(n int, p piece) { others.Tokens = append(others.Tokens, slices.Repeat([]piece{p}, n)...) }
	for _, goal := range x.Goals {
		put(1, piece{Picture: template.HTML(draw.ObjectiveSign("")), Word: goal})
	}
	if x.Allies { // VAR-RA-01
		for i := range x.Players {
			if p := &x.Players[i]; p.Second {
				for _, t := range p.Units {
					put(t.Units, piece{Picture: template.HTML(draw.AllySign()), Word: x.T("Alliance"), Round: true})
				}
			}
		}
	}
	for _, t := range x.Rules.Tokens.All() {
		if powers[t.ID] {
			put(1, piece{Word: sheet.Clean(x.Called(sheet.Either(t.Name, t.ID))), Round: true})
		}
	}
	for _, t := range x.Tiles {
		if t.Maybe {
			put(t.Count, piece{Picture: t.Picture, Word: t.Name})
		}
	}
	for _, p := range x.Places {
		if p.Due {
			put(1, piece{Picture: template.HTML(draw.Tile(x.Rules, p.Terrain, nil)), Word: p.Name})
		}
	}
	if x.Lore {
		put(x.Rules.LoreTokens(x.Boxes), piece{Word: x.T("Lore"), Round: true})
	}
	put(1, piece{Word: x.T("Turn"), Round: true})
	add(others)
	return out
}

// creatures are the creatures of all armies, each once.
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
