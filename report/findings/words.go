package findings

import (
	"fmt"
	"strings"

	"muster/schema/source"
)

// place returns a position as text.
func place(file string, at source.Position) string {
	if at.Line == 0 {
		return file
	}
	return fmt.Sprintf("%s:%d:%d", file, at.Line, at.Column)
}

func join(words []string) string { return strings.Join(words, ", ") }
