package rulebook

import "testing"

// TestTerrain is the whole table of terrain, row by row: BL-TER-01, BL-LMK-05 to BL-LMK-07, BL-LOS-01, CTA-TER-01 to
// CTA-TER-06, CTA-07, R-162.
func TestTerrain(t *testing.T) {
	type row struct {
		layer               string
		pass, stop, noFight bool
		out, in, above      int
		sight               string
		bold, ignore        int
		who                 string
	}
	landmark := row{Landmark, false, true, true, 2, 2, 0, SightBlock, 1, 0, WhoTroops}
	want := map[string]row{
		"countryside":      {Ground, true, false, false, 0, 0, 0, SightClear, 0, 0, ""},
		"woods":            {Ground, true, true, false, 2, 2, 0, SightBlock, 0, 0, ""},
		"hill":             {Ground, true, false, false, 3, 2, 3, SightElevated, 0, 0, ""},
		"cliff":            {Ground, true, false, false, 3, 2, 3, SightElevated, 0, 0, ""},
		"marsh":            {Ground, true, true, false, 2, 2, 0, SightClear, 0, 0, ""},
		"river":            {Ground, false, false, false, 0, 0, 0, SightClear, 0, 0, ""},
		"ford":             {Ground, true, true, false, 2, 2, 0, SightClear, 0, 0, ""},
		"wooden-bridge":    {Feature, true, false, false, 0, 0, 0, SightClear, 0, 0, ""},
		"stone-bridge":     {Feature, true, false, false, 0, 0, 0, SightClear, 0, 0, ""},
		"stakes":           {Feature, false, true, true, 0, 0, 0, SightClear, 1, 1, WhoFootMissile},
		"rampart":          {Feature, false, false, false, 0, 3, 0, SightClear, 1, 1, WhoFoot},
		"pentacle":         landmark,
		"healing-pool":     landmark,
		"rogues-den":       landmark,
		"training-camp":    landmark,
		"stronghold":       landmark,
		"lair":             {Lair, false, true, true, 2, 2, 0, SightBlock, 0, 0, ""},
		"boulders":         {Lair, false, true, true, 2, 2, 0, SightBlock, 0, 0, ""},
		"forest-lair":      {Lair, false, true, false, 2, 2, 0, SightBlock, 0, 0, ""},
		"summoning-circle": {Lair, false, false, false, 0, 0, 0, SightClear, 0, 0, ""},
		"magic-vortex":     {Lair, false, false, false, 0, 0, 0, SightClear, 0, 0, ""},
		"troll-bridge":     {Lair, true, false, false, 0, 0, 0, SightClear, 0, 0, ""},
	}
	r := Base()
	for id := range want {
		if r.Terrain.Get(id) == nil {
			t.Errorf("there is no %s", id)
		}
	}
	for _, x := range r.Terrain.All() {
		if _, known := want[x.ID]; !known {
			continue // its numbers are its own
		}
		got := row{
			x.Layer,
			x.Pass,
			x.Stop,
			x.NoBattleOnEntry,
			x.CapOut,
			x.CapIn,
			x.CapInElevated,
			x.Sight,
			x.Bold,
			x.IgnoreStrikes,
			x.Who,
		}
		if got != want[x.ID] {
			t.Errorf("%s: %+v, want %+v", x.ID, got, want[x.ID])
		}
		if x.Elevated() != (x.ID == "hill" || x.ID == "cliff") {
			t.Errorf("%s: elevated is %v", x.ID, x.Elevated())
		}
	}
	if got := r.Terrain.Get("stakes").MayBattle; got != WhoFootMissile {
		t.Errorf("CTA-TER-04: %q may battle on entering stakes, want %q", got, WhoFootMissile)
	}
	if got := r.Terrain.Get("stronghold"); got.BoldNext != 1 || !got.UnderUnit || got.Master != "commander" {
		t.Errorf("BL-LMK-03: the Stronghold is %+v", *got)
	}
}

// TestStakesAndLandmarksGoWhere: CTA-SPC-02 (countryside, hill, cliff), R-074 (landmarks on bare countryside).
func TestStakesAndLandmarksGoWhere(t *testing.T) {
	r := Base()
	stakes := map[string]bool{"countryside": true, "hill": true, "cliff": true}
	for _, x := range r.Layer(Ground) {
		if x.Stakes != stakes[x.ID] {
			t.Errorf("CTA-SPC-02: stakes on %s: %v", x.ID, x.Stakes)
		}
		if x.Open != (x.ID == "countryside") {
			t.Errorf("R-074: %s is open: %v", x.ID, x.Open)
		}
		if got, listed := stakes[x.ID], Known(x.ID, r.Terrain.Get("stakes").On); got != listed {
			t.Errorf("CTA-TER-04: the row of stakes lists %s: %v", x.ID, listed)
		}
	}
}

// TestMapSymbols: each ground has its own symbol, and nothing else has one.
func TestMapSymbols(t *testing.T) {
	r := Base()
	for symbol, id := range map[string]string{
		".": "countryside", "W": "woods", "H": "hill", "C": "cliff", "M": "marsh", "R": "river", "F": "ford",
	} {
		if x := r.BySymbol(symbol); x == nil || x.ID != id {
			t.Errorf("symbol %q is %v, want %s", symbol, x, id)
		}
	}
	for _, symbol := range []string{"", "w", "?", "ford"} {
		if x := r.BySymbol(symbol); x != nil {
			t.Errorf("symbol %q is %s", symbol, x.ID)
		}
	}
}
