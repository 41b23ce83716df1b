package narrate

import (
	"muster/internal/engine/command/kernel"
	"muster/internal/words"
	"muster/maps/hex"
)

// narrateLeader words the actions and losses of Leaders.
func (t *Narrator) narrateLeader(e *kernel.Event) bool {
	switch e.Kind {
	case kernel.LeaderMoved, kernel.LeaderSent:
		t.line("moves", "%s to %s, %s", t.leader(e.Leader), t.hex(e.To), words.Hexes(e.Hexes()))
		t.staff[e.Leader] = e.To
	case kernel.LeaderJoined:
		t.staff[e.Leader] = e.To
		t.line("", "%s joins the %s", t.b.Leaders[e.Leader].Name, t.name(e.Unit))
	case kernel.LeaderLeft:
		t.line("leaves", "%s leaves the board: %s", t.leader(e.Leader), banners(e.Banners()))
		t.banners[e.Camp] += e.Banners()
		t.gone(kernel.NoUnit, e.Leader)
		t.score()
	case kernel.LeaderChecked:
		t.line("", "casualty check for %s, %s: %s", t.leader(e.Leader), words.Dice(e.Dice()), faces(e))
	case kernel.LeaderFell:
		t.line("", "%s falls: %s for %s", t.leader(e.Leader), banners(e.Banners()), t.b.Seat(e.Camp.Other()))
		t.banners[e.Camp.Other()] += e.Banners()
		t.gone(kernel.NoUnit, e.Leader)
		t.score()
	case kernel.LeaderEvaded:
		t.line("", "%s goes back to %s", t.leader(e.Leader), t.hex(e.To))
		t.staff[e.Leader] = e.To
	case kernel.EscapeRolled:
		t.line("", "%s tries to get past the enemy at %s, %s: %s", t.leader(e.Leader), t.hex(e.To), words.Dice(e.Dice()),
			faces(e))
	case kernel.LeaderFled:
		t.line("", "%s leaves the board over the edge of the own side", t.leader(e.Leader))
		t.gone(kernel.NoUnit, e.Leader)
	default:
		return false
	}
	return true
}

// leader names a Leader by its hex.
func (t *Narrator) leader(l uint8) string {
	if int(l) >= len(t.staff) {
		return "a Leader"
	}
	name := t.b.Leaders[l].Name
	if t.staff[l] == hex.None {
		return name
	}
	return name + " at " + t.hex(t.staff[l])
}

// attached returns the Leader on a unit's hex, or NoLeader.
func (t *Narrator) attached(unit uint8) uint8 {
	for l, at := range t.staff {
		if at >= 0 && at == t.at[unit] {
			return uint8(l)
		}
	}
	return kernel.NoLeader
}
