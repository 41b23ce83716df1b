//go:build !nopdf

package browser

import (
	"context"
	"errors"
	"testing"
)

// TestPagesApart checks that a page is independent of the previous one in its tab: of script variables, window size and
// media preferences.
func TestPagesApart(t *testing.T) {
	program, err := Find()
	if err != nil {
		t.Skipf("no browser is installed: %v", err)
	}
	b, err := Open(context.Background(), Options{Program: program, Scripts: true})
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	type state struct {
		Mine, Dark, Print bool
		Wide, Down        int
	}
	const look = `({
		Mine: typeof mine !== 'undefined' || !!window.heard || !!document.querySelector('i'),
		Dark: matchMedia('(prefers-color-scheme: dark)').matches, Print: matchMedia('print').matches,
		Wide: innerWidth, Down: Math.round(scrollY),
	})`
	page := func(html string, view View, does string) (got state) {
		t.Helper()
		if err := b.With("a page", []byte("<!doctype html><title>x</title>"+html), view, func(p *Page) error {
			if _, err := Ask[bool](p, does+"; true"); err != nil {
				return err
			}
			got, err = Ask[state](p, look)
			return err
		}); err != nil {
			t.Fatal(err)
		}
		return got
	}
	first := page(`<meta name="viewport" content="width=device-width"><style>body{height:9000px}</style><i>x</i>`+
		`<script>const mine = 1; window.heard = 1</script>`,
		View{Width: 360, Height: 740, Phone: true, Dark: true}, "scrollTo(0, 500)")
	if first != (state{true, true, false, 360, 500}) {
		t.Errorf("the first page is %+v", first)
	}
	for range 2 { // the second of them has the same name again, and may
		got := page("<p>x<script>const mine = 2</script>", paper, "true")
		if got != (state{true, false, true, deskWidth, 0}) {
			t.Errorf("behind another page it is %+v", got)
		}
	}
	got := page("<style>body{height:9000px}</style>", View{}, "true")
	if got != (state{false, false, false, deskWidth, 0}) {
		t.Errorf("without a script it is %+v", got)
	}
	if n := len(b.tabs.idle); n != 1 || b.tabs.idle[0].shown != 4 {
		t.Errorf("%d tabs are idle", n)
	}
	wrong := errors.New("wrong")
	if err := b.With("a page", nil, View{}, func(*Page) error { return wrong }); err == nil || len(b.tabs.idle) > 0 {
		t.Errorf("a tab in which something went wrong is used again, %v", err)
	}
}

// TestTabsEnd checks that a tab is closed after an error, and after the maximum number of pages.
func TestTabsEnd(t *testing.T) {
	for _, well := range []bool{true, false} {
		var all tabs
		closed := 0
		x := &tab{close: func() { closed++ }}
		n := 0
		for closed == 0 && n <= mostShown {
			all.give(x, well)
			if n++; closed == 0 {
				x = all.take(context.Background())
			}
		}
		if want := map[bool]int{true: mostShown, false: 1}[well]; n != want || closed != 1 || len(all.idle) > 0 {
			t.Errorf("well %t: closed %d times after %d pages, and %d are idle", well, closed, n, len(all.idle))
		}
	}
}
