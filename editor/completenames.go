package editor

import (
	"maps"
	"slices"
	"strconv"

	"muster/catalog"
	"muster/internal/editor/protocol"
	"muster/schema/diag"
)

// named offers the keys of settings tables whose keys are names: codes, thresholds.
func (c *completer) named(table string) {
	add := func(name, says string) {
		c.add(protocol.CompletionConstant, name, strconv.Quote(name)+" = ", says, "")
	}
	switch table {
	case "severity":
		for _, code := range slices.Sorted(maps.Keys(c.opts.Known.Severities)) {
			if severity := c.opts.Known.Severities[code]; severity != diag.Error { // its severity cannot be raised
				add(code, severity.String())
			}
		}
	case "limits":
		for _, m := range c.opts.Known.Measures {
			c.add(protocol.CompletionProperty, m.ID, m.ID+" = {  }", m.Name, "")
		}
	}
}

// definitions offers the ids of a kind in the document's game: the project's, then the library's.
func (c *completer) definitions(kind string) {
	if c.sight.catalog == nil {
		return
	}
	shipped := c.shippedIDs(c.sight.of, kind)
	for _, id := range c.sight.catalog.IDsOf(c.sight.of, kind) {
		if !slices.Contains(shipped, id) {
			c.word(protocol.CompletionFile, id, "project", "")
		}
	}
	for _, id := range shipped {
		c.word(protocol.CompletionFile, id, "library", "")
	}
}

// shippedIDs returns the embedded ids of a kind of a game.
func (s *Server) shippedIDs(game, kind string) []string {
	key := game + " " + kind
	if known, ok := s.library.Load(key); ok {
		return known.([]string)
	}
	ids := catalog.New(s.opts.Catalogs, nil, 1).IDsOf(game, kind)
	s.library.Store(key, ids)
	return ids
}
