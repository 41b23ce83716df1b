package main

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/games"
	"muster/internal/validate/runner"
	"muster/internal/workers"
	"muster/schema/diag"
	"muster/schema/source"
)

// cascade invalidates one value of a row in a valid project, so that the schema refuses the row. It returns the new
// findings about other files: one cause must give one finding. told is false if the seed is not applicable.
func cascade(seed uint64) (more []string, told bool) {
	p := newProject(seed)
	before, err := findings(p.files(0))
	if err != nil {
		return []string{err.Error()}, true
	}
	values := rowValues(p.rows())
	if diag.Count(before, diag.Error) > 0 || len(values) == 0 {
		return nil, false
	}
	pick(p.editor, values).set(pick(p.editor, []any{"", int64(-1), true, 1.5, []any{true}, map[string]any{"x": "y"}}))
	after, err := findings(p.files(0))
	if err != nil {
		return []string{err.Error()}, true
	}
	refused := ""
	for _, d := range after {
		if d.Severity == diag.Error && strings.HasPrefix(d.Code, "schema/") {
			refused = d.File
		}
	}
	if refused == "" {
		return nil, false // the value is as good as the other
	}
	for _, d := range after {
		if d.File != refused && !slices.ContainsFunc(before, func(b diag.Diagnostic) bool {
			return b.File == d.File && b.Code == d.Code && b.Message == d.Message
		}) {
			more = append(more, fmt.Sprintf("%s: %s[%s]: %s", d.File, d.Severity, d.Code, d.Message))
		}
	}
	return more, true
}

// rowValues returns the places of all values in rows except their ids.
func rowValues(tree map[string]any) []slot {
	var out []slot
	for _, key := range rulebook.TableKeys() {
		list, _ := tree[key].([]any)
		for _, row := range list {
			out = append(out, slots(row)...)
		}
	}
	return slices.DeleteFunc(out, func(s slot) bool { return s.key == "id" })
}

func findings(files []*source.File) ([]diag.Diagnostic, error) {
	result, err := runner.Run(library.New(files, 1).Catalog, games.Checks(), 1)
	return result.Findings, err
}

// causes looks for row values with findings outside their own file.
func (s *soak) causes(n int) {
	lists, told := make([][]string, n), make([]bool, n)
	workers.Each(n, s.workers, func(i int) { lists[i], told[i] = cascade(s.seed + uint64(i)) })
	shown := 0
	for i, list := range lists {
		if told[i] {
			shown++
		}
		for _, f := range list {
			s.broken = true
			fmt.Printf("causes, seed %d: %s\n", s.seed+uint64(i), f)
		}
	}
	fmt.Printf("%-28s %6d  %9d values that the schema refused\n", "causes", n, shown)
}
