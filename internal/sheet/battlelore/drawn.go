package battlelore

import (
	"bytes"
	"slices"
	"strings"

	"muster/draw"
	"muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/sheet/command"
	"muster/internal/words"
	"muster/sheet"
)

// Taken is the components that a player of a draw needs.
type Taken struct {
	Camp   boards.Camp
	Name   string
	Tokens int // Feudal Levy tokens (CTA-ORG-05)
	kinds  []takenKind
}

// takenKind is a number of units of a type.
type takenKind struct {
	unit           *rulebook.Unit
	units, figures int
}

// Add counts a unit with its figures.
func (t *Taken) Add(u *rulebook.Unit, figures int) {
	i := slices.IndexFunc(t.kinds, func(k takenKind) bool { return k.unit == u })
	if i < 0 {
		t.kinds, i = append(t.kinds, takenKind{unit: u}), len(t.kinds)
	}
	t.kinds[i].units++
	t.kinds[i].figures += figures
}

// Take writes the components that each player needs from the named boxes, a line each: types in rulebook order.
func Take(w *sheet.Writer, in *words.Language, rules *rulebook.Rulebook, lists []Taken, boxes []string) {
	order := map[string]int{}
	for i, row := range rules.Units.All() {
		order[row.ID] = i
	}
	for i := range lists {
		slices.SortStableFunc(lists[i].kinds, func(x, y takenKind) int { return order[x.unit.ID] - order[y.unit.ID] })
	}
	w.Picture(in.T("Figures needed"), "take", func(out *bytes.Buffer) {
		for i := range lists {
			t := &lists[i]
			out.WriteString(`<h3>` + battlelore.Emblem(t.Camp) + draw.Escape(t.Name) + "</h3>\n<ul class=\"legend\">\n")
			for _, k := range t.kinds {
				out.WriteString(`<li><b>` + sheet.Number(k.units) + `</b>`)
				out.Write(battlelore.AppendIcon(out.AvailableBuffer(), rules, battlelore.Token{Camp: t.Camp, Unit: k.unit}))
				out.WriteString(draw.Escape(ShortName(in, rules, k.unit)) + ` <small>` + made(k) + "</small></li>\n")
			}
			if t.Tokens > 0 {
				out.WriteString(`<li><b>` + sheet.Number(t.Tokens) + "</b>" + draw.Escape(in.T("Levy tokens")) + "</li>\n")
			}
			out.WriteString("</ul>\n")
		}
	}, func() {
		for i := range lists {
			t := &lists[i]
			var kinds []string
			for _, k := range t.kinds {
				kinds = append(kinds, sheet.Number(k.units)+" "+sheet.Esc(ShortName(in, rules, k.unit))+" ("+made(k)+")")
			}
			if t.Tokens > 0 {
				kinds = append(kinds, in.Tn("%d Levy token", "%d Levy tokens", t.Tokens))
			}
			w.Para("**" + sheet.EscWithin(t.Name) + ":** " + sheet.Either(strings.Join(kinds, "; "), in.T("nothing")) + ".")
		}
	})
	text := in.T(Switched)
	if len(boxes) > 0 {
		text = in.T("From: %s.", in.List(boxes)) + " " + text
	}
	w.Para(in.T("Numbers after a unit: figures + banner bearers.") + " " + text)
}

// made returns the number of figures of units of a type, followed by the bearers (BL-CRE-01).
func made(k takenKind) string {
	if k.unit.Creature() {
		return sheet.Number(k.figures)
	}
	return pair(k.figures-k.units, k.units)
}

// The banners needed in draws: with two players (EP-VIC-01: for a decisive and for a marginal victory), and with
// allies.
const (
	epicDecisive = 7
	epicMargin   = 2
	drawnTrack   = 9
)

// DrawnVictory writes the victory conditions of a draw, and a track to tick for each player (BL-END-03, EP-VIC-01,
// VAR-RA-09). A draw on a standard board belongs to no adventure, so the players choose the number of banners.
func DrawnVictory(w *sheet.Writer, players []Posted, epic, allies bool) {
	w.Section(w.T("Victory"), "keep")
	most := drawnTrack
	goals := map[int]bool{}
	switch {
	case allies:
		most = 8
		w.Para(w.Tn("The game ends after a turn in which the two players of a camp have **%d banner** or more "+
			"together.",
			"The game ends after a turn in which the two players of a camp have **%d banners** or more "+
				"together.", most) + " " +
			w.T("The camp with more banners wins, and in that camp the player with more. `VAR-RA-09`"))
	case epic:
		goals[epicDecisive], goals[drawnTrack] = true, true
		w.Para(w.Tn("The first camp with **%d banner** and a lead of %d wins **decisively**.",
			"The first camp with **%d banners** and a lead of %d wins "+
				"**decisively**.", epicDecisive, epicMargin) + " " +
			w.Tn("Otherwise the first camp with **%d banner** wins **marginally**.",
				"Otherwise the first camp with **%d banners** wins **marginally**.", drawnTrack) + " `EP-VIC-01`")
	default:
		w.Para(w.T("Agree on the number of banners to win and write it down. The first camp with that number wins " +
			"immediately. `BL-END-03`"))
	}
	var text strings.Builder
	var tracks []track
	for i := range players {
		p := &players[i]
		text.WriteString(command.Pad(p.Name, 16, false) + strings.Repeat(" [ ]", most) + "\n")
		own := track{Emblem: sheet.HTML(battlelore.Emblem(p.Camp)), Name: p.Name}
		for n := 1; n <= most; n++ {
			own.Slots = append(own.Slots, slot{Number: sheet.Number(n), Goal: goals[n]})
		}
		tracks = append(tracks, own)
	}
	w.Fence("track", text.String(), command.Tracks(tracks))
}
