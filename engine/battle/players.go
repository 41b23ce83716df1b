package battle

import (
	"muster/engine"
	"muster/engine/adventure"
	"muster/maps/hex"
)

// second is the number of a camp's ally: the Pennants' first player is 0, the Standards' 1, and the allies follow.
func second(camp hex.Camp) engine.Player { return engine.Player(camp) + hex.Camps }

// playerOf is a camp's player, first or ally.
func playerOf(camp hex.Camp, ally bool) engine.Player {
	if ally {
		return second(camp)
	}
	return engine.Player(camp)
}

// ally tells whether a player is a camp's second one.
func ally(p engine.Player) bool { return p >= hex.Camps }

// part is what the adventure says of a player.
func (l *linker) part(p engine.Player) *adventure.Player {
	return l.adventure.Player(l.out.Rules.CampOf[p], ally(p))
}

// linkSeats says how many players there are, and whose they are (VAR-RA-01).
func (l *linker) linkSeats() {
	r := l.out.Rules
	r.Seats = hex.Camps
	if l.allies() {
		r.Seats = 2 * hex.Camps
	}
	for p := range engine.Player(r.Seats) {
		r.CampOf[p] = hex.Camp(p % hex.Camps)
	}
	if !l.allies() || l.adventure.Call != nil {
		return
	}
	for camp, name := range hex.CampNames {
		if p := l.adventure.Player(hex.Camp(camp), true); !p.Own {
			l.refuse(Refusal{Kind: NoAlly, Camp: hex.Camp(camp), Ptr: "/" + name})
		}
	}
}

// refusePlayers finds players without units: of a camp's two each has an army (VAR-RA-01).
func (l *linker) refusePlayers() {
	var count [engine.MaxPlayers]int
	for i := range l.posts {
		p := playerOf(l.posts[i].camp, l.posts[i].ally)
		if int(p) >= l.out.Rules.Seats {
			l.refuse(Refusal{Kind: NoAlly, Camp: l.posts[i].camp, Ptr: l.posts[i].ptr})
			return
		}
		count[p]++
	}
	for p := range engine.Player(l.out.Rules.Seats) {
		if count[p] == 0 {
			l.refuse(Refusal{Kind: NoUnits, Camp: l.out.Rules.CampOf[p], Ptr: l.part(p).Ptr})
		}
	}
}
