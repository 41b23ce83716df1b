package command

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
)

// side returns a player with wings of these numbers of pieces.
func side(flow bool, lengths ...int) Posted {
	p := Posted{Name: "A side", Flow: flow}
	for i, n := range lengths {
		w := Wing{Name: []string{"right wing", "centre", "left wing"}[i]}
		for j := range n {
			w.Posts = append(w.Posts, UnitLine{
				Icon: func(b []byte) []byte { return b }, Name: "Auxilia", Where: fmt.Sprintf("%c%d", 'A'+i, j+1), Count: "4",
			})
		}
		p.Wings = append(p.Wings, w)
	}
	return p
}

// TestLongWingsFlow checks that a wing much longer than the others continues in their columns, which leaves more room
// on the page. All pieces remain, in order.
func TestLongWingsFlow(t *testing.T) {
	for _, tt := range []struct {
		wings []int
		rows  int // where they flow
	}{
		{[]int{4, 7, 3}, 7}, {[]int{5, 11, 1}, 7}, {[]int{3, 11, 1}, 6}, {[]int{3, 8, 0}, 4}, {[]int{0, 12, 0}, 4},
		{[]int{0, 0, 0}, 0}, {[]int{1, 1, 1}, 1}, {[]int{20, 1, 1}, 8},
	} {
		plain, flow := side(false, tt.wings...), side(true, tt.wings...)
		if n := tallest(flow.columns()); n != tt.rows {
			t.Errorf("%v: %d rows, want %d", tt.wings, n, tt.rows)
		}
		if n, most := tallest(plain.columns()), max(tt.wings[0], tt.wings[1], tt.wings[2]); n != most {
			t.Errorf("%v: %d rows where nothing flows, want %d", tt.wings, n, most)
		}
		told := func(p Posted) string {
			var out bytes.Buffer
			stand(&out, nil, &p)
			var hexes []string
			for _, part := range strings.Split(out.String(), "</small><b>")[1:] {
				hex, _, _ := strings.Cut(part, "<")
				hexes = append(hexes, hex)
			}
			return strings.Join(hexes, " ")
		}
		if told(flow) != told(plain) {
			t.Errorf("%v: %s, want %s", tt.wings, told(flow), told(plain))
		}
	}
	p := side(true, 5, 11, 1)
	var out bytes.Buffer
	stand(&out, nil, &p)
	if n := strings.Count(out.String(), "<h4>Centre</h4>"); n != 2 {
		t.Errorf("the centre is named over %d of its lists: %s", n, &out)
	}
}

// TestWith checks that a piece next to another one says so in the column where others have their composition.
func TestWith(t *testing.T) {
	var out bytes.Buffer
	p := UnitLine{Name: "Old Hob", Where: "d8", Count: "1", With: "with MI"}
	p.Icon = func(b []byte) []byte { return b }
	posts(&out, []UnitLine{p})
	if !strings.Contains(out.String(), "<small>with MI</small><b>d8</b>") {
		t.Error(out.String())
	}
}

// TestLongNamesTakeLines checks that a name of many lines counts with its full height, so that lists that overflow the
// page are detected.
func TestLongNamesTakeLines(t *testing.T) {
	for _, tt := range []struct{ letters, rows int }{{28, 3}, {29, 4}, {60, 5}, {118, 7}} {
		posts := []UnitLine{{Name: strings.Repeat("a", tt.letters)}, {Name: "b"}, {Name: "c"}}
		if got := high(posts); got != tt.rows {
			t.Errorf("a name of %d letters among three: %d rows, not %d", tt.letters, got, tt.rows)
		}
	}
}
