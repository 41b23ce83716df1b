package players

import (
	"fmt"

	"muster/engine"
	"muster/internal/engine/battlelore"
)

// Player is a player that searches.
type Player struct {
	row     Row
	seat    battlelore.Player
	chance  engine.Rand     // of simulations, not of the game
	real    []RolloutPolicy // by style: what it would choose in the game itself
	rollout [][battlelore.MaxPlayers]RolloutPolicy
	ground  *Ground
	turn    int // the turn that style is of
	style   int // in which the turn is played on

	field         []choice // the choices to evaluate
	fork, thought battlelore.State
	legal         []battlelore.Action
}

// NewSearch returns a player with its own random stream. The error names an invalid value of the row.
func NewSearch(row Row, rollout RolloutFactory, seed uint64, seat battlelore.Player) (*Player, error) {
	if err := row.Check(); err != nil {
		return nil, err
	}
	p := &Player{
		row: row, seat: seat,
		chance: engine.NewRand(seed, row.ID, string(rune('a'+seat))),
		legal:  make([]battlelore.Action, 0, 4096),
		field:  make([]choice, 0, 64),
	}
	for _, style := range row.Styles {
		if rollout(style, seed, seat) == nil {
			return nil, fmt.Errorf("search: unknown style %q", style)
		}
		p.real = append(p.real, rollout(style, seed, seat))
		var all [battlelore.MaxPlayers]RolloutPolicy
		for q := range all {
			all[q] = rollout(style, seed, battlelore.Player(q))
		}
		p.rollout = append(p.rollout, all)
	}
	return p, nil
}

// Choose takes the rollout policy's choice, or one that is significantly better in play-outs.
func (p *Player) Choose(v battlelore.View, legal []battlelore.Action) battlelore.Action {
	if len(legal) == 1 {
		return legal[0]
	}
	if p.turn != v.Turn() {
		p.turn, p.style = v.Turn(), 0
	}
	if p.ground == nil {
		p.ground = NewGround(v)
	}
	usual := p.real[p.style].Choose(v, legal)
	if v.Turn() == 0 { // councils are split, Lore cards dealt: there is nothing yet to play on from
		return usual
	}
	p.field = p.field[:0]
	p.enter(usual, p.style)
	playOuts := p.row.Others
	if v.Top().Kind == battlelore.InCommand {
		playOuts = p.row.Cards
		p.enterAll(usual, legal)
	} else if playOuts > 0 {
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
func (p *Player) enterAll(usual battlelore.Action, legal []battlelore.Action) {
	for style := range p.real {
		for _, a := range legal {
			if a != usual || style != p.style {
				p.enter(a, style)
			}
		}
	}
}

// enterOthers adds the choices of the other styles to the race.
func (p *Player) enterOthers(v battlelore.View, legal []battlelore.Action) {
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
