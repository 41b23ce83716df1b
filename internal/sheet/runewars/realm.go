// Package runewars makes the sheets of Runewars realms and scenarios. Start with Realm and Scenario.
package runewars

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/runewars/realm"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/scenario"
	"muster/internal/engine/runewars/tiles"
	"muster/internal/schema/template"
	"muster/internal/sheet/command"
	"muster/internal/words"
	"muster/schema"
	"muster/sheet"
)

// The list rows that fit on the page of a map. A realm of few tiles fits on one page. With more tiles their list takes
// a page of its own, and so does the set-up of a scenario; the map is then larger.
const (
	fewTiles     = 6
	realmRows    = 20
	wideRows     = 12
	scenarioRows = 12 // and one for each line of options
)

// mapRows returns the row limits of this sheet.
func (w *writer) mapRows() int {
	switch {
	case w.game != nil:
		return scenarioRows + len(w.options())
	case len(w.realm.Laid) > fewTiles:
		return wideRows
	}
	return realmRows
}

// writer writes the pages of this game.
type writer struct {
	sheet.Writer
	realm *realm.Linked
	game  *scenario.Linked // nil on the sheet of a realm
}

// Realm returns the sheet of a realm: the board, its set-up in the order of the rules (RW-SETUP-06 to RW-SETUP-21), and
// the components from the boxes. Runes are listed by area only: just the player who placed a rune knows its face
// (RW-SETUP-14).
func Realm(l *realm.Linked, opts sheet.Options) sheet.Page {
	d := l.Definition
	w := &writer{realm: l}
	w.Room()
	w.Cite(opts.Citations)
	w.Language = opts.Language
	w.Title(d.Name)
	w.Line(strings.Join([]string{
		"**Runewars**", w.Tn("%d player", "%d players", d.Players), w.T("Needs: %s", w.List(w.boxes())),
	}, " · "))
	w.board()
	w.Story(w.T("About this realm"), w.prose(d.Background))
	w.Section(w.T("Setup"), "steps")
	w.Items(true, append(w.steps(), cited(w.T("Continue with dials, strongholds and units."), "RW-SETUP-23")))
	w.overrides(d.Departs)
	w.lay()
	w.takeOut()
	w.Footer(d.ID, rulebook.KindRealm, d.Author, opts)
	return w.Page(d.ID, d.Name, rulebook.KindRealm, opts)
}

// prose returns a text of the author with its placeholders filled.
func (w *writer) prose(text string) string {
	set := func() *template.Set {
		if w.game != nil {
			return w.game.Placeholders()
		}
		return w.realm.Placeholders()
	}
	return set().Fill(text, w.Called, sheet.EscWithin)
}

// board writes the map.
func (w *writer) board() {
	l := w.realm
	if len(l.Board.Spots) == 0 {
		w.Para(w.T("Its tiles are unknown, so Muster cannot draw the realm."))
		return
	}
	w.Section(w.T("The realm"), "map "+command.RowsClass(w.mapRows()))
	w.Fence("battlemap", l.Drawn(), func(out *bytes.Buffer) {
		b := append(out.AvailableBuffer(), `<figure class="board" tabindex="0">`...)
		out.Write(append(AppendSVG(b, l, w.Language), "</figure>\n"...))
	})
	w.Para(w.signs())
	if where := w.whoseAreas(); len(where) > 0 {
		w.Para(w.T("Home realms: %s.", strings.Join(where, "; ")))
	}
}

// overrides writes the rules that a definition overrides, each with the reason.
func (w *writer) overrides(lists ...[]schema.Override) {
	var entries []string
	for _, d := range slices.Concat(lists...) {
		if d.Check != "" && d.Reason != "" {
			entries = append(entries, fmt.Sprintf("%s (%s)", sheet.Esc(sheet.Clean(d.Reason)), sheet.Esc(d.Check)))
		}
	}
	if len(entries) > 0 {
		w.Section(w.T("Changes to the rules"), "")
		w.Items(false, entries)
	}
}

// boxes returns the names of the boxes that the realm needs.
func (w *writer) boxes() []string {
	var out []string
	for _, id := range w.realm.Boxes {
		name := id
		if row := w.realm.Rules.Boxes.Get(id); row != nil {
			name = sheet.Either(row.Name, row.ID)
		}
		if name = sheet.Esc(sheet.Clean(w.Called(name))); !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

// signs returns the key of the map. Yellow borders are rare: the key has them only if the map does.
func (w *writer) signs() string {
	lines := w.T("Broken line: mountains, double line: water.")
	for i := range w.realm.Spots {
		for _, colour := range w.realm.Spots[i].Area.Borders {
			if colour == tiles.Yellow.String() {
				lines = w.T("Broken line: mountains, double line: water, dots: yellow.")
			}
		}
	}
	return w.T("Circle: food, triangle: wood, square: ore. House: a city.") + " " +
		w.T("Dark label: neutral units. Diamond: a rune token.") + " " + lines
}

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
		if r.Area == realm.None {
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
		if h := &w.realm.Homes[i]; h.Tile != realm.None {
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
		if h.Tile == realm.None {
			continue
		}
		var areas []string
		for j := range w.realm.Spots {
			if s := &w.realm.Spots[j]; s.Home == i {
				areas = append(areas, sheet.Esc(s.Label))
			}
		}
		out = append(out, "**"+sheet.Esc(w.Called(h.Faction.Name))+"** "+strings.Join(areas, ", "))
	}
	return out
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
		if c := &w.realm.Cities[i]; c.Area != realm.None && c.Row != nil {
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
		if t := &w.realm.Tokens[i]; t.Area != realm.None && t.Row != nil {
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

// lay lists the tiles in the order of placing, with their orientation.
func (w *writer) lay() {
	w.Section(w.T("Tiles to lay"), "checklist")
	var rows [][]string
	for i := range w.realm.Laid {
		laid := &w.realm.Laid[i]
		p := &w.realm.Board.Tiles[i]
		var areas []string
		for a := range laid.Row.Areas {
			areas = append(areas, sheet.Esc(laid.Row.Label(a)))
		}
		rows = append(rows, []string{
			fmt.Sprint(i + 1), sheet.Esc(w.Called(laid.Row.Name)), strings.Join(areas, ", "),
			fmt.Sprintf("%d,\u00a0%d", p.At.Q, p.At.R), fmt.Sprint(p.Turn),
		})
	}
	w.Table([]string{w.T("No."), w.T("Tile"), w.T("Areas"), w.T("Hex"), w.T("Sixths clockwise")}, rows)
}

// takeOut lists the figures and tokens that the realm needs.
func (w *writer) takeOut() {
	w.Section(w.T("Figures and tokens needed"), "checklist")
	count, names := map[string]int{}, map[string]string{}
	var order []string
	add := func(row *rulebook.Unit, n int) {
		if count[row.ID] == 0 {
			order, names[row.ID] = append(order, row.ID), w.Called(row.Name)
		}
		count[row.ID] += n
	}
	for i := range w.realm.Spots {
		for _, n := range w.realm.Spots[i].Neutrals {
			add(n.Row, n.Count)
		}
	}
	w.figures(add)
	dragons, falsehoods := w.tokensOf()
	var entries []string
	for _, id := range order {
		if count[id] > 0 {
			entries = append(entries, several(count[id], sheet.Esc(names[id])))
		}
	}
	entries = append(entries, w.Tn("%d dragon rune", "%d dragon runes", dragons),
		w.Tn("%d false rune", "%d false runes", falsehoods))
	markers := w.realm.Definition.Players
	entries = append(entries, w.Tn("%d home-realm marker", "%d home-realm markers", markers))
	if n := len(w.realm.Cities); n > 0 {
		entries = append(entries, w.Tn("%d city token", "%d city tokens", n))
	}
	if n := len(w.realm.Tokens); n > 0 {
		tokens := w.Tn("%d exploration token", "%d exploration tokens", n)
		entries = append(entries, w.T("%s: %s", tokens, strings.Join(w.explored(), ", ")))
	}
	if w.game != nil {
		entries = append(entries, w.pieces()...)
	}
	w.Items(false, entries)
}

// tokensOf returns how many rune tokens of each sort are on the board.
func (w *writer) tokensOf() (dragons, falsehoods int) {
	for i := range w.realm.Runes {
		if w.realm.Runes[i].Dragon {
			dragons++
		} else {
			falsehoods++
		}
	}
	if len(w.realm.Runes) == 0 {
		players, limits := w.realm.Definition.Players, w.realm.Rules
		dragons = players * limits.Limit(rulebook.LimitRunes).Default
		falsehoods = players * limits.Limit(rulebook.LimitFalseRunes).Default
	}
	return dragons, falsehoods
}

// Picture returns the map of a realm as an SVG file; nil if none of its tiles is known.
func Picture(l *realm.Linked, in *words.Language) []byte {
	if len(l.Board.Spots) == 0 {
		return nil
	}
	return command.Alone(AppendSVG(nil, l, in), in)
}

// Summary returns the summary of a realm for a list of many sheets.
func Summary(l *realm.Linked, opts sheet.Options) sheet.Summary {
	w := &writer{realm: l}
	w.Language = opts.Language
	d := l.Definition
	s := sheet.Summary{
		Kind: rulebook.KindRealm, What: w.T("Realm"), Shelf: w.T("Realms"),
		Title: sheet.Clean(d.Name), Author: sheet.Clean(d.Author), Boxes: w.boxes(),
		Players: fmt.Sprint(d.Players), Story: command.Opening(w.prose(d.Background)),
	}
	for i := range l.Homes {
		if f := l.Homes[i].Faction; f != nil {
			s.Words = append(s.Words, sheet.Clean(w.Called(f.Name)))
		}
	}
	return s
}
