package matches

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
)

// taken is a recorded game, and its battle.
func taken(t testing.TB, seed uint64) (*setup.Battle, *Record, Game) {
	t.Helper()
	b, refused := opened(t, "candlemas-at-the-grange").Battle(seed)
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	g, rec, err := Take(t.Context(), b, randoms, setup.Options{Seed: seed}, "test", nil)
	if err != nil {
		t.Fatal(err)
	}
	return b, rec, g
}

// A record is read back unchanged, replays to the same end, and stops at the given turn.
func TestRecord(t *testing.T) {
	b, rec, g := taken(t, 5)
	text := rec.Write()
	back, fault := ReadRecord(text)
	if fault != nil {
		t.Fatal(fault.Message())
	}
	if !bytes.Equal(back.Write(), text) || back.Options().Seed != 5 || back.Options().TurnCap != setup.TurnCap {
		t.Error("the record is read back as another one")
	}
	steps := 0
	end, fault := back.Replay(b, 0, func(_ *battlelore.State, a battlelore.Action, _ []battlelore.Event) {
		if a != Began {
			steps++
		}
	})
	if fault != nil {
		t.Fatal(fault.Message())
	}
	if steps != g.Decisions || int(end.Turn) != g.Turns || end.Winner != g.Winner {
		t.Errorf("%d choices to turn %d, want %d to %d", steps, end.Turn, g.Decisions, g.Turns)
	}
	for _, to := range []int{1, 3, g.Turns} {
		s, fault := back.Replay(b, to, nil)
		if fault != nil || int(s.Turn) != min(to+1, g.Turns) {
			t.Errorf("to turn %d: turn %d, %v", to, s.Turn, fault)
		}
	}
}

// Every change of a record's bytes is found.
func TestReadRecord(t *testing.T) {
	_, rec, _ := taken(t, 5)
	text := string(rec.Write())
	for _, c := range []struct {
		name, text string
		want       arena.FaultKind
	}{
		{"nothing", "", arena.Damaged},
		{"cut", text[:len(text)/2], arena.Damaged},
		{"the last byte cut", text[:len(text)-1], arena.Damaged},
		{"more behind it", text + "{}", arena.Damaged},
		{"a space", strings.Replace(text, `"turn":3`, `"turn": 3`, 1), arena.Damaged},
		{"a key twice", strings.Replace(text, `"turn":3`, `"turn":3,"turn":3`, 1), arena.Damaged},
		{"an unknown key", strings.Replace(text, `"turn":3`, `"turn":3,"note":1`, 1), arena.Damaged},
		{"another kind", strings.Replace(text, RecordKind, "muster-gape", 1), arena.Damaged},
		{"a saved draw", strings.Replace(text, RecordKind, "muster-draw", 1), arena.OtherGame},
		{"a saved draw of another form", `{"kind": "muster-draw", "players": 7}`, arena.OtherGame},
		{"a word for a number", strings.Replace(text, `"turn":3`, `"turn":"3"`, 1), arena.Damaged},
		{"not UTF-8", strings.Replace(text, `"test"`, "\"t\xffst\"", 1), arena.Damaged},
		{"another format", strings.Replace(text, `"format":2`, `"format":3`, 1), arena.OtherVersion},
		{"another seed", strings.Replace(text, `"seed":"5"`, `"seed":"6"`, 1), arena.Edited},
		{"another player", strings.Replace(text, `"random"`, `"greedy"`, 1), arena.Edited},
		{"no sum", strings.Replace(text, rec.Sum, "", 1), arena.Edited},
	} {
		if c.text == text {
			t.Fatalf("%s changes nothing", c.name)
		}
		if _, fault := ReadRecord([]byte(c.text)); fault == nil || fault.Kind != c.want || fault.Message() == "" {
			t.Errorf("%s: %+v", c.name, fault)
		}
	}
}

// A record of an earlier engine is refused by its format, and not replayed wrongly: one of format 1 dealt the
// Pennants' hand first and numbered units along the printed map, which R-297 has changed.
func TestOlderFormat(t *testing.T) {
	text, err := os.ReadFile("testdata/format-1.json")
	if err != nil {
		t.Fatal(err)
	}
	const want = "the record has format 1; this version of Muster reads format 2"
	if _, fault := ReadRecord(text); fault == nil || fault.Kind != arena.OtherVersion || fault.Message() != want {
		t.Errorf("%+v", fault)
	}
}

// A record that does not replay as written names the first step that differs.
func TestReplayNamesTheStep(t *testing.T) {
	b, rec, _ := taken(t, 5)
	other, _ := opened(t, "candlemas-at-the-grange").Battle(6)
	for _, c := range []struct {
		name   string
		change func(r *Record)
		want   Mismatch
	}{
		{"content", func(r *Record) { r.Head.Content = "00" }, Mismatch{Kind: arena.OtherContent}},
		{"the state of turn 4", func(r *Record) { r.Turns[3].State = "0" }, Mismatch{Kind: arena.OtherState, Turn: 4}},
		{"the camp of turn 2", func(r *Record) { r.Turns[1].Camp = "pennant" }, Mismatch{Kind: arena.OtherState, Turn: 2}},
		{"a choice", func(r *Record) { r.Turns[2].Choices[0] = 0xffffff }, Mismatch{Kind: arena.OtherChoice, Turn: 3,
			Choice: 1}},
		{"a turn left out", func(r *Record) { r.Turns = append(r.Turns[:1], r.Turns[2:]...) }, Mismatch{Kind: arena.OtherTurn,
			Turn: 3}},
		{"a choice too many", func(r *Record) { r.Turns[0].Choices = append(r.Turns[0].Choices, 0) },
			Mismatch{Kind: arena.OtherTurn, Turn: 1, Choice: len(rec.Turns[0].Choices) + 1}},
		{"the last turn left out", func(r *Record) { r.Turns = r.Turns[:len(r.Turns)-1] }, Mismatch{Kind: arena.PlaysOn,
			Turn: len(rec.Turns)}},
		{"the result", func(r *Record) { r.Result.Banners[0]++ }, Mismatch{Kind: arena.OtherResult, Turn: len(rec.Turns)}},
	} {
		r := *rec
		r.Turns = make([]Turn, len(rec.Turns))
		for i, turn := range rec.Turns {
			turn.Choices = append([]battlelore.Action{}, turn.Choices...)
			r.Turns[i] = turn
		}
		c.change(&r)
		_, fault := r.Replay(b, 0, nil)
		if fault == nil || fault.Kind != c.want.Kind || fault.Turn != c.want.Turn || fault.Choice != c.want.Choice ||
			fault.By != "test" {
			t.Errorf("%s: %+v, want %+v", c.name, fault, c.want)
		}
	}
	if _, fault := rec.Replay(other, 0, nil); fault == nil || fault.Kind != arena.OtherContent {
		t.Errorf("the battle of another seed: %+v", fault)
	}
}
