package battlelore

import "testing"

// BL-TER-01, BL-TER-02, R-139: the worked examples of the terrain tables, and what weapons add.
func TestDice(t *testing.T) {
	for _, c := range []struct {
		lies  string
		moved bool
		card  string
		back  bool
		want  int
	}{
		{"pennant red-human-sword E5, standard blue-human-sword F5, woods F5", false, "", false, 2},
		{"pennant red-human-sword E5, standard blue-human-sword F5, hill E5", false, "", false, 3},
		{"pennant red-human-sword E5, standard blue-human-sword F5, hill E5, hill F5", false, "", false, 3},
		{"pennant blue-human-sword E5, standard blue-human-sword F5, marsh E5, hill F5", false, "", false, 2},
		{"pennant blue-human-sword E5, standard blue-human-sword F5, healing-pool F5", false, "leadership", false, 3},
		{"pennant green-human-bow E5, standard blue-human-sword G5, woods G5", true, "", false, 1},
		{"pennant red-human-horse E5, standard blue-human-sword F5, rampart F5", false, "", false, 3},
		{"pennant red-human-horse E5, standard blue-human-sword F5, rampart F5, hill F5", false, "", false, 2},
		{"pennant red-human-horse E5, standard blue-human-sword F5, rampart F5, hill F5", false, "mounted-charge", false, 3},
		{"pennant green-human-bow E5, standard blue-human-sword F5", true, "", false, 1}, // at point blank too
		{"pennant blue-dwarf-spear E5, standard blue-human-sword F5", false, "", true, 4},
		{"pennant green-goblin-sling E5, standard blue-human-sword G5", false, "", false, 3},
		{"pennant green-goblin-sling E5, standard blue-human-sword F5", false, "", true, 2}, // it was not ordered
		{"pennant blue-dwarf-chief E5, standard blue-human-sword F5", false, "", false, 4},
	} {
		g := position(t, c.lies)
		u, v := g.units[0], g.units[1]
		u.ordered, u.moved = !c.back, c.moved
		g.orders.card = cards()[c.card]
		if got := g.dice(u, v, how{melee: beside(u.at, v.at) >= 0, back: c.back}); got != c.want {
			t.Errorf("%s (moved %v, %q, back %v): %d dice, want %d", c.lies, c.moved, c.card, c.back, got, c.want)
		}
	}
}

// BL-MOR-01, BL-SUP-01, BL-MER-01, CTA-TER-05: sources of Bold add up, for whom they serve.
func TestBold(t *testing.T) {
	for _, c := range []struct {
		lies string
		want int
	}{
		{"pennant blue-human-sword E5", 0},
		{"pennant blue-dwarf-sword E5", 1},
		{"pennant blue-dwarf-cattle E5", 0}, // foot alone
		{"pennant blue-dwarf-sword E5, rampart E5, pennant green-human-bow F5, pennant green-human-bow D5", 3},
		{"pennant blue-human-sword E5, pennant green-human-bow F5", 0},
		{"pennant blue-human-sword E5, standard green-human-bow F5, pennant green-human-bow D5", 0},
		{"pennant blue-human-sword E5, stakes E5", 0},
		{"pennant green-human-bow E5, stakes E5", 1},
		{"pennant red-human-horse E5, rampart E5", 0},
		{"pennant red-human-horse E5, pentacle E5", 1},
		{"pennant red-ogre-club E5, rampart E5", 0},
		{"pennant red-ogre-club E5, rampart E5, pennant green-human-bow F5, pennant green-human-bow D5", 2},
		{"pennant blue-dwarf-chief E5", 2},
		{"pennant green-goblin-sword E5, pennant green-human-bow F5, pennant green-human-bow D5", 1},
		{"pennant blue-human-sword E5, pennant green-human-bow F5, pennant green-human-bow D5, cliff E5, side E5 e w", 1},
	} {
		g := position(t, c.lies)
		if got := g.bold(g.units[0]); got != c.want {
			t.Errorf("%s: Bold %d, want %d", c.lies, got, c.want)
		}
	}
}

// BL-HIT-01, BL-HIT-02: which bonus strikes hit, and how many are ignored.
func TestStrikes(t *testing.T) {
	for _, c := range []struct {
		lies       string
		hit, spare int
	}{
		{"pennant blue-human-sword E5, standard blue-human-sword F5", 1, 0},
		{"pennant blue-human-sword E5, standard blue-human-horse F5", 1, 1},
		{"pennant blue-human-horse E5, standard blue-human-horse F5", 1, 0},
		{"pennant green-human-bow E5, standard blue-human-sword F5", 0, 0},
		{"pennant green-human-bow E5, standard blue-human-sword G5", 0, 0},
		{"pennant green-dwarf-crossbow E5, standard blue-human-sword F5", 0, 0},
		{"pennant green-dwarf-crossbow E5, standard blue-human-sword H5, rampart H5", 1, 0}, // in melee alone
		{"pennant red-human-sword E5, standard blue-human-sword F5, rampart F5", 1, 1},
		{"pennant red-human-sword E5, standard green-human-bow F5, stakes F5", 1, 1},
		{"pennant red-human-sword E5, standard blue-human-sword F5, stakes F5", 1, 0},
	} {
		g := position(t, c.lies)
		u, v := g.units[0], g.units[1]
		d := g.field.rings(u.at)[v.at]
		hit := 0
		if strikesHit(u, v, d) {
			hit = 1
		}
		if spare := g.spared(u, v, how{melee: d == 1}); hit != c.hit || spare != c.spare {
			t.Errorf("%s: strikes hit %d, ignored %d; want %d and %d", c.lies, hit, spare, c.hit, c.spare)
		}
	}
}
