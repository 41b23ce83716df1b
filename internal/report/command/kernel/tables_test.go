package kernel_test

import (
	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/medieval"
	"muster/internal/report/command/kernel"
	"muster/report"
	"muster/schema/source"
)

// TestRows checks that every kind of row is listed and explained, and that a project's additions come last with their
// file.
func TestRows(t *testing.T) {
	for _, kind := range kernel.Kinds() {
		rows := kernel.Rows(medieval.Game(), nil, kind)
		if len(rows) == 0 {
			t.Errorf("there are no %s", kind)
		}
		for i := range rows {
			if r := &rows[i]; r.ID == "" || !strings.Contains(r.Told(), r.ID) || r.File != "" {
				t.Errorf("%s: %+v is told as %q", kind, r, r.Told())
			}
		}
	}
	for _, list := range kernel.Lists() {
		files := []string{"maps", "adventures", "sweeps", "results", "styles"}
		if !slices.Contains(files, list) && !slices.Contains(kernel.Kinds(), list) {
			t.Errorf("%s is a list of nothing", list)
		}
	}
	text := "kind = \"rulebook\"\ngame = \"medieval\"\nformat = 1\nid = \"ours\"\nname = \"Ours\"\n" +
		"[[boxes]]\nid = \"our-box\"\nname = \"Our box\"\n"
	c := medieval.Game().Load([]*source.File{source.NewFile("ours.rulebook.toml", []byte(text))}, 1)
	rows := kernel.Rows(medieval.Game(), []*catalog.Catalog{c.Catalog}, "boxes")
	if i := slices.IndexFunc(rows, func(r report.Row) bool { return r.ID == "our-box" }); i < 0 ||
		rows[i].File != "ours.rulebook.toml" {
		t.Errorf("the boxes are %+v", rows)
	}
}

// TestCells checks that each shipped definition has as many cells as its list has columns.
func TestCells(t *testing.T) {
	c := medieval.Game().Load(nil, 1)
	for kind, columns := range kernel.Columns() {
		all := c.All(kind)
		if len(all) == 0 && kind != rulebook.KindSweep && kind != rulebook.KindResults && kind != rulebook.KindStyle {
			t.Errorf("no %s ships", kind)
		}
		for _, e := range all {
			if cells := kernel.Cells(e.Entry); len(cells) != len(columns) || cells[0] != e.ID {
				t.Errorf("%s is listed as %q below %q", e.ID, cells, columns)
			}
		}
	}
	if kernel.Columns()[rulebook.KindRulebook] != nil {
		t.Error("rulebooks are listed")
	}
}
