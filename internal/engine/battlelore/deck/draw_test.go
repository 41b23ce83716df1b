package deck_test

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/command/boards"

	"pgregory.net/rapid"
)

// CTA-05: three Guards and a Reserve; the compact form reads back.
func TestDrawReadsBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.Permutation([]int{1, 2, 3, 4, 5, 6, 7, 80}).Draw(t, "numbers")
		d := deck.Draw{Right: n[0], Centre: n[1], Left: n[2], Reserve: n[3]}
		back, fault := deck.ParseDraw(d.String())
		if fault != "" || back != d {
			t.Fatalf("%q reads as %v, %s", d.String(), back, fault)
		}
	})
}

// Cards of several sets are named with theirs, allies draw three cards, Epic players five (CTA-ORG-03, VAR-EC-02,
// VAR-ER-01); every form reads back.
func TestMixedDrawReadsBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sets := rapid.SliceOfN(rapid.SampledFrom([]string{"", "a", "pennant-a", "x1"}), 5, 5).Draw(t, "sets")
		n := rapid.Permutation([]int{1, 2, 3, 4, 5, 6, 7, 80}).Draw(t, "numbers")
		var d deck.Draw
		d.Right, d.Centre, d.Left = n[0], n[1], n[2]
		copy(d.Of[:3], sets)
		if rapid.Bool().Draw(t, "reserve") {
			d.Reserve, d.Of[deck.SlotReserve] = n[3], sets[3]
		}
		if rapid.Bool().Draw(t, "scout") {
			d.Scout, d.Of[deck.SlotScout] = n[4], sets[4]
		}
		back, fault := deck.ParseDraw(d.String())
		if fault != "" || back != d {
			t.Fatalf("%q reads as %v, %s", d.String(), back, fault)
		}
	})
	d, _ := deck.ParseDraw("pennant-a:3,pennant-b:5, pennant-a:1 /pennant-b:7+pennant-b:2")
	if got, want := d.String(), "pennant-a:3,pennant-b:5,pennant-a:1/pennant-b:7+pennant-b:2"; got != want {
		t.Errorf("draw %q, want %q", got, want)
	}
	if got, want := d.Words(), "right pennant-a:3, centre pennant-b:5, left pennant-a:1, reserve pennant-b:7, scout "+
		"guard pennant-b:2"; got != want {
		t.Errorf("words %q, want %q", got, want)
	}
	for _, bad := range []string{"a:,2,3/4", ":1,2,3/4", "a:b:1,2,3/4", "a b:1,2,3/4", "1,2,3/", "1,2,3+", "a:-1,2,3/4",
		"a:1,2,a:1/3"} {
		if d, fault := deck.ParseDraw(bad); fault == "" {
			t.Errorf("%q reads as %v", bad, d)
		}
	}
}

func TestDrawForms(t *testing.T) {
	d, fault := deck.ParseDraw(" 3, 5,1 /7")
	if fault != "" || d != (deck.Draw{Right: 3, Centre: 5, Left: 1, Reserve: 7}) {
		t.Fatalf("read %v, %s", d, fault)
	}
	if got, want := d.Words(), "right 3, centre 5, left 1, reserve 7"; got != want {
		t.Errorf("words %q, want %q", got, want)
	}
	if d.Guard(boards.Right) != 3 || d.Guard(boards.Centre) != 5 || d.Guard(boards.Left) != 1 {
		t.Error("guards are in the wrong sections")
	}
	for text, want := range map[string]string{
		"":                             "is not a draw",
		"1,2,3,4":                      "is not a draw",
		"1,2/3":                        "is not a draw",
		"1,2,3/4/5":                    "is not a card number",
		"1,x,3/4":                      `"x" is not a card number`,
		"1,0,3/4":                      `"0" is not a card number`,
		"1,2,1/4":                      `card 1 is in the draw "1,2,1/4" twice`,
		"1,2,3/2":                      `card 2 is in the draw "1,2,3/2" twice`,
		"9999999999999999999999,2,3/4": "is not a card number",
	} {
		if _, fault := deck.ParseDraw(text); !strings.Contains(fault, want) {
			t.Errorf("%q: fault %q, want %q in it", text, fault, want)
		}
	}
}
