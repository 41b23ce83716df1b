package selfplay

import (
	"fmt"
	"strconv"

	"muster/engine"
	"muster/engine/battle"
	"muster/engine/policy"
)

// Options are those that the record's battle must be opened with.
func (r *Record) Options() battle.Options {
	seed, _ := strconv.ParseUint(r.Seed, 10, 64)
	opts := battle.Options{Seed: seed, Muster: r.Muster, TurnCap: r.TurnCap}
	for camp, list := range r.Players {
		opts.Marshals[camp] = policy.Marshals(list)
	}
	return opts
}

// Replay plays a record again and verifies it step by step: that it was made with this content, that each turn begins
// in the state that it names, that each choice is legal, and that it ends as it says. The Fault names the first step
// that differs. After turn to it stops, with the state as it then is; 0 plays to the end. watch may be nil.
func (r *Record) Replay(b *battle.Battle, to int, watch Watch) (engine.State, *Fault) {
	content := b.Content()
	if seed := strconv.FormatUint(b.Seed, 10); r.Content != content || r.Seed != seed || r.Adventure != b.Adventure.ID {
		return engine.State{}, r.fault(Fault{
			Kind: OtherContent,
			Have: r.Adventure + " " + r.Content + " seed " + r.Seed, Want: b.Adventure.ID + " " + content + " seed " + seed,
		})
	}
	s := watch.begin(b)
	var log engine.Log
	for i := range r.Turns {
		turn := &r.Turns[i]
		if to > 0 && turn.Turn > to {
			return s, nil
		}
		if f := r.begins(b, &s, turn); f != nil {
			return s, f
		}
		for j, a := range turn.Choices {
			if s.Ended != engine.Playing || int(s.Turn) != turn.Turn {
				return s, r.fault(Fault{Kind: OtherTurn, Turn: turn.Turn, Choice: j + 1, Have: strconv.Itoa(turn.Turn), Want: strconv.Itoa(int(s.Turn))})
			}
			if by := byWhom(b, &s, a); by != "" && (j >= len(turn.By) || turn.By[j:j+1] != by) {
				return s, r.fault(Fault{Kind: OtherChooser, Turn: turn.Turn, Choice: j + 1, Want: by})
			}
			log.Events = log.Events[:0]
			if err := engine.Apply(b.Rules, &s, a, &log); err != nil {
				return s, r.fault(Fault{Kind: OtherChoice, Turn: turn.Turn, Choice: j + 1, Have: fmt.Sprintf("%#08x", uint32(a))})
			}
			if watch != nil {
				watch(&s, a, log.Events)
			}
		}
	}
	if to > 0 && s.Ended == engine.Playing && int(s.Turn) > to {
		return s, nil
	}
	return s, r.ends(b, &s)
}

// begins compares a turn's beginning.
func (r *Record) begins(b *battle.Battle, s *engine.State, turn *Turn) *Fault {
	is := turnOf(b, s)
	switch {
	case s.Ended != engine.Playing || is.Turn != turn.Turn:
		return r.fault(Fault{Kind: OtherTurn, Turn: turn.Turn, Have: strconv.Itoa(turn.Turn), Want: strconv.Itoa(is.Turn)})
	case is.State != turn.State || is.Camp != turn.Camp || is.Player != turn.Player:
		return r.fault(Fault{Kind: OtherState, Turn: turn.Turn, Have: turn.State + " of the " + turn.Camp + "s", Want: is.State + " of the " + is.Camp + "s"})
	}
	return nil
}

// ends compares the game's end.
func (r *Record) ends(b *battle.Battle, s *engine.State) *Fault {
	if s.Ended == engine.Playing {
		return r.fault(Fault{Kind: PlaysOn, Turn: int(s.Turn)})
	}
	if is := resultOf(b, s); is != r.Result {
		return r.fault(Fault{Kind: OtherResult, Turn: int(s.Turn), Have: r.Result.text(), Want: is.text()})
	}
	return nil
}

func (r Result) text() string {
	winner := "no winner"
	if r.Winner != "" {
		winner = "the " + r.Winner + "s"
	}
	return fmt.Sprintf("%s, %s, %d to %d banners, state %s", r.Ended, winner, r.Banners[0], r.Banners[1], r.State)
}

func (r *Record) fault(f Fault) *Fault {
	f.By = r.Program
	return &f
}
