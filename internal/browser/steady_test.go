//go:build !nopdf

package browser

import (
	"strings"
	"testing"
)

// TestSteady checks that two prints of one page that differ in time and order have the same bytes, and that each part
// stays at its offset.
func TestSteady(t *testing.T) {
	first := "%PDF-1.4 /CreationDate (D:20261123153900+00'00') (node00000007) (node00000003) (node00000007) /Names"
	later := "%PDF-1.4 /CreationDate (D:20270101000000-05'30') (node00004711) (node00000815) (node00004711) /Names"
	want := "%PDF-1.4 /CreationDate (D:20000101000000+00'00') (node00000002) (node00000001) (node00000002) /Names"
	for _, made := range []string{first, later} {
		got, err := steady([]byte(made))
		if err != nil {
			t.Fatal(err)
		}
		if string(got) != want {
			t.Errorf("%s\ncame to %s\nwant    %s", made, got, want)
		}
	}
	zulu, err := steady([]byte("%PDF-1.4 (D:20261123153900Z)"))
	if err != nil || string(zulu) != "%PDF-1.4 (D:20000101000000Z)" {
		t.Errorf("a date with Z came to %s, %v", zulu, err)
	}
	if _, err := steady([]byte("<html>")); err == nil {
		t.Error("what is no PDF was taken for one")
	}
}

// TestReason checks that a browser's error is one line of limited length.
func TestReason(t *testing.T) {
	got := reason(errorOf(strings.Repeat("a line\n", 200)))
	if strings.Contains(got, "\n") || len(got) > mostReason+len(" ...") {
		t.Errorf("%d bytes: %s", len(got), got)
	}
}

// errorOf is an error with a text.
type errorOf string

func (e errorOf) Error() string { return string(e) }
