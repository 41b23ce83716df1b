package muster

import (
	"reflect"
	"testing"
)

// What a saved draw is, byte for byte, with every field set.
func TestSavedBytes(t *testing.T) {
	doc := saved{
		Kind: "k", Version: 1, Mode: "m", Map: savedContent{"i", "h"}, Boxes: []string{"b"}, Reserve: "r", Owner: "o",
		RevealFirst: "f", Lore: true, Specialists: &savedCalling{Pick: true, Wishes: [][]string{{"w"}}}, Seed: "2",
		Players: []savedPlayer{{
			Camp: "c", Sets: []savedContent{{"j", "g"}}, Zone: 3, Hand: []string{"d"}, Draw: "e",
			Council: &savedCouncil{Fixed: []string{"x"}, Levels: 4, Least: []string{"y"}}, Choices: []string{"z"},
		}},
		Dice: []string{"q"}, Result: "t", Sum: "s",
	}
	const want = `{
  "kind": "k",
  "version": 1,
  "mode": "m",
  "map": {
    "id": "i",
    "hash": "h"
  },
  "boxes": [
    "b"
  ],
  "reserve": "r",
  "owner": "o",
  "reveal_first": "f",
  "lore": true,
  "specialists": {
    "pick": true,
    "wishes": [
      [
        "w"
      ]
    ]
  },
  "seed": "2",
  "players": [
    {
      "camp": "c",
      "sets": [
        {
          "id": "j",
          "hash": "g"
        }
      ],
      "zone": 3,
      "hand": [
        "d"
      ],
      "draw": "e",
      "council": {
        "fixed": [
          "x"
        ],
        "levels": 4,
        "least": [
          "y"
        ]
      },
      "choices": [
        "z"
      ]
    }
  ],
  "dice": [
    "q"
  ],
  "result": "t",
  "sum": "s"
}
`
	if got := string(doc.write()); got != want {
		t.Errorf("a saved draw is\n%swant\n%s", got, want)
	}
	for _, v := range []reflect.Value{
		reflect.ValueOf(doc), reflect.ValueOf(doc.Map), reflect.ValueOf(*doc.Specialists), reflect.ValueOf(doc.Players[0]),
		reflect.ValueOf(*doc.Players[0].Council),
	} {
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.Tag.Get("json") == "" || v.Field(i).IsZero() {
				t.Errorf("%s.%s has no name of its own in a saved draw, or is not set here", v.Type().Name(), f.Name)
			}
		}
	}
}
