package setup

import (
	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/command/boards"
)

// AlliesTie is the dice of a camp's two players who have as many green units, the first player's first (VAR-RA-02).
type AlliesTie struct {
	Camp   boards.Camp
	Throws [][2]events.Throw
}

// linkMarkers deals the turn markers (VAR-RA-02, VAR-RA-03). The camp that moves first has 1 and 3, the other 2 and 4.
// In each camp the player with more green units has the lower, and dice from the seed settle a tie. With Call to Arms
// the muster has dealt them, unless the adventure names a camp.
func (l *linker) linkMarkers(d *deploy.Deployment) {
	r := l.out.Rules
	if r.Seats == boards.Camps {
		return
	}
	var seen [boards.Camps]int
	if d != nil {
		for i := range d.Players {
			p := &d.Players[i]
			r.Markers[playerOf(p.Camp, seen[p.Camp] > 0)] = uint8(p.Marker)
			seen[p.Camp]++
		}
		if first := r.CampOf[r.First]; first != d.First { // 1 and 2, 3 and 4 change places
			for p := range r.Seats {
				r.Markers[p] = (r.Markers[p] - 1) ^ 1 + 1
			}
		}
	} else {
		l.dealMarkers()
	}
	for p := range battlelore.Player(r.Seats) {
		if r.Markers[p] == 1 {
			r.First = p
		}
	}
}

// dealMarkers deals them for armies that the adventure lists.
func (l *linker) dealMarkers() {
	r := l.out.Rules
	var green [battlelore.MaxPlayers]int
	for i := range l.posts {
		if l.posts[i].green() {
			green[playerOf(l.posts[i].camp, l.posts[i].ally)]++
		}
	}
	chance := engine.NewRand(l.out.Seed, "markers")
	opens := r.CampOf[r.First] // VAR-RA-03
	for camp := range boards.Camp(boards.Camps) {
		lower, higher := uint8(1), uint8(3)
		if camp != opens {
			lower, higher = 2, 4
		}
		lead := green[camp] - green[second(camp)]
		tie := AlliesTie{Camp: camp}
		for lead == 0 {
			var throw [2]events.Throw
			lead = roll(&chance, &throw)
			tie.Throws = append(tie.Throws, throw)
		}
		if len(tie.Throws) > 0 {
			l.out.AlliesTies = append(l.out.AlliesTies, tie)
		}
		if lead < 0 {
			lower, higher = higher, lower
		}
		r.Markers[camp], r.Markers[second(camp)] = lower, higher
	}
}

// roll throws six dice a side; the lead is the first side's green helmets more.
func roll(chance *engine.Rand, throw *[2]events.Throw) (lead int) {
	for side := range throw {
		for i := range throw[side] {
			throw[side][i] = events.Face(chance.Die())
			if throw[side][i] == events.GreenHelmet {
				lead += 1 - 2*side
			}
		}
	}
	return lead
}

// green reports whether a unit counts when players scout: troop or creature, by its colour.
func (p *post) green() bool {
	c, ok := colourOf(p.unit.Banner)
	return ok && c == battlelore.Green
}
