package pieces

import (
	"slices"
	"strings"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/schema/diag"
)

// CallToArmsBox holds the cards and the Feudal Levy tokens.
const CallToArmsBox = "call-to-arms"

// UnitStock holds a camp's pieces of one unit type.
type UnitStock struct {
	Unit    *rulebook.Unit `json:"unit"`
	Figures int            `json:"figures"` // every bearer that is a figure of its own included
	Bearers int            `json:"banners"` // extra and loose ones included; a creature has none (BL-CRE-04)
	Units   int            `json:"units"`   // whole units: a bearer with all figures
}

// Stock holds the units that one camp can build from the boxes. It is immutable.
type Stock struct {
	Camp  boards.Camp
	Boxes []string
	rows  []UnitStock // in the order of the boxes
	byID  map[string]int
}

// NewStock adds up the boxes for one camp in Impromptu mode. CTA-IMP-02: banners, bearers and figures are those of the
// own camp; a row without a camp belongs to neither. An extra bearer makes no unit, because it has no figures to lead.
// A box that is named twice counts twice, beyond the one copy of the game in CTA-04. Unknown boxes are
// returned as refusals, each once, and add nothing.
func NewStock(rules *rulebook.Rulebook, camp boards.Camp, boxes []string) (*Stock, []Refusal) {
	s := &Stock{Camp: camp, Boxes: boxes, byID: map[string]int{}}
	var refused []Refusal
	for i, id := range boxes {
		if rules.Boxes.Get(id) == nil && !slices.Contains(boxes[:i], id) {
			ids := rules.Boxes.IDs()
			refused = append(refused, Refusal{
				Kind: UnknownBox, Camp: camp, Text: id, Want: strings.Join(ids, ", "), Near: diag.Nearest(id, ids),
			})
		}
	}
	for _, id := range s.Boxes {
		if box := rules.Boxes.Get(id); box != nil {
			for i := range box.Stock {
				s.add(rules, &box.Stock[i])
			}
		}
	}
	return s, refused
}

// add adds a unit type at the camp's first row of it.
func (s *Stock) add(rules *rulebook.Rulebook, row *rulebook.Stock) {
	u := rules.Units.Get(row.Unit)
	if _, known := s.byID[row.Unit]; known || u == nil || row.Camp != s.Camp.String() {
		return
	}
	sum := rules.Stock(row.Camp, row.Unit, s.Boxes)
	s.byID[row.Unit] = len(s.rows)
	s.rows = append(s.rows, UnitStock{
		Unit:    u,
		Units:   sum.Units,
		Bearers: rules.Bearers(row.Camp, row.Unit, s.Boxes),
		Figures: sum.Units*rules.Figures(u) + sum.Bearers,
	})
}

// All lists the types that the camp has any pieces of.
func (s *Stock) All() []UnitStock { return s.rows }

// Units returns the number of whole units of a type that the camp can build.
func (s *Stock) Units(id string) int {
	if i, ok := s.byID[id]; ok {
		return s.rows[i].Units
	}
	return 0
}

// ScoutRank is the rank of the banner whose units scout: green, the lowest (CTA-08).
const ScoutRank = 1

// ScoutBanner is the banner whose units scout; nil in a rulebook without one.
func ScoutBanner(rules *rulebook.Rulebook) *rulebook.Banner {
	all := rules.Banners.All()
	for i := range all {
		if all[i].Rank == ScoutRank {
			return &all[i]
		}
	}
	return nil
}

// Scouts reports whether a unit counts for scouting. R-050: a creature counts by its colour, as a troop by its banner.
func Scouts(rules *rulebook.Rulebook, u *rulebook.Unit) bool {
	banner := rules.Banners.Get(u.Banner)
	return banner != nil && banner.Rank == ScoutRank
}
