package matches

import (
	"context"
	"slices"
	"strconv"

	"muster/internal/engine/arena"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/setup"
)

// The format of a record. The number rises whenever the format or the behaviour of the engine changes, so that an old
// record is refused and not replayed wrongly.
const (
	RecordKind   = setup.RecordKind
	RecordFormat = 1
)

// Record is a game that can be replayed.
type Record struct {
	arena.Record[Head, runewars.Action, Result]
}

// Head is the head of a record: the set-up of the game.
type Head struct {
	Adventure string   `json:"adventure"` // id of the scenario or realm
	Content   string   `json:"content"`   // setup.Game.Content()
	Seed      string   `json:"seed"`
	Players   []string `json:"players"` // policies, by seat
}

// Turn is a season: all choices in it, with their players. Choices before the first season are in its turn.
type Turn = arena.Turn[runewars.Action]

// Mismatch is the reason that a record cannot be read or replayed.
type Mismatch = arena.Fault

// Result is the end of the game.
type Result struct {
	Ended  string `json:"ended"`
	Winner int    `json:"winner"` // a seat from 1, or 0 for none
	State  string `json:"state"`
}

// ReadRecord reads a record, and nothing after it, without playing it. An edited record is returned along with its
// fault, so that the caller can find the step.
func ReadRecord(text []byte) (*Record, *Mismatch) {
	r := new(Record)
	fault := r.Read(text, RecordKind, RecordFormat, nil)
	if fault != nil && fault.Kind != arena.Edited {
		return nil, fault
	}
	return r, fault
}

// Seed returns the seed of the game.
func (r *Record) Seed() uint64 {
	seed, _ := strconv.ParseUint(r.Head.Seed, 10, 64)
	return seed
}

// Replay replays and verifies a record: that it was made with this game, whose id is given, and then step by step, as
// arena.Replay does. It stops after season to, and returns that state; 0 plays to the end. watch may be nil.
func (r *Record) Replay(g *setup.Game, id string, to int, watch Watch) (runewars.State, *Mismatch) {
	content, h := g.Content(), &r.Head
	if h.Content != content || h.Adventure != id || h.Seed != strconv.FormatUint(r.Seed(), 10) {
		return runewars.State{}, &Mismatch{
			Kind: arena.OtherContent,
			By:   r.Program,
			Have: h.Adventure + " " + h.Content + " seed " + h.Seed,
			Want: id + " " + content + " seed " + strconv.FormatUint(r.Seed(), 10),
		}
	}
	var watcher arena.Watcher[runewars.State, runewars.Action, runewars.Event]
	if watch != nil {
		watcher = passer{watch}
	}
	game := GameOf(g, r.Seed())
	s, fault := arena.Replay(game, encoder{game}, &r.Record, to, watcher)
	return *s, fault
}

// recorder records a game while it is played.
type recorder = arena.Recorder[runewars.State, runewars.Action, runewars.Event, runewars.View, Head, runewars.Action,
	Result]

// Take plays a game and records it; watch may be nil.
func Take(
	ctx context.Context, g *setup.Game, id string, seed uint64, players []string, program string, watch Watch,
) (Game, *Record, error) {
	game := GameOf(g, seed)
	var rec *recorder = arena.NewRecorder(game, encoder{game}, RecordFormat, program, Head{
		Adventure: id, Content: g.Content(), Seed: strconv.FormatUint(seed, 10), Players: slices.Clone(players),
	})
	out, err := Play(ctx, g, seed, players, func(s *runewars.State, a runewars.Action, events []runewars.Event) {
		if a == Began {
			rec.Began(s, events)
		} else {
			rec.Took(s, a, events)
		}
		if watch != nil {
			watch(s, a, events)
		}
	})
	if err != nil {
		return out, nil, err
	}
	return out, &Record{*rec.Record()}, nil
}
