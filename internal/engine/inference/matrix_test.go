package inference

import (
	"testing"

	"muster/engine"
)

// points are games of which the first side wins a share of thousandths.
func points(chance *engine.Rand, share, games int) []Points {
	out := make([]Points, games)
	for i := range out {
		if chance.IntN(Unit) < share {
			out[i] = Won
		}
	}
	return out
}

// TestDependsErrorRates: where five players make the same of an adventure, that it depends on them is said in fewer
// than 5 of 100; where two lie as far apart as is told, in 80 of 100.
func TestDependsErrorRates(t *testing.T) {
	const adventures, games = 200, 400
	chance := engine.NewRand(2, "depends")
	far := 0
	for _, apart := range []bool{false, true} {
		spoke := 0
		for range adventures {
			figures := make([]Sample, 5)
			for i := range figures {
				share := 470
				if apart && i == 1 {
					share += far
				}
				for _, p := range points(&chance, share, games) {
					figures[i].Add(int(p))
				}
			}
			d := DependsOn(figures)
			far = d.Detectable
			if d.Speaks() {
				spoke++
			}
		}
		t.Logf("apart %t: %d of %d adventures are said to depend on who plays (%d thousandths)", apart, spoke, adventures,
			far)
		if !apart && spoke > adventures*6/100 || apart && spoke < adventures*76/100 {
			t.Errorf("apart %t: %d of %d", apart, spoke, adventures)
		}
	}
	if DependsOn(make([]Sample, 3)) != nil || DependsOn(make([]Sample, 1)) != nil {
		t.Error("nothing can be compared")
	}
}

// TestOf: what the games of a pair came to stands in its cell, and of few games there is no value.
func TestOf(t *testing.T) {
	chance := engine.NewRand(3, "matrix")
	games := Trials{
		{points(&chance, 500, 200), points(&chance, 300, 200)}, {points(&chance, 700, 200), points(&chance, 600, 200)},
	}
	m := MatrixOf([]string{"a", "b"}, games, games)
	if m.Share(0, 1) > 380 || m.Share(1, 0) < 620 || m.Value == nil || m.Value.Value < 520 || m.Value.Value > 680 {
		t.Errorf("%+v, %+v", m.Samples, m.Value)
	}
	few := Trials{{points(&chance, 500, Least-1)}}
	if m := MatrixOf([]string{"a"}, few, few); m.Value != nil || m.Share(0, 0) == 0 {
		t.Errorf("%+v", m)
	}
	if m := MatrixOf([]string{"a"}, Trials{{nil}}, Trials{{nil}}); m.Share(0, 0) != 0 {
		t.Error("no games have a share")
	}
}
