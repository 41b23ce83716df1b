package battle

import (
	"muster/adventures"
	"muster/engine"
	"muster/maps/hex"
)

// second is the number of a camp's ally: the Pennants' first player is 0, the Standards' 1, and the allies follow.
func second(camp hex.Camp) engine.Player { return engine.Player(camp) + hex.Camps }

// people are the soldiers of a camp.
var people = [hex.Camps]string{"Pennants", "Standards"}

// playerOf is a camp's player, first or ally.
func playerOf(camp hex.Camp, ally bool) engine.Player {
	if ally {
		return second(camp)
	}
	return engine.Player(camp)
}

// ally tells whether a player is a camp's second one.
func ally(p engine.Player) bool { return p >= hex.Camps }

// part is what an adventure says of one player, and where it says it.
type part struct {
	adventures.Ally
	ptr string
}

// part is what the adventure says of a player.
func (l *linker) part(p engine.Player) part {
	camp := l.out.Rules.CampOf[p].String()
	side := l.a.Side(camp)
	switch {
	case side == nil:
		return part{ptr: "/" + camp}
	case !ally(p), side.Ally == nil && l.a.CallToArms != nil: // both of a camp hold what the camp does (VAR-ER-01)
		return part{adventures.Ally{
			Army: side.Army, Commander: side.Commander, CommandCards: side.CommandCards, Council: side.Council, Grants: side.Grants,
		}, "/" + camp}
	case side.Ally == nil:
		return part{ptr: "/" + camp + "/ally"}
	}
	return part{*side.Ally, "/" + camp + "/ally"}
}

// linkSeats says how many players there are, and whose they are (VAR-RA-01).
func (l *linker) linkSeats() {
	r := l.out.Rules
	r.Seats = hex.Camps
	if l.a.Allies() {
		r.Seats = 2 * hex.Camps
	}
	for p := range engine.Player(r.Seats) {
		r.CampOf[p] = hex.Camp(p % hex.Camps)
	}
	if !l.a.Allies() || l.a.CallToArms != nil {
		return
	}
	for camp, name := range hex.CampNames {
		if side := l.a.Side(name); side == nil || side.Ally == nil {
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
			l.refuse(Refusal{Kind: NoUnits, Camp: l.out.Rules.CampOf[p], Ptr: l.part(p).ptr})
		}
	}
}
