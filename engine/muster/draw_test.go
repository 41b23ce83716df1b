package muster_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"muster/engine/muster"
	"muster/maps/hex"
)

// CTA-05: three Guards and a Reserve; the compact form reads back.
func TestDrawReadsBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.Permutation([]int{1, 2, 3, 4, 5, 6, 7, 80}).Draw(t, "numbers")
		d := muster.Draw{Right: n[0], Centre: n[1], Left: n[2], Reserve: n[3]}
		back, fault := muster.ParseDraw(d.String())
		if fault != "" || back != d {
			t.Fatalf("%q reads as %v, %s", d.String(), back, fault)
		}
	})
}

func TestDrawForms(t *testing.T) {
	d, fault := muster.ParseDraw(" 3, 5,1 /7")
	if fault != "" || d != (muster.Draw{Right: 3, Centre: 5, Left: 1, Reserve: 7}) {
		t.Fatalf("read %v, %s", d, fault)
	}
	if got, want := d.Words(), "right 3, centre 5, left 1, reserve 7"; got != want {
		t.Errorf("words %q, want %q", got, want)
	}
	if d.Guard(hex.Right) != 3 || d.Guard(hex.Centre) != 5 || d.Guard(hex.Left) != 1 {
		t.Error("guards are in the wrong sections")
	}
	for text, want := range map[string]string{
		"":                             "is no draw",
		"1,2,3,4":                      "is no draw",
		"1,2/3":                        "is no draw",
		"1,2,3/4/5":                    "is no card number",
		"1,x,3/4":                      `"x" is no card number`,
		"1,0,3/4":                      `"0" is no card number`,
		"1,2,1/4":                      "card 1 is twice",
		"1,2,3/2":                      "card 2 is twice",
		"9999999999999999999999,2,3/4": "is no card number",
	} {
		if _, fault := muster.ParseDraw(text); !strings.Contains(fault, want) {
			t.Errorf("%q: fault %q, want %q in it", text, fault, want)
		}
	}
}
