package rulebook

import "testing"

// TestNumbersOfTroops: BL-MOV-05, BL-BAT-02, BL-SETUP-02. Figures, moves and dice by banner and class (SINYA, RC).
func TestNumbersOfTroops(t *testing.T) {
	r := Base()
	for _, c := range []struct {
		unit                                    string
		figures, moveFight, move, melee, ranged int
		followOn                                string
	}{
		{"green-human-bow", 4, 2, 2, 2, 2, GainGround},
		{"blue-human-sword", 4, 1, 2, 3, 0, GainGround},
		{"red-human-sword", 4, 1, 1, 4, 0, GainGround},
		{"green-goblin-lizard", 3, 4, 4, 2, 0, Pursuit},
		{"blue-human-horse", 3, 3, 3, 3, 0, Pursuit},
		{"red-human-horse", 3, 2, 2, 4, 0, Pursuit},
		{"red-ogre-club", 3, 1, 1, 4, 0, GainGround},
		{"giant-spider", 1, 2, 2, 2, 0, GainGround},    // moves and battles as green foot (CC-adv)
		{"hill-giant", 1, 1, 2, 3, 0, GainGround},      // as blue foot
		{"earth-elemental", 1, 1, 2, 3, 0, GainGround}, // its dice stand in for its move
		{"ice-drake", 1, 2, 2, 3, 0, GainGround},
		{"fire-dragon", 1, 2, 2, 4, 0, GainGround},
	} {
		u := r.Units.Get(c.unit)
		if u == nil {
			t.Fatalf("no unit type %s", c.unit)
		}
		got := [5]int{r.Figures(u), r.MoveFight(u), r.Move(u), r.Melee(u), r.Ranged(u)}
		if want := [5]int{c.figures, c.moveFight, c.move, c.melee, c.ranged}; got != want {
			t.Errorf("%s: figures, moves and dice are %v, want %v", c.unit, got, want)
		}
		if f := r.Training(u).FollowOn; f != c.followOn {
			t.Errorf("BL-FOL-02: %s follows on with %s, want %s", c.unit, f, c.followOn)
		}
	}
	stray := &Unit{Banner: "violet", Class: Foot}
	if r.Figures(stray) != 0 || r.Melee(stray) != 0 || r.Missile(stray) || r.Range(stray) != 1 {
		t.Error("a unit of an unknown banner and weapon has numbers")
	}
}

// TestWeapons: CTA-WPN-01, BL-HIT-02, R-139. Range, bonus strikes and the die lost after moving (BLM-dice, WBL-W, S4).
func TestWeapons(t *testing.T) {
	r := Base()
	for _, c := range []struct {
		id, kind                    string
		reach, from, to, moved, mtd int
		lore                        bool
	}{
		{"short-sword", MeleeWeapon, 1, 1, 1, 0, 1, true},
		{"long-sword", MeleeWeapon, 1, 1, 1, 0, 0, true},
		{"common-bow", MissileWeapon, 4, 0, 0, -1, 0, true},
		{"crossbow", MissileWeapon, 3, 2, 3, -1, 0, true},
		{"long-bow", MissileWeapon, 4, 2, 4, -1, 0, false},
		{"sling", MissileWeapon, 2, 0, 0, 0, 0, true},
		{"reflex-bow", MissileWeapon, 3, 0, 0, 0, 0, true},
		{"club", MeleeWeapon, 1, 1, 1, 0, 1, true},
	} {
		w := r.Weapons.Get(c.id)
		if w == nil {
			t.Fatalf("no weapon %s", c.id)
		}
		if w.Kind != c.kind || w.Range != c.reach || w.StrikeFrom != c.from || w.StrikeTo != c.to ||
			w.AfterMoving != c.moved || w.StrikeIgnoredByMounted != c.mtd || w.LoreGivesTokens != c.lore {
			t.Errorf("%s: %+v, want %+v", c.id, *w, c)
		}
	}
}

// TestRaces: BL-MER-01 to BL-MER-03.
func TestRaces(t *testing.T) {
	r := Base()
	dwarf, goblin := r.Races.Get("dwarf"), r.Races.Get("goblinoid")
	if dwarf.BoldFoot != 1 || dwarf.Frightened || dwarf.HiredBy != HiredByStandard {
		t.Errorf("BL-MER-01: dwarf is %+v", *dwarf)
	}
	if !goblin.RushFoot || !goblin.Frightened || goblin.HiredBy != HiredByPennant {
		t.Errorf("BL-MER-02, BL-MER-03: goblinoid is %+v", *goblin)
	}
}

// TestServes: BL-CRE-06 (creatures gain nothing from landmarks), CTA-TER-05 (stakes serve foot that shoots).
func TestServes(t *testing.T) {
	r := Base()
	for _, c := range []struct {
		who, unit string
		want      bool
	}{
		{WhoTroops, "giant-spider", false}, {WhoAll, "giant-spider", true}, {WhoTroops, "red-human-horse", true},
		{WhoFootMissile, "green-human-bow", true}, {WhoFootMissile, "blue-human-sword", false},
		{WhoFoot, "blue-human-sword", true}, {WhoFoot, "red-human-horse", false}, {WhoMounted, "red-human-horse", true},
		{WhoFoot, "giant-spider", false}, {"", "blue-human-sword", false},
	} {
		if got := r.Serves(c.who, r.Units.Get(c.unit)); got != c.want {
			t.Errorf("%q serves %s: %v, want %v", c.who, c.unit, got, c.want)
		}
	}
}

// TestCreatureLevels: BL-WAR-03, R-062: a creature of 2006 takes one level of a council, the dragons two and three.
func TestCreatureLevels(t *testing.T) {
	r := Base()
	for id, want := range map[string]int{
		"giant-spider": 1, "hill-giant": 1, "earth-elemental": 1, "ice-drake": 2, "fire-dragon": 3,
	} {
		if u := r.Units.Get(id); u == nil || u.Level != want {
			t.Errorf("R-062: %s is %+v, want level %d", id, u, want)
		}
	}
}

// TestCouncilLevels: BL-WAR-01, BL-WAR-02, BL-LOR-06 (CC-cmd, S0).
func TestCouncilLevels(t *testing.T) {
	r := Base()
	for level, cards := range []int{3, 4, 5, 6} {
		if c := r.CommanderLevel(level); c == nil || c.Cards != cards {
			t.Errorf("BL-WAR-01: Commander level %d is %+v, want %d cards", level, c, cards)
		}
		m := r.MasterLevel(level)
		if m == nil || m.Keep != level || m.Tokens != level || m.Hand != level+1 {
			t.Errorf("BL-WAR-02: master level %d is %+v", level, m)
		}
	}
	if r.CommanderLevel(4) != nil || r.MasterLevel(-1) != nil {
		t.Error("there is a level that no table has")
	}
	both, none := 0, 0
	for _, c := range r.Classes.All() {
		if c.Least != 0 || c.Most != 3 {
			t.Errorf("BL-WAR-03: %s goes from %d to %d, want 0 to 3", c.ID, c.Least, c.Most)
		}
		both, none = both+c.DeckBoth, none+c.DeckNone
	}
	if both != 56 || none != 20 {
		t.Errorf("BL-WAR-04: decks of %d and %d cards, want 56 and 20", both, none)
	}
}
