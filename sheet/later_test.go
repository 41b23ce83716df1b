package sheet

import (
	"regexp"
	"strings"
	"testing"
)

// TestReserveHasItsOwnFrame checks that a list after the wings, such as the Reserve, has a frame with the heading over
// its units. In the columns of the wings, the heading was under one wing and the units under others.
func TestReserveHasItsOwnFrame(t *testing.T) {
	if m := regexp.MustCompile(`\.later \{[^}]*display: grid`).FindString(style); m != "" {
		t.Errorf("%s: heading and units stand in columns of their own", m)
	}
	if !strings.Contains(between(t, style, ".wings .later {", "}"), "border: 1px") {
		t.Error("no frame")
	}
}
