package deploy

import (
	"fmt"

	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/command/boards"
)

// markers deals the turn markers (VAR-RA-02). The camp with more scouting units has 1 and 3, the other 2 and 4; in
// each camp the player with more has the lower. A tie of camps or of allies is settled by six dice a side. The side
// with most green helmets wins; a further tie is rolled again.
func (d *deployer) markers() {
	for i := range d.out.Placed {
		if p := &d.out.Placed[i]; scouting(d.f.Rules, p) {
			d.out.Players[p.Player].Green++
			d.out.Green[p.Camp]++
		}
	}
	d.announceGreen()
	if d.out.First = boards.Pennant; d.settle("the camps", campNames(), d.out.Green) == 1 {
		d.out.First = boards.Standard
	}
	for camp := range boards.Camp(boards.Camps) {
		allies := d.camp(camp)
		var names [boards.Camps]string
		var green [boards.Camps]int
		for i, s := range allies {
			names[i], green[i] = d.f.Board.Zones[s.zone].ID, d.result(s).Green
		}
		top := d.settle("the allies of the "+camp.Soldiers(), names, green)
		for i, s := range allies {
			marker := 1
			if camp != d.out.First {
				marker++
			}
			if i != top {
				marker += boards.Camps
			}
			d.result(s).Marker = marker
			event := d.happened(events.Special, s)
			event.More = events.MarkerDealt{Marker: marker}
			d.event(event)
		}
	}
}

func campNames() [boards.Camps]string {
	return [boards.Camps]string{boards.Pennant.Soldiers(), boards.Standard.Soldiers()}
}

// announceGreen counts out what the markers go by.
func (d *deployer) announceGreen() {
	tally := events.GreenCounted{Banner: "scouting"}
	if b := pieces.ScoutBanner(d.f.Rules); b != nil {
		tally.Banner = b.ID
	}
	for i := range d.seats {
		s := &d.seats[i]
		tally.Players = append(tally.Players,
			fmt.Sprintf("%s (%s) %d", s.camp.Soldiers(), d.f.Board.Zones[s.zone].ID, d.result(s).Green))
	}
	event := events.New(events.Special, boards.Pennant)
	event.Green, event.More = d.out.Green, tally
	d.event(event)
}

// settle returns which of two has more, by dice in a tie.
func (d *deployer) settle(who string, names [boards.Camps]string, green [boards.Camps]int) int {
	return d.ahead(green, func(throw [boards.Camps]events.Throw) {
		event := events.New(events.Special, boards.Pennant)
		event.Dice, event.More = throw, events.TieRolled{Who: who, Names: names}
		d.event(event)
	})
}
