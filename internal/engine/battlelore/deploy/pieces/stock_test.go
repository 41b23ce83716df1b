package pieces_test

import (
	"testing"

	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// CTA-IMP-02: a camp has its own columns of the box, and an extra bearer makes no unit.
func TestStockOfACamp(t *testing.T) {
	tests := []struct {
		camp                    boards.Camp
		unit                    string
		units, bearers, figures int
	}{
		{boards.Pennant, "green-human-bow", 4, 5, 17},
		{boards.Standard, "green-human-bow", 4, 5, 17},
		{boards.Pennant, "green-goblin-lizard", 3, 3, 9},
		{boards.Standard, "green-goblin-lizard", 0, 0, 0},
		{boards.Pennant, "blue-dwarf-sword", 0, 0, 0},
		{boards.Standard, "blue-dwarf-sword", 4, 4, 16},
		{boards.Pennant, "giant-spider", 1, 0, 1}, // a creature has no bearer (BL-CRE-04)
		{boards.Standard, "giant-spider", 0, 0, 0},
	}
	for _, tt := range tests {
		stock, refused := pieces.NewStock(rulebook.Base(), tt.camp, []string{"base"})
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		if n := stock.Units(tt.unit); n != tt.units {
			t.Errorf("%s %s: %d units, want %d", tt.camp, tt.unit, n, tt.units)
		}
		found := pieces.UnitStock{}
		for _, s := range stock.All() {
			if s.Unit.ID == tt.unit {
				found = s
			}
		}
		if found.Bearers != tt.bearers || found.Figures != tt.figures {
			t.Errorf("%s %s: %d bearers, %d figures, want %d, %d",
				tt.camp, tt.unit, found.Bearers, found.Figures, tt.bearers, tt.figures)
		}
	}
}

// a box that is named twice counts twice, and an unknown one is reported once.
func TestStockOfTwoCopies(t *testing.T) {
	stock, refused := pieces.NewStock(rulebook.Base(), boards.Standard, []string{"base", "attic", "base", "attic"})
	if len(refused) != 1 || refused[0].Text != "attic" {
		t.Errorf("refused %+v", refused)
	}
	if n := stock.Units("blue-dwarf-sword"); n != 8 || len(stock.Boxes) != 4 {
		t.Errorf("%d units of two boxes, want 8", n)
	}
}

func TestStockRefusesUnknownBox(t *testing.T) {
	stock, refused := pieces.NewStock(rulebook.Base(), boards.Pennant, []string{"bass", "base"})
	if len(refused) != 1 || refused[0].Kind != pieces.UnknownBox || refused[0].Near != "base" {
		t.Fatalf("refused %+v", refused)
	}
	if stock.Units("giant-spider") != 1 {
		t.Error("the known box is not counted")
	}
}
