// Package runewars makes the sheets of Runewars realms and scenarios. Start with Realm and Scenario.
package runewars

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"muster/draw"
	rwdraw "muster/internal/draw/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
	"muster/internal/schema/template"
	"muster/internal/sheet/command"
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
	realm *library.LinkedRealm
	game  *library.LinkedScenario // nil on the sheet of a realm
	style draw.Style              // of the map
}

// scene returns the map of the realm.
func (w *writer) scene() *rwdraw.Scene {
	return &rwdraw.Scene{Realm: w.realm, Language: w.Language, Style: w.style}
}

// Realm returns the sheet of a realm: the board, its set-up in the order of the rules (RW-SETUP-06 to RW-SETUP-21), and
// the components from the boxes. Runes are listed by area only: just the player who placed a rune knows its face
// (RW-SETUP-14).
func Realm(l *library.LinkedRealm, opts sheet.Options) sheet.Page {
	d := l.Definition
	w := &writer{realm: l, style: opts.Board()}
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
		out.Write(append(rwdraw.AppendSVG(b, w.scene()), "</figure>\n"...))
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
	yellow := slices.ContainsFunc(w.realm.Board.Spots, func(s tiles.TileArea) bool {
		return slices.Contains(s.Borders[:], tiles.Yellow)
	})
	pieces, lines := w.T("Circle: food, tree: wood, square: ore. Walled houses: a city."), ""
	switch {
	case w.style == draw.Plain && yellow:
		lines = w.T("Broken line: mountains, double line: water, dots: yellow.")
	case w.style == draw.Plain:
		lines = w.T("Broken line: mountains, double line: water.")
	case yellow:
		lines = w.T("Peaks: mountains, river: water, dots: yellow.")
	default:
		lines = w.T("Peaks: mountains, river: water.")
	}
	if w.style == draw.Plain {
		pieces = w.T("Circle: food, triangle: wood, square: ore. House: a city.")
	}
	return pieces + " " + w.T("Dark label: neutral units. Diamond: a rune token.") + " " + lines
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
func Picture(l *library.LinkedRealm, opts sheet.Options) []byte {
	if len(l.Board.Spots) == 0 {
		return nil
	}
	scene := &rwdraw.Scene{Realm: l, Language: opts.Language, Style: opts.Board()}
	return command.Alone(rwdraw.AppendSVG(nil, scene), opts.Language)
}

// Summary returns the summary of a realm for a list of many sheets.
func Summary(l *library.LinkedRealm, opts sheet.Options) sheet.Summary {
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
