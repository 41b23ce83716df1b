package kernel

import (
	"slices"
	"strings"

	commanddraw "muster/internal/draw/command"
	"muster/internal/draw/command/kernel"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/sheet/command"
	"muster/internal/words"
	"muster/sheet"
)

// Adventure returns the sheet of an adventure: the map with the armies, the victory conditions, the order of battle,
// the components needed, the reminder of Leaders, and the story.
func Adventure(l *library.Linked, opts sheet.Options) sheet.Page {
	a, b := l.Definition, newBattle(l, opts.Language)
	b.style = opts.Board()
	w := newWriter(opts)
	w.Title(a.Name)
	w.facts(b)
	if b.field != nil {
		w.spread(b)
	}
	w.victory(b)
	w.rules(b)
	w.sides(b)
	if b.field != nil {
		w.Section(w.T("Terrain tiles"), "checklist")
		w.tiles(b.rules, field.TilePiles(b.field, nil), b.boxes) // as drawn: what tiles show is not published
	}
	w.Section(w.T("Setup, step by step"), "steps")
	w.Items(true, b.steps())
	if len(l.Units)+len(l.Leaders) > 0 {
		w.Section(w.T("Blocks needed"), "checklist wide blocks")
		w.blocks(b)
	}
	w.leaders(b)
	w.own(b)
	w.Story(w.T("Background"), b.prose(a.Background))
	w.Story(w.T("Briefing"), b.prose(a.Briefing))
	w.Footer(a.ID, "adventure", a.Author, opts)
	return w.Page(a.ID, a.Name, "adventure", opts)
}

// facts returns the lines under the title.
func (w *writer) facts(b *battle) {
	if b.Date != "" {
		w.Line("*" + sheet.EscWithin(b.Date) + "*")
	}
	parts := []string{"**" + sheet.EscWithin(b.rules.Game.Title) + "**"}
	if b.field != nil && b.linked.Map != nil {
		parts = append(parts, w.T("Map: %s", sheet.EscWithin(b.linked.Map.Name)))
	} else {
		parts = append(parts, w.T("Map: %s (not known here)", sheet.EscWithin(b.Map)))
	}
	if names := BoxNames(w.Language, b.rules, b.boxes); len(names) > 0 {
		parts = append(parts, w.T("Needs: %s", w.List(names)))
	}
	w.Line(strings.Join(parts, " · "))
}

// rules writes the adventure's special rules, in its author's words.
func (w *writer) rules(b *battle) {
	if len(b.Rules) == 0 {
		return
	}
	w.Section(w.T("Special rules"), "")
	for _, r := range b.Rules {
		if r.Name != "" {
			w.Heading(r.Name)
		}
		w.Prose(b.prose(r.Text))
	}
}

// sides writes the order of battle: what each side begins with.
func (w *writer) sides(b *battle) {
	head := []string{"", w.side(b, boards.Pennant), w.side(b, boards.Standard)}
	row := func(name string, of func(c boards.Camp) string) []string {
		return []string{name, sheet.Either(of(boards.Pennant), "–"), sheet.Either(of(boards.Standard), "–")}
	}
	part := func(c boards.Camp, of func() string) string {
		if b.linked.Side(c) == nil {
			return ""
		}
		return of()
	}
	rows := [][]string{
		row(w.T("Army"), func(c boards.Camp) string {
			return part(c, func() string { return sheet.EscWithin(sheet.Clean(b.linked.Side(c).Army)) })
		}),
		row(w.T("Commander"), func(c boards.Camp) string {
			return part(c, func() string { return sheet.EscWithin(sheet.Clean(b.linked.Side(c).Commander)) })
		}),
		row(w.T("Command"), func(c boards.Camp) string {
			n, known := b.linked.Command(c)
			if !known {
				return ""
			}
			return w.Tn("%d card", "%d cards", n)
		}),
		row(w.T("Inspired Action tokens"), func(c boards.Camp) string {
			if !b.rules.HasTokens() {
				return ""
			}
			return part(c, func() string { return sheet.Number(b.linked.Tokens(c)) })
		}),
	}
	rows = slices.DeleteFunc(rows, func(r []string) bool { return r[1] == "–" && r[2] == "–" })
	w.Section(w.T("Order of battle"), "keep")
	w.Table(head, rows)
}

func (w *writer) side(b *battle, c boards.Camp) string { return sheet.Esc(b.side(c)) }

// tiles writes the components for the battlefield itself.
func (w *writer) tiles(rules *rulebook.Rulebook, piles []field.TilePile, boxes []string) {
	list := command.TileList{
		Piles: piles, Boxes: boxes,
		Called:  func(box string) string { return boxName(w.Language, rules, box) },
		Picture: func(p field.TilePile) string { return tilePicture(rules, p) },
	}
	list.Write(&w.Writer)
}

// tilePicture draws a tile; a river piece with its stream.
func tilePicture(rules *rulebook.Rulebook, p field.TilePile) string {
	flow := commanddraw.StraightFlow()
	if p.Bent() {
		flow = commanddraw.BendFlow()
	}
	return kernel.Tile(rules, p.Terrain, flow)
}

// boxName returns the name of a box, without markup.
func boxName(in *words.Language, rules *rulebook.Rulebook, id string) string {
	if row := rules.Boxes.Get(id); row != nil {
		id = sheet.Either(row.Name, row.ID)
	}
	return sheet.Clean(in.Called(id))
}

// BoxNames returns the distinct names of boxes, with the count of each.
func BoxNames(in *words.Language, rules *rulebook.Rulebook, ids []string) []string {
	var out []string
	for i, id := range ids {
		copies := 0
		for _, other := range ids {
			if other == id {
				copies++
			}
		}
		if slices.Contains(ids[:i], id) {
			continue
		}
		name := sheet.Esc(boxName(in, rules, id))
		if copies > 1 {
			name = in.T("%s (%d copies)", name, copies)
		}
		out = append(out, name)
	}
	return out
}
