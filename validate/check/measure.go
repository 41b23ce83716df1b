package check

import (
	"cmp"
	"fmt"
	"slices"

	"muster/schema"
	"muster/schema/source"
)

// Threshold is one row of a table. A nil bound means no limit.
type Threshold struct {
	ID      string            `toml:"id"`
	Name    string            `toml:"name"`
	Least   *int              `toml:"least"`
	Most    *int              `toml:"most"`
	Sources map[string]string `toml:"sources"` // by bound, or "all": keys of docs/reference/sources.md
	House   []string          `toml:"house"`   // the project's own bounds
	Open    bool              `toml:"open"`    // projects may override it, for warnings only
}

// OpenThresholds lists the thresholds of tables that projects may set, by id.
func OpenThresholds(tables ...map[string]Threshold) []Threshold {
	var out []Threshold
	for _, rows := range tables {
		for _, m := range rows {
			if m.Open {
				out = append(out, m)
			}
		}
	}
	slices.SortFunc(out, func(a, b Threshold) int { return cmp.Compare(a.ID, b.ID) })
	return out
}

// Within returns the threshold with a project's bounds, or its own where the project sets none.
func (m Threshold) Within(l schema.Limit) Threshold {
	if !m.Open {
		return m
	}
	if l.Least != nil {
		m.Least = l.Least
	}
	if l.Most != nil {
		m.Most = l.Most
	}
	return m
}

// ReadThresholds returns the rows of a table, [[table]] in the text, by id. It does not validate the text: a test does
// that with ThresholdFaults.
func ReadThresholds(table string, text []byte) map[string]Threshold {
	doc, _ := schema.NewKinds().Load(source.NewFile(table+".toml", text))
	var rows []Threshold
	schema.DecodeValue(doc.Tree[table], &rows)
	byID := make(map[string]Threshold, len(rows))
	for _, m := range rows {
		byID[m.ID] = m
	}
	return byID
}

// Meets reports whether n is within the bounds.
func (m Threshold) Meets(n int) bool {
	return (m.Least == nil || n >= *m.Least) && (m.Most == nil || n <= *m.Most)
}

// AtLeast returns the lower bound, or 0.
func (m Threshold) AtLeast() int {
	if m.Least == nil {
		return 0
	}
	return *m.Least
}

// AtMost returns the upper bound, or 0.
func (m Threshold) AtMost() int {
	if m.Most == nil {
		return 0
	}
	return *m.Most
}

// Text describes the threshold: "5 to 6", "at most 2".
func (m Threshold) Text() string {
	switch {
	case m.Least == nil && m.Most == nil:
		return "any number"
	case m.Least == nil || *m.Least == 0 && m.Most != nil:
		return fmt.Sprintf("at most %d", *m.Most)
	case m.Most == nil:
		return fmt.Sprintf("at least %d", *m.Least)
	}
	return fmt.Sprintf("%d to %d", *m.Least, *m.Most)
}

// Change describes how to bring n within the bounds: "add 2", "take 1 out"; "" if it is within them.
func (m Threshold) Change(n int) string {
	if m.Least != nil && n < *m.Least {
		return fmt.Sprintf("add %d", *m.Least-n)
	}
	if m.Most != nil && n > *m.Most {
		return fmt.Sprintf("take %d out", n-*m.Most)
	}
	return ""
}
