package narrate

import (
	"muster/internal/engine/command/kernel"
	"muster/maps/hex"
)

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
