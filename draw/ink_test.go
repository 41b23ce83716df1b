package draw

import (
	"strings"
	"testing"
)

// TestReink checks that a print in all colours leaves the page unchanged. In the others only drawings change, and
// letters stay readable.
func TestReink(t *testing.T) {
	const page = `<p style="x">fill="#123456"</p><svg viewBox="0 0 1 1"><title>fill="#123456"</title>` +
		`<path opacity=".3" d="M4 5"/><path class="cloth" fill="#3a72b8" stroke="#2b2620" d="M0 0"/>` +
		`<path class="hatched" fill="none" stroke="#fff" stroke-opacity=".3" d="M0 0"/>` +
		`<text fill="#fff" stroke="#2b2620" paint-order="stroke">B</text>` +
		`<path fill="#eef3d8" d="M0 0"/><path fill="#1c521f" d="M0 0"/>` +
		`<path fill="none" stroke="#6fa8d6" stroke-width="42"/><path fill="none" stroke="#314b60" stroke-width="50"/>` +
		`</svg><i>fill="#123456"</i>`
	if got := string(Reink([]byte(page), FullInk)); got != page {
		t.Errorf("all colours: %s", got)
	}
	for ink, want := range map[Inks][]string{
		LightInk: {
			`<path fill="none" opacity=".3"`, `class="cloth" fill="#fff" stroke="#2b2620"`,
			`class="hatched" fill="none" stroke="#3a72b8" stroke-opacity=".9"`, `<text fill="#2b2620" stroke="#fff"`,
			`<path fill="#fff" d="M0 0"/><path fill="#a4b9a5" d="M0 0"/>`, `stroke="#c5dcee" stroke-width="42"`,
			`stroke="#acb7bf" stroke-width="50"`,
		},
		BlackInk: {
			`<path fill="none" opacity=".3"`, `class="cloth" fill="#fff" stroke="#000"`,
			`class="hatched" fill="none" stroke="#000" stroke-opacity="1"`, `<text fill="#000" stroke="#fff"`,
			`<path fill="#fff" d="M0 0"/><path stroke-width="1.5" stroke="#000" fill="#fff" d="M0 0"/>`,
			`stroke="#fff" stroke-width="42"`, `stroke="#000" stroke-width="50"`,
		},
	} {
		got := string(Reink([]byte(page), ink))
		for _, s := range append(want, `<p style="x">fill="#123456"</p>`, `<title>fill="#123456"</title>`,
			`<i>fill="#123456"</i>`) {
			if !strings.Contains(got, s) {
				t.Errorf("%s: no %s in\n%s", ink, s, got)
			}
		}
	}
	for _, broken := range []string{"<svg", "<svg>", "<svg><path fill=\"", "<svg><", "a</svg>b<svg "} {
		if got := string(Reink([]byte(broken), BlackInk)); got != broken {
			t.Errorf("%q becomes %q", broken, got)
		}
	}
}
