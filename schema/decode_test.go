package schema

import (
	"reflect"
	"testing"

	"muster/schema/source"
)

type inner struct {
	Type string   `toml:"type"`
	At   []string `toml:"at"`
}

type Base struct {
	ID string `toml:"id"`
}

type outer struct {
	Base
	Name   string            `toml:"name"`
	Count  int               `toml:"count"`
	Small  int8              `toml:"small"`
	Ratio  float64           `toml:"ratio"`
	Yes    bool              `toml:"yes"`
	Level  *int              `toml:"level"`
	None   *int              `toml:"none"`
	One    *inner            `toml:"one"`
	Bad    *inner            `toml:"bad"`
	Rows   []inner           `toml:"rows"`
	Pair   [2]int            `toml:"pair"`
	Words  map[string]string `toml:"words"`
	Levels map[string]int    `toml:"levels"`
	Any    any               `toml:"any"`
	Own    string            `toml:"-"`
	Plain  string
}

func TestDecode(t *testing.T) {
	d, _ := game().Load(source.NewFile("x.toml", []byte(`
id = "a"
name = 3
count = 4.0
small = 300
ratio = 2
yes = true
level = 0
any = [1]
bad = "no table"
pair = [1, 2, 3]
Own = "x"
Plain = "x"
rows = [{ type = "x", at = ["e4", 5, "e6"] }, "no row", { type = 1, more = 2 }]
words = { a = "b", c = 4 }
levels = { a = 1, b = "2", c = 3.5 }
[one]
type = "t"
`)))
	got := outer{Name: "kept", None: nil}
	Decode(d, &got)
	zero := 0
	want := outer{
		Base: Base{ID: "a"}, Name: "kept", Count: 4, Ratio: 2, Yes: true, Level: &zero, One: &inner{Type: "t"},
		Rows:   []inner{{Type: "x", At: []string{"e4", "", "e6"}}, {}, {}}, // indexes equal those of the file
		Pair:   [2]int{1, 2},
		Words:  map[string]string{"a": "b"},
		Levels: map[string]int{"a": 1},
		Any:    []any{int64(1)},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}

func TestDecodeNothing(t *testing.T) {
	d, _ := game().Load(source.NewFile("x.toml", []byte("= broken")))
	got := outer{Name: "kept"}
	Decode(d, &got)
	DecodeValue(nil, &got)
	DecodeValue("text", &got)
	DecodeValue(map[string]any{"name": "lost"}, got)           // no pointer
	DecodeValue(map[string]any{"name": "lost"}, (*outer)(nil)) // no target
	if !reflect.DeepEqual(got, outer{Name: "kept"}) {
		t.Errorf("got %+v", got)
	}
}
