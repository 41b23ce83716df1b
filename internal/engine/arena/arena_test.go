package arena

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/engine"
)

// count is a game of its own: two players in turns add one or two to a number, up to a goal; who reaches it has won.
type count struct{ goal int }

type tally struct{ n, turn int }

type step uint32

var _ engine.Game[tally, step, int, int] = count{}

func (g count) Name() string                             { return "count" }
func (g count) Content() string                          { return fmt.Sprintf("%032x", g.goal) }
func (g count) Seats() int                               { return 2 }
func (g count) Over(s *tally) bool                       { return s.n >= g.goal }
func (g count) Decider(s *tally) int                     { return s.turn % 2 }
func (g count) View(s *tally, _ int) int                 { return s.n }
func (g count) Known(s *tally, _ int) []byte             { return []byte{byte(s.n), byte(s.turn)} }
func (g count) Fork(s *tally, _ int, _ uint64, o *tally) { *o = *s }
func (g count) Save(s *tally) ([]byte, error)            { return []byte{byte(s.n), byte(s.turn)}, nil }
func (g count) Fingerprint(s *tally) uint64              { return uint64(s.n<<16 | s.turn) }

func (g count) Start(s *tally, log *engine.Log[int]) {
	*s = tally{}
	log.Add(0)
}

func (g count) Legal(s *tally, buf []step) []step {
	if g.Over(s) {
		return buf
	}
	return append(buf, 1, 2)
}

func (g count) Apply(s *tally, a step, log *engine.Log[int]) error {
	switch {
	case g.Over(s):
		return engine.ErrOver
	case a != 1 && a != 2:
		return engine.Refused[step, string]{Choice: a, In: "counting"}
	}
	s.n += int(a)
	s.turn++
	log.Add(s.n)
	return nil
}

func (g count) Restore(s *tally, data []byte) error {
	if len(data) != 2 {
		return errors.New("no count")
	}
	*s = tally{int(data[0]), int(data[1])}
	return nil
}

// always takes the same step.
type always step

func (a always) Choose(int, []step) step { return step(a) }

// ending is how a count ended, counting its scribe.
type ending struct {
	Winner int    `json:"winner"`
	State  string `json:"state"`
}

type counting struct{ count }

func (w counting) Turn(s *tally) Turn[step] {
	return Turn[step]{Turn: 1 + s.turn, Camp: "ab"[s.turn%2:][:1]}
}
func (w counting) Write(_ *tally, a step) step        { return a }
func (w counting) Read(_ *tally, c step) (step, bool) { return c, true }
func (w counting) By(*tally, step) string             { return "" }
func (w counting) Words(e ending) string {
	return fmt.Sprintf("player %d, state %s", e.Winner, e.State)
}
func (w counting) Result(s *tally) ending {
	return ending{(s.turn + 1) % 2, engine.Printed(w.Fingerprint(s))}
}

type heading struct {
	Goal int `json:"goal"`
}

func table() *Table[tally, step, int, int] { return NewTable[tally, step, int, int]() }

func players(a, b step) []engine.Policy[int, step] {
	return []engine.Policy[int, step]{always(a), always(b)}
}

// recorded is a game of 2, 1, 2, 1 ... up to 10, with its record.
func recorded(t *testing.T) *Record[heading, step, ending] {
	t.Helper()
	g := count{10}
	rec := NewRecorder(g, counting{g}, 3, "test", heading{10})
	s, played, err := table().Play(t.Context(), g, players(2, 1), rec)
	if err != nil || s.n != 11 || played.Choices != 7 {
		t.Fatalf("%+v after %+v: %v", s, played, err)
	}
	return rec.Record()
}

// A game that is played is recorded, written, read and played again to the same end; its bytes are what they are.
func TestRecord(t *testing.T) {
	rec := recorded(t)
	const want = `{"kind":"count","format":3,"program":"test","goal":10,
"turns":[
{"turn":1,"camp":"a","state":"0000000000000000","choices":[2]},
{"turn":2,"camp":"b","state":"0000000000020001","choices":[1]},
{"turn":3,"camp":"a","state":"0000000000030002","choices":[2]},
{"turn":4,"camp":"b","state":"0000000000050003","choices":[1]},
{"turn":5,"camp":"a","state":"0000000000060004","choices":[2]},
{"turn":6,"camp":"b","state":"0000000000080005","choices":[1]},
{"turn":7,"camp":"a","state":"0000000000090006","choices":[2]}
],
"result":{"winner":0,"state":"00000000000b0007"},"sum":"`
	text := string(rec.Write())
	if !strings.HasPrefix(text, want) {
		t.Errorf("the record is\n%s", text)
	}
	var back Record[heading, step, ending]
	if f := back.Read([]byte(text), "count", 3, nil); f != nil || string(back.Write()) != text {
		t.Fatalf("%+v", f)
	}
	g := count{10}
	s, f := Replay(g, counting{g}, &back, 0, nil)
	if f != nil || s.n != 11 {
		t.Errorf("%+v: %+v", s, f)
	}
	if s, f = Replay(g, counting{g}, &back, 3, nil); f != nil || s.n != 5 {
		t.Errorf("to turn 3: %+v: %+v", s, f)
	}
}

// A record of another kind or format is refused by its name and number, one that was edited by its sum.
func TestReadRefuses(t *testing.T) {
	text := string(recorded(t).Write())
	for _, c := range []struct {
		name, text string
		want       FaultKind
		says       string
	}{
		{"an older format", strings.Replace(text, `"format":3`, `"format":2`, 1), OtherVersion,
			"has format 2; this version of Muster reads format 3"},
		{"another kind", strings.Replace(text, `"count"`, `"sum"`, 1), OtherGame, "this is a sum"},
		{"an unknown kind", strings.Replace(text, `"count"`, `"c"`, 1), Damaged, `its kind is "c" instead of "count"`},
		{"edited", strings.Replace(text, `"choices":[2]`, `"choices":[1]`, 1), Edited, "changed after Muster wrote it"},
		{"a key more", strings.Replace(text, `"goal":10`, `"goal":10,"x":1`, 1), Damaged,
			"line 1 differs from what Muster writes"},
		{"cut", text[:len(text)/2], Damaged, "ends too early"},
		{"a word", strings.Replace(text, `"goal":10`, `"goal":"10"`, 1), Damaged, `"goal" has a value of the wrong kind`},
	} {
		var r Record[heading, step, ending]
		f := r.Read([]byte(c.text), "count", 3, map[string]string{"sum": "this is a sum"})
		if f == nil || f.Kind != c.want || !strings.Contains(f.Message(), c.says) {
			t.Errorf("%s: %+v", c.name, f)
		}
	}
}

// A record that does not play as it says names the step.
func TestReplayNamesTheStep(t *testing.T) {
	g := count{10}
	type record = Record[heading, step, ending]
	for _, c := range []struct {
		name   string
		change func(r *record)
		want   Fault
	}{
		{"a choice", func(r *record) { r.Turns[2].Choices[0] = 9 }, Fault{Kind: OtherChoice, Turn: 3, Choice: 1}},
		{"a state", func(r *record) { r.Turns[2].State = "" }, Fault{Kind: OtherState, Turn: 3}},
		{"a turn", func(r *record) { r.Turns = slices.Delete(r.Turns, 1, 2) }, Fault{Kind: OtherTurn, Turn: 3}},
		{"more", func(r *record) { r.Turns[0].Choices = []step{2, 1} },
			Fault{Kind: OtherTurn, Turn: 1, Choice: 2}},
		{"the end", func(r *record) { r.Turns = r.Turns[:6] }, Fault{Kind: PlaysOn, Turn: 7}},
		{"the result", func(r *record) { r.Result.Winner = 1 }, Fault{Kind: OtherResult, Turn: 8}},
	} {
		r := recorded(t)
		c.change(r)
		_, f := Replay(g, counting{g}, r, 0, nil)
		if f == nil || f.Kind != c.want.Kind || f.Turn != c.want.Turn || f.Choice != c.want.Choice ||
			f.By != "test" || f.Message() == "" {
			t.Errorf("%s: %+v", c.name, f)
		}
	}
}

// A policy that chooses what is not legal ends the game with an error, and so does a ctx that is done.
func TestPlayStops(t *testing.T) {
	if _, _, err := table().Play(t.Context(), count{5}, players(1, 7), nil); !errors.Is(err, engine.ErrRefused) {
		t.Errorf("the error is %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := table().Play(ctx, count{5}, players(1, 1), nil); !errors.Is(err, context.Canceled) {
		t.Errorf("the error is %v", err)
	}
}

// A batch counts its games in their order, whoever plays them; what fails first by its index is the error.
func TestBatch(t *testing.T) {
	run := func(workers, bad int) (got []int, err error) {
		b := Batch[int]{
			Games: 50, Workers: workers, Count: func(game, n int) { got = append(got, game*100+n) },
			Player: func() func(context.Context, int) (int, error) {
				on := table()
				return func(ctx context.Context, i int) (int, error) {
					if i == bad {
						return 0, fmt.Errorf("game %d", i)
					}
					_, played, err := on.Play(ctx, count{i}, players(1, 2), nil)
					return played.Choices, err
				}
			},
		}
		err = b.Run(t.Context())
		return got, err
	}
	want, err := run(1, -1)
	if err != nil || len(want) != 50 || want[10] != 1007 {
		t.Fatalf("%v: %v", want, err)
	}
	for _, workers := range []int{0, 2, 8, 100} {
		if got, err := run(workers, -1); err != nil || !slices.Equal(got, want) {
			t.Errorf("%d workers: %v, %v", workers, got, err)
		}
	}
	if got, err := run(4, 20); err == nil || err.Error() != "game 20" || !slices.Equal(got, want[:len(got)]) {
		t.Errorf("%v: %v", got, err)
	}
}

// A Tally tells the spread that the numbers themselves have.
func TestTally(t *testing.T) {
	if (Tally)(nil).Spread() != (Spread{}) {
		t.Error("a spread of nothing")
	}
	for _, c := range []struct {
		numbers []int
		want    Spread
	}{{[]int{9, 2, 5, 7}, Spread{2, 5, 9}}, {[]int{9, 2, 5}, Spread{2, 5, 9}}, {[]int{4, 4, 4}, Spread{4, 4, 4}}} {
		var tally Tally
		for _, n := range c.numbers {
			tally.Add(n)
		}
		if got := tally.Spread(); got != c.want {
			t.Errorf("%v: %+v, want %+v", c.numbers, got, c.want)
		}
	}
	chance := engine.NewRand(1, "numbers")
	for n := 1; n < 200; n++ {
		var tally Tally
		list := make([]int, n)
		for i := range list {
			list[i] = chance.IntN(1+n/3) - 2
			tally.Add(list[i])
		}
		if got, want := tally.Spread(), spreadOf(list); got != want {
			t.Fatalf("%d numbers: %+v, want %+v", n, got, want)
		}
	}
}

// spreadOf sorts the numbers: the reference implementation.
func spreadOf(list []int) Spread {
	slices.Sort(list)
	return Spread{list[0], list[(len(list)-1)/2], list[len(list)-1]}
}

// SeedOf and the signature stand in what people have written down.
func TestSeedsAndSignatures(t *testing.T) {
	_, played, err := table().Play(t.Context(), count{10}, players(2, 1), nil)
	if err != nil {
		t.Fatal(err)
	}
	got := fmt.Sprintf("%d %d %s", SeedOf(7, 0), SeedOf(7, 1), engine.Printed(played.Signature))
	if got != "11758616790900092979 9384409012955508770 75a6ed813fb26ff0" {
		t.Errorf("they are %s", got)
	}
}
