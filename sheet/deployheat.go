package sheet

import (
	"io"
	"strings"

	"muster/engine/field"
	"muster/engine/muster"
	"muster/maps/hex"
	"muster/sheet/draw"
)

// heatOf is what the 840 cases of a set come to on each hex; nil for a set that cannot be drawn from.
func (b *deployReport) heatOf(s *muster.SetReport) *muster.Heat {
	opts := b.played
	opts.Reserve = b.Reserve
	h, refused := muster.Expect(b.Field, s.Camp, s.Set, opts)
	if len(refused) > 0 {
		return nil
	}
	return h
}

// warm is a heat as it is drawn.
func warm(h *muster.Heat) []draw.Warmth {
	var out []draw.Warmth
	if h == nil {
		return nil
	}
	for i := range h.Hexes {
		w := &h.Hexes[i]
		spot := draw.Warmth{
			Hex: hex.Hex(i), Camp: h.Camp, Mark: h.PerMille(w.By[muster.OnMark]), Moved: h.PerMille(w.By[muster.Moved]),
			Chosen:  h.PerMille(w.By[muster.FromReserve]) + h.PerMille(w.By[muster.FromScoutGuard]),
			Drowned: h.PerMille(w.Drowned),
		}
		if spot.Mark+spot.Moved+spot.Chosen+spot.Drowned > 0 {
			out = append(out, spot)
		}
	}
	return out
}

// heat is the board with where the units of both camps can be expected: their first rows never meet.
func (b *deployReport) heat(w *writer) {
	var heats [hex.Camps]*muster.Heat
	var of []string
	for camp := range hex.Camp(hex.Camps) {
		var own []*muster.Heat
		for _, s := range b.Sets[camp] {
			if h := b.heatOf(s); h != nil {
				own = append(own, h)
			}
		}
		if heats[camp] = muster.MeanHeat(own...); len(own) == 0 {
			continue
		}
		text := "the " + camp.Soldiers() + " with " + b.name(b.Sets[camp][0].Set)
		if n := len(own); n > 1 {
			text = "the " + camp.Soldiers() + " with any of their " + number(n) + " sets"
		}
		of = append(of, text)
	}
	w.heatBoard(b.Field, heats, "How often a unit stands on a hex, in per cent: "+list(of)+", every case equally likely. What a player is free to choose "+
		"(the hex of a unit that was moved, the Reserve and its hexes) is taken to fall evenly.")
}

// heatBoard draws the heats of both camps on one board; nothing where there is none.
func (w *writer) heatBoard(f *field.Field, heats [hex.Camps]*muster.Heat, text string) {
	var spots []draw.Warmth
	var keys [hex.Camps]string
	chosen := "from the Reserve"
	if f.Board.Epic { // VAR-EC-02
		chosen = "Scout Guard, Reserve"
	}
	for camp := range hex.Camp(hex.Camps) {
		if own := warm(heats[camp]); len(own) > 0 {
			keys[camp] = draw.HeatLegend(camp, own, chosen)
			spots = append(spots, own...)
		}
	}
	if len(spots) == 0 {
		return
	}
	w.section("Where units can be expected", "wide keep")
	w.para(text)
	scene := draw.Scene{Field: f, Title: "Where units can be expected", HexLabels: true}
	heat := draw.Heat{Spots: spots}
	w.fence("heat", draw.HeatText(untitled(scene), heat), func(out io.Writer) {
		_, _ = io.WriteString(out, `<figure class="board">`+draw.HeatSVG(scene, heat)+"</figure>\n")
		for camp, key := range keys {
			if key != "" {
				_, _ = io.WriteString(out, `<p class="keys">`+draw.Emblem(hex.Camp(camp))+"<b>"+hex.Camp(camp).Soldiers()+"</b>"+key+"</p>\n")
			}
		}
	})
}

// setBySet shows each set by itself: where its units stand, and how many green ones scout.
func (b *deployReport) setBySet(w *writer) {
	most := 0
	b.each(func(s *muster.SetReport) { most = max(most, len(s.Green)-1) })
	var sets []SetHeat
	b.each(func(s *muster.SetReport) {
		name := clean(either(s.Set.Def.Name, s.Set.Def.ID)) + " (" + s.Set.Def.ID + ")"
		sets = append(sets, SetHeat{name, b.heatOf(s), s.Camp, greenBars(s.Green, most)})
	})
	w.setBySet(b.Field, sets, "The same for each set alone, with how many green units it scouts with, in per cent of the cases. `CTA-08`")
}

// setBySet draws sets side by side.
func (w *writer) setBySet(f *field.Field, sets []SetHeat, lead string) {
	if len(sets) == 0 {
		return
	}
	var text, html strings.Builder
	html.WriteString("<div class=\"pair\">\n")
	for i := range sets {
		s := &sets[i]
		spots := warm(s.Heat)
		scene := draw.Scene{Field: f, Title: "Where units of " + clean(s.Name) + " can be expected"}
		text.WriteString(draw.ASCII(clean(s.Name)) + "\n")
		writeAll(&html, `<div class="camp"><h3>`, draw.Emblem(s.Camp), draw.Escape(clean(s.Name)), "</h3>\n")
		if len(spots) > 0 {
			heat := draw.Heat{Spots: spots, Rows: rowsOf(f.Hexes, spots)}
			text.WriteString(draw.HeatText(untitled(scene), heat))
			writeAll(&html, `<figure class="board">`, draw.HeatSVG(scene, heat), "</figure>\n")
		}
		if len(s.Green) > 0 {
			text.WriteString(greenText(s.Green) + "\n")
			html.WriteString(draw.Bars(s.Green, "green units"))
		}
		html.WriteString("</div>\n")
	}
	html.WriteString("</div>\n")
	w.section("Set by set", "wide")
	w.para(lead)
	w.fence("setbyset", text.String(), verbatim(&html))
}

// rowsOf is the span of rows that spots lie in.
func rowsOf(board *hex.Board, spots []draw.Warmth) [2]int {
	rows := [2]int{board.Rows() - 1, 0}
	for _, s := range spots {
		r, _ := board.Place(s.Hex)
		rows[0], rows[1] = min(rows[0], r), max(rows[1], r)
	}
	return rows
}

// greenBars are the shares of each number of green units, from none to most, in thousandths.
func greenBars(green []int, most int) []draw.Bar {
	bars := make([]draw.Bar, most+1)
	for n := range bars {
		bars[n].Name = number(n)
		if n < len(green) {
			bars[n].PerMille = (green[n]*2000 + muster.Cases) / (2 * muster.Cases)
		}
	}
	return bars
}

// greenText is the same in a line.
func greenText(green []draw.Bar) string {
	var parts []string
	for _, bar := range green {
		if bar.PerMille > 0 {
			parts = append(parts, bar.Name+": "+draw.Percent(bar.PerMille)+"%")
		}
	}
	return "Green units that scout: " + strings.Join(parts, ", ") + "\n"
}
