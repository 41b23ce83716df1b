package record

import (
	"reflect"
	"testing"

	"muster/internal/engine/arena"
)

// What a saved draw is, byte for byte, with every field set. Files hold it: a change here is a new version.
func TestSavedBytes(t *testing.T) {
	doc := savedDraw{
		Kind: "k", Format: 1, Program: "p",
		Head: savedHead{
			Mode: "m", Map: savedContent{"i", "h"}, Boxes: []string{"b"}, Reserve: "r", Owner: "o", RevealFirst: "f", Lore: true,
			Specialists: &savedCalling{Pick: true, Wishes: [][]string{{"w"}}}, Content: "u", Seed: "2",
			Players: []savedPlayer{{
				Camp: "c", Sets: []savedContent{{"j", "g"}}, Zone: 3, Hand: []string{"d"}, Draw: "e",
				Council: &savedCouncil{Fixed: []string{"x"}, Levels: 4, Least: []string{"y"}},
			}},
			Dice: []string{"q"},
		},
		Turns:  []arena.Turn[string]{{Turn: 1, Camp: "c", Player: 2, By: "n", State: "v", Choices: []string{"z a"}}},
		Result: savedResult{"t"}, Sum: "s",
	}
	const want = `{"kind":"k","format":1,"program":"p","mode":"m","map":{"id":"i","hash":"h"},"boxes":["b"],` +
		`"reserve":"r",` +
		`"owner":"o","reveal_first":"f","lore":true,"specialists":{"pick":true,"wishes":[["w"]]},"content":"u","seed":"2",` +
		`"players":[{"camp":"c","sets":[{"id":"j","hash":"g"}],"zone":3,"hand":["d"],"draw":"e",` +
		`"council":{"fixed":["x"],"levels":4,"least":["y"]}}],"dice":["q"],` + "\n" +
		`"turns":[` + "\n" + `{"turn":1,"camp":"c","player":2,"by":"n","state":"v","choices":["z a"]}` + "\n" + `],` + "\n" +
		`"result":{"signature":"t"},"sum":"s"}` + "\n"
	if got := string(doc.Write()); got != want {
		t.Errorf("a saved draw is\n%swant\n%s", got, want)
	}
	head := &doc.Head
	for _, v := range []reflect.Value{
		reflect.ValueOf(*head), reflect.ValueOf(head.Map), reflect.ValueOf(*head.Specialists),
		reflect.ValueOf(head.Players[0]), reflect.ValueOf(*head.Players[0].Council), reflect.ValueOf(doc.Result),
	} {
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.Tag.Get("json") == "" || v.Field(i).IsZero() {
				t.Errorf("%s.%s has no name of its own in a saved draw, or is not set here", v.Type().Name(), f.Name)
			}
		}
	}
}
