package requests

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/internal/games"
)

// node is a part of a JSON Schema.
type node struct {
	Ref        string           `json:"$ref"`
	Properties map[string]*node `json:"properties"`
	Items      *node            `json:"items"`
	Defs       map[string]*node `json:"$defs"`
}

// keys lists the paths of the keys below a node; a list has a star for its elements. Tables are not listed.
func (n *node) keys(root *node, path string) []string {
	for n.Ref != "" {
		to := root
		for _, step := range strings.Split(strings.TrimPrefix(n.Ref, "#/"), "/") {
			if step != "$defs" && step != "properties" {
				if to.Defs[step] != nil {
					to = to.Defs[step]
				} else {
					to = to.Properties[step]
				}
			}
		}
		n = to
	}
	switch {
	case n.Items != nil:
		if list := n.Items.keys(root, path+".*"); len(list) > 1 {
			return list
		}
		return []string{path} // of texts
	case n.Properties == nil:
		return []string{path}
	}
	var out []string
	for name, p := range n.Properties {
		out = append(out, p.keys(root, strings.TrimPrefix(path+"."+name, "."))...)
	}
	return out
}

// leftToText are the keys of adventures without a field, with the reason.
var leftToText = map[string]string{
	"kind":     "the name of the file gives it",
	"game":     "chosen when the file is made",
	"format":   "Muster sets it",
	"id":       "renaming the file changes it, with all uses",
	"waive":    "the findings waive themselves",
	"rulebook": "the form of rulebooks has these tables",
}

// TestFormKeys adds a row to each list of an adventure, and an effect of each operation. The form then has every key of
// the schema but those of leftToText.
func TestFormKeys(t *testing.T) {
	for game, id := range map[string]string{"battlelore": "the-toll-bridge", "medieval": "harrow-down"} {
		text, ok := games.Kinds().Of(game).JSONSchema("adventure")
		var root node
		if !ok || json.Unmarshal(text, &root) != nil {
			t.Fatalf("%s has no schema", game)
		}
		s := start(t, nil)
		uri := s.open(id+".adventure.toml", libraryText(t, "adventure", id))
		has, done := map[string]bool{}, map[string]bool{}
		for again := true; again; {
			again = false
			for _, x := range s.form(uri).fields() {
				path := index.ReplaceAllString(strings.Join(x.Path, "."), ".*")
				has[path] = true
				if x.Kind != fieldRows || done[path] {
					continue
				}
				again, done[path] = true, true
				adds := []Option{{}}
				if x.Options != nil {
					adds = x.Options
				}
				for _, o := range adds {
					keys := []map[string]any{}
					for _, k := range x.Add {
						keys = append(keys, map[string]any{"name": k.Name, "value": k.Value})
					}
					if o.ID != "" {
						keys = []map[string]any{{"name": operation, "value": o.ID}}
					}
					gesture := map[string]any{"do": "addRow", "path": x.Path, "keys": keys}
					if err := s.gesture(uri, gesture); err != nil {
						t.Fatalf("%s: %v: %s", game, x.Path, err.Message)
					}
				}
			}
		}
		for _, key := range root.keys(&root, "") {
			top, _, _ := strings.Cut(key, ".")
			if !has[key] && leftToText[top] == "" {
				t.Errorf("%s: the form has no %s", game, key)
			}
			if has[key] && leftToText[top] != "" {
				t.Errorf("%s: the form has %s", game, key)
			}
		}
	}
}

// TestFormNames checks that people read names, not ids, in the choices of adventures.
func TestFormNames(t *testing.T) {
	for id, want := range map[string]map[string]string{
		"the-toll-bridge": {
			"type": "Medieval Lore, without War Councils", "first": "The camp with more green banners",
			"call_to_arms.mode": "Epic with Reluctant Allies",
		},
		"harrow-down": {"first": "Top side"},
	} {
		s := start(t, nil)
		f := s.form(s.open(id+".adventure.toml", libraryText(t, "adventure", id)))
		for path, name := range want {
			var names []string
			for _, o := range f.at(t, path).Options {
				names = append(names, o.Name)
			}
			if !slices.Contains(names, name) {
				t.Errorf("%s: %s has %v, without %q", id, path, names, name)
			}
		}
		for _, x := range f.fields() {
			for _, o := range x.Options {
				if o.Name == o.ID || strings.ContainsAny(o.Name, "-_") && !strings.Contains(o.Name, " ") {
					t.Errorf("%s: %v shows %q", id, x.Path, o.Name)
				}
			}
		}
	}
}

// TestFormEffects adds an effect, and finds only the keys that its operation reads, and a sentence. A key that another
// operation read is marked.
func TestFormEffects(t *testing.T) {
	s := start(t, nil)
	uri := s.open("the-toll-bridge.adventure.toml", libraryText(t, "adventure", "the-toll-bridge"))
	must := func(g map[string]any) {
		t.Helper()
		if err := s.gesture(uri, g); err != nil {
			t.Fatal(err.Message)
		}
	}
	n := len(s.form(uri).at(t, "rules").Rows)
	effects := []any{"rules", fmt.Sprint(n), "effects"}
	key := func(name, value string) []any { return []any{map[string]any{"name": name, "value": value}} }
	must(map[string]any{"do": "addRow", "path": []string{"rules"}, "keys": key("name", "Rout")})
	must(map[string]any{"do": "addRow", "path": effects, "keys": key("do", "dice")})
	path := fmt.Sprintf("rules.%d.effects", n)
	must(map[string]any{"do": "set", "path": append(slices.Clone(effects), "0", "melee"), "value": -1})
	must(map[string]any{"do": "set", "path": append(slices.Clone(effects), "0", "side"), "value": "pennant"})
	list := s.form(uri).at(t, path)
	var keys []string
	for _, x := range list.Rows[0] {
		keys = append(keys, x.Path[len(x.Path)-1])
	}
	if want := "do side units classes banners at melee ranged"; strings.Join(keys, " ") != want {
		t.Errorf("the keys are %v, want %s", keys, want)
	}
	if want := "Pennants, all units: -1 die in melee."; list.Says[0] != want {
		t.Errorf("the sentence is %q, want %q", list.Says[0], want)
	}
	must(map[string]any{"do": "set", "path": append(slices.Clone(effects), "0", "do"), "value": "last-turn"})
	if f := s.form(uri); !f.at(t, path+".0.melee").Unread || f.at(t, path+".0.turn").Unread {
		t.Error("melee is not marked, or turn is")
	}
}

// TestFormCards checks the sentence of each effect of the cards of a rulebook, as sheets word it. An invalid card has
// them too, and an effect without an operation has none.
func TestFormCards(t *testing.T) {
	s := start(t, nil)
	f := s.form(s.open("own.rulebook.toml", `kind = "rulebook"
format = 1
id = "own"
name = "Own cards"

[[command_cards]]
id = "my-charge"
name = "Charge"
box = "base"
kind = "tactic"
copies = 0
effects = [{ do = "order", count = 2, sections = ["left"] }, { do = "grant", melee = 1, ranged = 1 }, {}]

[[lore_cards]]
id = "my-strength"
name = "Strength"
effects = [{ do = "grant", stat = "dice", n = [1], until = "turn" }]

[lore_cards.target]
what = "units"
side = "own"
ordered = true
most = [1]

[[specialists]]
id = "my-stakes"
name = "Stakes"
effects = [{ do = "place-feature", count = 3, feature = "stakes", rows = "stakes" }, { do = "soar" }]
`))
	for path, want := range map[string][]string{
		"command_cards.0.effects": {"Orders 2 units in the left section.", "Ordered units: +1 die in battle.", ""},
		"lore_cards.0.effects":    {"1 ordered own unit: until the end of the turn, +1 die."},
		"specialists.0.effects":   {"Up to 3 of stakes on the own rows for stakes.", "Nothing."},
	} {
		if got := f.at(t, path).Says; !slices.Equal(got, want) {
			t.Errorf("%s says %q, want %q", path, got, want)
		}
	}
}
