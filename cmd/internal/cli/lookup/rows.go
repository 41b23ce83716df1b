package lookup

import (
	"slices"

	"muster/cmd/internal/cli/shell"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/rulebook"
	"muster/report"
)

// ownRow is a row of the rulebook, and who brings it: nil for what ships.
type ownRow struct {
	rulebook.Line
	rules *rulebook.Rulebook
	entry *library.Entry
}

// file is the file that brings the row; "" for what ships.
func (r *ownRow) file() string {
	if r.entry == nil {
		return ""
	}
	return r.entry.Doc.File.Name
}

// rows lists the rows of a kind: what ships, in its order, each row that a project's rulebooks replace in its place,
// then what is new in them, then what definitions bring for themselves. Two definitions may bring rows of one id.
func rows(ws *shell.Workspace, kind string) []ownRow {
	base := rulebook.Base()
	var out []ownRow
	for _, line := range base.Rows(kind) {
		out = append(out, ownRow{line, base, nil})
	}
	for _, c := range ws.Catalogs {
		for _, e := range c.Rulebooks() {
			for _, row := range brought(c.Rules(e), e, kind) {
				if i := slices.IndexFunc(out, func(o ownRow) bool { return o.entry == nil && o.ID == row.ID }); i >= 0 {
					out[i] = row
				} else {
					out = append(out, row)
				}
			}
		}
	}
	for _, c := range ws.Catalogs {
		for _, e := range c.Bringing() {
			out = append(out, brought(library.Use(e), e, kind)...)
		}
	}
	return out
}

// brought lists the rows of a kind that an entry brings.
func brought(rules *rulebook.Rulebook, e *library.Entry, kind string) []ownRow {
	var out []ownRow
	own := rulebook.RowsOf(e.Doc)
	for _, line := range rules.Rows(kind) {
		if slices.ContainsFunc(own, func(w rulebook.Written) bool {
			return w.ID == line.ID && rulebook.KindOf(w.Table) == kind
		}) {
			out = append(out, ownRow{line, rules, e})
		}
	}
	return out
}

// rowTable is the list of a kind. Where a project adds list, a column says which file does.
func rowTable(ws *shell.Workspace, kind string) report.Table {
	list := rows(ws, kind)
	t := report.Table{Columns: report.Heads("id", "name", "summary")}
	own := slices.ContainsFunc(list, func(r ownRow) bool { return r.entry != nil })
	if own {
		t.Columns = report.Heads("id", "name", "file", "summary")
	}
	for i := range list {
		cells := []string{list[i].ID, list[i].Name, list[i].Summary}
		if own {
			cells = slices.Insert(cells, 2, list[i].file())
		}
		t.AddWords(cells...)
	}
	return t
}
