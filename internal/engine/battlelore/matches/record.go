package matches

import (
	"context"
	"strconv"

	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/record"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
)

// The format of a record. The number rises whenever the format or the behaviour of the engine changes, so that an old
// record is refused and not replayed wrongly.
const (
	RecordKind   = setup.RecordKind
	RecordFormat = 2
)

// Record is a battle that can be replayed.
type Record struct {
	arena.Record[Head, battlelore.Action, Result]
}

// Head is the head of a record: the set-up of the battle.
type Head struct {
	Adventure string               `json:"adventure"` // id
	Content   string               `json:"content"`   // setup.Battle.Content()
	Seed      string               `json:"seed"`
	Players   [boards.Camps]string `json:"players"` // policies, by camp; several are separated by commas
	Muster    [boards.Camps]string `json:"muster"`  // setup.Options.Muster
	TurnCap   int                  `json:"turn_cap"`
}

// Turn is one player's turn.
type Turn = arena.Turn[battlelore.Action]

// Mismatch is the reason that a record cannot be read or replayed.
type Mismatch = arena.Fault

// Result is the end of the game.
type Result struct {
	Ended   string            `json:"ended"`
	Winner  string            `json:"winner"` // a camp, or "" for neither
	Banners [boards.Camps]int `json:"banners"`
	// Shares are each allied player's part of it, by battlelore.Player.
	Shares [battlelore.MaxPlayers]int `json:"shares,omitzero"`
	State  string                     `json:"state"`
}

// ReadRecord reads a record, and nothing after it, without playing it. An edited record is returned along with its
// fault, so that the caller can find the step.
func ReadRecord(text []byte) (*Record, *Mismatch) {
	r := new(Record)
	fault := r.Read(text, RecordKind, RecordFormat, map[string]string{
		record.SavedKind: "this is a saved draw, not a recorded game",
	})
	if fault != nil && fault.Kind != arena.Edited {
		return nil, fault
	}
	return r, fault
}

// Options returns the options to open the record's battle with.
func (r *Record) Options() setup.Options {
	seed, _ := strconv.ParseUint(r.Head.Seed, 10, 64)
	opts := setup.Options{Seed: seed, Muster: r.Head.Muster, TurnCap: r.Head.TurnCap}
	for camp, list := range r.Head.Players {
		opts.Marshals[camp] = players.Marshals(list)
	}
	return opts
}

// Replay replays and verifies a record: that it was made with this battle, and then step by step, as arena.Replay
// does. It stops after turn to, and returns that state; 0 plays to the end. watch may be nil.
func (r *Record) Replay(b *setup.Battle, to int, watch Watch) (battlelore.State, *Mismatch) {
	content, h := b.Content(), &r.Head
	if seed := strconv.FormatUint(b.Seed, 10); h.Content != content || h.Seed != seed || h.Adventure != b.Adventure.ID {
		return battlelore.State{}, &Mismatch{
			Kind: arena.OtherContent,
			By:   r.Program,
			Have: h.Adventure + " " + h.Content + " seed " + h.Seed,
			Want: b.Adventure.ID + " " + content + " seed " + seed,
		}
	}
	var watcher arena.Watcher[battlelore.State, battlelore.Action, battlelore.Event]
	if watch != nil {
		watcher = passer{watch}
	}
	s, fault := arena.Replay(b.Game(), encoder{b}, &r.Record, to, watcher)
	return *s, fault
}

// Recorder records a game while it is played: pass its Watch to Play.
type Recorder struct {
	rec *arena.Recorder[battlelore.State, battlelore.Action, battlelore.Event, battlelore.View, Head, battlelore.Action,
		Result]
}

// NewRecorder starts the record of a battle. opts are those that the battle was opened with.
func NewRecorder(b *setup.Battle, players [boards.Camps]string, opts setup.Options, program string) *Recorder {
	return &Recorder{arena.NewRecorder(b.Game(), encoder{b}, RecordFormat, program, Head{
		Adventure: b.Adventure.ID, Content: b.Content(),
		Seed: strconv.FormatUint(b.Seed, 10), Players: players, Muster: opts.Muster, TurnCap: b.Rules.TurnCap,
	})}
}

// Watch records a choice.
func (r *Recorder) Watch(s *battlelore.State, a battlelore.Action, events []battlelore.Event) {
	if a == Began {
		r.rec.Began(s, events)
	} else {
		r.rec.Took(s, a, events)
	}
}

// Record returns the recorded game.
func (r *Recorder) Record() *Record { return &Record{*r.rec.Record()} }

// Take plays a battle and records it.
func Take(
	ctx context.Context, b *setup.Battle, players [boards.Camps]string, opts setup.Options, program string, watch Watch,
) (Game, *Record, error) {
	rec := NewRecorder(b, players, opts, program)
	g, err := Play(ctx, b, players, func(s *battlelore.State, a battlelore.Action, events []battlelore.Event) {
		rec.Watch(s, a, events)
		if watch != nil {
			watch(s, a, events)
		}
	})
	if err != nil {
		return g, nil, err
	}
	return g, rec.Record(), nil
}
