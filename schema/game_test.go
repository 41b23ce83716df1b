package schema

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v5"

	"muster/schema/diag"
	"muster/schema/source"
)

// two returns the kinds of two games: both have fights and rulebooks with different keys, and only the first has hands.
func two() *Kinds {
	kind := func(game, name, required, more string) Kind {
		text := fmt.Sprintf(`{"$schema": "https://json-schema.org/draft/2020-12/schema",
			"type": "object", "additionalProperties": false, "required": ["kind", "id"%s], "properties": {
			"kind": {"type": "string", "const": %q}, "game": {"type": "string", "const": %q},
			"format": {"$ref": "common.schema.json#/$defs/format"},
			"id": {"$ref": "common.schema.json#/$defs/id"}, "name": {"$ref": "common.schema.json#/$defs/name"}, %s},
			"$defs": {"army": {"type": "object", "additionalProperties": false, "properties": {
				"cards": {"type": "integer", "minimum": 1, "maximum": %d}}}}}`,
			required, name, game, more, len(game))
		return Kind{Name: name, Noun: "a " + name, Folder: name + "s", Schema: []byte(text)}
	}
	rows := func(words ...string) string {
		var out []string
		for _, w := range words {
			out = append(out, fmt.Sprintf(`%q: {"type": "array", "items": {"type": "object", "additionalProperties": false,
				"properties": {"id": {"$ref": "common.schema.json#/$defs/id"}}}}`, w))
		}
		return strings.Join(out, ", ")
	}
	army := func(names ...string) string {
		var out []string
		for _, n := range names {
			out = append(out, fmt.Sprintf(`%q: {"$ref": "#/$defs/army"}`, n))
		}
		return strings.Join(append(out, `"rulebook": {"$ref": "rulebook.schema.json#/$defs/tables"}`), ", ")
	}
	rules := func(game string, words ...string) Kind {
		k := kind(game, "rulebook", "", rows(words...))
		k.Serves = true
		k.Schema = bytes.Replace(k.Schema, []byte(`"$defs": {`), []byte(`"$defs": {"tables": {"type": "object",
			"additionalProperties": false, "properties": {`+rows(words...)+`}}, `), 1)
		return k
	}
	return NewGames(
		Game{Name: "harvest", Title: "Harvest Brawl", Kinds: []Kind{
			kind("harvest", "fight", `, "north", "south"`, army("north", "south")),
			kind("harvest", "hand", "", rows("cards")), rules("harvest", "scythes", "units")}},
		Game{Name: "siege", Title: "Siege: the Game", Kinds: []Kind{
			kind("siege", "fight", `, "game", "inside", "outside"`, army("inside", "outside")),
			rules("siege", "ladders", "units")}},
	)
}

// told formats a finding as a table row: code, location, message and help.
func told(found []diag.Diagnostic) []string {
	var out []string
	for _, d := range found {
		out = append(out, fmt.Sprintf("%s %d:%d %s; %s", d.Code, d.Start.Line, d.Start.Column, d.Message, d.Help))
	}
	return out
}

const (
	northSouth    = "[north]\ncards = 2\n[south]\ncards = 2\n"
	insideOutside = "[inside]\ncards = 2\n[outside]\ncards = 2\n"
)

// TestGames: a file is validated against the schema of the game that it names, and a wrong name is reported once, at
// its location.
func TestGames(t *testing.T) {
	for _, tt := range []struct {
		name, text, game string
		want             []string
	}{
		{"a.fight.toml", "kind = \"fight\"\nid = \"a\"\n" + northSouth, "harvest", nil},
		{"a.fight.toml", "kind = \"fight\"\ngame = \"harvest\"\nid = \"a\"\n" + northSouth, "harvest", nil},
		{"a.fight.toml", "kind = \"fight\"\ngame = \"siege\"\nid = \"a\"\n" + insideOutside, "siege", nil},
		{"a.fight.toml", "kind = \"fight\"\nid = \"a\"\ngame = \"seige\"\n" + insideOutside, "siege", []string{
			`schema/unknown-game 3:8 unknown game "seige", did you mean "siege"?; write game = "harvest" or "siege"`}},
		{"a.fight.toml", "kind = \"fight\"\nid = \"a\"\ngame = \"seige\"\n" + northSouth, "harvest", []string{
			`schema/unknown-game 3:8 unknown game "seige", did you mean "siege"?; write game = "harvest" or "siege"`}},
		{"a.fight.toml", "kind = \"fight\"\nid = \"a\"\ngame = \"Siege, the Game\"\n" + insideOutside, "siege", []string{
			`schema/unknown-game 3:8 unknown game "Siege, the Game", did you mean "siege"?; write game = "harvest" or "siege"`}},
		{"a.fight.toml", "kind = \"fight\"\nid = \"a\"\ngame = \"chess\"\nodd = 1\n", "", []string{
			`schema/unknown-game 3:8 unknown game "chess"; write game = "harvest" or "siege"`}},
		{"a.fight.toml", "kind = \"fight\"\nid = \"a\"\ngame = 2\nodd = 1\n", "", []string{
			`schema/unknown-game 3:8 game must be a text; write game = "harvest" or "siege"`}},
		{"a.fight.toml", "kind = \"fight\"\nid = \"a\"\n" + insideOutside, "siege", []string{
			"schema/unknown-game 1:1 game is missing, but the file has the keys of fights of Siege: the Game; " +
				`write game = "siege" at the top`}},
		{"a.hand.toml", "kind = \"hand\"\ngame = \"siege\"\nid = \"a\"\n", "siege", []string{
			`schema/unknown-kind 1:8 Siege: the Game has no kind "hand"; ` +
				`write game = "harvest", or kind = "fight" or "rulebook": hands belong to Harvest Brawl`}},
		{"a.hand.toml", "game = \"siege\"\nid = \"a\"\n", "siege", []string{
			`schema/unknown-kind 1:1 kind is missing; write kind = "fight" or "rulebook" at the top`}},
		{"a.fight.toml", "kind = \"fight\"\nid = \"a\"\n" + northSouth + "[inside]\ncards = 2\n", "harvest", []string{
			`schema/unknown-key 7:2 unknown key "inside"; remove it, or write game = "siege" at the top: ` +
				"inside is a key of fights of Siege: the Game"}},
		{"a.fight.toml", "kind = \"fight\"\ngame = \"harvest\"\nid = \"a\"\n" + northSouth + "[inside]\ncards = 2\n",
			"harvest", []string{`schema/unknown-key 8:2 unknown key "inside"; remove it, or write game = "siege": ` +
				"inside is a key of fights of Siege: the Game"}},
		{"a.fight.toml", "kind = \"fight\"\ngame = \"siege\"\nid = \"a\"\n" + insideOutside + "[north]\ncards = 2\n", "siege",
			[]string{`schema/unknown-key 8:2 unknown key "north"; remove it, or remove game = "siege": ` +
				"north is a key of fights of Harvest Brawl"}},
		{"a.fight.toml", "kind = \"fight\"\ngame = \"siege\"\nid = \"a\"\n" + insideOutside +
			"[[rulebook.scythes]]\nid = \"x\"\n", "siege", []string{`schema/unknown-key 8:12 unknown key "scythes"; remove it, or remove game = "siege": ` +
			"scythes is a key of fights of Harvest Brawl"}},
		{"a.rulebook.toml", "kind = \"rulebook\"\nid = \"a\"\n[[ladders]]\nid = \"x\"\n[[units]]\n[[scythes]]\n", "harvest",
			[]string{`schema/unknown-key 3:3 unknown key "ladders"; remove it, or write game = "siege" at the top: ` +
				"ladders is a key of rulebooks of Siege: the Game"}},
		{"a.fight.toml", "kind = \"fight\"\nid = \"a\"\nnmae = \"N\"\n" + northSouth, "harvest", []string{
			`schema/unknown-key 3:1 unknown key "nmae", did you mean "name"?; ` +
				`use a known key: format, game, id, kind, name, north, rulebook, south`}},
		{"a.fight.toml", "kind = \"fight\"\ngmae = \"harvest\"\nid = \"a\"\n" + northSouth, "harvest", []string{
			`schema/unknown-key 2:1 unknown key "gmae", did you mean "game"?; ` +
				`use a known key: format, game, id, kind, name, north, rulebook, south`}},
		{"a.fight.toml", "kind = \"fight\"\ngame = \"siege\"\nid = \"a\"\n" + northSouth, "harvest", []string{
			`schema/unknown-game 2:8 game is "siege", but the file has the keys of a fight of Harvest Brawl; ` +
				`write game = "harvest", or remove north, south`}},
		{"a.fight.toml", "kind = \"fight\"\ngame = \"siege\"\nid = \"a\"\n[inside\n", "siege", nil},
	} {
		t.Run(tt.text, func(t *testing.T) {
			d, found := two().Load(source.NewFile(tt.name, []byte(tt.text)))
			if d.Game != tt.game {
				t.Errorf("the game is %q, want %q", d.Game, tt.game)
			}
			if got := told(found); tt.want != nil && !slices.Equal(got, tt.want) || d.Tree != nil && len(got) != len(tt.want) {
				t.Errorf("found\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(tt.want, "\n"))
			}
		})
	}
}

// TestGameFixes: the edits for a misspelt or missing game agree with the help.
func TestGameFixes(t *testing.T) {
	const head = "kind = \"fight\"\nid = \"a\"\n"
	for text, want := range map[string]string{
		head + "game = \"seige\"\n" + insideOutside: head + "game = \"siege\"\n" + insideOutside,
		head + insideOutside:                        "kind = \"fight\"\ngame = \"siege\"\nid = \"a\"\n" + insideOutside,
	} {
		f := source.NewFile("a.fight.toml", []byte(text))
		_, found := two().Load(f)
		if got := string(diag.Apply(f.Text, found[0].Edits)); got != want {
			t.Errorf("%s\nbecomes\n%s", text, got)
		}
	}
}

// TestGamesAreTold: the list of games, the games of a kind, and the key order in each game.
func TestGamesAreTold(t *testing.T) {
	k := two()
	if got := fmt.Sprintln(k.Games(), k.Names(), k.Having("hand"), k.Having("fight"), k.Default(), k.Title("siege"),
		k.Title("chess"), k.OfName("a.hand.toml"), k.Of("siege").OfName("a.hand.toml"), k.Serving("rulebook")); got !=
		"[harvest siege] [fight hand rulebook] [harvest] [harvest siege] harvest Siege: the Game  hand  true\n" {
		t.Error(got)
	}
	if _, ok := k.Of("siege").Order("fight").Place([]byte("inside")); !ok {
		t.Error("the order of a game's keys is another game's")
	}
	if _, ok := k.Order("fight").Place([]byte("inside")); ok {
		t.Error("the order of the usual game's keys is another game's")
	}
}

// TestOneSchemaForSeveralGames: the editors' schema of a kind in several games accepts exactly what the schema of the
// named game accepts. For a kind of one game it equals that game's schema.
func TestOneSchemaForSeveralGames(t *testing.T) {
	k := two()
	text, _ := k.JSONSchema("fight")
	s := compiled(t, text)
	for _, tt := range []struct {
		value string
		takes bool
	}{
		{`{"kind": "fight", "id": "a", "north": {}, "south": {}}`, true},
		{`{"kind": "fight", "id": "a", "game": "harvest", "north": {}, "south": {"cards": 7}}`, true},
		{`{"kind": "fight", "id": "a", "game": "siege", "inside": {}, "outside": {"cards": 5}}`, true},
		{`{"kind": "fight", "id": "a", "game": "siege", "inside": {}, "outside": {"cards": 6}}`, false},
		{`{"kind": "fight", "id": "a", "game": "siege", "north": {}, "south": {}}`, false},
		{`{"kind": "fight", "id": "a", "inside": {}, "outside": {}}`, false},
		{`{"kind": "fight", "id": "a", "game": "chess", "north": {}, "south": {}}`, false},
		{`{"kind": "fight", "id": "a", "game": 1, "north": {}, "south": {}}`, false},
		{`{"kind": "fight", "id": "a", "game": "siege", "inside": {}, "outside": {}, "rulebook": {"ladders": []}}`, true},
		{`{"kind": "fight", "id": "a", "north": {}, "south": {}, "rulebook": {"ladders": []}}`, false},
	} {
		var v any
		if err := json.Unmarshal([]byte(tt.value), &v); err != nil {
			t.Fatal(err)
		}
		if err := s.Validate(v); (err == nil) != tt.takes {
			t.Errorf("%s: %v", tt.value, err)
		}
	}
	again, _ := k.JSONSchema("fight")
	if !bytes.Equal(text, again) {
		t.Error("the schema is another one each time")
	}
	one, _ := k.JSONSchema("hand")
	if own, _ := k.Of("harvest").JSONSchema("hand"); !bytes.Equal(one, own) {
		t.Error("a kind of one game has a schema that asks for the game")
	}
	if _, ok := k.JSONSchema("map"); ok {
		t.Error("there is a schema of what is no kind")
	}
}

func compiled(t *testing.T, text []byte) *jsonschema.Schema {
	t.Helper()
	c := jsonschema.NewCompiler()
	if err := c.AddResource("x.json", bytes.NewReader(text)); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile("x.json")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestGamesTwice: two games must not have the same name.
func TestGamesTwice(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("two games of one name make a set")
		}
	}()
	NewGames(Game{Name: "a", Title: "A"}, Game{Name: "a", Title: "B"})
}

// TestKindOfSeveralGames: the message for a kind that the file's game lacks lists every game that has it.
func TestKindOfSeveralGames(t *testing.T) {
	kind := func(name string) Kind {
		return Kind{Name: name, Noun: "a " + name, Folder: name + "s", Schema: []byte(`{"type": "object"}`)}
	}
	games := NewGames(Game{Name: "harvest", Title: "Harvest Brawl", Kinds: []Kind{kind("fight")}},
		Game{Name: "siege", Title: "Siege: the Game", Kinds: []Kind{kind("fight")}},
		Game{Name: "raid", Title: "Raid", Kinds: []Kind{kind("camp")}})
	_, found := games.Load(source.NewFile("a.fight.toml", []byte("kind = \"fight\"\ngame = \"raid\"\nid = \"a\"\n")))
	want := []string{`schema/unknown-kind 1:8 Raid has no kind "fight"; write game = "harvest" or "siege", or ` +
		`kind = "camp": fights belong to Harvest Brawl and Siege: the Game`}
	if got := told(found); !slices.Equal(got, want) {
		t.Errorf("found %q, want %q", got, want)
	}
}
