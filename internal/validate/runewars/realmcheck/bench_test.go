package realmcheck_test

import (
	"strings"
	"testing"

	"muster/internal/engine/runewars/library"
	"muster/internal/validate/runewars"
	"muster/internal/validate/runner"
	"muster/schema/source"
)

// BenchmarkCheckRealm checks one embedded realm of four players, from its text to its findings.
func BenchmarkCheckRealm(b *testing.B) {
	var text []byte
	for _, f := range library.LibraryFiles() {
		if strings.HasSuffix(f.Name, "/the-broken-march.realm.toml") {
			text = f.Text
		}
	}
	checks := runewars.Checks()
	b.ReportAllocs()
	for b.Loop() {
		c := library.New([]*source.File{source.NewFile("the-broken-march.realm.toml", text)}, 1)
		result, err := runner.Run(c.Catalog, checks, 1)
		if err != nil || len(result.Findings) > 0 {
			b.Fatal(err, result.Findings)
		}
	}
}
