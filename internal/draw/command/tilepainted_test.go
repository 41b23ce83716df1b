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
		d := xml.NewDecoder(strings.NewReader(painted))
		for {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("%s: %v in %s", row.ID, err, painted)
			}
		}
	}
}
