package policy

import "muster/engine"

// Kind is the kind of a Thing.
type Kind string

// The kinds, as JSON has them.
const (
	OfUnits      Kind = "units"
	OfObjectives Kind = "objective"
	OfExits      Kind = "exits"
	OfTokens     Kind = "tokens"
	OfCards      Kind = "cards"
	OfPowers     Kind = "powers"
)

// Thing is a part of a game that one side has and that a player can leave unused.
type Thing struct {
	Side   int // by index
	Kind   Kind
	ID     string // of a type of unit
	Number int    // of an objective
	Name   string // inside a sentence
}

// Without is a player that leaves a thing unused: it takes no choice that uses the thing while it has another.
type Without[V any, A engine.Choice] struct {
	player engine.Policy[V, A]
	uses   func(v V, a A) bool
	left   []A
}

// NewWithout returns a player that chooses as another one does, among the choices that do not use something.
func NewWithout[V any, A engine.Choice](player engine.Policy[V, A], uses func(v V, a A) bool) *Without[V, A] {
	return &Without[V, A]{player: player, uses: uses}
}

// Choose shows the player only the choices that are left. If each legal choice uses the thing, the player sees them
// all. A player may answer with a planned choice that it was not shown: the first one that is left replaces it.
func (p *Without[V, A]) Choose(v V, legal []A) A {
	p.left = p.left[:0]
	for _, a := range legal {
		if !p.uses(v, a) {
			p.left = append(p.left, a)
		}
	}
	if len(p.left) == 0 {
		return p.player.Choose(v, legal)
	}
	a := p.player.Choose(v, p.left)
	if p.uses(v, a) {
		return p.left[0]
	}
	return a
}
