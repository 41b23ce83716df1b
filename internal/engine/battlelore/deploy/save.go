package deploy

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
)

// ErrState reports bytes that are no state of a game.
var ErrState = errors.New("muster: these bytes are no deployment of this game")

// Content sums up the inputs of the game without the seed: field, mode, sets, and the contents of Options and Players.
func (g *Game) Content() string {
	o := &g.From.opts
	b := fmt.Appendf(nil, "%s %s\n", g.plan.mode, FieldHash(g.field))
	b = fmt.Appendf(
		b,
		"boxes %q reserve %s owner %s first %s lore %t\n",
		o.Boxes,
		o.ReserveForm(),
		o.Owner,
		o.RevealFirst,
		o.Lore,
	)
	if o.Specialists != nil {
		b = fmt.Appendf(b, "specialists %t %q\n", o.Specialists.Wishes == nil, o.Specialists.Wishes)
	}
	for i := range g.From.Players {
		p := &g.From.Players[i]
		b = fmt.Appendf(b, "player %s %d\n", p.Camp, p.Zone)
		for _, set := range p.Sets {
			b = fmt.Appendf(b, "set %s %s\n", deck.SetID(set), SetHash(set))
		}
		if p.Hand != nil {
			b = fmt.Appendf(b, "hand %s\n", deck.NamesText(p.Hand))
		}
		if p.Draw != nil {
			b = fmt.Appendf(b, "draw %s\n", p.Draw)
		}
		if c := p.Council; c != nil {
			b = fmt.Appendf(b, "council %t %q %d %q\n", c.Fixed != nil, SaveLevels(c.Fixed), c.Levels, SaveLevels(c.Least))
		}
	}
	return sum16(b)
}

// savedState is a State as bytes.
type savedState struct {
	Kind    string   `json:"kind"`
	Version int      `json:"version"`
	Answers []Answer `json:"answers"`
	Thought *thought `json:"thought,omitempty"`
}

const (
	stateKind    = "muster-draw-state"
	stateVersion = 1
)

// Save writes the answers of a state, and the sampled values of a simulation.
func (g *Game) Save(s *State) ([]byte, error) {
	return json.Marshal(savedState{stateKind, stateVersion, s.answers, s.thought})
}

// Restore plays the answers of a saved state again. Each must be legal where it was given.
func (g *Game) Restore(s *State, data []byte) error {
	var doc savedState
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&doc); err != nil || dec.More() || doc.Kind != stateKind || doc.Version != stateVersion {
		return ErrState
	}
	out := State{From: &g.From, thought: doc.Thought, answers: doc.Answers}
	if doc.Thought != nil {
		if g.fault(doc.Thought) {
			return ErrState
		}
		out.From = g.From.with(doc.Thought)
	}
	if out.At = g.follow(&out); out.At.taken != len(doc.Answers) || out.At.bad() {
		return ErrState
	}
	*s = out
	return nil
}

// fault reports whether a simulation is invalid: hands that the players cannot hold, or invalid dice.
func (g *Game) fault(t *thought) bool {
	for _, face := range t.Dice {
		if face >= events.Faces {
			return true
		}
	}
	if len(t.Hands) != len(g.From.Players) {
		return true
	}
	players := g.From.with(t)
	_, refused := begin(g.field, g.plan.mode, players.Players, &players.opts)
	return len(refused) > 0
}
