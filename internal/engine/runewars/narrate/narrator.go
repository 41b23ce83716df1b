package narrate

import (
	"fmt"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/setup"
	"muster/internal/words"
)

// Narrator words the events of one game, in order: it must receive every event from the game's start.
type Narrator struct {
	game     *setup.Game
	fight    Fight
	season   runewars.Season
	doing    uint8 // the purpose of the drawn Fate cards
	order    uint8 // the Order in resolution; NoOrder between turns
	whose    uint8 // the seat whose turn it is; NoSeat between turns
	begun    bool  // a season has begun, so the set-up is over
	counting bool  // the last winter is over
	by       cause // the cause of the current events
	pending  pending
	before   runewars.EventKind // the previous event
	lines    []string

	dueller   uint8          // the seat whose hero began the current duel
	unseen    bool           // the duel is against a quest's unit
	beast     *rulebook.Unit // that unit; nil in a duel of heroes
	attempted uint8          // the attempted quest
	fights    bool           // a battle is in progress
	drawing   bool           // cards were already drawn in it
	council   bool           // a card of the Wizards' Council was just turned up
	contested uint8          // the area of the battle
	sides     [2]uint8       // the seats that fight there, attacker first
}

// New returns a Narrator for a game that has not begun.
func New(g *setup.Game) *Narrator {
	t := &Narrator{game: g, whose: runewars.NoSeat, order: runewars.NoOrder}
	t.fight = Fight{Names: names{t}}
	return t
}

// Narrate takes events and returns their lines, without line ends. Related events make one line, which comes with the
// first event after them: Orders that are revealed, dials that are set, cards that are drawn, units of a kind.
func (t *Narrator) Narrate(events []runewars.Event) []string {
	t.lines = nil
	for i := range events {
		t.narrate(&events[i])
	}
	return t.lines
}

// narrate words one event.
func (t *Narrator) narrate(e *runewars.Event) {
	if t.hold(e) {
		t.before = e.Kind
		return
	}
	t.follow(e)
	if e.Kind != runewars.BattleEvent {
		t.lines = append(t.lines, t.fight.Rest()...)
	}
	switch {
	case e.Kind == runewars.BattleEvent:
		t.contested = e.Area
		t.drawing = t.drawing || e.In.Kind == battle.RowBegan
		if told := t.fight.Narrate(&e.In); !onBoard(e.In.Kind) {
			t.lines = append(t.lines, told...)
		}
	case t.narrateSeason(e), t.narrateOrder(e), t.narrateMove(e), t.narrateFight(e), t.narrateBuilding(e),
		t.narrateReward(e), t.narrateRune(e),
		t.narrateCard(e), t.narrateHero(e), t.narrateDuel(e):
	}
	t.before = e.Kind
	t.council = e.Kind == runewars.SeasonCardDrawn && int(e.Card) < len(t.game.Seasons) && t.game.Seasons[e.Card].Council
}

// onBoard reports whether the board repeats an event of a battle.
func onBoard(k battle.EventKind) bool {
	return k == battle.FortBroken || k == battle.FortRazed || k == battle.FortReplaced
}

// head starts a part of the report: a blank line, and its heading.
func (t *Narrator) head(format string, args ...any) {
	if len(t.lines) == 0 || t.lines[len(t.lines)-1] != "" {
		t.lines = append(t.lines, "")
	}
	t.lines = append(t.lines, fmt.Sprintf(format, args...))
}

// line adds a line under a heading word, with its rules.
func (t *Narrator) line(head, rules, format string, args ...any) {
	t.lines = append(t.lines, lineOf(head, rules, format, args...))
}

// lineOf returns a line under a heading word, with its rules.
func lineOf(head, rules, format string, args ...any) string {
	text := words.Line(head, format, args...)
	if rules != "" {
		text += " [" + rules + "]"
	}
	return text
}

// Returns the name of a seat, to precede its actions outside its own turn.
func (t *Narrator) actor(seat uint8) string {
	if seat == t.whose || seat == runewars.NoSeat {
		return ""
	}
	return t.Seat(seat) + ": "
}
