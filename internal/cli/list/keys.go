package list

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"muster/internal/games"
	"muster/schema"
)

// key is a key of a format, at one or several places with the same description.
type key struct {
	name    string
	text    string // meaning
	value   string // permitted values
	example string // example value
	words   string // meanings of its words, or of the words of a key of its tables
	places  []string
}

// explainKeys lists what the JSON Schemas of the formats and of the settings say about a key; "" if none has it. Places
// with the same description are listed together. Rulebook rows inside other formats are listed under the rulebook. next
// is the command that explains their format. Without weights it leaves out those of styles.
func explainKeys(word string, of *games.Game, weights bool) (text, next string) {
	var found []*key
	for _, p := range allKeys() {
		if of != nil && p.game != "" && of.Catalog.Name != p.game || !p.means(word) ||
			p.weight() && !weights {
			continue
		}
		same := func(k *key) bool {
			return k.name == p.name && k.text == p.text && k.value == p.value && k.example == p.example &&
				k.words == p.words
		}
		i := slices.IndexFunc(found, same)
		if i < 0 {
			i = len(found)
			found = append(found, &key{name: p.name, text: p.text, value: p.value, example: p.example, words: p.words})
		}
		if !slices.Contains(found[i].places, p.place) {
			found[i].places = append(found[i].places, p.place)
		}
	}
	var parts []string
	if len(found) > 0 {
		format, _, _ := strings.Cut(found[0].places[0], " ")
		next = "muster explain " + format
		if format == settings {
			next = "muster explain reference/projects"
		}
	}
	for _, k := range found {
		for _, place := range k.places {
			next = cmp.Or(keyGuides()[place], next)
		}
		text := fmt.Sprintf("%s (key)\n\n%s\n\n", k.name, k.text)
		if k.example != "" {
			text += k.example + "\n"
		}
		if k.words != "" {
			text += k.words + "\n"
		}
		if k.value != "" {
			text += fmt.Sprintf("%-12s %s\n", "value", k.value)
		}
		for i, place := range k.places {
			head := "in"
			if i > 0 {
				head = ""
			}
			text += strings.TrimRight(fmt.Sprintf("%-12s %s", head, place), " ") + "\n"
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "\n"), next
}

// placed is a key at one place; settings keys have no game. path is the key with its parents: print.format.
type placed struct{ game, name, path, text, value, example, words, place string }

// means reports whether a word names the key: alone, or with its parents, separated by dots.
func (p *placed) means(word string) bool {
	if strings.Contains(word, ".") {
		return sameWord(p.path, word) || strings.HasSuffix(strings.ToLower(p.path), "."+strings.ToLower(word))
	}
	return sameWord(p.name, word)
}

// weight reports whether the key is a weight of a style. Many of their names mean another key or a term.
func (p *placed) weight() bool { return strings.HasPrefix(p.path, "weights.") }

// allKeys lists the keys of the settings and of all formats at all their places, read once. A setting has one place,
// and comes before the many of a format.
var allKeys = sync.OnceValue(func() []placed {
	var out []placed
	add := func(game, format string, path []string, s *schema.Schema, at schema.SchemaPlace) {
		node := at.Keywords()
		text, _ := node["description"].(string)
		dotted := strings.Join(path, ".")
		place := fmt.Sprintf("%s: %s", format, dotted)
		out = append(out, placed{game, path[len(path)-1], dotted, text, valueOf(s, at), exampleOf(path, node),
			meaningsOf(s, path[len(path)-1], at), place})
	}
	walkSchema(schema.SettingsSchema(), func(path []string, s *schema.Schema, at schema.SchemaPlace) {
		add("", fmt.Sprintf("%s (%s)", settings, schema.SettingsFile), path, s, at)
	})
	for _, g := range games.List() {
		for _, k := range g.Catalog.Kinds {
			walkKeys(&g, k.Name, func(path []string, s *schema.Schema, at schema.SchemaPlace) {
				if len(path) > 1 && games.Kinds().Serving(path[0]) {
					return
				}
				add(g.Catalog.Name, fmt.Sprintf("%s of %s", k.Name, g.Catalog.Title), path, s, at)
			})
		}
	}
	return out
})

// maxKeyDepth bounds the walk: tables of the formats are nested less deeply, and rows may contain rows of their kind.
const maxKeyDepth = 8

// walkKeys calls do for each key of a kind of definition, sorted by name, with the keys that lead to it.
func walkKeys(g *games.Game, kind string, do func(path []string, s *schema.Schema, at schema.SchemaPlace)) {
	if text, ok := games.Kinds().Of(g.Catalog.Name).JSONSchema(kind); ok {
		walkSchema(text, do)
	}
}

// walkSchema is walkKeys for a JSON Schema.
func walkSchema(text []byte, do func(path []string, s *schema.Schema, at schema.SchemaPlace)) {
	s, err := schema.ReadSchema(text)
	if err != nil {
		return
	}
	walkFrom(s, s.Top(), do)
}

// walkFrom is walkSchema for everything below a place.
func walkFrom(s *schema.Schema, top schema.SchemaPlace, do func(path []string, s *schema.Schema,
	at schema.SchemaPlace)) {
	seen := map[string]bool{}
	var visit func(p schema.SchemaPlace, path []string)
	visit = func(p schema.SchemaPlace, path []string) {
		if len(path) > maxKeyDepth || !p.Exists() {
			return
		}
		for _, name := range p.Keys() {
			next, at := s.Key(p, name), append(slices.Clone(path), name)
			if mark := strings.Join(at, "\x00"); !seen[mark] {
				seen[mark] = true
				do(at, s, next)
			}
			visit(next, at)
		}
		visit(s.Item(p), path)
		visit(s.Rest(p), path)
	}
	visit(top, nil)
}

// valueOf describes the type of a key in one line: "a number from 1 to 99".
func valueOf(s *schema.Schema, at schema.SchemaPlace) string {
	node := at.Keywords()
	if text := wordsOf(s, at, func(word string) string { return word }); text != "" {
		return text
	}
	out := typesOf(s, at)
	low, hasLow := node["minimum"].(float64)
	high, hasHigh := node["maximum"].(float64)
	switch {
	case hasLow && hasHigh:
		out += fmt.Sprintf(" from %s to %s", plain(low), plain(high))
	case hasLow:
		out += ", at least " + plain(low)
	case hasHigh:
		out += ", at most " + plain(high)
	}
	if v, ok := node["default"]; ok {
		out += fmt.Sprintf(", default %v", v)
	}
	if all, _ := node["examples"].([]any); len(all) > 0 {
		if text, ok := all[0].(string); ok && len(text) < 60 {
			out += fmt.Sprintf(", for example %q", text)
		}
	}
	return strings.TrimPrefix(out, ", ")
}

// wordsOf lists the allowed words of a key, each as quote writes it: "top, bottom", or "a list of foot, mounted". It is
// "" for a key without a fixed list.
func wordsOf(s *schema.Schema, at schema.SchemaPlace, quote func(word string) string) string {
	node, out := at.Keywords(), ""
	of := node
	if slices.Contains(at.Types(), "array") {
		of, out = s.Item(at).Keywords(), "a list of "
	}
	words, _ := of["enum"].([]any)
	if v, ok := of["const"]; ok {
		words = append(slices.Clone(words), v)
	}
	if len(words) == 0 {
		return ""
	}
	texts := make([]string, len(words))
	for i, v := range words {
		texts[i] = quote(fmt.Sprint(v))
	}
	out += strings.Join(texts, ", ")
	if v, ok := node["default"]; ok && len(words) > 1 {
		out += "; default " + quote(fmt.Sprint(v))
	}
	return out
}

// meaningsOf lists the meaning of each word of a key, one a line, or of each key that the tables of a list need: do =
// "bold". It is "" if the schema has none. The lines are indented, so that the terminal output does not join them.
func meaningsOf(s *schema.Schema, name string, at schema.SchemaPlace) string {
	node := at.Keywords()
	means, _ := node["enumDescriptions"].([]any)
	words, _ := node["enum"].([]any)
	width := 0
	for _, w := range words {
		width = max(width, len(fmt.Sprintf("%s = %q", name, w)))
	}
	var b strings.Builder
	for i, text := range means {
		fmt.Fprintf(&b, "  %-*s  %s\n", width, fmt.Sprintf("%s = %q", name, words[i]), text)
	}
	item := s.Item(at)
	for _, key := range item.Keys() {
		if item.Required(key) {
			b.WriteString(meaningsOf(s, key, s.Key(item, key)))
		}
	}
	return b.String()
}

// typesOf names the types of a key's values and list elements: "a list of texts".
func typesOf(s *schema.Schema, at schema.SchemaPlace) string {
	one := map[string]string{"string": "a text", "integer": "a whole number", "number": "a number",
		"boolean": "true or false", "array": "a list", "object": "a table"}
	many := map[string]string{"string": "texts", "integer": "whole numbers", "number": "numbers",
		"array": "lists", "object": "tables"}
	var out []string
	for _, name := range at.Types() {
		text := one[name]
		if of := s.Item(at).Types(); name == "array" && len(of) == 1 && many[of[0]] != "" {
			text += " of " + many[of[0]]
		}
		out = append(out, text)
	}
	return strings.Join(out, " or ")
}

// exampleOf returns the first example of a key that holds tables, in the form of a file. It is indented, so that the
// terminal output does not join its lines.
func exampleOf(path []string, node map[string]any) string {
	all, _ := node["examples"].([]any)
	if len(all) == 0 {
		return ""
	}
	var b strings.Builder
	tables, _ := all[0].([]any)
	for _, item := range tables {
		table, ok := item.(map[string]any)
		if !ok {
			return ""
		}
		fmt.Fprintf(&b, "  [[%s]]\n", strings.Join(path, "."))
		for _, name := range slices.Sorted(maps.Keys(table)) {
			text, err := json.Marshal(table[name]) // as TOML writes texts, numbers and lists of them
			if err != nil {
				return ""
			}
			fmt.Fprintf(&b, "  %s = %s\n", name, text)
		}
	}
	return b.String()
}

// plain writes a number without an exponent.
func plain(n float64) string { return strconv.FormatFloat(n, 'f', -1, 64) }
