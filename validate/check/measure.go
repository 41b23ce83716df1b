package check

import (
	"cmp"
	"fmt"
	"slices"

	"muster/schema"
	"muster/schema/source"
)

// Measure is one row of a table. A bound that is nil is none.
type Threshold struct {
	ID      string            `toml:"id"`
	Name    string            `toml:"name"`
	Least   *int              `toml:"least"`
	Most    *int              `toml:"most"`
	Sources map[string]string `toml:"sources"` // by bound, or "all": keys of docs/reference/sources.md
	House   []string          `toml:"house"`   // the bounds that are the project's own
	Open    bool              `toml:"open"`    // a project of an author's may set others: only warnings are held to it
}

// Open lists the measures of tables that projects may set, by their ids.
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

// Within is the measure with the bounds that a project sets; without one its own stands.
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

// Read gives the rows of a table, [[table]] of the text, by id. It trusts the text: a test of the family holds it to
// its form with Faults.
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

// Meets reports whether n keeps to the measure.
func (m Threshold) Meets(n int) bool {
	return (m.Least == nil || n >= *m.Least) && (m.Most == nil || n <= *m.Most)
}

// AtLeast is the lower bound; 0 when there is none.
func (m Threshold) AtLeast() int {
	if m.Least == nil {
		return 0
	}
	return *m.Least
}

// AtMost is the upper bound; 0 when there is none.
func (m Threshold) AtMost() int {
	if m.Most == nil {
		return 0
	}
	return *m.Most
}

// Text is the measure in words: "5 to 6", "at most 2".
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

// Change is what brings n back to the measure: "add 2", "take 1 out"; "" when n keeps to it.
func (m Threshold) Change(n int) string {
	if m.Least != nil && n < *m.Least {
		return fmt.Sprintf("add %d", *m.Least-n)
	}
	if m.Most != nil && n > *m.Most {
		return fmt.Sprintf("take %d out", n-*m.Most)
	}
	return ""
}
