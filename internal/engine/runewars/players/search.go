package players

import (
	_ "embed" // the rows of players and features
	"sync"

	"muster/engine"
	"muster/internal/engine/policy"
	"muster/internal/engine/runewars"
)

// Search is the player that searches.
type Search = policy.Search[runewars.State, runewars.Action, runewars.View]

//go:embed search.toml
var searchFile []byte

//go:embed features.toml
var featuresFile []byte

// searchers is search.toml, read once, and separately from the features, because every command line names the players.
// The files are embedded; a test checks their form.
var searchers = sync.OnceValue(func() []policy.Row { return policy.Rows(searchFile) })

// Rows are the players that search.toml describes, in its order.
func Rows() []policy.Row { return searchers() }

// NewSearch returns a player that searches as a row says. The error names an invalid value of the row.
func NewSearch(row policy.Row, seed uint64, seat int) (*Search, error) {
	return policy.NewSearch(row, policy.Searcher[runewars.State, runewars.Action, runewars.View]{
		Model: func(v runewars.View) policy.Model[runewars.State, runewars.Action, runewars.View] { return NewModel(v) },
		Rollout: func(style string, _ uint64, _ int) policy.Rollout[runewars.View, runewars.Action] {
			if s := table().Style(style); s != nil {
				return NewGreedy(s)
			}
			return nil
		},
		Seats: runewars.MaxSeats,
	}, seed, seat)
}

// Begin does nothing: a Greedy remembers nothing of a simulation.
func (p *Greedy) Begin(engine.Rand) {}

// Model is a game as search simulates it. A season is a turn.
type Model struct {
	rules *runewars.Rules
	arms  *[runewars.MaxSeats][runewars.MaxKinds]arm
	other *Greedy // chooses the Orders that others have chosen in secret
	legal []runewars.Action
}

// NewModel returns the model of a game.
func NewModel(v runewars.View) *Model {
	g := NewGreedy(&Styles()[0])
	g.learn(v)
	return &Model{v.Rules(), &g.arms, g, make([]runewars.Action, 0, runewars.MaxActions)}
}

// Seats is the number of players.
func (m *Model) Seats() int { return len(m.rules.Seats) }

// Choice compares plans when Orders are chosen. The styles differ little in other choices.
func (m *Model) Choice(v runewars.View) (turn int, d policy.Decision) {
	if turn = seasonOf(v.Year(), v.Season()); v.Top().Kind == runewars.InOrders {
		return turn, policy.Plan
	}
	return turn, policy.Fixed
}

// seasonOf returns the number of a season in the game, from 1.
func seasonOf(year uint8, season runewars.Season) int {
	return (int(year)-1)*runewars.Seasons + int(season) + 1
}

// Fork draws hidden information anew. Others who have chosen their Order of the season in secret choose as greedy does.
func (m *Model) Fork(v runewars.View, chance engine.Rand, out *runewars.State) {
	v.Fork(chance, out)
	f := &out.Frames[out.Depth-1]
	if f.Kind != runewars.InOrders {
		return
	}
	was := *f
	for seat := range was.Seat {
		p := &out.Seats[seat]
		if !p.Has || len(m.rules.Seats[seat].Orders) > 0 {
			continue
		}
		drawn := p.Order
		f.Seat, f.Decider, p.Has, p.Order = seat, seat, false, runewars.NoOrder
		if m.legal = m.Legal(out, m.legal[:0]); len(m.legal) > 1 {
			drawn = m.other.Choose(runewars.See(m.rules, out, seat), m.legal).Card()
		}
		p.Has, p.Order = true, drawn
	}
	*f = was
}

// Legal appends the legal choices.
func (m *Model) Legal(s *runewars.State, buf []runewars.Action) []runewars.Action {
	return runewars.Legal(m.rules, s, buf)
}

// Apply makes a choice.
func (m *Model) Apply(s *runewars.State, a runewars.Action) error {
	return runewars.Apply(m.rules, s, a, nil)
}

// Over reports whether the game has ended.
func (m *Model) Over(s *runewars.State) bool { return s.Over() }

// Decider is the seat that chooses.
func (m *Model) Decider(s *runewars.State) int { return int(s.Decider()) }

// See is the view of a seat.
func (m *Model) See(s *runewars.State, seat int) runewars.View {
	return runewars.See(m.rules, s, uint8(seat))
}

// Turn is the season.
func (m *Model) Turn(s *runewars.State) int { return seasonOf(s.Year, s.Season) }

// End is a number of seasons later.
func (m *Model) End(s *runewars.State, _, turns int) int { return m.Turn(s) + turns }
