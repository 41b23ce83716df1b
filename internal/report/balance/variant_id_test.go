package balance

import (
	"fmt"
	"testing"
)

// TestIDsNameOneChange: ids of a list differ, however many it has, and depend on nothing but the change.
func TestIDsNameOneChange(t *testing.T) {
	var many Variants
	for i := range 5000 {
		many.List = append(many.List, Variant{Says: fmt.Sprintf("change %d", i)})
	}
	many.name()
	taken := map[string]bool{}
	for _, v := range many.List {
		if taken[v.ID] || len(v.ID) < LeastID {
			t.Fatalf("%q has the id %q, which is too short or another one's", v.Says, v.ID)
		}
		taken[v.ID] = true
	}
	few := Variants{List: []Variant{{Says: "change 7"}, {Says: "change 3"}}}
	few.name()
	for _, v := range few.List {
		if want := idOf(v.Says)[:LeastID]; v.ID != want {
			t.Errorf("%q has the id %q, want %q in every list", v.Says, v.ID, want)
		}
	}
}
