package main

import (
	"reflect"
	"testing"
)

// Packages whose folders have one name are built apart: the go command would write both programs to one file.
func TestRounds(t *testing.T) {
	got := rounds([]string{"a/players", "b", "c/players", "d/players"})
	want := [][]string{{"a/players", "b"}, {"c/players"}, {"d/players"}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("built in %v, want %v", got, want)
	}
}
