package schema

import (
	"reflect"
	"testing"

	"muster/schema/source"
)

// TestIdentities: the possible identities of a file that does not state its own.
func TestIdentities(t *testing.T) {
	const rest = "format = 1\nname = \"Oaks\"\nboard = \"standard\"\nrows = [\".\"]\n"
	for _, tt := range []struct {
		name, text string
		want       []Identity
	}{
		{"oaks.map.toml", "kind = \"map\"\nid = \"oaks\"\n" + rest, nil},
		{"oaks.map.toml", "kind = \"map\"\nid = \"elms\"\n" + rest, nil}, // a wrong name is no error in the definition
		{"oaks.map.toml", "kind = \"map\"\nid = \"elms\"\n= =\n", []Identity{{"map", "elms"}, {"map", "oaks"}}},
		{"a/oaks.map.toml", "[x\nid = \"elms\"\n", []Identity{{"map", "oaks"}}},
		{"oaks.toml", "kind = 'map' # a map\nid = 'elms'\n= =\n", []Identity{{"map", "elms"}, {"map", "oaks"}}},
		{"oaks.map.toml", "kind = \"mapp\"\nid = \"elms\"\n" + rest, []Identity{{"map", "elms"}, {"map", "oaks"}}},
		{"oaks.map.toml", "kind = \"map\"\nid = 7\n" + rest, []Identity{{"map", "oaks"}}},
		{"-", "kind = \"map\"\n" + rest, []Identity{{"map", ""}}},
		{"-", "= =\n", []Identity{{"", ""}}},
	} {
		d, _ := game().Load(source.NewFile(tt.name, []byte(tt.text)))
		if got := d.Identities(); !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s with %q may be %v, want %v", tt.name, tt.text, got, tt.want)
		}
	}
	d, found := game().Load(source.LostFile("oaks.map.toml"))
	if got := d.Identities(); !reflect.DeepEqual(got, []Identity{{"map", "oaks"}}) || len(found) > 0 {
		t.Errorf("a lost file may be %v, with findings %v", got, found)
	}
}
