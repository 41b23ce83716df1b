package battlelore

import (
	"bytes"
	"slices"

	"muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/sheet/command"
	"muster/internal/words"
	"muster/sheet"
)

// spread writes the map of an adventure with the deployment lists.
func (w *writer) spread(b *battle) {
	scene, all := b.scene(), shown(b.Language, b.rules, b.posted())
	scene.Stand = command.Stood(all)
	key := command.Marks(legend(b.Language, b.rules, &scene))
	command.MapSide{
		Language: b.Language, All: all, Class: sideClass(b.field), Figure: Figure(scene), Legend: key,
		Text: battlelore.Text(Untitled(scene)), Parts: w.T("Figures"), Count: w.T("Number of figures"), Rule: "BL-ORD-03",
	}.Write(&w.Writer)
}

// sideClass returns the CSS class of the side with the map of a field: portrait if it is Epic.
func sideClass(f *rulebook.Field) string {
	if f.Board != nil && f.Board.Epic {
		return sheet.MapSide + "map tall"
	}
	return sheet.MapSide + "map"
}

// Spread writes a section with a map, its legend, and the deployment lists at each camp's edge. On an Epic board, which
// fills the page, the lists come after the map. They have a line for each unit, so they are written without templates
// for speed.
func Spread(w *sheet.Writer, in *words.Language, title, class string, scene battlelore.Scene, posted []Posted) {
	rules := scene.Field.Rules
	all := shown(in, rules, posted)
	scene.Stand = command.Stood(all)
	stands := slices.ContainsFunc(all, func(p command.Posted) bool { return p.Stands() })
	w.Picture(title, class, func(out *bytes.Buffer) {
		epic := scene.Field.Board != nil && scene.Field.Board.Epic
		side := command.Stands
		if epic || !stands {
			side = command.WhoIsWho
		}
		side(out, in, all, boards.Pennant)
		Figure(scene)(out)
		side(out, in, all, boards.Standard)
		append(legend(in, rules, &scene), command.ListSigns(in, all, in.T("Number of figures"))...).Write(out)
		if epic && stands {
			out.WriteString(`<div class="posts">` + "\n")
			command.Stands(out, in, all, boards.Pennant)
			command.Stands(out, in, all, boards.Standard)
			out.WriteString("</div>\n")
		}
	}, func() {
		w.Fence("battlemap", battlelore.Text(Untitled(scene)), nil)
		command.PostTables(w, in, all, in.T("Figures"), "BL-ORD-03")
	})
}

// shown returns players in the form of the lists next to a map.
func shown(in *words.Language, rules *rulebook.Rulebook, all []Posted) []command.Posted {
	wings := func(list []Wing) []command.Wing {
		out := make([]command.Wing, len(list))
		for i, g := range list {
			out[i] = command.Wing{Name: g.Name, Posts: make([]command.UnitLine, len(g.Posts))}
			for j := range g.Posts {
				u := &g.Posts[j]
				out[i].Posts[j] = command.UnitLine{
					Icon: func(b []byte) []byte { return battlelore.AppendIcon(b, rules, u.Token) },
					Name: u.Name, Where: u.Where, Line: u.Line, Count: u.Figures, Note: u.Note,
				}
			}
		}
		return out
	}
	out := make([]command.Posted, len(all))
	for i := range all {
		p := &all[i]
		out[i] = command.Posted{
			Camp: p.Camp, Emblem: battlelore.Emblem(p.Camp), Name: p.Name, Army: p.Army, Leader: p.Leader,
			Sum: in.Tn("%d unit", "%d units", p.Units()), Wings: wings(p.Wings), Later: wings(p.Later),
		}
	}
	return out
}
