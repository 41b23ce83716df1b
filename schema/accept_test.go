package schema

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/BurntSushi/toml"
	"github.com/santhosh-tekuri/jsonschema/v5"
)

const goodRulebook = `kind = "rulebook"
format = 1
id = "own"
name = "Own rows"
[[units]]
id = "red-elf-bow"
name = "Elves"
class = "foot"
traits = ["flies"]
fly = [1, 2]
sources = { all = "S0" }
[[ground]]
id = "bog"
name = "Bog"
symbol = "B"
look = { fill = "#00ff00", pattern = "reeds" }
[[boxes]]
id = "own"
name = "Own"
levy_tokens = { green = 2 }
`

const goodSet = `kind = "deploycards"
format = 1
id = "levy"
name = "The Levy"
camp = "pennant"
letter = "A"
[legend]
gb = "green-human-bow"
[[cards]]
number = 1
rows = [". gb gb ."]
`

func tree(t *testing.T, text string) map[string]any {
	t.Helper()
	v := map[string]any{}
	if err := toml.Unmarshal([]byte(text), &v); err != nil {
		t.Fatal(err)
	}
	n := normaliser{}
	return n.value(v, nil).(map[string]any)
}

// TestAccepts compares accepts with the validator on documents with a few random changes.
func TestAccepts(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for kind, text := range map[string]string{"map": goodMap, "adventure": shortAdventure(), "rulebook": goodRulebook,
		"deploycards": goodSet} {
		s := game().validator(kind)
		yes := 0
		for range 400 {
			doc := tree(t, text)
			if !game().shape(kind).accepts(doc) {
				t.Fatalf("%s: the good document is refused", kind)
			}
			for range r.IntN(3) {
				spoil(r, s, doc)
			}
			quick, slow := game().shape(kind).accepts(doc), s.Validate(doc) == nil
			if quick != slow {
				t.Fatalf("%s: accepts says %v, the validator %v: %v", kind, quick, slow, doc)
			}
			if quick {
				yes++
			}
		}
		if yes < 100 || yes > 390 {
			t.Errorf("%s: %d of 400 documents were good, which tests little", kind, yes)
		}
	}
}

// shortAdventure returns the long adventure without most of its units.
func shortAdventure() string {
	head, _, _ := strings.Cut(string(bigAdventure()), "[[pennant.units]]")
	return head + "[[pennant.units]]\ntype = \"blue-human-sword\"\nat = [\"C1\"]\n"
}

// spoil changes one value somewhere below a table.
func spoil(r *rand.Rand, s *jsonschema.Schema, table map[string]any) {
	s = resolve(s)
	keys := sortedKeys(s)
	if _, rest := s.AdditionalProperties.(*jsonschema.Schema); rest {
		keys = []string{"a", "all"}
	} else if len(keys) == 0 {
		return // an earlier change replaced a table by a value
	}
	key := keys[r.IntN(len(keys))]
	next, _ := locate(s, table, "/"+key)
	switch v := table[key].(type) {
	case map[string]any:
		if r.IntN(3) > 0 {
			spoil(r, next, v)
			return
		}
	case []any:
		if e, ok := append(v, nil)[0].(map[string]any); ok && next.Items2020 != nil && r.IntN(3) > 0 {
			spoil(r, next.Items2020, e)
			return
		}
	}
	values := []any{
		"",
		"word",
		"pennant",
		"Two Words",
		strings.Repeat("x", 65),
		strings.Repeat("é", 121),
		"#ffffff",
		int64(0),
		int64(1),
		int64(-3),
		int64(1000000),
		2.0,
		2.5,
		1e300,
		true,
		nil,
		[]any{},
		[]any{"e4"},
		[]any{int64(1), int64(2)},
		[]any{map[string]any{}},
		map[string]any{},
		map[string]any{"a": int64(1)},
	}
	switch r.IntN(6) {
	case 0:
		table["unknown"] = int64(1)
	case 1:
		delete(table, key)
	default:
		table[key] = values[r.IntN(len(values))]
	}
}

// TestValidatorFailures: input that makes the validator panic or give up is an error, not a crash.
func TestValidatorFailures(t *testing.T) {
	for name, v := range map[string]any{"nan": math.NaN(), "inf": math.Inf(1), "date": time.Time{},
		"list of tables": []map[string]any{{}}} {
		doc := tree(t, goodRulebook)
		doc["units"].([]any)[0].(map[string]any)["level"] = v
		found, err := violations(game().validator("rulebook"), doc)
		if err == nil || found != nil {
			t.Errorf("%s: %v, %v", name, found, err)
		}
	}
}

// TestInternalFailure: if the validator fails, the file gets one finding and no part of it counts as clean.
func TestInternalFailure(t *testing.T) {
	d, _ := load("x.rulebook.toml", goodRulebook)
	d.Tree["units"].([]any)[0].(map[string]any)["level"] = math.NaN()
	l := &loader{kinds: game(), own: game(), doc: d}
	l.check()
	if len(l.found) != 1 || l.found[0].Code != "schema/internal" || d.Clean("/name") {
		t.Errorf("findings %+v", l.found)
	}
}
