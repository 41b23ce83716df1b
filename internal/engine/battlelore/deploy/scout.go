package deploy

import (
	"strconv"

	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// ScoutRounds is the number of tied rounds after which the Dice are refused. Fair dice never reach it.
const ScoutRounds = 1000

// scouting reports whether a placement counts. CTA-ORG-07, R-037: a token counts by its colour, whatever it replaces.
func scouting(rules *rulebook.Rulebook, p *Placement) bool {
	if p.Token() {
		return p.Levy.Rank == pieces.ScoutRank
	}
	return pieces.Scouts(rules, p.Unit)
}

// scout decides who moves first. CTA-08, R-046: more green units; R-049: only those on the field count.
func (d *deployer) scout() {
	for i := range d.out.Placed {
		if p := &d.out.Placed[i]; scouting(d.f.Rules, p) {
			d.out.Players[p.Player].Green++
			d.out.Green[p.Camp]++
		}
	}
	banner := pieces.ScoutBanner(d.f.Rules)
	tally := events.New(events.Scouted, boards.Pennant)
	tally.Green, tally.Banner = d.out.Green, banner
	d.event(tally)
	d.out.First = boards.Camp(d.ahead(d.out.Green, func(throw [boards.Camps]events.Throw) {
		rolled := events.New(events.DiceRolled, boards.Pennant)
		rolled.Dice, rolled.Banner = throw, banner
		d.event(rolled)
	}))
	d.event(events.New(events.FirstFound, d.out.First))
}

// ahead returns which of two sides has more scouting units, by dice while they are tied. It reports each round
// to tell.
func (d *deployer) ahead(green [boards.Camps]int, tell func(throw [boards.Camps]events.Throw)) int {
	lead := green[0] - green[1]
	for round := 0; lead == 0; round++ {
		if round == ScoutRounds {
			d.refuse(pieces.Refusal{Kind: pieces.EndlessDice, Text: strconv.Itoa(round)})
			break
		}
		throw := [boards.Camps]events.Throw{d.throw(), d.throw()}
		d.out.Throws = append(d.out.Throws, throw)
		tell(throw)
		lead = throw[0].Green() - throw[1].Green()
	}
	if lead < 0 {
		return 1
	}
	return 0
}

func (d *deployer) throw() events.Throw {
	var t events.Throw
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
