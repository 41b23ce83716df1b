package docs

import (
	"cmp"
	"io/fs"
	"strings"
)

// Played is the results of the games of a shipped adventure or scenario, from the tables of reference/library.md.
type Played struct {
	Band  string // "fair", "fair or slight edge"; "lopsided for Daqan Lords"
	Side  string // the side of Rate: "Pennants", "Top side"
	Rate  string // "52% (51-54%)"
	Turns string // median length of a game in turns
}

// Library lists the results of the shipped adventures, by name.
func Library() map[string]Played {
	text, err := fs.ReadFile(Pages, "reference/library.md")
	if err != nil {
		panic("docs: " + err.Error()) // embedded: it always exists
	}
	out := map[string]Played{}
	var heads []string
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if !strings.HasPrefix(line, "|") {
			heads = nil
			continue
		}
		cells := strings.Split(strings.Trim(line, "|"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		if heads == nil {
			heads = cells
		}
		row := map[string]string{}
		for i, head := range heads {
			row[head] = cells[i]
		}
		name := cmp.Or(row["Adventure"], row["Setup"])
		p := out[name]
		if row["Band"] != "" {
			p.Band, p.Side, p.Rate = row["Band"], row["Side"], row["Win rate"]
		}
		if row["Turns"] != "" {
			p.Turns = row["Turns"]
		}
		if name != "" && name != heads[0] && !strings.HasPrefix(name, "-") {
			out[name] = p
		}
	}
	return out
}
