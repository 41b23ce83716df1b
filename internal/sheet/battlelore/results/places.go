package results

import (
	"bytes"

	"muster/internal/draw/battlelore"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore/balance"
	"muster/report"
)

// per is the number of games to which frequencies on maps refer.
const per = 100

// maps are the drawn boards.
var maps = [...]struct {
	title, says string
	of          func(p *balance.Place) [boards.Camps]int
}{
	{"Figures lost", "Figures a camp lost on a hex", func(p *balance.Place) [boards.Camps]int { return p.Losses }},
	{"Attacks", "Attacks by a camp on a unit on a hex", func(p *balance.Place) [boards.Camps]int { return p.Fights }},
	{"Moves", "Units of a camp that moved to a hex", func(p *balance.Place) [boards.Camps]int { return p.Moves }},
}

// places draws on boards where things happened, and lists it hex by hex.
func (p *page) places() {
	a := p.q.Shape
	for i := range maps {
		m := &maps[i]
		var counts battlelore.Counts
		for camp := range counts {
			counts[camp] = make([]int, len(a.Places))
		}
		for j := range a.Places {
			for camp, n := range m.of(&a.Places[j]) {
				counts[camp][j] = (2*n*per + a.Games) / (2 * a.Games)
			}
		}
		scene := battlelore.Scene{Field: a.Field(), Title: m.title, HexLabels: true}
		untitled := scene
		untitled.Title = ""
		p.Section(m.title, "wide drawn")
		p.Para(m.says + ", in 100 games: the Pennants' number in the upper half of the hex, the Standards' in the lower one.")
		p.Fence("counts", battlelore.CountsText(untitled, counts), func(out *bytes.Buffer) {
			out.WriteString(`<figure class="board" tabindex="0">` + battlelore.CountsSVG(scene, counts, m.says+", in 100 games") + "</figure>\n")
			out.WriteString(`<p class="keys">` + battlelore.CountsLegend(counts, "in 100 games") + "</p>\n")
		})
	}
	var busy []balance.Place
	for _, place := range a.Places {
		if place.Busy() {
			busy = append(busy, place)
		}
	}
	p.Part(&report.Part{
		Title: report.Words("Results by hex"), Table: a.PlacesTable(busy),
		Lead: []report.Text{report.Words("Totals of all games, Pennants / Standards. Hexes without events are omitted.")},
	})
}
