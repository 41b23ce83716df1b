package sheet_test

import (
	"bytes"
	"testing"

	"muster/sheet"
)

// TestHostile checks that no text of a page ends an element or starts a script.
func TestHostile(t *testing.T) {
	const bad = `</script></title><script>alert(1)</script>"><img src=x onerror=alert(1)>`
	p := sheet.FramePage{
		Name: bad, What: bad, By: bad, Seen: bad, Sum: bad, Step: sheet.FrameCount{One: bad, Many: bad},
		Log: []sheet.Chapter{{Heading: bad, Short: bad, Frames: []sheet.Line{
			{Lines: []sheet.Words{{Head: bad, Text: bad, Class: bad}}, Rules: bad},
		}}},
		Data: map[string]string{bad: bad},
	}
	page := p.HTML()
	for _, part := range []string{"<script>alert", "<img"} {
		if bytes.Contains(page, []byte(part)) {
			t.Errorf("the page holds %s", part)
		}
	}
	if n := bytes.Count(page, []byte("<script")); n != 2 {
		t.Errorf("%d scripts, want the data and the script of the page", n)
	}
}
