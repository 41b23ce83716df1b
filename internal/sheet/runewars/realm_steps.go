package runewars

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/runewars/library"
	"muster/sheet"
)

// steps returns the set-up steps of the realm, in the order of the rules.
func (w *writer) steps() []string {
	l := w.realm
	out := []string{cited(w.T("Place the tiles in the order of the list, as the map shows."), "RW-SETUP-06")}
	if len(l.Homes) > 0 {
		out = append(out, cited(w.Tn("Place %d home-realm marker at the edge.", "Place %d home-realm markers at the "+
			"edge.",
			len(l.Homes)), "RW-SETUP-10"))
	}
	home := w.game != nil && w.game.Options.HomeRunes
	switch {
	case home:
	case len(l.Runes) > 0:
		out = append(out, cited(w.T("Place rune tokens face down: %s.", w.List(w.runes())), "RW-SETUP-14"))
	default:
		out = append(out, cited(w.T("In turn, counter-clockwise, each player places one rune at a time, face down: "+
			"a dragon rune and a false rune."), "RW-SETUP-15"))
	}
	if homes := w.homes(); len(homes) > 0 {
		out = append(out, cited(w.T("Replace the markers with the home realms: %s.", w.List(homes)), "RW-SETUP-16"))
	}
	if home {
		out = append(out, cited(w.T("Each player places a dragon rune and a false rune, face down, in areas of the "+
			"own home realm."), "RW-ORIG-01"))
	}
	if guards := w.guards(); len(guards) > 0 {
		out = append(out, cited(w.T("Neutral units: %s.", strings.Join(guards, "; ")), "RW-SETUP-18"))
	}
	switch {
	case len(l.Cities) > 0:
		out = append(out, cited(w.T("Cities: %s.", strings.Join(w.cities(), "; ")), "RW-SETUP-20"))
	default:
		out = append(out, cited(w.T("Draw a city token for each city space."), "RW-SETUP-20"))
	}
	if tokens := w.tokens(); len(tokens) > 0 {
		out = append(out, cited(w.T("Sort the exploration tokens by their backs, mix them and place them face down: "+
			"%s.",
			strings.Join(tokens, "; ")), "RW-SETUP-21"))
	}
	return out
}

// cited returns a step with its rule; a sheet without citations removes the rule.
func cited(text, rule string) string { return text + " `" + rule + "`" }

// runes returns the areas with a rune token, and the player who placed it if the realm says so.
func (w *writer) runes() []string {
	var out []string
	for i := range w.realm.Runes {
		r := &w.realm.Runes[i]
		if r.Area == library.None {
			continue
		}
		text := sheet.Esc(w.realm.Spots[r.Area].Label)
		if r.By != nil {
			text = w.T("%s (%s)", text, sheet.Esc(w.Called(r.By.Name)))
		}
		out = append(out, text)
	}
	return out
}

// homes returns the factions whose home realms are on the board.
func (w *writer) homes() []string {
	var out []string
	for i := range w.realm.Homes {
		if h := &w.realm.Homes[i]; h.Tile != library.None {
			out = append(out, sheet.Esc(w.Called(h.Faction.Name)))
		}
	}
	return out
}

// whoseAreas returns the factions whose home realms are on the board, each with the areas of its home realm.
func (w *writer) whoseAreas() []string {
	var out []string
	for i := range w.realm.Homes {
		h := &w.realm.Homes[i]
		if h.Tile == library.None {
			continue
		}
		out = append(out, "**"+sheet.Esc(w.Called(h.Faction.Name))+"** "+sheet.Esc(homeAreas(w.realm, i)))
	}
	return out
}

// homeAreas lists the labels of the areas of a home realm.
func homeAreas(l *library.LinkedRealm, home int) string {
	var areas []string
	for i := range l.Spots {
		if s := &l.Spots[i]; s.Home == home {
			areas = append(areas, s.Label)
		}
	}
	return strings.Join(areas, ", ")
}

// several counts pieces by their singular name: the rulebook gives no plurals for types, in any language.
func several(n int, name string) string { return fmt.Sprintf("%d × %s", n, name) }

// guards returns the neutral units by area.
func (w *writer) guards() []string {
	var out []string
	for i := range w.realm.Spots {
		s := &w.realm.Spots[i]
		var units []string
		for _, n := range s.Neutrals {
			units = append(units, several(n.Count, sheet.Esc(w.Called(n.Row.Name))))
		}
		if len(units) > 0 {
			out = append(out, sheet.Esc(s.Label)+" "+strings.Join(units, ", "))
		}
	}
	return out
}

func (w *writer) cities() []string {
	var out []string
	for i := range w.realm.Cities {
		if c := &w.realm.Cities[i]; c.Area != library.None && c.Row != nil {
			out = append(out, sheet.Esc(w.realm.Spots[c.Area].Label)+" "+sheet.Esc(w.Called(c.Row.Name)))
		}
	}
	return out
}

// tokens returns the areas with an exploration token, by the token's back: its face is hidden.
func (w *writer) tokens() []string {
	var backs []string
	areas := map[string][]string{}
	for i := range w.realm.Tokens {
		if t := &w.realm.Tokens[i]; t.Area != library.None && t.Row != nil {
			if areas[t.Row.Back] == nil {
				backs = append(backs, t.Row.Back)
			}
			areas[t.Row.Back] = append(areas[t.Row.Back], sheet.Esc(w.realm.Spots[t.Area].Label))
		}
	}
	slices.Sort(backs)
	var out []string
	for _, back := range backs {
		out = append(out, w.T("back %s in %s", sheet.Esc(back), w.List(areas[back])))
	}
	return out
}

// explored returns the kinds of exploration token on the board, with the number of each.
func (w *writer) explored() []string {
	var kinds, out []string
	count, names := map[string]int{}, map[string]string{}
	for i := range w.realm.Tokens {
		if row := w.realm.Tokens[i].Row; row != nil {
			if count[row.ID]++; count[row.ID] == 1 {
				kinds, names[row.ID] = append(kinds, row.ID), sheet.Esc(w.Called(row.Name))
			}
		}
	}
	for _, id := range kinds {
		out = append(out, several(count[id], names[id]))
	}
	return out
}
