package battlelore

import (
	"slices"
	"strings"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/command/boards"
	"muster/internal/sheet/command"
	"muster/sheet"
)

// MostBanners is the maximum length of a track: no valid definition needs more.
const MostBanners = 99

// turnCap limits a huge number of turns, which would fill the page. In Markdown they are in rows of turnRow.
const turnCap, turnRow = 60, 10

// victory writes the victory conditions, and a track to tick for each camp (BL-END-03, EP-VIC-01).
func (w *writer) victory(b *battle) {
	w.Section(w.T("Victory"), "keep")
	v := b.Victory
	v.Banners = b.Banners()
	need := [boards.Camps]int{
		boards.Pennant:  b.linked.Goal(boards.Pennant),
		boards.Standard: b.linked.Goal(boards.Standard),
	}
	switch {
	case b.Allies():
		w.Para(
			w.Tn("The game ends after a turn in which the two players of a camp have **%d banner** or more together.",
				"The game ends after a turn in which the two players of a camp have **%d banners** or more "+
					"together.", v.Banners) +
				" " + w.T("The camp with more banners wins, and in that camp the player with more. `VAR-RA-09`"),
		)
	case v.Decisive > 0 || v.Marginal > 0:
		if v.Decisive > 0 {
			w.Para(w.Tn("The first camp with **%d banner** and a lead of %d wins **decisively**.",
				"The first camp with **%d banners** and a lead of %d wins "+
					"**decisively**.", v.Decisive, max(v.Margin, 1)))
		}
		if v.Marginal > 0 {
			w.Para(w.Tn("Otherwise the first camp with **%d banner** wins **marginally**.",
				"Otherwise the first camp with **%d banners** wins **marginally**.", v.Marginal))
		}
	case need[0] == need[1] && need[0] > 0:
		w.Para(w.Tn("The first camp with **%d banner** wins immediately.",
			"The first camp with **%d banners** wins immediately.", need[0]))
	default:
		for c, n := range need {
			if n > 0 {
				w.Para(w.Tn("The %[2]s win immediately at **%[1]d banner**.", "The %[2]s win immediately at **%[1]d "+
					"banners**.", n,
					b.soldiers(boards.Camp(c))))
			}
		}
	}
	var entries []string
	for i := range b.linked.Objectives {
		entries = append(entries, b.objective(&b.linked.Objectives[i]))
	}
	w.Items(false, entries)
	w.track(b)
}

// objective describes the value of a hex.
func (b *battle) objective(o *library.Objective) string {
	var at []string
	for _, label := range o.Definition.At {
		at = append(at, sheet.Esc(label))
	}
	text := "**" + sheet.Esc(b.objectiveName(o)) + "** (" + b.List(at) + "): " +
		b.Tn("%d banner", "%d banners", o.Banners)
	if c, ok := boards.ParseCamp(o.Definition.Camp); ok {
		text += b.T(" to the %s", b.soldiers(c))
	} else {
		text += b.T(" to either camp")
	}
	if o.Definition.Permanent {
		return text + b.T(", permanently, once their unit has been there.")
	}
	return text + b.T(" while their unit is there.")
}

func (b *battle) objectiveName(o *library.Objective) string {
	return sheet.Either(sheet.Clean(o.Definition.Name), b.T("Objective"))
}

// worth describes for a legend how many banners a place gives, and to whom; it names no camp if both can get them.
func (b *battle) worth(name string, banners int, camp string) string {
	text := name + " (" + b.Tn("%d banner", "%d banners", banners)
	if c, ok := boards.ParseCamp(camp); ok {
		text += ", " + b.soldiers(c)
	}
	return text + ")"
}

// trackName returns the width of the names before a track.
func trackName(b *battle) int {
	if b.Allies() {
		return 12
	}
	return 10
}

// goals returns the numbers of banners at which a camp may win, the lower one first (BL-END-03, EP-VIC-01); allies
// reach theirs together (VAR-RA-09).
func (b *battle) goals(c boards.Camp) []int {
	out := []int{b.Victory.Marginal, b.Victory.Decisive}
	if b.Allies() || max(out[0], out[1]) == 0 {
		out = []int{b.linked.Goal(c)}
	}
	slices.Sort(out)
	return slices.DeleteFunc(slices.Compact(out), func(n int) bool { return n <= 0 })
}

// track writes a row of spaces for Victory banners for each player.
func (w *writer) track(b *battle) {
	var text strings.Builder
	var tracks []track
	for _, p := range b.players() {
		goals := b.goals(p.Camp)
		if len(goals) == 0 {
			continue
		}
		n := min(goals[len(goals)-1], MostBanners)
		text.WriteString(command.Pad(p.name, trackName(b), false) + strings.Repeat(" [ ]", n) + "\n")
		own := track{Emblem: sheet.HTML(battlelore.Emblem(p.Camp)), Name: p.name}
		for i := 1; i <= n; i++ {
			own.Slots = append(
				own.Slots,
				slot{Number: sheet.Number(i), Goal: !b.Allies() && slices.Contains(goals, i)},
			)
		}
		tracks = append(tracks, own)
	}
	if turns := b.turnTrack(&text); len(turns.Slots) > 0 {
		tracks = append(tracks, turns)
	}
	if text.Len() > 0 {
		w.Fence("track", text.String(), command.Tracks(tracks))
	}
}

// turnTrack writes a space for each turn if the game counts turns, up to the last turn and to the latest turn before
// which units are held back. It marks those turns.
func (b *battle) turnTrack(text *strings.Builder) track {
	out := track{Class: "turns", Name: b.T("Turns")}
	marked, last := map[int]bool{}, 0
	for _, e := range b.linked.Effects {
		if (e.Do == adventures.RuleLastTurn || e.Do == adventures.RuleHold) && e.Turn > 0 && e.Turn <= turnCap {
			marked[e.Turn], last = true, max(last, e.Turn)
		}
	}
	for i := 1; i <= last; i++ {
		out.Slots = append(out.Slots, slot{Number: sheet.Number(i), Goal: marked[i]})
		if i%turnRow == 1 {
			name := ""
			if i == 1 {
				name = out.Name
			}
			text.WriteString(command.Pad(name, trackName(b), false))
		}
		text.WriteString(" [ ]")
		if i%turnRow == 0 || i == last {
			text.WriteString(" " + sheet.Number(i) + "\n")
		}
	}
	return out
}
