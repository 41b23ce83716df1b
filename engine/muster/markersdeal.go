package muster

import (
	"fmt"

	"muster/maps/hex"
)

// markers deals the turn markers (VAR-RA-02): the camp with more scouting units has 1 and 3, the other 2 and 4; in each
// camp the player with more has the lower. A tie, of camps or of allies, is settled by six dice a side, most green
// helmets, again while tied.
func (d *deployer) markers() {
	for i := range d.out.Placed {
		if p := &d.out.Placed[i]; scouting(d.f.Rules, p) {
			d.out.Players[p.Player].Green++
			d.out.Green[p.Camp]++
		}
	}
	d.tally()
	if d.out.First = hex.Pennant; d.settle("the camps", campNames(), d.out.Green) == 1 {
		d.out.First = hex.Standard
	}
	for camp := range hex.Camp(hex.Camps) {
		allies := d.camp(camp)
		var names [hex.Camps]string
		var green [hex.Camps]int
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
				marker += hex.Camps
			}
			d.result(s).Marker = marker
			event := d.happened(Special, s)
			event.More = markerDealt{marker: marker}
			d.event(event)
		}
	}
}

func campNames() [hex.Camps]string {
	return [hex.Camps]string{hex.Pennant.Soldiers(), hex.Standard.Soldiers()}
}

// announceGreen counts out what the markers go by.
func (d *deployer) tally() {
	tally := greenCounted{banner: "scouting"}
	if b := scoutBanner(d.f.Rules); b != nil {
		tally.banner = b.ID
	}
	for i := range d.seats {
		s := &d.seats[i]
		tally.players = append(tally.players,
			fmt.Sprintf("%s (%s) %d", s.camp.Soldiers(), d.f.Board.Zones[s.zone].ID, d.result(s).Green))
	}
	event := happened(Special, hex.Pennant)
	event.Green, event.More = d.out.Green, tally
	d.event(event)
}

// settle tells which of two has more, by dice in a tie.
func (d *deployer) settle(who string, names [hex.Camps]string, green [hex.Camps]int) int {
	return d.ahead(green, func(throw [hex.Camps]Throw) {
		event := happened(Special, hex.Pennant)
		event.Dice, event.More = throw, tieRolled{who: who, names: names}
		d.event(event)
	})
}
