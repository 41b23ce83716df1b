package docs

import (
	"io/fs"
	"strings"
)

// Source is a row of the list of sources: the meaning of a key that rulebooks and rules cite.
type Source struct {
	Keys    []string
	Text    string
	Address string // "" for none
}

// Sources lists the sources in the order of their page.
func Sources() []Source {
	text, err := fs.ReadFile(Pages, "reference/sources.md")
	if err != nil {
		panic("docs: " + err.Error()) // embedded
	}
	var out []Source
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		if !strings.HasPrefix(line, "| ") || len(cells) != 3 {
			continue
		}
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		if cells[0] == "key" {
			continue
		}
		if cells[2] == "-" {
			cells[2] = ""
		}
		out = append(out, Source{strings.Split(cells[0], ", "), cells[1], cells[2]})
	}
	return out
}
