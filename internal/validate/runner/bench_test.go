package runner_test

import (
	"fmt"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore"
	"muster/internal/validate/runner"
	"muster/schema/source"
	"muster/validate"
)

// many returns adventures on one map.
func many(n int) []*source.File {
	text := string(library.Games().LibraryFile(rulebook.KindAdventure, "candlemas-at-the-grange").Text)
	out := make([]*source.File, n)
	for i := range out {
		id := fmt.Sprintf("battle-%d", i)
		out[i] = source.NewFile(id+".adventure.toml",
			[]byte(strings.Replace(text, "candlemas-at-the-grange", id, 1)))
	}
	return out
}

// BenchmarkKnown checks 1,000 fully cached adventures, including hashing.
func BenchmarkKnown(b *testing.B) { again(b, 0) }

// BenchmarkOneEdited checks 1,000 adventures, one of them changed.
func BenchmarkOneEdited(b *testing.B) { again(b, 1) }

func again(b *testing.B, edited int) {
	files, kept := many(1000), store{}
	plan := runner.Plan{Checks: validate.Checks(battlelore.Checks()), Workers: 1}
	check := func() {
		m := runner.NewMemory(kept, "bench", nil)
		c := catalog.ProjectWithHeaders(library.Games(), files, nil, 1, m.Handed)
		if _, err := m.Check(c, plan); err != nil {
			b.Fatal(err)
		}
	}
	check()
	for i := 0; b.Loop(); i++ {
		for j := range edited {
			f := files[j]
			files[j] = source.NewFile(f.Name, fmt.Appendf(nil, "%s# %d\n", f.Text, i))
		}
		check()
	}
}
