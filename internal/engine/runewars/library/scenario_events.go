package library

import (
	"slices"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars/rulebook"
	"muster/maps"
)

// Event is a scenario's event at the start of a season.
type Event struct {
	Definition *scenarios.Event
	Ptr        string
	Year       int // 0: every year
	Season     int
	Effects    []Effect
}

// In reports whether the event happens at a time.
func (e *Event) In(m Timing) bool { return e.Season == m.Season && (e.Year == 0 || e.Year == m.Year) }

// Effect is one effect of an event.
type Effect struct {
	Ptr   string
	Do    string // a word of scenarios.Doings
	Seat  int    // the affected seat; None: every player
	Count int    // at least 1; 0 for all units of remove-units
	Areas []int  // listed in the file; None: unknown name
	Pick  string // a word of scenarios.Picks
	Unit  *rulebook.Unit
	Dial  int  // food, wood, ore
	False bool // the rune is a false one
}

// Ending is an additional condition for winning or losing.
type Ending struct {
	Definition *scenarios.Ending
	Ptr        string
	Seat       int    // None: any seat that fulfils it
	Has        string // a word of scenarios.Holdings
	Areas      []int  // only these areas count; empty: all areas
	Least      int
	Most       int    // None: any number
	At         string // a word of scenarios.Times
}

// Met reports whether a count fulfils the ending.
func (e *Ending) Met(n int) bool { return n >= e.Least && (e.Most == None || n <= e.Most) }

func (l *scenarioLinker) tokens() {
	for i, t := range l.Definition.Tokens {
		ptr := item("/tokens", i)
		area := l.area(t.Area, ptr+"/area")
		if l.whole(ptr) {
			l.Tokens = append(l.Tokens, ScenarioToken{ptr, area, t.Token == scenarios.Frost, max(1, t.Count)})
		}
	}
}

func (l *scenarioLinker) events() {
	for i := range l.Definition.Events {
		said, ptr := &l.Definition.Events[i], item("/events", i)
		e := Event{Definition: said, Ptr: ptr, Year: said.Year, Season: SeasonOf(said.Season)}
		for j := range said.Effects {
			e.Effects = append(e.Effects, l.effect(&said.Effects[j], item(ptr+"/effects", j)))
		}
		if l.whole(ptr) {
			l.Events = append(l.Events, e)
		}
	}
}

func (l *scenarioLinker) effect(said *scenarios.Effect, ptr string) Effect {
	e := Effect{
		Ptr: ptr, Do: said.Do, Seat: l.who(said.Who, ptr+"/who"), Count: max(1, said.Count),
		Areas: l.places(said.Areas, ptr+"/areas"), Pick: said.Pick, False: said.Rune == maps.False,
		Dial: max(0, slices.Index(rulebook.Dials(), said.Dial)),
	}
	if said.Do == scenarios.RemoveUnits {
		e.Count = said.Count
	}
	if said.Unit != "" {
		e.Unit = lookupRow(l, &l.Rules.Units, rulebook.NounUnit, said.Unit, ptr+"/unit")
	}
	if e.Pick == "" {
		e.Pick = scenarios.All
	}
	return e
}

func (l *scenarioLinker) endings(key string, list []scenarios.Ending) []Ending {
	var out []Ending
	for i := range list {
		said, ptr := &list[i], item("/"+key, i)
		e := Ending{
			Definition: said, Ptr: ptr, Seat: l.who(said.Who, ptr+"/who"), Has: said.Has,
			Areas: l.places(said.Areas, ptr+"/areas"), Least: said.Least, Most: None, At: said.At,
		}
		if said.Most != nil {
			e.Most = *said.Most
		}
		if e.At == "" {
			e.At = scenarios.Always
		}
		if l.whole(ptr) {
			out = append(out, e)
		}
	}
	return out
}

// Returns the seat of a faction; None without a name, or for a faction without a player, which is a fault.
func (l *scenarioLinker) who(id, ptr string) int {
	if id == "" {
		return None
	}
	f := lookupRow(l, &l.Rules.Factions, rulebook.NounFaction, id, ptr)
	seat := l.SeatOf(f)
	if f != nil && seat == None {
		l.fault(NotPlayed, ptr, id, l.played)
	}
	return seat
}

// places finds areas by their names.
func (l *scenarioLinker) places(labels []string, ptr string) []int {
	var out []int
	for i, label := range labels {
		out = append(out, l.area(label, item(ptr, i)))
	}
	return out
}
