package games

import (
	"bytes"
	"encoding/json"

	"muster/catalog"
)

// sheetAnswer is the content of a sheet for JSON.
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

// JSON returns a sheet for programs: its components, and the unit positions.
func (p *Pages) JSON(of *catalog.Entry, page PageOptions) ([]byte, error) {
	s := p.Summary(of, page)
	out := sheetAnswer{
		Version: 1, ID: of.ID, Kind: of.Doc.Kind, Game: of.Doc.Game, Name: s.Title, Author: s.Author,
		Content: page.Hash, Evidence: page.Evidence, Modes: s.Modes, Boxes: append([]string{}, s.Boxes...),
		Players: s.Players, Banners: s.Banners, Map: s.Map,
	}
	if p.Standing != nil {
		out.Standing = p.Standing(of, page)
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	err := e.Encode(out)
	return b.Bytes(), err
}
