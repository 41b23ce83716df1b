package print

import (
	"bytes"
	"encoding/json"

	"muster/internal/games"
)

// sheetAnswer is what a sheet tells, for machines.
type sheetAnswer struct {
	Version  int      `json:"version"`
	ID       string   `json:"id"`
	Kind     string   `json:"kind"`
	Game     string   `json:"game"`
	Name     string   `json:"name"`
	Author   string   `json:"author,omitempty"`
	Content  string   `json:"content"` // the number of all that the sheet is made from
	Evidence string   `json:"evidence,omitempty"`
	Modes    []string `json:"modes,omitempty"`
	Boxes    []string `json:"boxes"`
	Players  string   `json:"players,omitempty"`
	Banners  int      `json:"banners,omitempty"`
	Map      string   `json:"map,omitempty"`
	Standing any      `json:"standing,omitempty"`
}

// forMachines is a sheet as JSON: what it needs, and who stands where.
func forMachines(l leaf) ([]byte, error) {
	s := l.pages.Summary(l.Entry, l.look)
	out := sheetAnswer{
		Version: 1, ID: l.ID, Kind: l.Doc.Kind, Game: games.Of(l.Entry).Catalog.Name, Name: s.Title, Author: s.Author,
		Content:  l.look.Hash,
		Evidence: l.look.Evidence, Modes: s.Modes, Boxes: append([]string{}, s.Boxes...), Players: s.Players,
		Banners: s.Banners, Map: s.Map,
	}
	if l.pages.Standing != nil {
		out.Standing = l.pages.Standing(l.Entry, l.look)
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	err := e.Encode(out)
	return b.Bytes(), err
}
