package runewars

import (
	"strings"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/sheet"
)

// Events describes an event of a scenario.
func (w Words) Events(l *library.LinkedScenario, list []library.Effect) string {
	phrases := make([]string, len(list))
	for i := range list {
		phrases[i] = w.happening(l, &list[i])
	}
	return w.sentences(phrases, func(int) bool { return false })
}

// happening describes one effect of an event: on areas, or on players like a card's deed.
func (w Words) happening(l *library.LinkedScenario, e *library.Effect) string {
	if !scenarios.Lands(e.Do) {
		d := rulebook.CardEffect{Do: e.Do, Count: e.Count}
		if e.Do == scenarios.RaiseDial || e.Do == scenarios.LowerDial {
			d.Dial = rulebook.Dials()[e.Dial]
		}
		if e.Seat == library.None {
			return w.T("each player: %s", w.operation(&d))
		}
		return w.T("%s: %s", w.seat(l, e.Seat), w.operation(&d))
	}
	where, unit := w.places(l, e), ""
	if e.Unit != nil {
		unit = w.Name(e.Unit.Name, e.Unit.ID)
	}
	switch e.Do {
	case scenarios.PutUnits:
		return w.T("put %d × %s, neutral: %s", e.Count, unit, where)
	case scenarios.RemoveUnits:
		if e.Count == 0 {
			return w.T("take away all of %s: %s", unit, where)
		}
		return w.T("take away %d × %s: %s", e.Count, unit, where)
	case scenarios.DestroyUnits:
		return w.T("all units are destroyed: %s", where)
	case scenarios.Desolate:
		return w.T("put desolation: %s", where)
	case scenarios.Freeze:
		return w.T("put frost: %s", where)
	case scenarios.Restore:
		return w.T("take away desolation and frost: %s", where)
	case scenarios.Scorch:
		return w.T("the area is lost with everything in it; no unit or hero may enter it again: %s", where)
	case scenarios.PutRune:
		if e.False {
			return w.T("put a false rune: %s", where)
		}
		return w.T("put a dragon rune: %s", where)
	case scenarios.TakeRune:
		return w.T("take away the rune token: %s", where)
	case scenarios.DamageHold:
		return w.T("the stronghold is damaged: %s", where)
	case scenarios.RepairHold:
		return w.T("the stronghold is repaired: %s", where)
	}
	return e.Do
}

// places describes the areas of an effect, and which of them it takes.
func (w Words) places(l *library.LinkedScenario, e *library.Effect) string {
	labels := strings.Join(w.labels(l, e.Areas), ", ")
	switch e.Pick {
	case scenarios.Next:
		return w.T("the next of %s", labels)
	case scenarios.Chance:
		return w.T("a random one of %s", labels)
	}
	return labels
}

// labels returns the names of areas.
func (w Words) labels(l *library.LinkedScenario, areas []int) []string {
	var out []string
	for _, a := range areas {
		if a != library.None && l.Realm != nil {
			out = append(out, sheet.Clean(l.Realm.Spots[a].Label))
		}
	}
	return out
}

// seat returns the name of a seat's faction.
func (w Words) seat(l *library.LinkedScenario, seat int) string {
	if f := l.Seats[seat].Faction; f != nil {
		return w.Name(f.Name, f.ID)
	}
	return sheet.Clean(l.Definition.Seats[seat].Faction)
}

// Ending describes a scenario's own way to end: whose condition, the condition, and when it is checked.
func (w Words) Ending(l *library.LinkedScenario, e *library.Ending) string {
	c := rulebook.Condition{Has: e.Has, Least: e.Least}
	if most := e.Most; most != library.None {
		c.Most = &most
	}
	text := w.Condition(&c)
	if labels := w.labels(l, e.Areas); len(labels) > 0 {
		text = wordingTold(text, []string{strings.Join(labels, ", ")})
	}
	if e.Seat == library.None {
		text = w.T("the player with %s", text)
	} else {
		text = w.T("%s: %s", w.seat(l, e.Seat), text)
	}
	switch e.At {
	case scenarios.EndOfYear:
		text = w.T("at the end of a year, %s", text)
	case scenarios.EndOfGame:
		text = w.T("after the last winter, %s", text)
	}
	return sentence(text)
}

// When returns the season and the year of an event.
func (w Words) When(e *library.Event) string {
	when := w.T("each year")
	if e.Year > 0 {
		when = w.T("year %d", e.Year)
	}
	if seasons := rulebook.Seasons(); e.Season >= 0 && e.Season < len(seasons) {
		when = w.Season(seasons[e.Season]) + ", " + when
	}
	return when
}
