package muster

import (
	"strconv"

	"muster/engine/rulebook"
	"muster/maps/hex"
)

// ScoutRounds is how many tied rounds are rolled before the Dice are refused: with fair ones that never happens.
const ScoutRounds = 1000

// scouting reports whether a placement counts. CTA-ORG-07, R-037: a token does by its colour, whatever it stands for.
func scouting(rules *rulebook.Rulebook, p *Placement) bool {
	if p.Token() {
		return p.Levy.Rank == scoutRank
	}
	return scouts(rules, p.Unit)
}

// scout finds who moves first. CTA-08, R-046: more green units; R-049: those on the field, lost ones do not count.
func (d *deployer) scout() {
	for i := range d.out.Placed {
		if p := &d.out.Placed[i]; scouting(d.f.Rules, p) {
			d.out.Players[p.Player].Green++
			d.out.Green[p.Camp]++
		}
	}
	banner := scoutBanner(d.f.Rules)
	tally := happened(Scouted, hex.Pennant)
	tally.Green, tally.Banner = d.out.Green, banner
	d.event(tally)
	d.out.First = hex.Camp(d.ahead(d.out.Green, func(throw [hex.Camps]Throw) {
		rolled := happened(DiceRolled, hex.Pennant)
		rolled.Dice, rolled.Banner = throw, banner
		d.event(rolled)
	}))
	d.event(happened(FirstFound, d.out.First))
}

// ahead is which of two sides has more scouting units, by dice while they are tied; tell tells of each round.
func (d *deployer) ahead(green [hex.Camps]int, tell func(throw [hex.Camps]Throw)) int {
	lead := green[0] - green[1]
	for round := 0; lead == 0; round++ {
		if round == ScoutRounds {
			d.refuse(Refusal{Kind: EndlessDice, Text: strconv.Itoa(round)})
			break
		}
		throw := [hex.Camps]Throw{d.throw(), d.throw()}
		d.out.Throws = append(d.out.Throws, throw)
		tell(throw)
		lead = throw[0].green() - throw[1].green()
	}
	if lead < 0 {
		return 1
	}
	return 0
}

func (d *deployer) throw() Throw {
	var t Throw
	for i := range t {
		if n := len(d.out.Rolled); n < len(d.rolled) {
			t[i] = d.rolled[n]
		} else {
			t[i] = d.dice.Roll()
		}
		d.out.Rolled = append(d.out.Rolled, t[i])
	}
	return t
}
