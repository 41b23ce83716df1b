package matches

import (
	"reflect"
	"testing"

	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
)

// What a record is, byte for byte, with every field set. Files hold it: a change here is a new format.
func TestRecordBytes(t *testing.T) {
	r := Record{arena.Record[Head, battlelore.Action, Result]{
		Kind: "k", Format: 1, Program: "p",
		Head: Head{
			Adventure: "a", Content: "c", Seed: "2",
			Players: [boards.Camps]string{"x", "y"}, Muster: [boards.Camps]string{"m", "n"}, TurnCap: 3,
		},
		Turns: []Turn{
			{Turn: 4, Camp: "d", Player: 5, By: "b", State: "e", Choices: []battlelore.Action{6, 0xff000007}},
			{Choices: []battlelore.Action{}},
		},
		Result: Result{Ended: "f", Winner: "w", Banners: [boards.Camps]int{8, 9}, Shares: [4]int{1, 2, 3, 4}, State: "g"},
		Sum:    "s",
	}}
	const want = `{"kind":"k","format":1,"program":"p","adventure":"a","content":"c","seed":"2","players":["x","y"],` +
		`"muster":["m","n"],"turn_cap":3,` + "\n" + `"turns":[` + "\n" +
		`{"turn":4,"camp":"d","player":5,"by":"b","state":"e","choices":[6,4278190087]},` + "\n" +
		`{"turn":0,"camp":"","state":"","choices":[]}` + "\n" + `],` + "\n" +
		`"result":{"ended":"f","winner":"w","banners":[8,9],"shares":[1,2,3,4],"state":"g"},"sum":"s"}` + "\n"
	if got := string(r.Write()); got != want {
		t.Errorf("a record is\n%swant\n%s", got, want)
	}
	for _, v := range []reflect.Value{reflect.ValueOf(r.Head), reflect.ValueOf(r.Turns[0]), reflect.ValueOf(r.Result)} {
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.Tag.Get("json") == "" || v.Field(i).IsZero() {
				t.Errorf("%s.%s has no name of its own in a record, or is not set here", v.Type().Name(), f.Name)
			}
		}
	}
}

// The words that files have for the ends of games, by their numbers.
func TestEndNumbers(t *testing.T) {
	want := [...]string{"playing", "banners", "rout", "last-turn", "turn-cap", "no-card", "marginal-banners"}
	if EndNames != want {
		t.Errorf("the ends are %q, want %q", EndNames, want)
	}
}
