package command

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Set formats a list without an order, without duplicates.
func Set(words []string) string {
	words = slices.Clone(words)
	slices.Sort(words)
	return strings.Join(slices.Compact(words), ", ")
}

// Number formats an optional number: 0 is none.
func Number(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// Yes formats a boolean.
func Yes(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

// Flat returns the values of a table, with dotted keys for nested tables, sorted by key.
func Flat(table map[string]any, prefix string, take func(key, value string)) {
	keys := make([]string, 0, len(table))
	for k := range table {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	for _, k := range keys {
		if inner, ok := table[k].(map[string]any); ok {
			Flat(inner, prefix+k+".", take)
			continue
		}
		take(prefix+k, Plain(table[k]))
	}
}

// Plain formats a value on one line: words and numbers unchanged, lists of those with commas, else JSON.
func Plain(v any) string {
	switch v := v.(type) {
	case string:
		return v
	case bool:
		return Yes(v)
	case []any:
		parts := make([]string, len(v))
		for i, x := range v {
			switch x.(type) {
			case []any, map[string]any:
				return coded(v)
			}
			parts[i] = Plain(x)
		}
		return strings.Join(parts, ", ")
	case map[string]any:
		return coded(v)
	}
	return fmt.Sprint(v)
}

// coded formats a value of lists and tables as JSON, which can represent all of them.
func coded(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		return fmt.Sprint(v)
	}
	return string(text)
}

// Unfolded joins the lines of paragraphs in prose, since a paragraph may be rewrapped. If a line begins with a sign, or
// the text has code fences, it stays unchanged.
func Unfolded(text string) string {
	text = strings.TrimSpace(strings.ReplaceAll(text, "\r\n", "\n"))
	if strings.Contains(text, "```") || strings.Contains(text, "~~~") {
		return text
	}
	var b strings.Builder
	before := ""
	for i, line := range strings.Split(text, "\n") {
		first, _ := utf8.DecodeRuneInString(line)
		hard := strings.HasSuffix(before, "  ") || strings.HasSuffix(before, `\`) || strings.TrimSpace(before) == ""
		switch {
		case i == 0:
		case !hard && unicode.IsLetter(first):
			b.WriteByte(' ')
		default:
			b.WriteByte('\n')
		}
		before = line
		if strings.HasSuffix(line, "  ") {
			b.WriteString(line)
		} else {
			b.WriteString(strings.TrimRight(line, " \t"))
		}
	}
	return b.String()
}
