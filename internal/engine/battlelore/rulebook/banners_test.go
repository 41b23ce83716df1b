package rulebook

import "testing"

// CTA-12: Call to Arms has six banners, three a camp, each of which makes a plain figure a bearer. So there is one
// bearer more of those three units than without the box.
func TestBannersOfCallToArms(t *testing.T) {
	r := Base()
	all := 0
	for _, camp := range []string{"pennant", "standard"} {
		made := map[string]int{}
		for _, l := range r.Boxes.Get("call-to-arms").Banners {
			if l.Camp == camp {
				made[l.Makes] += l.Count
				all += l.Count
			}
		}
		if len(made) != 3 {
			t.Errorf("the %ss' banners make bearers of %v, want three units", camp, made)
		}
		for unit, n := range made {
			without, with := r.Bearers(camp, unit, []string{"base"}), r.Bearers(camp, unit, []string{"base", "call-to-arms"})
			if n != 1 || with != without+1 {
				t.Errorf("the %ss have %d bearers of %s with the box, %d without", camp, with, unit, without)
			}
		}
	}
	if all != 6 {
		t.Errorf("%d banners, want 6", all)
	}
}
