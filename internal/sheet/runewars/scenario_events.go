package runewars

import (
	"fmt"
	"strings"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars/library"
	"muster/sheet"
)

// season returns a season by its number.
func (w *writer) season(n int) string {
	return [...]string{w.T("spring"), w.T("summer"), w.T("fall"), w.T("winter")}[n]
}

// events writes the events with their times.
func (w *writer) events() {
	if len(w.game.Events) == 0 {
		return
	}
	w.Section(w.T("Events"), "")
	w.Para(w.T("Each event happens at the start of its season, before everything else."))
	for i := range w.game.Events {
		e := &w.game.Events[i]
		when := w.T("every %s", w.season(e.Season))
		if e.Year > 0 {
			when = w.T("%s of year %d", w.season(e.Season), e.Year)
		}
		w.Heading(w.T("%s (%s)", sheet.Clean(e.Definition.Name), when))
		w.Prose(w.prose(e.Definition.Text))
		var does []string
		for j := range e.Effects {
			does = append(does, w.effect(&e.Effects[j]))
		}
		w.Items(false, does)
	}
}

// effect describes an effect in words.
func (w *writer) effect(e *library.Effect) string {
	who := w.T("each player")
	if e.Seat != library.None {
		who = w.faction(e.Seat)
	}
	if scenarios.Lands(e.Do) {
		return w.T("%s: %s", w.where(e), w.landed(e))
	}
	return w.T("%s: %s", who, w.got(e))
}

// where describes the areas of an effect, and which of them it takes.
func (w *writer) where(e *library.Effect) string {
	var at []string
	for _, a := range e.Areas {
		at = append(at, w.label(a))
	}
	switch e.Pick {
	case scenarios.Next:
		return w.T("the next of %s", strings.Join(at, ", "))
	case scenarios.Chance:
		return w.T("a random one of %s", strings.Join(at, ", "))
	}
	return w.List(at)
}

// landed describes an effect in an area.
func (w *writer) landed(e *library.Effect) string {
	unit := w.T("neutral units")
	units := fmt.Sprintf("%d %s", e.Count, unit)
	if e.Unit != nil {
		unit = sheet.Esc(w.Called(e.Unit.Name))
		units = several(e.Count, unit)
	}
	switch e.Do {
	case scenarios.PutUnits:
		return w.T("%s appear", units)
	case scenarios.RemoveUnits:
		if e.Count > 0 {
			return w.T("%s leave", units)
		}
		return w.T("no more %s", unit)
	case scenarios.DestroyUnits:
		return w.T("all units are destroyed")
	case scenarios.Desolate:
		return cited(w.T("a desolation token"), "RW-DES-01")
	case scenarios.Freeze:
		return cited(w.T("a frost token"), "RW-DES-03")
	case scenarios.Restore:
		return w.T("remove desolation and frost")
	case scenarios.Scorch:
		return w.T("the area is lost: remove everything in it; no unit or hero may enter it again")
	case scenarios.PutRune:
		if e.False {
			return w.T("a false rune, face down")
		}
		return w.T("a dragon rune, face down")
	case scenarios.TakeRune:
		return w.T("remove the rune token")
	case scenarios.DamageHold:
		return w.T("the stronghold is damaged")
	}
	return w.T("the stronghold is repaired")
}

// got describes what a seat gains or loses.
func (w *writer) got(e *library.Effect) string {
	dial := [...]string{w.T("food"), w.T("wood"), w.T("ore")}[e.Dial]
	switch e.Do {
	case scenarios.GainRune:
		return cited(w.Tn("receives %d dragon rune", "receives %d dragon runes", e.Count), "RW-RUNE-01")
	case scenarios.GainInfluence:
		return w.T("gains %d influence", e.Count)
	case scenarios.LoseInfluence:
		return w.T("loses %d influence", e.Count)
	case scenarios.GainTactics:
		return w.Tn("draws %d Tactics card", "draws %d Tactics cards", e.Count)
	case scenarios.LoseTactics:
		return w.Tn("discards %d Tactics card", "discards %d Tactics cards", e.Count)
	case scenarios.GainQuests:
		return w.Tn("draws %d Quest card", "draws %d Quest cards", e.Count)
	case scenarios.RaiseDial:
		return w.T("dial of %[2]s: up %[1]d", e.Count, dial)
	case scenarios.LowerDial:
		return w.T("dial of %[2]s: down %[1]d", e.Count, dial)
	}
	return w.T("draws an Objective, unless the player has one")
}

// endings writes the scenario's own ways to win or lose.
func (w *writer) endings() {
	if len(w.game.Wins)+len(w.game.Loses) == 0 {
		return
	}
	w.Section(w.T("Winning and losing"), "")
	for i := range w.game.Wins {
		w.Items(false, []string{w.ending(&w.game.Wins[i], true)})
		w.Prose(w.prose(w.game.Wins[i].Definition.Text))
	}
	for i := range w.game.Loses {
		w.Items(false, []string{w.ending(&w.game.Loses[i], false)})
		w.Prose(w.prose(w.game.Loses[i].Definition.Text))
	}
}

// ending describes one way to win or lose.
func (w *writer) ending(e *library.Ending, wins bool) string {
	who, out, has := "", "", w.has(e)
	if e.Seat != library.None {
		who = w.faction(e.Seat)
	}
	switch {
	case wins && e.Seat != library.None:
		out = w.T("%s wins with %s", who, has)
	case wins:
		out = w.T("A player with %s wins", has)
	case e.Seat != library.None:
		out = w.T("%s loses with %s", who, has)
	default:
		out = w.T("A player with %s loses", has)
	}
	switch e.At {
	case scenarios.EndOfYear:
		out = w.T("%s at the end of a year.", out)
	case scenarios.EndOfGame:
		out = w.T("%s at the end of the game.", out)
	default:
		out = w.T("%s at the end of a turn.", out)
	}
	if name := sheet.Clean(e.Definition.Name); name != "" {
		out = "**" + sheet.EscWithin(name) + "**: " + out
	}
	return out
}

// has describes what an ending counts.
func (w *writer) has(e *library.Ending) string {
	what := map[string]string{
		scenarios.HasRunes: w.T("dragon runes"), scenarios.HasAreas: w.T("areas"), scenarios.HasCities: w.T("cities"),
		scenarios.HasStrongholds: w.T("strongholds"), scenarios.HasHeroes: w.T("heroes"), scenarios.HasUnits: w.T("units"),
		scenarios.HasInfluence: w.T("influence"), scenarios.HasTitles: w.T("titles"),
	}[e.Has]
	if len(e.Areas) > 0 {
		var at []string
		for _, a := range e.Areas {
			at = append(at, w.label(a))
		}
		if what = w.T("%s in %s", what, w.List(at)); e.Has == scenarios.HasAreas {
			return w.of(e, w.List(at))
		}
	}
	switch {
	case e.Most == library.None:
		return w.T("at least %d %s", e.Least, what)
	case e.Most == 0:
		return w.T("no %s", what)
	case e.Least == 0:
		return w.T("at most %d %s", e.Most, what)
	}
	return w.T("%d to %d %s", e.Least, e.Most, what)
}

// of returns a number of areas in words.
func (w *writer) of(e *library.Ending, areas string) string {
	switch {
	case e.Most == library.None:
		return w.T("at least %d of %s", e.Least, areas)
	case e.Most == 0:
		return w.T("none of %s", areas)
	case e.Least == 0:
		return w.T("at most %d of %s", e.Most, areas)
	}
	return w.T("%d to %d of %s", e.Least, e.Most, areas)
}
