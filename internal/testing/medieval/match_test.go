package medieval_test

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/players"
	"muster/internal/engine/command/kernel/setup"
	testmedieval "muster/internal/testing/medieval"
	"muster/maps/hex"
)

// match is a battle run by the engine and the reference implementation. The reference plays and chooses; the engine
// follows. Before each choice, the two must agree on legal actions, positions and events.
type match struct {
	battle *setup.Battle
	rules  *kernel.Rules
	state  kernel.State
	game   *testmedieval.OracleGame
	chance engine.Rand

	logged int              // lines of the game's log that were compared
	events []string         // of the engine, not compared yet
	dice   []kernel.Event   // rolls that the referee has not asked for yet
	cards  []int            // the same for draws
	hunts  bool             // whether units go for the enemy
	seats  []players.Policy // who chooses, by side; nil: it is drawn
	seen   map[string]int   // how often each kind of choice and of event came up
	fail   string           // the first difference
	forced string           // the last choice that the engine did not ask for
	past   []kernel.Action  // for the report
}

// differ is the panic value that stops a battle after a difference.
type differ struct{}

func (m *match) differs(format string, args ...any) {
	m.fail = fmt.Sprintf(format, args...)
	panic(differ{})
}

// play plays a battle to its end; it returns "" or the difference.
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
	if over != (m.state.Ended != kernel.Playing) || winner != m.state.Winner {
		m.differs("the referee says over %v, won by %d; the engine ended %d, won by %d", over, winner, m.state.Ended,
			m.state.Winner)
	}
	m.seen["end "+fmt.Sprint(m.state.Ended)]++
	return ""
}

func (m *match) Choose(who boards.Camp, options []kernel.Action) kernel.Action {
	slices.Sort(options)
	legal := kernel.Legal(m.rules, &m.state, nil)
	if !slices.Equal(legal, options) {
		if m.passes() {
			return m.Choose(who, options)
		}
		if len(options) == 1 {
			m.forced = fmt.Sprintf("%v where the engine allows %v", list(options), list(legal))
			return options[0] // the engine does not ask where there is nothing to choose
		}
		m.differs("the referee allows beside %v\nthe engine allows beside      %v", list(beside(options, legal)),
			list(beside(legal, options)))
	}
	m.agree()
	if got := m.state.Decider(); got != who {
		m.differs("the referee asks the %v, the engine the %v", who, got)
	}
	var a kernel.Action
	if m.seats == nil {
		a = options[m.pick(options)]
	} else {
		a = m.seats[who].Choose(kernel.See(m.rules, &m.state, who), options)
	}
	m.seen[a.Kind().String()]++
	m.apply(a)
	return a
}

// beside returns the actions of one list that the other lacks.
func beside(all, less []kernel.Action) (out []kernel.Action) {
	for _, a := range all {
		if !slices.Contains(less, a) {
			out = append(out, a)
		}
	}
	return out
}

// passes makes the engine's choices where passing is the only one; the reference does not ask there.
func (m *match) passes() bool {
	only := []kernel.Action{kernel.PassAction()}
	if m.state.Ended != kernel.Playing || !slices.Equal(kernel.Legal(m.rules, &m.state, nil), only) {
		return false
	}
	m.apply(only[0])
	return true
}

// apply takes an action from the engine's own list.
func (m *match) apply(a kernel.Action) {
	m.past = append(m.past, a)
	var log kernel.Log
	if err := kernel.Apply(m.rules, &m.state, a, &log); err != nil {
		m.differs("the engine refuses %v of its own list: %v", list([]kernel.Action{a}), err)
	}
	m.read(log.Events)
}

// pick picks an option at random, but rarely passes. In every other battle it moves toward the enemy, so that battles
// meet and end.
func (m *match) pick(options []kernel.Action) int {
	best := m.chance.IntN(len(options))
	if len(options) > 1 && options[0].Kind() == kernel.Pass && m.chance.IntN(8) > 0 {
		best = 1 + m.chance.IntN(len(options)-1)
	}
	for tries := 0; m.hunts && options[best].Kind() == kernel.Move && tries < 6; tries++ {
		i := m.chance.IntN(len(options))
		if options[i].Kind() == kernel.Move && m.gap(options[i]) < m.gap(options[best]) {
			best = i
		}
	}
	return best
}

// gap returns the distance to the nearest enemy after a move.
func (m *match) gap(a kernel.Action) int {
	least := hex.Max
	for _, v := range m.state.Units[:len(m.rules.Setup)] {
		if v.At != hex.None && v.Camp != m.state.Units[a.Unit()].Camp {
			least = min(least, m.rules.Board.Distance(a.Hex(), v.At))
		}
	}
	return least
}

func (m *match) Roll(dice int) [kernel.Faces]int {
	for len(m.dice) == 0 && m.passes() {
	}
	if len(m.dice) == 0 {
		m.differs("the referee rolls %d dice, the engine none", dice)
	}
	var faces [kernel.Faces]int
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
		m.differs("the referee tells\n  %s\nthe engine tells\n  %s", strings.Join(told, "\n  "),
			strings.Join(m.events, "\n  "))
	}
	for _, line := range told {
		m.seen[strings.Fields(line)[0]]++
	}
	m.logged, m.events = len(m.game.Log), nil
	if len(m.dice) > 0 || len(m.cards) > 0 {
		m.differs("the engine rolled or drew more: %+v %v", m.dice, m.cards)
	}
	if m.state.Ended != kernel.Playing {
		return
	}
	if a, b := m.game.Board(), m.board(); a != b {
		m.differs("the referee's board %s\nthe engine's board   %s", a, b)
	}
}

// board returns the engine's state in the form of Game.Board.
func (m *match) board() string {
	var b strings.Builder
	s := &m.state
	fmt.Fprintf(&b, "turn %d of %v;", s.Turn, s.Active)
	for i := range m.rules.Setup {
		if u := s.Units[i]; u.At != hex.None {
			fmt.Fprintf(&b, " %d:%dx%d", i, u.At, u.Blocks)
		}
	}
	b.WriteString("; Leaders")
	for i := range m.rules.Staff {
		if l := s.Leaders[i]; l.At != hex.None {
			fmt.Fprintf(&b, " %d:%d", i, l.At)
		}
	}
	for c := range boards.Camp(boards.Camps) {
		seat := s.Seats[c]
		hand := seat.Hand[:seat.Cards]
		fmt.Fprintf(&b, "; %v %d banners, %d tokens, objectives %b, hand %v", c, s.Banners[c], seat.Tokens, s.Held[c], hand)
	}
	return b.String()
}

// where describes the path of a battle to a difference.
func (m *match) where() string {
	top := m.state.Frames[max(m.state.Depth, 1)-1]
	var units []string
	for i, u := range m.battle.Units {
		units = append(units, fmt.Sprintf("%d %s", i, u.Name))
	}
	return fmt.Sprintf("%s\nat %s\nlast forced %s\nframe %+v, orders %+v\nthe engine allows %s\nafter %v",
		strings.Join(units, ", "), m.board(), m.forced, top, m.state.Orders,
		short(list(kernel.Legal(m.rules, &m.state, nil))), list(m.past[max(0, len(m.past)-12):]))
}

// short returns the beginning of a text.
func short(text string) string { return text[:min(len(text), 600)] }

// list returns actions in readable form.
func list(actions []kernel.Action) string {
	var out []string
	for _, a := range actions {
		out = append(out, a.String())
	}
	return strings.Join(out, "; ")
}

// seat makes a policy play both sides: such battles reach other positions than random play.
func (m *match) seat(policy string, seed uint64) *match {
	for c := range boards.Camp(boards.Camps) {
		m.seats = append(m.seats, players.New(policy, seed, c))
	}
	return m
}

// newMatch starts a battle in both implementations.
func newMatch(cat *library.Catalog, e *library.Entry, b *setup.Battle, seed uint64, seen map[string]int) *match {
	m := &match{
		hunts: seed%2 == 1, battle: b, rules: b.Rules, state: b.Start(), chance: engine.NewRand(seed, "match"), seen: seen,
	}
	s := testmedieval.Setup{
		Map: b.Field.Map, Rules: e.Rules(), First: b.Rules.First, Goal: b.Rules.Goal, Command: b.Rules.Command,
		Tokens: b.Rules.Tokens, Supply: b.Rules.Supply, LastTurn: b.Rules.LastTurn, LastWinner: b.Rules.LastWinner,
		TurnCap: b.Rules.TurnCap,
	}
	for i, u := range b.Units {
		s.Units = append(s.Units, testmedieval.Soldier{
			Type: u.Type, Camp: u.Camp, At: u.At, Bow: u.Bow, Blocks: int(b.Rules.Setup[i].Blocks),
		})
	}
	for _, l := range b.Leaders {
		s.Leaders = append(s.Leaders, testmedieval.Captain{Camp: l.Camp, At: l.At})
	}
	for i, c := range b.Cards {
		s.Cards, s.Copies = append(s.Cards, c.ID), append(s.Copies, int(b.Rules.Copies[i]))
	}
	for _, a := range b.Inspired {
		s.Actions = append(s.Actions, a.ID)
	}
	for c := range boards.Camp(boards.Camps) {
		seat := m.state.Seats[c]
		for _, n := range seat.Hand[:seat.Cards] {
			s.Hands[c] = append(s.Hands[c], int(n))
		}
		s.Exits[c].Banners = int(b.Rules.ExitWorth[c])
		for h := range b.Rules.Exits[c].Each() {
			s.Exits[c].At = append(s.Exits[c].At, h)
		}
	}
	for _, o := range b.Rules.Objectives {
		point := testmedieval.Objective{Camps: o.Camps, Banners: o.Banners, Permanent: o.Permanent}
		for h := range o.At.Each() {
			point.At = append(point.At, h)
		}
		s.Objectives = append(s.Objectives, point)
	}
	m.game = testmedieval.New(s, m)
	return m
}
