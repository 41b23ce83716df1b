package library

import (
	"strings"

	"muster/internal/engine/runewars/rulebook"
)

// Commented adds a template's comments to the text of a generated realm: those at the head, those above a list and
// those after a value.
func Commented(text []byte) []byte {
	head, above, behind := comments(string(texts.Read(rulebook.KindRealm)))
	out := []byte(head)
	for line := range strings.Lines(string(text)) {
		key, value, found := strings.Cut(strings.TrimSuffix(line, "\n"), " = ")
		if key = strings.TrimSpace(key); found && word(key) {
			out = append(out, above[key]...)
			if remark := behind[key]; remark != "" && value != "[" {
				line = strings.TrimSuffix(line, "\n") + " " + remark + "\n"
			}
		}
		out = append(out, line...)
	}
	return out
}

// word reports whether a key is a whole word.
func word(key string) bool {
	return key != "" && strings.Trim(key, "abcdefghijklmnopqrstuvwxyz_") == ""
}

// comments are those of a template: at its head, above keys and after values.
func comments(text string) (head string, above, behind map[string]string) {
	above, behind = map[string]string{}, map[string]string{}
	var block string
	for line := range strings.Lines(text) {
		key, value, _ := strings.Cut(line, "=")
		key = strings.TrimSpace(key)
		switch {
		case strings.HasPrefix(line, "#"):
			block += line
			continue
		case !word(key):
		case head == "":
			head = block
		default:
			above[key] = block
		}
		if i := strings.LastIndex(value, " # "); i >= 0 {
			behind[key] = strings.TrimSpace(value[i:])
		}
		block = ""
	}
	return head, above, behind
}
