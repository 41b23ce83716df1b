package main

import "testing"

// TestChanged checks that a change of a package or of its test data selects its targets, and that a change in other
// folders does not.
func TestChanged(t *testing.T) {
	in := changed("schema/load.go\nengine/battlelore/record/testdata/fuzz/FuzzRead/1\nvalidate/prose/a_test.go\nMakefile\n")
	for folder, want := range map[string]bool{
		"schema": true, "engine/battlelore/record": true, "validate/prose": true, ".": true,
		"schema/source": false, "engine/battlelore": false, "validate": false, "editor": false,
	} {
		if in(folder) != want {
			t.Errorf("%s has changed: %t, want %t", folder, !want, want)
		}
	}
}
