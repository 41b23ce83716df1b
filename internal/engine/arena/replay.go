package arena

import (
	"fmt"
	"strconv"

	"muster/engine"
)

// Replay plays a record again and verifies each step: the state at the start of each turn, the legality and the player
// of each choice, and the result. The caller checks that the game is that of the record. The Fault is the first step
// that differs. Replay stops after turn to, with the state at that point; 0 plays to the end. watch may be nil.
func Replay[S any, A engine.Choice, E any, V any, H any, C any, R comparable](
	game engine.Game[S, A, E, V], encoder Encoder[S, A, C, R], r *Record[H, C, R], to int, watch Watcher[S, A, E],
) (*S, *Fault) {
	p := &replay[S, A, E, V, H, C, R]{game: game, encoder: encoder, record: r, state: new(S), watch: watch}
	f := p.play(to)
	if f != nil {
		f.By = r.Program
	}
	return p.state, f
}

// replay is a record during its replay.
type replay[S any, A engine.Choice, E any, V any, H any, C any, R comparable] struct {
	game    engine.Game[S, A, E, V]
	encoder Encoder[S, A, C, R]
	record  *Record[H, C, R]
	state   *S
	log     engine.Log[E]
	watch   Watcher[S, A, E]
}

func (p *replay[S, A, E, V, H, C, R]) play(to int) *Fault {
	p.game.Start(p.state, &p.log)
	if p.watch != nil {
		p.watch.Began(p.state, p.log.Events)
	}
	for i := range p.record.Turns {
		turn := &p.record.Turns[i]
		if to > 0 && turn.Turn > to {
			return nil
		}
		if f := p.begins(turn); f != nil {
			return f
		}
		for rest := turn.Choices; len(rest) > 0; rest = rest[1:] {
			rest = p.inOrder(rest)
			if f := p.take(turn, len(turn.Choices)-len(rest), rest[0]); f != nil {
				return f
			}
		}
	}
	if to > 0 && !p.game.Over(p.state) && p.encoder.Turn(p.state).Turn > to {
		return nil
	}
	return p.ends()
}

// begins checks the start of a turn.
func (p *replay[S, A, E, V, H, C, R]) begins(turn *Turn[C]) *Fault {
	is := turnOf(p.game, p.encoder, p.state)
	switch {
	case p.game.Over(p.state) || is.Turn != turn.Turn:
		return &Fault{Kind: OtherTurn, Turn: turn.Turn, Have: strconv.Itoa(turn.Turn), Want: strconv.Itoa(is.Turn)}
	case is.State != turn.State || is.Camp != turn.Camp || is.Player != turn.Player:
		return &Fault{
			Kind: OtherState, Turn: turn.Turn,
			Have: turn.State + turn.of(), Want: is.State + is.of(),
		}
	}
	return nil
}

// inOrder returns the remaining choices of a turn in the order in which the game asks for them.
func (p *replay[S, A, E, V, H, C, R]) inOrder(rest []C) []C {
	if by, ok := p.encoder.(Orderer[S, C]); ok {
		return by.InOrder(p.state, rest)
	}
	return rest
}

// take plays choice j of a turn.
func (p *replay[S, A, E, V, H, C, R]) take(turn *Turn[C], j int, c C) *Fault {
	if now := p.encoder.Turn(p.state).Turn; p.game.Over(p.state) || now != turn.Turn {
		return &Fault{Kind: OtherTurn, Turn: turn.Turn, Choice: j + 1, Have: strconv.Itoa(turn.Turn), Want: strconv.Itoa(now)}
	}
	a, ok := p.encoder.Read(p.state, c)
	if !ok {
		return &Fault{Kind: OtherChoice, Turn: turn.Turn, Choice: j + 1, Have: fmt.Sprint(c)}
	}
	if by := p.encoder.By(p.state, a); by != "" && (j >= len(turn.By) || turn.By[j:j+1] != by) {
		return &Fault{Kind: OtherChooser, Turn: turn.Turn, Choice: j + 1, Want: by}
	}
	p.log.Events = p.log.Events[:0]
	if err := p.game.Apply(p.state, a, &p.log); err != nil {
		return &Fault{Kind: OtherChoice, Turn: turn.Turn, Choice: j + 1, Have: fmt.Sprintf("%#08x", uint32(a))}
	}
	if p.watch != nil {
		p.watch.Took(p.state, a, p.log.Events)
	}
	return nil
}

// ends checks the end of the game.
func (p *replay[S, A, E, V, H, C, R]) ends() *Fault {
	if !p.game.Over(p.state) {
		return &Fault{Kind: PlaysOn, Turn: p.encoder.Turn(p.state).Turn}
	}
	if is := p.encoder.Result(p.state); is != p.record.Result {
		return &Fault{
			Kind: OtherResult, Turn: p.encoder.Turn(p.state).Turn,
			Have: p.encoder.Words(p.record.Result), Want: p.encoder.Words(is),
		}
	}
	return nil
}
