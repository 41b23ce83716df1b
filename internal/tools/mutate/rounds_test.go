package main

import (
	"reflect"
	"testing"
)

// TestRounds checks that packages with the same folder name are built separately: the go command would write both
// programs to one file.
func TestRounds(t *testing.T) {
	got := rounds([]string{"a/players", "b", "c/players", "d/players"})
	want := [][]string{{"a/players", "b"}, {"c/players"}, {"d/players"}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("built in %v, want %v", got, want)
	}
}
