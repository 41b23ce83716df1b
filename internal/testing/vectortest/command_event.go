package vectortest

import (
	"os"
	"strconv"

	"muster/internal/engine/command"
)

// EventText returns the text of an event, in which os.Expand replaces the names of fields. own returns the words of a
// field that only the game knows. words has the words of others by value; the rest are numbers.
func EventText(
	text string, n *command.Numbers, words map[command.EventField][]string, own func(field string) (string, bool),
) string {
	return os.Expand(text, func(field string) string {
		if word, ok := own(field); ok {
			return word
		}
		for i, f := range n.Fields {
			switch {
			case f.String() != field:
			case words[f] != nil:
				return words[f][n.Values[i]]
			default:
				return strconv.Itoa(int(n.Values[i]))
			}
		}
		return "?" + field // the kind of event has no such field
	})
}
