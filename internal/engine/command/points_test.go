package command

import (
	"reflect"
	"testing"
)

// Occurrences are listed with their numbers, others with the reason; two halves make the whole.
func TestRows(t *testing.T) {
	one, two := Counts{}, Counts{}
	one.Of("a").Add(1)
	one.Of("a").Add(1)
	one.Of("b")
	two.Of("a").Add(1)
	one.Sum(two)
	want := []Row{{"a", 3, 2, ""}, {"b", 0, 0, Unplayed}, {"c", 0, 0, "a bound"}}
	if got := one.Rows(map[string]string{"c": "a bound"}); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v", got)
	}
	want[2].Why = Absent
	if got := one.With([]string{"a", "c"}); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v", got)
	}
}
