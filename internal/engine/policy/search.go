package policy

import (
	"fmt"

	"muster/engine"
)

// Model is a game as a search simulates it. A game implements it for one battle, from the first view of a player. S is
// the state, A the choices, V the view of a player.
type Model[S any, A engine.Choice, V any] interface {
	// Seats is the number of players of the game.
	Seats() int
	// Choice returns the turn of a choice, and how it is searched.
	Choice(v V) (turn int, d Decision)
	// Fork sets out to a simulation of the game for the player of the view: hidden information is drawn anew.
	Fork(v V, chance engine.Rand, out *S)
	// Legal, Apply, Over, Decider and See are those of the game.
	Legal(s *S, buf []A) []A
	Apply(s *S, a A) error
	Over(s *S) bool
	Decider(s *S) int
	See(s *S, seat int) V
	// Turn is the number of the turn. It never falls.
	Turn(s *S) int
	// End is the turn at whose start a simulation from this state ends, for a row's number of turns. It is after Turn.
	End(s *S, seat, turns int) int
	// Value is the value of a state to a seat, from 0 to Certain. The game may be over.
	Value(s *S, seat int) int32
}

// Decision is how a choice is searched.
type Decision uint8

// The decisions.
const (
	Detail Decision = iota // the choices of all styles are compared
	Plan                   // every choice is compared, with every style for the rest of the turn
	Fixed                  // the style of the turn makes it, without simulations
)

// Rollout is a player that plays simulations. Begin resets it for another simulation of the same battle: with that
// random stream, and without cached results.
type Rollout[V any, A engine.Choice] interface {
	engine.Policy[V, A]
	Begin(engine.Rand)
}

// Searcher makes the parts of a search.
type Searcher[S any, A engine.Choice, V any] struct {
	Model   func(V) Model[S, A, V]                                  // from the player's first choice
	Rollout func(style string, seed uint64, seat int) Rollout[V, A] // nil for an unknown style
	Seats   int                                                     // the maximum of a game
}

// Search is a player that simulates its choices before it decides. It starts with the choice of a rollout policy, and
// deviates from it when another choice is significantly better.
type Search[S any, A engine.Choice, V any] struct {
	row     Row
	seat    int
	chance  engine.Rand       // of simulations, not of the game
	real    []Rollout[V, A]   // by style: what it would choose in the game itself
	rollout [][]Rollout[V, A] // by style and seat
	begin   func(V) Model[S, A, V]
	model   Model[S, A, V] // nil before the first choice
	turn    int            // the turn that style is of
	style   int            // in which the turn is played on

	field         []contender[A] // the choices to evaluate
	fork, thought S
	legal         []A
}

// NewSearch returns a player with its own random stream. The error names an invalid value of the row.
func NewSearch[S any, A engine.Choice, V any](
	row Row, of Searcher[S, A, V], seed uint64, seat int,
) (*Search[S, A, V], error) {
	if err := row.Check(); err != nil {
		return nil, err
	}
	p := &Search[S, A, V]{
		row: row, seat: seat, begin: of.Model,
		chance: engine.NewRand(seed, row.ID, string(rune('a'+seat))),
		legal:  make([]A, 0, 4096),
		field:  make([]contender[A], 0, 64),
	}
	for _, style := range row.Styles {
		real := of.Rollout(style, seed, seat)
		if real == nil {
			return nil, fmt.Errorf("search: unknown style %q", style)
		}
		p.real = append(p.real, real)
		var all []Rollout[V, A]
		for q := range of.Seats {
			all = append(all, of.Rollout(style, seed, q))
		}
		p.rollout = append(p.rollout, all)
	}
	return p, nil
}

// Choose takes the rollout policy's choice, or one that is significantly better in play-outs.
func (p *Search[S, A, V]) Choose(v V, legal []A) A {
	if len(legal) == 1 {
		return legal[0]
	}
	if p.model == nil {
		p.model = p.begin(v)
	}
	turn, decision := p.model.Choice(v)
	if p.turn != turn {
		p.turn, p.style = turn, 0
	}
	usual := p.real[p.style].Choose(v, legal)
	p.field = p.field[:0]
	p.enter(usual, p.style)
	playOuts := p.row.Others
	switch {
	case decision == Plan:
		playOuts = p.row.Cards
		p.enterAll(usual, legal)
	case decision == Detail && playOuts > 0:
		p.enterOthers(v, legal)
	}
	if len(p.field) < 2 {
		return usual
	}
	c := p.race(v, playOuts)
	p.style = c.style
	return c.action
}

// enterAll adds every choice to the race, with every style for the rest of the turn.
func (p *Search[S, A, V]) enterAll(usual A, legal []A) {
	for style := range p.real {
		for _, a := range legal {
			if a != usual || style != p.style {
				p.enter(a, style)
			}
		}
	}
}

// enterOthers adds the choices of the other styles to the race.
func (p *Search[S, A, V]) enterOthers(v V, legal []A) {
styles:
	for style := range p.real {
		if style == p.style {
			continue
		}
		a := p.real[style].Choose(v, legal)
		for i := range p.field {
			if p.field[i].action == a {
				continue styles
			}
		}
		p.enter(a, p.style)
	}
}

// playOut simulates a game from a fork: the choice, the player's own turn in the plan's style, and then all players in
// the first one. It returns the value of the last position.
func (p *Search[S, A, V]) playOut(c *contender[A], dice engine.Rand) int32 {
	m, s := p.model, &p.thought
	*s = p.fork
	turn := m.Turn(s)
	end := m.End(s, p.seat, p.row.Turns)
	for q := range m.Seats() {
		p.rollout[0][q].Begin(dice)
	}
	mine := p.rollout[c.style][p.seat]
	mine.Begin(dice)
	a := c.action
	for {
		if m.Apply(s, a) != nil {
			return 0 // a legal choice is legal in a fork too: after a fault this one is never taken
		}
		if m.Over(s) || m.Turn(s) >= end {
			return m.Value(s, p.seat)
		}
		p.legal = m.Legal(s, p.legal[:0])
		q := m.Decider(s)
		who := p.rollout[0][q]
		if q == p.seat && m.Turn(s) == turn {
			who = mine
		}
		if a = p.legal[0]; len(p.legal) > 1 {
			a = who.Choose(m.See(s, q), p.legal)
		}
	}
}
