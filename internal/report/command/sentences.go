package command

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"muster/internal/engine/command/rows"
	"muster/schema"
	"muster/schema/source"
)

// rulebook is the kind of file whose JSON Schema describes the rows of every game.
const rulebook = "rulebook"

// boxKey is the key with the id of a row's box, which the heading of an explanation shows.
const boxKey = "box"

// drawnKeys define how a row is drawn; explanations omit them.
var drawnKeys = []string{"look", "mark", "tile", "bend_tile", "colour", "letter"}

// boxOf returns the name of a row's box, "" for none.
func boxOf(row *rows.Explained, book Book) string {
	if id := boxID(row); id != "" {
		return nameOf(book, "boxes", id)
	}
	return ""
}

// boxID returns the id of a row's box, "" for none.
func boxID(row *rows.Explained) string {
	for _, v := range row.Values {
		if v.Key == boxKey {
			return fmt.Sprint(v.Value)
		}
	}
	return ""
}

// nameOf returns the name of a row, or its id if there is no such row.
func nameOf(book Book, kind, id string) string {
	for _, line := range book.Rows(kind) {
		if line.ID == id {
			return line.Name
		}
	}
	return id
}

// sentences describes the values of a row with the texts of the rulebook's JSON Schema. So custom rows are explained
// like shipped ones, and a new key only needs a description.
func (s *Source) sentences(row *rows.Explained) []string {
	var out []string
	if text, ok := s.Kinds.JSONSchema(rulebook); ok {
		if read, err := schema.ReadSchema(text); err == nil {
			at := read.Item(read.Key(read.Top(), row.Table))
			for _, v := range row.Values {
				if v.Key != boxKey && !slices.Contains(drawnKeys, v.Key) {
					out = append(out, say(read, read.Key(at, v.Key), v.Key, v.Value)...)
				}
			}
		}
	}
	for line := range strings.Lines(row.Words) {
		if line = marks().ReplaceAllString(strings.TrimRight(line, "\n"), "$1"); strings.TrimSpace(line) != "" {
			out = append(out, capital(strings.TrimPrefix(line, "  ")))
		}
	}
	return out
}

// say describes a value: with a sentence of the schema's "x-says" if it has one, else with the description of its key.
func say(s *schema.Schema, at schema.SchemaPlace, key string, value any) []string {
	node := at.Keywords()
	title, _ := node["title"].(string)
	if title == "" {
		title = capital(strings.ReplaceAll(key, "_", " "))
	}
	about, _ := node["description"].(string)
	if says, ok := node["x-says"].(map[string]any); ok {
		if text, ok := says[fmt.Sprint(value)].(string); ok {
			return kept(text)
		}
		if text, ok := says["else"].(string); ok {
			return kept(strings.ReplaceAll(text, "{}", inline(s, at, value)))
		}
	}
	switch v := value.(type) {
	case bool:
		if v {
			return kept(about)
		}
		return nil // an absent rule is no news
	case []any:
		if len(v) > 0 {
			if _, tables := v[0].(map[string]any); tables {
				return list(s, s.Item(at), title, v)
			}
		}
	case map[string]any:
		return append([]string{title + ":"}, indented(table(s, at, v))...)
	}
	head, zero := label(about, title)
	if fmt.Sprint(value) == "0" && zero != "" {
		return []string{head + ": " + zero + "."}
	}
	return []string{head + ": " + inline(s, at, value) + "."}
}

// marks matches the sources of a value, which appear only with the keys of a row.
var marks = source.LazyRegexp(` \[[^\]]*\](:|$)`)

// zeroMeans matches the description of the value 0: "0 for no limit", "0: none".
var zeroMeans = source.LazyRegexp(`[;:,] 0(?: for|:| is) ([^.;]+)`)

// label returns the text before a value: the first sentence of the description of its key, or the key's title without a
// description. zero is the description of 0.
func label(about, title string) (head, zero string) {
	if m := zeroMeans().FindStringSubmatch(about); m != nil {
		zero = m[1]
	}
	for _, end := range []string{". ", "; ", ": ", ", when not written"} {
		about, _, _ = strings.Cut(about, end)
	}
	about = strings.TrimSuffix(about, ".")
	for _, id := range []string{"Id of the ", "Ids of the ", "Id of its ", "Id of ", "Ids of "} {
		if rest, ok := strings.CutPrefix(about, id); ok {
			about = capital(rest)
		}
	}
	if about == "" || len(about) > 60 || strings.HasPrefix(about, "Of ") || about[0] < 'A' || about[0] > 'Z' {
		return title, zero // it begins with a value ("melee or missile") or another key's ("resource: which")
	}
	return about, zero
}

// list describes each table of a list in a line.
func list(s *schema.Schema, at schema.SchemaPlace, title string, values []any) []string {
	out := []string{title + ":"}
	for _, v := range values {
		out = append(out, "- "+inline(s, at, v))
	}
	return out
}

// table describes the values of a table, a line each.
func table(s *schema.Schema, at schema.SchemaPlace, values map[string]any) []string {
	var out []string
	for _, key := range keysOf(at, values) {
		out = append(out, say(s, s.Key(at, key), key, values[key])...)
	}
	return out
}

func indented(lines []string) []string {
	for i, line := range lines {
		lines[i] = "  " + line
	}
	return lines
}

// inline returns a value for use within a sentence.
func inline(s *schema.Schema, at schema.SchemaPlace, value any) string {
	switch v := value.(type) {
	case bool:
		if v {
			return "yes"
		}
		return "no"
	case []any:
		parts := make([]string, len(v))
		for i, each := range v {
			parts[i] = inline(s, s.Item(at), each)
		}
		return strings.Join(parts, ", ")
	case map[string]any:
		parts, rest := phrase(v)
		for _, key := range keysOf(at, rest) {
			title, _ := s.Key(at, key).Keywords()["title"].(string)
			if title == "" || len(key) <= 2 { // a direction: "sw"
				title = strings.ReplaceAll(key, "_", " ")
			}
			if yes, ok := v[key].(bool); ok && yes {
				parts = append(parts, strings.ToLower(title))
				continue
			}
			parts = append(parts, strings.ToLower(title)+" "+inline(s, s.Key(at, key), v[key]))
		}
		return strings.Join(parts, ", ")
	}
	return fmt.Sprint(value)
}

// phrase begins the description of a table in a sentence: with the verb of an effect ("gain influence 2"), or a number
// of things ("2 units"). rest are the values that are not described yet.
func phrase(values map[string]any) (parts []string, rest map[string]any) {
	rest = maps.Clone(values)
	count, counted := values["count"]
	verb, does := values["do"].(string)
	if does {
		parts = append(parts, strings.ReplaceAll(verb, "-", " "))
		delete(rest, "do")
	}
	if !counted {
		return parts, rest
	}
	for _, key := range []string{"what", "name", "faces", "unit"} {
		noun, ok := values[key].(string)
		if !ok {
			continue
		}
		delete(rest, "count")
		delete(rest, key)
		return append(parts, fmt.Sprint(count)+" "+strings.ReplaceAll(noun, "-", " ")), rest
	}
	if does {
		parts[0] += " " + fmt.Sprint(count)
		delete(rest, "count")
	}
	return parts, rest
}

// keysOf returns the keys of a table: first the required ones in schema order, then the others sorted.
func keysOf(at schema.SchemaPlace, values map[string]any) []string {
	var out []string
	for key := range values {
		out = append(out, key)
	}
	slices.SortFunc(out, func(a, b string) int {
		if x, y := at.Required(a), at.Required(b); x != y {
			if x {
				return -1
			}
			return 1
		}
		return strings.Compare(a, b)
	})
	return out
}

// kept returns a sentence as a list, empty for "".
func kept(text string) []string {
	if text == "" {
		return nil
	}
	return []string{text}
}

func capital(text string) string {
	if text == "" || text[0] == ' ' || text[0] == '-' {
		return text
	}
	return strings.ToUpper(text[:1]) + text[1:]
}
