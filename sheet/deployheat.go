package sheet

import (
	"io"
	"strings"

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
	var spots []draw.Warmth
	var keys [hex.Camps]string
	var of []string
	for camp := range hex.Camp(hex.Camps) {
		var heats []*muster.Heat
		for _, s := range b.Sets[camp] {
			if h := b.heatOf(s); h != nil {
				heats = append(heats, h)
			}
		}
		own := warm(muster.MeanHeat(heats...))
		if len(own) == 0 {
			continue
		}
		keys[camp] = draw.HeatLegend(camp, own)
		spots = append(spots, own...)
		text := "the " + camps[camp] + " with " + b.name(b.Sets[camp][0].Set)
		if n := len(heats); n > 1 {
			text = "the " + camps[camp] + " with any of their " + number(n) + " sets"
		}
		of = append(of, text)
	}
	if len(spots) == 0 {
		return
	}
	w.section("Where units can be expected", "wide")
	w.para("How often a unit stands on a hex, in per cent: " + list(of) + ", every case equally likely. What a player is free to choose " +
		"(the hex of a unit that was moved, the Reserve and its hexes) is taken to fall evenly.")
	scene := draw.Scene{Field: b.Field, Title: "Where units can be expected", HexLabels: true}
	heat := draw.Heat{Spots: spots}
	w.fence("heat", draw.HeatText(untitled(scene), heat), func(out io.Writer) {
		_, _ = io.WriteString(out, `<figure class="board">`+draw.HeatSVG(scene, heat)+"</figure>\n")
		for camp, key := range keys {
			if key != "" {
				_, _ = io.WriteString(out, `<p class="keys">`+draw.Emblem(hex.Camp(camp))+"<b>"+camps[camp]+"</b>"+key+"</p>\n")
			}
		}
	})
}

// setBySet shows each set by itself: where its units stand, and how many green ones scout.
func (b *deployReport) setBySet(w *writer) {
	most := 0
	b.each(func(s *muster.SetReport) { most = max(most, len(s.Green)-1) })
	var text, html strings.Builder
	html.WriteString("<div class=\"pair\">\n")
	b.each(func(s *muster.SetReport) {
		name := either(s.Set.Def.Name, s.Set.Def.ID)
		spots := warm(b.heatOf(s))
		scene := draw.Scene{Field: b.Field, Title: "Where units of " + clean(name) + " can be expected"}
		text.WriteString(draw.ASCII(clean(name)) + " (" + draw.ASCII(s.Set.Def.ID) + ")\n")
		writeAll(&html, `<div class="camp"><h3>`, draw.Emblem(s.Camp), draw.Escape(clean(name)), "</h3>\n")
		if len(spots) > 0 {
			heat := draw.Heat{Spots: spots, Rows: rowsOf(b.Field.Hexes, spots)}
			text.WriteString(draw.HeatText(untitled(scene), heat))
			writeAll(&html, `<figure class="board">`, draw.HeatSVG(scene, heat), "</figure>\n")
		}
		text.WriteString(greenText(s.Green) + "\n")
		writeAll(&html, draw.Bars(greenBars(s.Green, most), "green units"), "</div>\n")
	})
	if text.Len() == 0 {
		return
	}
	html.WriteString("</div>\n")
	w.section("Set by set", "wide")
	w.para("The same for each set alone, with how many green units it scouts with, in per cent of the cases. `CTA-08`")
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
func greenText(green []int) string {
	var parts []string
	for n, cases := range green {
		if cases > 0 {
			parts = append(parts, number(n)+": "+draw.Percent((cases*2000+muster.Cases)/(2*muster.Cases))+"%")
		}
	}
	return "Green units that scout: " + strings.Join(parts, ", ") + "\n"
}
