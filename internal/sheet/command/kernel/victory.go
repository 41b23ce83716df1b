package kernel

import (
	"strings"

	"muster/internal/draw/command/kernel"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/sheet/command"
	"muster/sheet"
)

// The maximum length of a track: no valid definition needs more banners, and a huge number of turns does not fill the
// page. In Markdown, turns are in rows.
const (
	mostBanners = 99
	mostTurns   = 60
	turnRow     = 10
	trackName   = 12
)

// victory describes the victory conditions, and gives each side a track to tick (MED-TURN-02).
func (w *writer) victory(b *battle) {
	w.Section(w.T("Victory"), "keep")
	top, bottom := b.linked.Goal(boards.Pennant), b.linked.Goal(boards.Standard)
	if top == bottom && top > 0 {
		w.Para(w.Tn("The first side with **%d banner** wins immediately. `MED-TURN-02`",
			"The first side with **%d banners** wins immediately. `MED-TURN-02`", top))
	} else {
		for c, n := range [boards.Camps]int{boards.Pennant: top, boards.Standard: bottom} {
			if n > 0 {
				w.Para(sheet.Upper(w.Tn("%[2]s wins immediately at **%[1]d banner**. `MED-TURN-02`",
					"%[2]s wins immediately at **%[1]d banners**. `MED-TURN-02`", n, b.sideOf(boards.Camp(c)))))
			}
		}
	}
	worth := w.T("The last block of a unit and a fallen Leader are a banner each.")
	if !b.rules.HasLeaders() {
		worth = w.T("The last block of a unit is a banner.")
	}
	w.Para(worth + " " + b.end())
	var entries []string
	for i := range b.linked.Objectives {
		entries = append(entries, b.objective(&b.linked.Objectives[i]))
	}
	for c := range boards.Camp(boards.Camps) {
		if x := b.linked.Exits[c]; len(x.At) > 0 {
			entries = append(entries, b.exit(c, &x))
		}
	}
	w.Items(false, entries)
	w.tracks(b)
}

// end describes the result of a battle without a winner by its last turn (MED-TURN-05).
func (b *battle) end() string {
	if b.LastTurn <= 0 {
		return b.T("A side without units has lost.") + " `MED-TURN-04`"
	}
	text := b.T("A side without units has lost.") + " " + b.T("After turn **%d** of both sides", b.LastTurn)
	if c, ok := library.Camp(b.LastWinner); ok {
		return text + b.T(" %s has won.", b.sideOf(c)) + " `MED-TURN-05`"
	}
	return text + b.T(" the side with more banners has won.") + " `MED-TURN-05`"
}

// objective describes the value of a hex.
func (b *battle) objective(o *library.Objective) string {
	text := "**" + sheet.Esc(b.objectiveName(o)) + "** (" + b.List(escaped(o.Definition.At)) + "): " +
		b.Tn("%d banner", "%d banners", o.Banners)
	switch o.Camps {
	case only(boards.Pennant):
		text += b.T(" to %s", b.sideOf(boards.Pennant))
	case only(boards.Standard):
		text += b.T(" to %s", b.sideOf(boards.Standard))
	default:
		text += b.T(" to either side")
	}
	if o.Definition.Permanent {
		return text + b.T(", permanently, once their unit has been there.")
	}
	return text + b.T(" while their unit is there.")
}

// exit describes where a side may leave the field (MED-LDR-19).
func (b *battle) exit(c boards.Camp, x *library.Exits) string {
	at := b.linked.Side(c).Exits.At
	side, each := b.sideOf(c), b.Tn("%d banner", "%d banners", x.Banners)
	who := b.T("units and Leaders of %s may exit here, %s each.", side, each)
	if !b.rules.HasLeaders() {
		who = b.T("units of %s may exit here, %s each.", side, each)
	}
	return "**" + b.T("Exit") + "** (" + b.List(escaped(at)) + "): " + who +
		" `MED-LDR-19`"
}

func escaped(labels []string) []string {
	out := make([]string, len(labels))
	for i, label := range labels {
		out[i] = sheet.Esc(label)
	}
	return out
}

func (b *battle) objectiveName(o *library.Objective) string {
	return sheet.Either(sheet.Clean(o.Definition.Name), b.T("Objective"))
}

// worth describes for a legend how many banners a place gives, and to whom; it names no side if both can get them.
func (b *battle) worth(name string, banners int, camps [boards.Camps]bool) string {
	text := name + " (" + b.Tn("%d banner", "%d banners", banners)
	for c := range boards.Camp(boards.Camps) {
		if camps == only(c) {
			text += ", " + b.side(c)
		}
	}
	return text + ")"
}

// tracks writes a track of Victory banners for each side, and one of turns if turns are counted.
func (w *writer) tracks(b *battle) {
	var text strings.Builder
	var tracks []command.Track
	for c := range boards.Camp(boards.Camps) {
		n := min(b.linked.Goal(c), mostBanners)
		if n <= 0 {
			continue
		}
		text.WriteString(command.Pad(b.side(c), trackName, false) + strings.Repeat(" [ ]", n) + "\n")
		own := command.Track{Emblem: sheet.HTML(kernel.Emblem(c)), Name: b.side(c)}
		for i := 1; i <= n; i++ {
			own.Slots = append(own.Slots, command.Slot{Number: sheet.Number(i), Goal: i == n})
		}
		tracks = append(tracks, own)
	}
	if n := b.LastTurn; n > 0 && n <= mostTurns {
		turns := command.Track{Class: "turns", Name: b.T("Turns")}
		for i := 1; i <= n; i++ {
			turns.Slots = append(turns.Slots, command.Slot{Number: sheet.Number(i), Goal: i == n})
			if i%turnRow == 1 {
				name := ""
				if i == 1 {
					name = turns.Name
				}
				text.WriteString(command.Pad(name, trackName, false))
			}
			text.WriteString(" [ ]")
			if i%turnRow == 0 || i == n {
				text.WriteString(" " + sheet.Number(i) + "\n")
			}
		}
		tracks = append(tracks, turns)
	}
	if text.Len() > 0 {
		w.Fence("track", text.String(), command.Tracks(tracks))
	}
}
