package runewars

import (
	"slices"
	"strings"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars/library"
	"muster/sheet"
)

// begin returns the steps after those of the realm, in the order of the rules.
func (w *writer) begin() []string {
	l := w.game
	out := w.wastes()
	if l.UnderWay() {
		out = append(out, cited(w.T("The game continues with %s of year %d.", w.season(l.Start.Season), l.Start.Year),
			"RW-SETUP-30"))
	}
	if w.quests() {
		out = append(out, cited(w.T("Remove the Quests of unused tiles and shuffle the Setup Quests in."),
			"RW-SETUP-22"))
	}
	out = append(out, cited(w.T("Set the dials as the table of players shows."), "RW-SETUP-23"))
	out = append(out, w.strongholds()...)
	if heroes := w.heroes(); len(heroes) > 0 {
		out = append(out, cited(w.T("Heroes: %s.", strings.Join(heroes, "; ")), "RW-SETUP-25"))
	}
	if w.draws(func(s *library.Seat) bool { return len(s.Heroes) == 0 }) {
		text := w.T("Deal each player a hero of that player's alignment. It begins in the home realm.")
		if l.Options.Commanders {
			text = w.T("Deal each player two heroes of that player's alignment. They begin in the home realm; one " +
				"is the commander.")
		}
		out = append(out, cited(text, "RW-SETUP-25"))
	}
	out = append(out, cited(w.T("Shuffle the decks; put the Title cards face up."), "RW-SETUP-26"))
	out = append(out, cited(w.T("Give each player influence and Tactics cards as the table of players shows, and "+
		"two Quests."),
		"RW-SETUP-27"))
	for i := range l.Seats {
		if hand := w.hand(&l.Seats[i]); len(hand) > 0 {
			out = append(out, w.T("Among the cards of %s are %s.", w.faction(i), w.List(hand)))
		}
	}
	if w.draws(func(s *library.Seat) bool { return s.Objective == nil }) {
		out = append(out, cited(w.T("Deal each player without an Objective one of that player's alignment, face "+
			"down."), "RW-SETUP-29"))
	}
	return append(out, w.past()...)
}

// quests reports whether there are Quest cards of tiles.
func (w *writer) quests() bool {
	for _, q := range w.game.Rules.Quests.All() {
		if q.Tile != "" && (q.Box == "" || slices.Contains(w.game.Boxes, q.Box)) {
			return true
		}
	}
	return false
}

// draws reports whether a condition holds for any seat.
func (w *writer) draws(lacks func(*library.Seat) bool) bool {
	for i := range w.game.Seats {
		if lacks(&w.game.Seats[i]) {
			return true
		}
	}
	return false
}

// wastes returns the steps of desolation and frost.
func (w *writer) wastes() []string {
	var lain []string
	for _, t := range w.game.Tokens {
		what := w.Tn("%d desolation token", "%d desolation tokens", t.Count)
		if t.Frost {
			what = w.Tn("%d frost token", "%d frost tokens", t.Count)
		}
		lain = append(lain, w.T("%s in %s", what, w.label(t.Area)))
	}
	if len(lain) == 0 {
		return nil
	}
	return []string{cited(w.T("Place %s.", w.List(lain)), "RW-DES-01")}
}

// strongholds returns the steps that put strongholds and units on the board.
func (w *writer) strongholds() []string {
	var told, free []string
	for i := range w.game.Seats {
		s := &w.game.Seats[i]
		var at []string
		for _, h := range s.Strongholds {
			if h.Area == library.None {
				continue
			}
			text := w.label(h.Area)
			if words := w.state(&h); len(words) > 0 {
				text = w.T("%s (%s)", text, strings.Join(words, ", "))
			}
			at = append(at, text)
		}
		switch {
		case len(at) > 0:
			told = append(told, w.T("%s: %s", w.faction(i), strings.Join(at, ", ")))
		case !w.game.UnderWay():
			free = append(free, w.faction(i))
		}
	}
	var out []string
	if len(told) > 0 {
		out = append(out, cited(w.T("Strongholds: %s.", strings.Join(told, "; ")), "RW-SETUP-24"))
	}
	if len(free) > 0 {
		out = append(out, cited(w.T("These players choose an area of their home realm for the stronghold: "+
			"%s.", w.List(free)),
			"RW-SETUP-24"))
	}
	if w.game.UnderWay() {
		return append(out, cited(w.T("Place the units as the table of players shows."), "RW-SETUP-24"))
	}
	return append(out, cited(w.T("Place the units of the table of players in the home realm, at most eight in an "+
		"area."), "RW-SETUP-24"))
}

// state returns the additional states of a stronghold.
func (w *writer) state(h *library.Stronghold) []string {
	var out []string
	if h.Capital {
		out = append(out, w.T("a capital"))
	}
	if h.Damaged {
		out = append(out, w.T("damaged"))
	}
	switch h.Development {
	case scenarios.Resources:
		out = append(out, w.T("with resources"))
	case scenarios.Diplomat:
		out = append(out, w.T("with a diplomat"))
	case scenarios.TrainingGround:
		out = append(out, w.T("with a training ground"))
	case scenarios.Defensive:
		out = append(out, w.T("with its defensive development"))
	}
	return out
}

// heroes returns the heroes that are not drawn at random.
func (w *writer) heroes() []string {
	var out []string
	for i := range w.game.Seats {
		var names []string
		for _, h := range w.game.Seats[i].Heroes {
			text := sheet.Esc(h.ID)
			if h.Row != library.None {
				text = sheet.Esc(w.Called(w.game.Rules.Heroes.All()[h.Row].Name))
			}
			if c := h.Commander; c != nil && c.Row != library.None {
				text = w.T("%s (%s)", text, sheet.Esc(w.Called(w.game.Rules.Commanders.All()[c.Row].Name)))
			}
			if h.Area != library.None {
				text = w.T("%s in %s", text, w.label(h.Area))
			}
			names = append(names, text)
		}
		if len(names) > 0 {
			out = append(out, w.T("%s: %s", w.faction(i), w.List(names)))
		}
	}
	return out
}

// hand returns the named cards of a seat.
func (w *writer) hand(s *library.Seat) []string {
	var out []string
	rules := w.game.Rules
	add := func(c library.Card, name func(row int) string) {
		if c.Row != library.None {
			out = append(out, sheet.Esc(w.Called(name(c.Row))))
		}
	}
	for _, c := range s.Tactics {
		add(c, func(i int) string { return rules.Tactics.All()[i].Name })
	}
	for _, c := range s.Quests {
		add(c, func(i int) string { return rules.Quests.All()[i].Name })
	}
	if s.Objective != nil {
		add(*s.Objective, func(i int) string { return rules.Objectives.All()[i].Name })
	}
	for _, c := range s.Titles {
		add(c, func(i int) string { return rules.Titles.All()[i].Name })
	}
	for _, c := range s.Developments {
		add(c, func(i int) string { return rules.Developments.All()[i].Name })
	}
	return out
}

// past describes earlier events of a game in progress.
func (w *writer) past() []string {
	var out []string
	for i := range w.game.Seats {
		s := &w.game.Seats[i]
		if len(s.Enabled) > 0 {
			out = append(out, cited(w.T("Face-up Orders of %s: %s.", w.faction(i), w.List(w.orders(s.Enabled))),
				"RW-SEAS-11"))
		}
		var at []string
		for _, a := range s.Activated {
			at = append(at, w.label(a.Area))
		}
		if len(at) > 0 {
			out = append(out, cited(w.T("Activation tokens of %s: %s.", w.faction(i), w.List(at)), "RW-TERM-09"))
		}
		if s.VictoryOn != library.None {
			out = append(out, cited(w.T("The Victory card of %s is on the deck of "+
				"%s.", w.faction(i), w.season(s.VictoryOn)),
				"RW-ROAD-01"))
		}
	}
	return out
}
