package schema

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"muster/schema/source"
)

// typeHelp shows how to write the value that was most likely meant.
func (l *loader) typeHelp(v *violation, want string) advice {
	if want == "array" {
		return l.listHelp(v)
	}
	switch x := v.value.(type) {
	case string:
		if n, err := strconv.Atoi(strings.TrimSpace(x)); err == nil && want == "integer" {
			return exactly("remove the quotes: ", strconv.Itoa(n)).where(v.accepts(n))
		}
		if want == "boolean" && (x == "true" || x == "false") {
			return exactly("remove the quotes: ", x)
		}
	case int64, float64, bool:
		if want == "string" && hexWord().MatchString(firstExample(v)) {
			help := fmt.Sprintf("write the name of a hex in quotes, such as %q", firstExample(v)) // "7" is invalid
			return advice{help: help}
		}
		if words := texts(v.schema.Enum); want == "string" && len(words) > 0 && !v.accepts(fmt.Sprint(x)) {
			return advice{help: "write " + either(words)} // quoted it would be invalid too
		}
		if want == "string" {
			text := fmt.Sprint(x)
			return exactly("put it in quotes: ", strconv.Quote(text)).where(l.sameText(v.at, text) && v.accepts(text))
		}
	case []any:
		if want == "string" && v.nested() {
			return advice{help: nestedHelp(v, x)}
		}
		if len(x) > 0 && want == "object" {
			return advice{help: "write one header with single brackets: " + l.table(v.ptr)}
		}
	}
	return advice{help: "write " + typeWords(want)}
}

// listHelp shows how to write the list that was most likely meant.
func (l *loader) listHelp(v *violation) advice {
	items := v.schema.Items2020
	if items == nil {
		return advice{help: "write a list"}
	}
	items = resolve(items)
	if slices.Contains(items.Types, "object") {
		if _, table := v.value.(map[string]any); table {
			return advice{help: "write the header with double brackets, one for each element: " + l.table(v.ptr+"/0")}
		}
		return advice{help: "write a table for each element: " + l.table(v.ptr+"/0")}
	}
	texts := slices.Contains(items.Types, "string")
	switch x := v.value.(type) {
	case string:
		switch words := listWords(x); {
		case !texts:
		case strings.Contains(strings.TrimSpace(x), "\n"):
			return advice{help: "write a list in brackets, with each line as a separate string"}
		case len(words) > 1:
			a := advice{write: wholeList(words)}.where(plainWords(words) && v.accepts(listOf(words)))
			a.help = "put each in quotes, and all in brackets: " + textList(words)
			return a
		default:
			return exactly("put it in brackets: ", wholeList([]string{clip(x)})).where(clip(x) == x && v.accepts([]any{x}))
		}
	case int64, float64, bool:
		if !texts {
			text := fmt.Sprint(x)
			return exactly("put it in brackets: ", "["+text+"]").where(l.sameText(v.at, text) && v.accepts([]any{x}))
		}
	}
	if len(v.schema.Examples) > 0 {
		if list, ok := v.schema.Examples[0].([]any); ok && texts {
			return advice{help: "write a list of strings, such as " + textList(textsOf(list))}
		}
	}
	if texts {
		return advice{help: "write a list of strings"}
	}
	return advice{help: "write a list"}
}

// hexWord matches the name of a hex. The board defines which hexes exist.
var hexWord = source.LazyRegexp(`^[A-Za-z][0-9]{1,2}$`)

// firstExample returns the first example of a value, or "".
func firstExample(v *violation) string {
	if len(v.schema.Examples) == 0 {
		return ""
	}
	text, _ := v.schema.Examples[0].(string)
	return text
}

// listWords splits a text that was meant as a list: at commas, or at blanks if all words are hexes.
func listWords(s string) []string {
	words := strings.FieldsFunc(s, func(r rune) bool { return r == ',' || r == ';' })
	if len(words) == 1 {
		if words = strings.Fields(s); slices.ContainsFunc(words, func(w string) bool { return !hexWord().MatchString(w) }) {
			return []string{s}
		}
	}
	for i, w := range words {
		words[i] = strings.TrimSpace(w)
	}
	return slices.DeleteFunc(words, func(w string) bool { return w == "" })
}

// nestedHelp handles a list in a list of texts: a row of cells must be one text, other lists have surplus inner
// brackets.
func nestedHelp(v *violation, x []any) string {
	words := textsOf(x)
	if v.last() == "rows" {
		return fmt.Sprintf("write each row as one string with spaces between cells: %q", clip(strings.Join(words, " ")))
	}
	return "remove the inner brackets: " + textList(words)
}

func textsOf(list []any) []string {
	out := make([]string, 0, len(list))
	for _, e := range list {
		if s, ok := e.(string); ok {
			out = append(out, s)
		}
	}
	return out
}

// listOf returns a list as TOML decodes it.
func listOf(words []string) []any {
	out := make([]any, len(words))
	for i, w := range words {
		out[i] = w
	}
	return out
}

// textList formats the first few texts as a TOML list.
func textList(words []string) string {
	const most = 6
	tail := "]"
	if len(words) > most {
		words, tail = words[:most], ", ...]"
	}
	for i, w := range words {
		words[i] = clip(w)
	}
	return "[" + strings.Join(quoted(words), ", ") + tail
}
