package main

import (
	"slices"
	"testing"
)

// TestOwnerOf checks that a change of a package or of its test data selects its targets, and that a change in other
// folders does not.
func TestOwnerOf(t *testing.T) {
	t.Chdir("../../..")
	in := ownerOf([]string{
		"schema/load.go", "internal/engine/battlelore/record/testdata/fuzz/FuzzRead/1", "internal/validate/prose/a_test.go", "Makefile",
	})
	for folder, want := range map[string]bool{
		"schema": true, "internal/engine/battlelore/record": true, "internal/validate/prose": true, ".": true,
		"schema/source": false, "internal/engine/battlelore": false, "validate": false, "editor": false,
	} {
		if in(folder) != want {
			t.Errorf("%s has changed: %t, want %t", folder, !want, want)
		}
	}
	list, err := fuzzTargets(in)
	if err != nil || !slices.Contains(list, "./schema:FuzzLoad") || slices.Contains(list, "./schema/source:FuzzIndex") {
		t.Errorf("%q, %v", list, err)
	}
}
