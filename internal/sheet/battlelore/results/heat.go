package results

import (
	"bytes"
	"slices"
	"strings"

	"muster/draw"
	bldraw "muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore/draws"
	"muster/internal/sheet/battlelore"
	"muster/maps/hex"
	"muster/sheet"
)

// warm returns a heat for drawing.
func warm(h *prove.Heat) []bldraw.HexHeat {
	var out []bldraw.HexHeat
	if h == nil {
		return nil
	}
	for i := range h.Hexes {
		w := &h.Hexes[i]
		spot := bldraw.HexHeat{
			Hex: hex.Hex(i), Camp: h.Camp, Mark: h.PerMille(w.By[events.OnMark]), Moved: h.PerMille(w.By[events.Moved]),
			Chosen:  h.PerMille(w.By[events.FromReserve]) + h.PerMille(w.By[events.FromScoutGuard]),
			Drowned: h.PerMille(w.Drowned),
		}
		if spot.Mark+spot.Moved+spot.Chosen+spot.Drowned > 0 {
			out = append(out, spot)
		}
	}
	return out
}

// heat writes the board with the expected units of both camps: their first rows never overlap.
func (b *impromptuReport) heat(w *sheet.Writer) {
	var of []string
	for camp := range boards.Camp(boards.Camps) {
		n := 0
		for _, s := range b.Expected.Sets {
			if s.Camp == camp && s.Heat != nil {
				n++
			}
		}
		switch n {
		case 0:
		case 1:
			of = append(of, "the "+camp.Soldiers()+" with "+b.name(b.Sets[camp][0].Set))
		default:
			of = append(of, "the "+camp.Soldiers()+" with any of their "+sheet.Number(n)+" sets")
		}
	}
	heatBoard(w, b.Field, b.Expected.Camps, "How often a unit deploys on a hex, in per cent: "+sheet.List(of)+
		". All cases are equally likely. Choices of a player (the hex of a moved unit, the Reserve and its hexes) "+
		"are assumed to be random.")
}

// heatBoard draws the heats of both camps on one board; nothing without a board.
func heatBoard(w *sheet.Writer, f *rulebook.Field, heats [boards.Camps]*prove.Heat, text string) {
	var spots []bldraw.HexHeat
	var keys [boards.Camps]string
	chosen := "from the Reserve"
	if f.Board.Epic { // VAR-EC-02
		chosen = "Scout Guard, Reserve"
	}
	for camp := range boards.Camp(boards.Camps) {
		if own := warm(heats[camp]); len(own) > 0 {
			keys[camp] = bldraw.HeatLegend(camp, own, chosen)
			spots = append(spots, own...)
		}
	}
	if len(spots) == 0 {
		return
	}
	w.Section("Expected positions of units", "wide keep")
	w.Para(text)
	scene := bldraw.Scene{Field: f, Title: "Expected positions of units", HexLabels: true}
	heat := bldraw.Heat{Spots: spots}
	w.Fence("heat", bldraw.HeatText(battlelore.Untitled(scene), heat), func(out *bytes.Buffer) {
		out.WriteString(`<figure class="board" tabindex="0">` + bldraw.HeatSVG(scene, heat) + "</figure>\n")
		for i, key := range keys {
			if camp := boards.Camp(i); key != "" {
				out.WriteString(`<p class="keys">` + bldraw.Emblem(camp) + "<b>" + camp.Soldiers() + "</b>" + key + "</p>\n")
			}
		}
	})
}

// setBySet writes each set separately: its unit positions, and the number of green units that scout.
func (b *impromptuReport) setBySet(w *sheet.Writer) {
	sets := slices.Clone(b.Expected.Sets)
	for i, s := range slices.Concat(b.Sets[:]...) {
		sets[i].Name = sheet.Clean(sheet.Either(s.Set.Def.Name, s.Set.Def.ID)) + " (" + s.Set.Def.ID + ")"
	}
	setsOn(w, b.Field, sets, "The same map for each set, and its green units that scout, "+
		"in per cent of the cases. `CTA-08`")
}

// setsOn draws sets side by side.
func setsOn(w *sheet.Writer, f *rulebook.Field, sets []draws.SetHeat, lead string) {
	if len(sets) == 0 {
		return
	}
	var text strings.Builder
	var drawn drawings
	for i := range sets {
		s := &sets[i]
		spots := warm(s.Heat)
		scene := bldraw.Scene{Field: f, Title: "Expected positions of units: " + sheet.Clean(s.Name)}
		text.WriteString(draw.ASCII(sheet.Clean(s.Name)) + "\n")
		d := drawing{Emblem: sheet.HTML(bldraw.Emblem(s.Camp)), Name: sheet.Clean(s.Name)}
		if len(spots) > 0 {
			heat := bldraw.Heat{Spots: spots, Rows: deploymentRowsOf(f.Hexes, spots)}
			text.WriteString(bldraw.HeatText(battlelore.Untitled(scene), heat))
			d.Board = sheet.HTML(bldraw.HeatSVG(scene, heat))
		}
		if len(s.Green) > 0 {
			text.WriteString(greenText(greenBars(s.Green)) + "\n")
			d.Bars = sheet.HTML(draw.Bars(greenBars(s.Green), "green units"))
		}
		drawn = append(drawn, d)
	}
	w.Section("Set by set", "wide")
	w.Para(lead)
	w.Fence("setbyset", text.String(), func(out *bytes.Buffer) { drawn.WriteSetBySet(out) })
}

// deploymentRowsOf returns the range of rows that contain spots.
func deploymentRowsOf(board *boards.Board, spots []bldraw.HexHeat) [2]int {
	rows := [2]int{board.Rows() - 1, 0}
	for _, s := range spots {
		r, _ := board.Place(s.Hex)
		rows[0], rows[1] = min(rows[0], r), max(rows[1], r)
	}
	return rows
}

// greenBars returns the shares of each number of green units as bars.
func greenBars(green draws.Chart) []draw.Bar {
	bars := make([]draw.Bar, len(green))
	for n, share := range green {
		bars[n] = draw.Bar{Name: sheet.Number(n), PerMille: share}
	}
	return bars
}

// greenText returns the same in a line.
func greenText(green []draw.Bar) string {
	var parts []string
	for _, bar := range green {
		if bar.PerMille > 0 {
			parts = append(parts, bar.Name+": "+draw.Percent(bar.PerMille)+"%")
		}
	}
	return "Green units that scout: " + strings.Join(parts, ", ") + "\n"
}
