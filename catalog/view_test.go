package catalog_test

import (
	"testing"

	"muster/catalog"
)

// TestView: a game sees only its own definitions, as its own type.
func TestView(t *testing.T) {
	type chess struct{ name string }
	type draughts struct{ name string }
	queen, king := &catalog.Entry{Typed: &chess{"queen"}}, &catalog.Entry{Typed: &draughts{"king"}}
	v := catalog.View[chess]{Game: "chess"}
	if own := v.Entries([]*catalog.Entry{king, queen, {}}); len(own) != 1 || own[0].name != "queen" {
		t.Errorf("of three definitions chess sees %d", len(own))
	}
	if v.Entry(queen) == nil || v.Entry(king) != nil || v.Entry(nil) != nil || catalog.As[draughts](king).name != "king" {
		t.Error("a definition is seen by the wrong game")
	}
}
