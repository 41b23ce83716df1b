package setup

import (
	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/command/boards"
)

// linkFirst determines the first player (BL-SETUP-05, R-051). With Call to Arms the muster has scouted, unless the
// adventure names a camp itself.
func (l *linker) linkFirst(d *deploy.Deployment) {
	if camp, ok := l.adventure.First(); ok { // BL-SETUP-05, R-006, R-051
		l.out.Rules.First = battlelore.Player(camp)
		return
	}
	switch {
	case d != nil:
		l.out.Scouting = d.Throws
		l.out.Rules.First = battlelore.Player(d.First)
	case l.adventure.Definition.First == Scout: // EP-SET-05
		l.out.Rules.First = battlelore.Player(l.scout())
	default:
		l.refuse(Refusal{Kind: NoFirst, Ptr: "/first"})
	}
}

// scout compares the green units on the field; a tie is settled by dice from the seed (CTA-08, R-046, R-047;
// EP-SET-05, R-261). A green creature counts.
func (l *linker) scout() boards.Camp {
	lead := 0
	for i := range l.posts {
		switch {
		case !l.posts[i].green():
		case l.posts[i].camp == boards.Pennant:
			lead++
		default:
			lead--
		}
	}
	chance := engine.NewRand(l.out.Seed, "scouting")
	for lead == 0 {
		var throw [boards.Camps]events.Throw
		lead = roll(&chance, &throw)
		l.out.Scouting = append(l.out.Scouting, throw)
	}
	if lead > 0 {
		return boards.Pennant
	}
	return boards.Standard
}
