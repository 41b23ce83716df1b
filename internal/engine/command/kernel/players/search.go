package players

import (
	_ "embed" // the rows of players and features
	"sync"

	"muster/engine"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/policy"
)

//go:embed search.toml
var searchFile []byte

//go:embed features.toml
var featuresFile []byte

// searchers is search.toml, read once, and separately from the features, because every command line names the players.
// The files are embedded; a test checks their form.
var searchers = sync.OnceValue(func() []policy.Row { return policy.Rows(searchFile) })

// features is features.toml, read once.
var features = sync.OnceValue(func() []policy.Feature { return policy.Features(featuresFile) })

// Rows returns the players of search.toml, in its order.
func Rows() []policy.Row { return searchers() }

// SearchFeatures returns the values of the features, in their order.
func SearchFeatures() []policy.Feature { return features() }

// Search is the player that searches.
type Search = policy.Search[kernel.State, kernel.Action, kernel.View]

// NewSearch returns a player that searches as a row says. The error names an invalid value of the row.
func NewSearch(row policy.Row, seed uint64, seat boards.Camp) (*Search, error) {
	return policy.NewSearch(row, policy.Searcher[kernel.State, kernel.Action, kernel.View]{
		Model: func(v kernel.View) policy.Model[kernel.State, kernel.Action, kernel.View] {
			return model{NewGround(v)}
		},
		Rollout: func(name string, _ uint64, _ int) policy.Rollout[kernel.View, kernel.Action] {
			if s := table().Style(name); s != nil {
				return NewGreedy(s)
			}
			return nil
		},
		Seats: boards.Camps,
	}, seed, int(seat))
}

// Begin resets the player for another simulation of the same battle: without cached results.
func (p *Greedy) Begin(engine.Rand) { p.memory.forget() }

// forget clears the cached results that hold for a turn: turns are numbered from 1.
func (m *memory) forget() {
	for c := range m.threats {
		m.threats[c].turn = 0
	}
	m.worth.turn = 0
}

// model is a battle as search simulates it.
type model struct{ *Ground }

func (m model) Seats() int { return boards.Camps }

// Choice compares plans when a Command card is played.
func (m model) Choice(v kernel.View) (turn int, d policy.Decision) {
	if v.Top().Kind == kernel.InCommand {
		return v.Turn(), policy.Plan
	}
	return v.Turn(), policy.Detail
}

func (m model) Fork(v kernel.View, chance engine.Rand, out *kernel.State) { v.Fork(chance, out) }

func (m model) Legal(s *kernel.State, buf []kernel.Action) []kernel.Action {
	return kernel.Legal(m.rules, s, buf)
}

func (m model) Apply(s *kernel.State, a kernel.Action) error { return kernel.Apply(m.rules, s, a, nil) }

func (m model) Over(s *kernel.State) bool { return s.Ended != kernel.Playing }

func (m model) Decider(s *kernel.State) int { return int(s.Decider()) }

func (m model) See(s *kernel.State, seat int) kernel.View {
	return kernel.See(m.rules, s, boards.Camp(seat))
}

func (m model) Turn(s *kernel.State) int { return int(s.Turn) }

// End is the same turn from the player's own turn and from the other one before it.
func (m model) End(s *kernel.State, seat, turns int) int {
	end := int(s.Turn) + turns
	if int(s.Active) != seat {
		end--
	}
	return max(end, int(s.Turn)+1)
}

// Value is the estimated win probability of a position.
func (m model) Value(s *kernel.State, seat int) int32 {
	camp := boards.Camp(seat)
	if s.Ended != kernel.Playing {
		return policy.Certain / 2 * int32(s.Winner.Points(camp))
	}
	var of [boards.Camps]Position
	m.Count(s, &of)
	z := policy.Logits(features(), of[s.Active][:], of[s.Active.Other()][:])
	if s.Active != camp {
		z = -z
	}
	return policy.WinChance(z)
}
