package runewars_test

import (
	"slices"
	"strings"

	"muster/internal/engine/runewars"
)

// scriptWords are the possible events of a scenario, by Scripting.
var scriptWords = []string{
	"put", "remove", "destroy", "burn", "freeze", "restore", "scorch", "put-rune", "take-rune", "hurt", "mend",
	"gain-rune", "gain-influence", "lose-influence", "gain-tactics", "lose-tactics", "gain-quests", "gain-objective",
	"raise-dial",
	"lower-dial",
}

// countWords are the values that endings count, by Counted.
var countWords = []string{"runes", "areas", "cities", "strongholds", "heroes", "units", "influence", "titles"}

// script parses a scene's events: `script spring put a,b next hell-hound 2`, or `script summer gain-influence daqan 2`;
// and its endings: `wins daqan areas 3`, `loses daqan areas 0 1`, `wins any areas 3 end`.
func (g *game) script(w []string) bool {
	switch w[0] {
	case "script":
		x := runewars.Scripted{
			Season: runewars.Season(slices.Index(seasons, w[1])), Seat: runewars.NoSeat,
			Do: runewars.Scripting(slices.Index(scriptWords, w[2])), Kind: runewars.NoKind, Count: 1, Rune: runewars.DragonRune,
			Slot: uint8(len(g.r.Scripted)),
		}
		if x.Do >= runewars.ScriptGainRune {
			if w[3] != "all" {
				x.Seat = g.seat(w[3])
			}
			if w = w[4:]; len(w) > 1 {
				x.Dial = runewars.Dial(slices.Index(dials, w[1]))
			}
			if len(w) > 0 {
				x.Count = uint8(g.Number(w[0]))
			}
			g.r.Scripted = append(g.r.Scripted, x)
			return true
		}
		for _, a := range strings.Split(w[3], ",") {
			x.Areas = append(x.Areas, g.area(a))
		}
		for i, word := range w[4:] {
			switch {
			case word == "next":
				x.Pick = runewars.PickNext
			case word == "false":
				x.Rune = runewars.FalseRune
			case i+4 == len(w)-1:
				x.Count = uint8(g.Number(word))
			default:
				x.Kind = g.kind(runewars.Wild, word)
			}
		}
		g.r.Scripted = append(g.r.Scripted, x)
	case "wins", "loses":
		e := runewars.Ending{Seat: runewars.NoSeat}
		if w[1] != "any" {
			e.Seat = g.seat(w[1])
		}
		if last := len(w) - 1; w[last] == "end" {
			e.At, w = runewars.AtEnd, w[:last]
		}
		e.Has = runewars.Counted(slices.Index(countWords, w[2]))
		e.Least, e.Most = uint8(g.Number(w[3])), 0xff
		if len(w) > 4 {
			e.Most = uint8(g.Number(w[4]))
		}
		if w[0] == "wins" {
			g.r.Wins = append(g.r.Wins, e)
		} else {
			g.r.Loses = append(g.r.Loses, e)
		}
	default:
		return false
	}
	return true
}
