package battlelore_test

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	testbl "muster/internal/testing/battlelore"
	"muster/maps/hex"
)

// match is one battle played with two referees. The naive one plays it and asks; the engine answers after both agree
// on the legal actions, the positions and the events.
type match struct {
	battle *setup.Battle
	rules  *battlelore.Rules
	state  battlelore.State
	game   *testbl.OracleGame
	chance engine.Rand

	logged int                 // lines of the game's log that were compared
	events []string            // of the engine, not compared yet
	dice   []battlelore.Event  // rolls that the referee has not asked for yet
	cards  []int               // the same for draws
	hunts  bool                // whether units go for the enemy
	seen   map[string]int      // how often each kind of choice came up
	fail   string              // the first difference
	forced string              // the last choice that the engine did not ask for
	past   []battlelore.Action // for the report
}

// differ stops a battle that cannot go on.
type differ struct{}

func (m *match) differs(format string, args ...any) {
	m.fail = fmt.Sprintf(format, args...)
	panic(differ{})
}

// play plays a battle to its end; the result is "" or the difference.
func (m *match) play() (fail string) {
	defer func() {
		if why := recover(); why != nil {
			if _, ok := why.(differ); !ok {
				panic(why)
			}
			fail = m.fail + "\n" + m.where()
		}
	}()
	m.game.Play()
	m.agree()
	over, winner := m.game.Over()
	if over != (m.state.Ended != battlelore.Playing) || winner != m.state.Winner {
		m.differs(
			"the referee says over %v, won by %d; the engine ended %d, won by %d",
			over,
			winner,
			m.state.Ended,
			m.state.Winner,
		)
	}
	m.seen["end "+fmt.Sprint(m.state.Ended)]++
	return ""
}

func (m *match) Choose(who boards.Camp, options []battlelore.Action) battlelore.Action {
	slices.Sort(options)
	legal := battlelore.Legal(m.rules, &m.state, nil)
	if !slices.Equal(legal, options) {
		if m.passes() {
			return m.Choose(who, options)
		}
		if len(options) == 1 {
			m.forced = fmt.Sprintf("%v where the engine allows %v", list(options), list(legal))
			return options[0] // the engine does not ask where there is nothing to choose
		}
		m.differs("the referee allows %v\nthe engine allows      %v", list(options), list(legal))
	}
	m.agree()
	if got := m.rules.CampOf[m.state.Decider()]; got != who {
		m.differs("the referee asks the %v, the engine the %v", who, got)
	}
	a := options[m.pick(options)]
	m.seen[a.Kind().String()]++
	m.apply(a)
	return a
}

// passes goes on where the engine's only legal action is to pass; the naive referee does not ask there.
func (m *match) passes() bool {
	only := []battlelore.Action{0}
	if m.state.Ended != battlelore.Playing || !slices.Equal(battlelore.Legal(m.rules, &m.state, nil), only) {
		return false
	}
	m.apply(only[0])
	return true
}

// apply takes an action of the engine's own list.
func (m *match) apply(a battlelore.Action) {
	m.past = append(m.past, a)
	var log battlelore.Log
	if err := battlelore.Apply(m.rules, &m.state, a, &log); err != nil {
		m.differs("the engine refuses %v of its own list: %v", list([]battlelore.Action{a}), err)
	}
	m.read(log.Events)
}

// pick picks an option at random, but passes rarely, and in every other battle moves at the enemy, so that battles
// start and end.
func (m *match) pick(options []battlelore.Action) int {
	best := m.chance.IntN(len(options))
	if len(options) > 1 && options[0].Kind() == battlelore.Pass && m.chance.IntN(8) > 0 {
		best = 1 + m.chance.IntN(len(options)-1)
	}
	for tries := 0; m.hunts && options[best].Kind() == battlelore.Move && tries < 6; tries++ {
		if i := m.chance.IntN(
			len(options),
		); options[i].Kind() == battlelore.Move &&
			m.gap(options[i]) < m.gap(options[best]) {
			best = i
		}
	}
	return best
}

// gap returns the distance to the nearest enemy after a move.
func (m *match) gap(a battlelore.Action) int {
	least := hex.Max
	for _, v := range m.state.Units[:len(m.rules.Setup)] {
		if v.At != hex.None && v.Camp != m.state.Units[a.Unit()].Camp {
			least = min(least, m.rules.Board.Distance(a.Hex(), v.At))
		}
	}
	return least
}

func (m *match) Roll(dice int) [battlelore.Faces]int {
	for len(m.dice) == 0 && m.passes() {
	}
	if len(m.dice) == 0 {
		m.differs("the referee rolls %d dice, the engine none", dice)
	}
	var faces [battlelore.Faces]int
	sum := 0
	for i, n := range m.dice[0].Faces {
		faces[i] = int(n)
		sum += int(n)
	}
	if sum != dice {
		m.differs("the referee rolls %d dice, the engine %d: %+v", dice, sum, m.dice[0])
	}
	m.dice = m.dice[1:]
	return faces
}

func (m *match) Draw() int {
	for len(m.cards) == 0 && m.passes() {
	}
	if len(m.cards) == 0 {
		m.differs("the referee draws a card, the engine does not")
	}
	n := m.cards[0]
	m.cards = m.cards[1:]
	return n
}

// agree compares the events since the last choice and the current positions.
func (m *match) agree() {
	told := m.game.Log[m.logged:]
	if !slices.Equal(told, m.events) {
		m.differs(
			"the referee tells\n  %s\nthe engine tells\n  %s",
			strings.Join(told, "\n  "),
			strings.Join(m.events, "\n  "),
		)
	}
	for _, line := range told {
		m.seen[strings.Fields(line)[0]]++
	}
	m.logged, m.events = len(m.game.Log), nil
	if len(m.dice) > 0 || len(m.cards) > 0 {
		m.differs("the engine rolled or drew more: %+v %v", m.dice, m.cards)
	}
	if m.state.Ended != battlelore.Playing {
		return
	}
	if a, b := m.game.Board(), m.board(); a != b {
		m.differs("the referee's board %s\nthe engine's board   %s", a, b)
	}
}

// board is Game.Board for the engine's state.
func (m *match) board() string {
	var b strings.Builder
	s := &m.state
	fmt.Fprintf(&b, "turn %d of %v;", s.Turn, m.rules.CampOf[s.Active])
	for i := range m.rules.Setup {
		if u := s.Units[i]; u.At != hex.None {
			fmt.Fprintf(&b, " %d:%dx%d", i, u.At, u.Figures)
		}
	}
	fmt.Fprintf(&b, "; rack %v", open(s))
	for c := range boards.Camp(boards.Camps) {
		seat := s.Seats[c]
		hand := seat.Hand[:seat.Cards]
		fmt.Fprintf(&b, "; %v %d banners, objectives %b, hand %v", c, s.Banners[c], s.Held[c], hand)
	}
	return b.String() + m.hoard()
}

// hoard is Game.Hoard for the engine's state.
func (m *match) hoard() string {
	if m.rules.Lore == nil {
		return ""
	}
	var b strings.Builder
	l := &m.state.Lore
	fmt.Fprintf(&b, "; Lore [%d %d] of %d", l.Seats[0].Tokens, l.Seats[1].Tokens, l.Pool)
	for i := range m.rules.Setup {
		u := &m.state.Units[i]
		if u.At == hex.None || u.Store == 0 && u.Tokens == 0 && u.Mods.Grown == 0 {
			continue
		}
		fmt.Fprintf(&b, " %d:%d+%d", i, u.Store, u.Mods.Grown)
		for _, t := range l.Markers[:l.Marked] {
			if int(t.Unit) == i {
				fmt.Fprintf(&b, "t%d", t.Kind)
			}
		}
	}
	return b.String()
}

// open lists the cards on the rack.
func open(s *battlelore.State) (out []int) {
	for _, n := range s.Rack {
		if n != battlelore.NoCard {
			out = append(out, int(n))
		}
	}
	return out
}

// where describes the way to a difference.
func (m *match) where() string {
	top := m.state.Frames[max(m.state.Depth, 1)-1]
	var units []string
	for i, u := range m.battle.Units {
		units = append(units, fmt.Sprintf("%d %s", i, u.Name))
	}
	return strings.Join(
		units,
		", ",
	) + fmt.Sprintf(
		"\nat %s\nlast forced %s\nframe %+v, orders %+v\nthe engine allows %s\nafter %v",
		m.board(),
		m.forced,
		top,
		m.state.Orders,
		list(battlelore.Legal(m.rules, &m.state, nil)),
		list(m.past),
	)
}

// list writes actions in readable form.
func list(actions []battlelore.Action) string {
	var out []string
	for _, a := range actions {
		out = append(out, a.String())
	}
	return strings.Join(out, "; ")
}
