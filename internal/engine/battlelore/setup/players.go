package setup

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/command/boards"
)

// second is the number of a camp's ally: the Pennants' first player is 0, the Standards' 1, and the allies follow.
func second(camp boards.Camp) battlelore.Player { return battlelore.Player(camp) + boards.Camps }

// playerOf is a camp's player, first or ally.
func playerOf(camp boards.Camp, ally bool) battlelore.Player {
	if ally {
		return second(camp)
	}
	return battlelore.Player(camp)
}

// ally reports whether a player is a camp's second one.
func ally(p battlelore.Player) bool { return p >= boards.Camps }

// part returns the adventure's part of a player.
func (l *linker) part(p battlelore.Player) *library.Player {
	return l.adventure.Player(l.out.Rules.CampOf[p], ally(p))
}

// linkSeats says how many players there are, and whose they are (VAR-RA-01).
func (l *linker) linkSeats() {
	r := l.out.Rules
	r.Seats = boards.Camps
	if l.allies() {
		r.Seats = 2 * boards.Camps
	}
	for p := range battlelore.Player(r.Seats) {
		r.CampOf[p] = boards.Camp(p % boards.Camps)
	}
	if !l.allies() || l.adventure.Call != nil {
		return
	}
	for camp, name := range boards.CampNames {
		if p := l.adventure.Player(boards.Camp(camp), true); !p.Own {
			l.refuse(Refusal{Kind: NoAlly, Camp: boards.Camp(camp), Ptr: "/" + name})
		}
	}
}

// refusePlayers finds players without units: of a camp's two each has an army (VAR-RA-01).
func (l *linker) refusePlayers() {
	var count [battlelore.MaxPlayers]int
	for i := range l.posts {
		p := playerOf(l.posts[i].camp, l.posts[i].ally)
		if int(p) >= l.out.Rules.Seats {
			l.refuse(Refusal{Kind: NoAlly, Camp: l.posts[i].camp, Ptr: l.posts[i].ptr})
			return
		}
		count[p]++
	}
	for p := range battlelore.Player(l.out.Rules.Seats) {
		if count[p] == 0 {
			l.refuse(Refusal{Kind: NoUnits, Camp: l.out.Rules.CampOf[p], Ptr: l.part(p).Ptr})
		}
	}
}
