package schema

import (
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"muster/schema/source"
)

// shippedTexts returns the embedded definitions and the broken examples.
func shippedTexts(t testing.TB) map[string][]byte {
	t.Helper()
	texts := map[string][]byte{}
	for _, pattern := range []string{
		"../deploycards/library/*.toml", "../*/library/*/*.toml", "../internal/engine/battlelore/rulebook/tables/*.toml",
	} {
		names, err := filepath.Glob(pattern)
		if err != nil || len(names) == 0 {
			t.Fatalf("%s: %d files, %v", pattern, len(names), err)
		}
		for _, name := range names {
			if texts[name], err = os.ReadFile(name); err != nil {
				t.Fatal(err)
			}
		}
	}
	return texts
}

// slip makes one typo in a text: a character too few, too many or swapped.
func slip(r *rand.Rand, text []byte) []byte {
	signs := []string{`"`, `'`, `[`, `]`, `{`, `}`, `=`, `,`, `.`, `#`, "\n",
		`\`, ` `, `:`, `“`, `x`, `7`, `"""`, "[[", "]]", "\r", "\t", "é", "\x01"}
	at := r.IntN(len(text))
	if r.IntN(3) > 0 { // prefer a character with meaning
		for range 40 {
			if i := r.IntN(len(text)); strings.IndexByte("\"'[]{}=,#\n", text[i]) >= 0 {
				at = i
				break
			}
		}
	}
	with, until := "", at+1
	switch r.IntN(4) {
	case 0:
		with, until = signs[r.IntN(len(signs))], at
	case 1:
		with = signs[r.IntN(len(signs))]
	case 2:
		until = min(at+1+r.IntN(8), len(text))
	}
	return []byte(strings.ToValidUTF8(string(text[:at])+with+string(text[until:]), "?"))
}

// TestMutants: any typo that breaks the TOML of an embedded file is reported in our own words with help and a location,
// and 19 typos in 20 give a single finding.
func TestMutants(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	r := rand.New(rand.NewPCG(5, 8))
	counts := map[int]int{}
	for _, name := range slices.Sorted(maps.Keys(shippedTexts(t))) {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for range 60 {
			mutant := slip(r, text)
			d, found := game().Load(source.NewFile(name, mutant))
			if d.Tree != nil {
				continue
			}
			counts[len(found)]++
			for _, f := range found {
				ownWords(t, f)
				if f.Start.Offset < 0 || f.End.Offset < f.Start.Offset || f.End.Offset > len(mutant) {
					t.Fatalf("%s at %+v", f.Code, f.Start)
				}
			}
		}
	}
	all := 0
	for _, n := range counts {
		all += n
	}
	if all < 500 || counts[1]*100 < all*95 {
		t.Errorf("%d of %d slips give one finding: %v", counts[1], all, counts)
	}
}
