package command

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"muster/draw"
	"muster/internal/engine/battlelore/rulebook"
)

// TestStyledTile checks that each terrain has a well-formed tile in both styles, and that painted ground is painted.
func TestStyledTile(t *testing.T) {
	rules := &rulebook.Base().Tables
	for _, row := range rules.Terrain.All() {
		terrain := rules.Terrain.Get(row.ID)
		flat := StyledTile(rules, terrain, draw.Plain)
		if flat != Tile(rules, terrain, StraightFlow()) {
			t.Errorf("%s: the plain tile is not that of lists", row.ID)
		}
		painted := StyledTile(rules, terrain, draw.Painted)
		if painted == flat {
			t.Errorf("%s: painted and plain are the same", row.ID)
		}
		wellFormed(t, row.ID, painted)
	}
	wellFormed(t, "side", SideTile(rules))
}

// wellFormed checks that a picture is XML.
func wellFormed(t *testing.T, name, picture string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(picture))
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Fatalf("%s: %v in %s", name, err, picture)
		}
	}
}
