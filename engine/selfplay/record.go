package selfplay

import (
	"context"
	"fmt"
	"slices"
	"strconv"

	"muster/engine"
	"muster/engine/battle"
	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

// The form of a record. The number rises whenever the form or the way in which the engine plays changes, so that an old
// record is refused and not played wrongly.
const (
	RecordKind   = muster.RecordedKind
	RecordFormat = 2
)

// Record is a game that can be played again.
type Record struct {
	Kind      string               `json:"kind"`
	Format    int                  `json:"format"`
	Program   string               `json:"program"`   // the version that made it
	Adventure string               `json:"adventure"` // id
	Content   string               `json:"content"`   // battle.Battle.Content()
	Seed      string               `json:"seed"`
	Players   [boards.Camps]string `json:"players"` // policies, by camp; several are parted by commas
	Muster    [boards.Camps]string `json:"muster"`  // battle.Options.Muster
	TurnCap   int                  `json:"turn_cap"`
	Turns     []Turn               `json:"turns"`
	Result    Result               `json:"result"`
	Sum       string               `json:"sum"` // of all that stands before it
}

// Turn is one player's turn: the state as it began, and what was chosen.
type Turn struct {
	Turn    int             `json:"turn"`
	Camp    string          `json:"camp"`
	Player  int             `json:"player,omitempty"` // with allies: 1, or 2 for the camp's second player
	By      string          `json:"by,omitempty"`     // with several players of a camp: whose each choice was; see byWhom
	State   string          `json:"state"`
	Choices []engine.Action `json:"choices"`
}

// Result is how the game ended.
type Result struct {
	Ended   string            `json:"ended"`
	Winner  string            `json:"winner"` // a camp, or "" for neither
	Banners [boards.Camps]int `json:"banners"`
	// Shares are what of that is each player's, with allies, by engine.Player.
	Shares [engine.MaxPlayers]int `json:"shares,omitzero"`
	State  string                 `json:"state"`
}

// Recorder keeps a game while it is played: give its Watch to Play.
type Recorder struct {
	record Record
	battle *battle.Battle
	last   engine.State
}

// NewRecorder starts the record of a battle. opts are those that the battle was opened with.
func NewRecorder(b *battle.Battle, players [boards.Camps]string, opts battle.Options, program string) *Recorder {
	return &Recorder{battle: b, record: Record{
		Kind: RecordKind, Format: RecordFormat, Program: program, Adventure: b.Adventure.ID, Content: b.Content(),
		Seed: strconv.FormatUint(b.Seed, 10), Players: players, Muster: opts.Muster, TurnCap: b.Rules.TurnCap,
	}}
}

// Watch takes a choice down.
func (r *Recorder) Watch(s *engine.State, a engine.Action, _ []engine.Event) {
	rec := &r.record
	if a != Began {
		last := &rec.Turns[len(rec.Turns)-1]
		last.Choices = append(last.Choices, a)
		last.By += byWhom(r.battle, &r.last, a)
	}
	r.last = *s
	if s.Ended != engine.Playing {
		rec.Result = resultOf(r.battle, s)
		return
	}
	if n := len(rec.Turns); n == 0 || rec.Turns[n-1].Turn != int(s.Turn) {
		rec.Turns = append(rec.Turns, turnOf(r.battle, s))
	}
}

// Record is the game as it was taken down.
func (r *Recorder) Record() *Record {
	out := r.record
	out.Turns = slices.Clone(out.Turns)
	out.Sum = out.sum()
	return &out
}

// LastTurn is the last turn of the game. The set-up of a game with Lore stands as turn 0.
func (r *Record) LastTurn() int {
	if len(r.Turns) == 0 {
		return 0
	}
	return r.Turns[len(r.Turns)-1].Turn
}

func turnOf(b *battle.Battle, s *engine.State) Turn {
	out := Turn{Turn: int(s.Turn), Camp: b.Rules.CampOf[s.Active].String(), State: printed(Fingerprint(s)), Choices: []engine.Action{}}
	if b.Allies() {
		out.Player = 1 + int(s.Active)/boards.Camps
	}
	return out
}

func resultOf(b *battle.Battle, s *engine.State) Result {
	out := Result{Ended: EndNames[s.Ended], State: printed(Fingerprint(s))}
	if s.Winner != engine.Neither {
		out.Winner = boards.Camp(s.Winner).String()
	}
	for camp := range boards.Camp(boards.Camps) {
		out.Banners[camp] = b.Rules.Score(s, camp)
	}
	if b.Allies() {
		for p := range engine.Player(b.Rules.Seats) {
			out.Shares[p] = b.Rules.Share(s, p)
		}
	}
	return out
}

// byWhom is whose a choice is in a game with several players of a camp (EP-PLY-01): l or r for the Field Marshal of the
// left or right wing, c for the Lord Commander, who is all of his camp where nobody else plays. An
// answer of the other camp has a capital. In other games it is "".
func byWhom(b *battle.Battle, s *engine.State, a engine.Action) string {
	if b.Rules.Marshals == [boards.Camps]uint8{} {
		return ""
	}
	letters := "lcr"
	if b.Rules.CampOf[s.Decider()] != b.Rules.CampOf[s.Active] {
		letters = "LCR"
	}
	return letters[b.Rules.Chooser(s, a):][:1]
}

func printed(sum uint64) string { return fmt.Sprintf("%016x", sum) }

// Take plays a battle and takes it down.
func Take(ctx context.Context, b *battle.Battle, players [boards.Camps]string, opts battle.Options, program string, watch Watch) (Game, *Record, error) {
	rec := NewRecorder(b, players, opts, program)
	g, err := Play(ctx, b, players, func(s *engine.State, a engine.Action, events []engine.Event) {
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
