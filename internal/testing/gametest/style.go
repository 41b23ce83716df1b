package gametest

import (
	"bytes"
	"encoding/json"
	"os"
	"strconv"
	"strings"
	"testing"

	"muster/internal/engine/policy"
)

// StyleSchema compares the schema of a game's styles with its tables of weights and styles. Weights are keys, with a
// sentence and bounds. With update it writes the schema. title names the game, named says that its files may leave it
// out.
func StyleSchema(
	t *testing.T, update bool, file, game, title string, named bool, weights []policy.Weight, styles []policy.Player,
) {
	t.Helper()
	want := styleSchema(game, title, named, weights, styles)
	if update {
		if err := os.WriteFile(file, want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	is, err := os.ReadFile(file)
	if err != nil || !bytes.Equal(is, want) {
		t.Errorf("%s differs from weights.toml and styles.toml (%v): run go test -run %s -update", file, err, t.Name())
	}
}

// object is a JSON object with its keys in order.
type object []member

type member struct {
	key   string
	value any
}

func (o object) MarshalJSON() ([]byte, error) {
	var out bytes.Buffer
	out.WriteByte('{')
	for i, m := range o {
		if i > 0 {
			out.WriteByte(',')
		}
		value, err := json.Marshal(m.value)
		if err != nil {
			return nil, err
		}
		out.WriteString(strconv.Quote(m.key) + ":")
		out.Write(value)
	}
	out.WriteByte('}')
	return out.Bytes(), nil
}

func styleSchema(game, title string, named bool, weights []policy.Weight, styles []policy.Player) []byte {
	whose := "The game of the AI player: " + title + "."
	required := []string{"kind", "game", "format", "id", "name", "weights"}
	if named {
		whose = "The game of the AI player. Default: " + title + "."
		required = []string{"kind", "format", "id", "name", "weights"}
	}
	var bases, says []string
	for _, s := range styles {
		bases, says = append(bases, s.ID), append(says, capital(s.Says)+".")
	}
	common := func(def string) object { return object{{"$ref", "common.schema.json#/$defs/" + def}} }
	ref := func(key string) member { return member{key, common(key)} }
	return indented(object{
		{"$schema", "https://json-schema.org/draft/2020-12/schema"},
		{"$id", "https://muster.invalid/schema/style.schema.json"},
		{"title", "Muster style of " + title},
		{"description", "An AI player: a style of the game with some other weights."},
		{"type", "object"},
		{"properties", object{
			{"kind", object{
				{"title", "Kind"}, {"description", "The kind of the file. Files of this kind are named NAME.style.toml."},
				{"type", "string"}, {"const", "style"}, {"default", "style"},
			}},
			{"game", object{
				{"title", "Game"}, {"description", whose}, {"type", "string"}, {"const", game}, {"default", game},
			}},
			ref("format"), ref("id"), ref("name"), ref("author"),
			{"says", object{
				{"title", "Says"}, {"description", "How it plays, in a sentence for lists of players."}, {"type", "string"},
				{"pattern", `^(?:[^\p{C}\p{Zl}\p{Zp}]|[` + "\u200c-\u200f" + `])*[^\p{C}\p{Z}](?:[^\p{C}\p{Zl}\p{Zp}]|[` +
					"\u200c-\u200f" + `])*$`},
				{"minLength", 1}, {"maxLength", 120},
				{"examples", []string{"greedy, but leaves the field at the first exit"}},
			}},
			{"base", object{
				{"title", "Base"}, {"description", "The style whose other weights it has."}, {"type", "string"},
				{"enum", bases}, {"enumDescriptions", says}, {"default", bases[0]},
			}},
			{"weights", object{
				{"title", "Weights"},
				{"description", "The weights that differ from those of the base. A weight of 0 means that the player " +
					"ignores a thing."},
				{"type", "object"}, {"properties", weightKeys(weights)}, {"additionalProperties", false}, {"minProperties", 1},
			}},
			ref("waive"), ref("notes"),
		}},
		{"additionalProperties", false},
		{"required", required},
	})
}

// weightKeys returns the keys of the weights.
func weightKeys(weights []policy.Weight) (out object) {
	of := ""
	for _, w := range weights {
		says := w.Name
		if rest, more := strings.CutPrefix(says, "... "); more {
			says = of + ", " + rest
		} else {
			of = w.Name
		}
		if w.Least == w.Most {
			continue // a measure of the others
		}
		out = append(out, member{w.ID, object{
			{"title", "Weight"},
			{"description", "The weight of: " + says + ". Greedy has " + strconv.Itoa(int(w.Greedy)) + "."},
			{"type", "integer"}, {"minimum", w.Least}, {"maximum", w.Most},
		}})
	}
	return out
}

func capital(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

func indented(o object) []byte {
	text, err := json.Marshal(o)
	if err != nil {
		panic(err)
	}
	var out bytes.Buffer
	if err := json.Indent(&out, text, "", "  "); err != nil {
		panic(err)
	}
	out.WriteByte('\n')
	return []byte(strings.NewReplacer("\u200c", `\u200c`, "\u200f", `\u200f`).Replace(out.String()))
}
