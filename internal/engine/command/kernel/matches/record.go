package matches

import (
	"context"
	"strconv"

	"muster/internal/engine/arena"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/setup"
)

// The format of a record. The number increases whenever the format or the behaviour of the engine changes, so that an
// old record is rejected and not replayed wrongly.
const RecordFormat = 1

// Record is a battle that can be replayed.
type Record struct {
	arena.Record[Head, kernel.Action, Result]
}

// Head is the head of a record: the set-up of the battle.
type Head struct {
	Adventure string               `json:"adventure"` // id
	Content   string               `json:"content"`   // setup.Battle.Content()
	Seed      string               `json:"seed"`
	Players   [boards.Camps]string `json:"players"` // policies, by side
	TurnCap   int                  `json:"turn_cap"`
}

// Turn is one player's turn.
type Turn = arena.Turn[kernel.Action]

// Mismatch is the reason that a record cannot be read or replayed.
type Mismatch = arena.Fault

// Result is the end of the game.
type Result struct {
	Ended   string            `json:"ended"`
	Winner  string            `json:"winner"` // a side, or "" for neither
	Banners [boards.Camps]int `json:"banners"`
	State   string            `json:"state"`
}

// ReadRecord reads a record and rejects trailing text; it does not play the record. An edited record is returned along
// with its fault, so that the caller can find the step.
func ReadRecord(game string, text []byte) (*Record, *Mismatch) {
	r := new(Record)
	fault := r.Read(text, game, RecordFormat, nil)
	if fault != nil && fault.Kind != arena.Edited {
		return nil, fault
	}
	return r, fault
}

// Options returns the options to open the record's battle with.
func (r *Record) Options() setup.Options {
	seed, _ := strconv.ParseUint(r.Head.Seed, 10, 64)
	return setup.Options{Seed: seed, TurnCap: r.Head.TurnCap}
}

// Replay verifies that a record was made with this battle, and replays it step by step, as arena.Replay does. It stops
// after turn to, and returns that state; 0 plays to the end. watch may be nil.
func (r *Record) Replay(b *setup.Battle, to int, watch Watch) (kernel.State, *Mismatch) {
	content, h := b.Content(), &r.Head
	if seed := strconv.FormatUint(b.Seed, 10); h.Content != content || h.Seed != seed || h.Adventure != b.Adventure.ID {
		return kernel.State{}, &Mismatch{
			Kind: arena.OtherContent,
			By:   r.Program,
			Have: h.Adventure + " " + h.Content + " seed " + h.Seed,
			Want: b.Adventure.ID + " " + content + " seed " + seed,
		}
	}
	var watcher Watcher
	if watch != nil {
		watcher = passer{watch}
	}
	s, fault := arena.Replay(b.Game(), encoder{b}, &r.Record, to, watcher)
	return *s, fault
}

// recorder records a game while it is played.
type recorder = arena.Recorder[kernel.State, kernel.Action, kernel.Event, kernel.View, Head, kernel.Action,
	Result]

// Take plays a battle and records it; watch may be nil.
func Take(
	ctx context.Context, b *setup.Battle, players [boards.Camps]string, program string, watch Watch,
) (Game, *Record, error) {
	var rec *recorder = arena.NewRecorder(b.Game(), encoder{b}, RecordFormat, program, Head{
		Adventure: b.Adventure.ID, Content: b.Content(), Seed: strconv.FormatUint(b.Seed, 10), Players: players,
		TurnCap: b.Rules.TurnCap,
	})
	g, err := Play(ctx, b, players, func(s *kernel.State, a kernel.Action, events []kernel.Event) {
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
		return g, nil, err
	}
	return g, &Record{*rec.Record()}, nil
}
