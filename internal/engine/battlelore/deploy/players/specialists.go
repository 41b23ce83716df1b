package players

import (
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/rulebook"
	"muster/maps/hex"
)

// carefulSpecialist rates an option of a decision about the War Council or a Specialist card. More is better, and
// stopping is 0.
func carefulSpecialist(d *deploy.Decision, i int) int {
	step := d.Step(i)
	switch {
	case d.Kind == deploy.ChooseCouncil:
		return seatWorth(d, step.Word)
	case d.Kind == deploy.ChooseSpecialist && step.Word != deploy.EnoughWord:
		return cardWorth(d, d.Field.Rules.Specialists.Get(step.Word))
	case d.Kind == deploy.ChooseSpecialistOrder:
		return -turnOf(d.Field.Rules.Specialists.Get(step.Word))
	case step.Word == deploy.EverythingWord:
		return WholeWorth
	case step.Word == deploy.EnoughWord:
		return 0
	case d.Kind == deploy.ChooseSpecialistUnit:
		return unitWorth(d, d.So.At(step.Hex))
	case d.Kind == deploy.ChooseSpecialistHex:
		return hexWorth(d, step.Hex)
	case step.Unit != nil:
		return Worth(d.Field.Rules, step.Unit.Unit)
	case step.Troop != nil:
		return Worth(d.Field.Rules, step.Troop)
	}
	return 0
}

// seatWorth prefers a Commander of level 2, one master as high as possible, and the rest where it fits.
func seatWorth(d *deploy.Decision, class string) int {
	level := d.So.Players[d.Player].Council.Level(class)
	switch row := d.Field.Rules.Classes.Get(class); {
	case class == deploy.CommanderSeat && level < 2:
		return 100
	case row != nil && row.Lore:
		return 50 + level
	}
	return 10 - level
}

// cardWorth estimates a card's value: 0 for no use, negative if the card can have no effect.
func cardWorth(d *deploy.Decision, card *rulebook.Specialist) int {
	n := 0
	level := d.So.Players[d.Player].Council.Level(card.Master)
	if card.Idle(level) {
		return -1
	}
	for i := range card.Effects {
		e := &card.Effects[i]
		many := e.HowMany(level)
		switch e.Do {
		case rulebook.DoChangeWeapon:
			n += 2 * ownUnits(d, func(p *deploy.Placement) bool { return p.Unit.Race == e.Race && p.WeaponID() == e.From })
		case rulebook.DoPlaceFeature:
			feature := d.Field.Rules.Terrain.Get(e.Feature)
			n += 2 * min(many, ownUnits(d, func(p *deploy.Placement) bool {
				return feature != nil && d.Field.Rules.Serves(feature.Who, p.Unit)
			}))
		case rulebook.DoCopyUnit, rulebook.DoAddFigures:
			n += 3 * min(many, ownUnits(d, func(p *deploy.Placement) bool { return e.Serves(p.Unit, level) }))
		case rulebook.DoSwapRace:
			n += 1 + 2*e.Beside
		case rulebook.DoCallReserve:
			n += 6 * many
		case rulebook.DoMoveReserve:
			n += min(many, ownUnits(d, func(p *deploy.Placement) bool { return p.How == events.FromReserve }))
		default:
			n += many
		}
	}
	return n
}

// ownUnits counts the player's units of a kind.
func ownUnits(d *deploy.Decision, which func(p *deploy.Placement) bool) int {
	n := 0
	for i := range d.So.Placed {
		if p := &d.So.Placed[i]; p.Player == d.Player && !p.Token() && which(p) {
			n++
		}
	}
	return n
}

// turnOf returns when a card is best played: first those that bring units, then those that enlarge them, then those
// that copy them, last those that depend on their hexes.
func turnOf(card *rulebook.Specialist) int {
	order := []string{
		rulebook.DoCallReserve, rulebook.DoChangeWeapon, rulebook.DoAddFigures, rulebook.DoCopyUnit, rulebook.DoSwapRace,
		rulebook.DoFreeMove, rulebook.DoMoveReserve, rulebook.DoPlaceFeature, rulebook.DoGainLore,
	}
	for i, do := range order {
		if len(card.Effects) > 0 && card.Effects[0].Do == do {
			return i
		}
	}
	return len(order)
}

// unitWorth rates a card's target: for a move the most advanced unit, else the strongest.
func unitWorth(d *deploy.Decision, p *deploy.Placement) int {
	if p == nil || d.Effect == nil {
		return 0
	}
	if d.Effect.Do != rulebook.DoFreeMove {
		return 1 + Worth(d.Field.Rules, p.Unit)
	}
	features := events.Features{}
	for i := range d.So.Features {
		features[d.So.Features[i].Hex] = d.So.Features[i].Terrain
	}
	var taken hex.Set
	for i := range d.So.Placed {
		taken.Add(d.So.Placed[i].Hex)
	}
	best := 0
	for h := range events.Reachable(d.Field, features, p.Unit, p.Hex, taken).Each() {
		best = max(best, forward(d, h))
	}
	return best - forward(d, p.Hex)
}

// forward returns how far to the front a hex lies, up to the row that Guards may hold.
func forward(d *deploy.Decision, h hex.Hex) int {
	return min(d.Field.Hexes.OwnRow(d.Camp, h), d.Field.Board.Setup.Guards[1])
}

// hexWorth rates a hex: under own units that a feature serves, in the middle of the baseline, or else to the front and
// under cover.
func hexWorth(d *deploy.Decision, h hex.Hex) int {
	if d.Effect == nil {
		return 0
	}
	switch d.Effect.Do {
	case rulebook.DoPlaceFeature:
		feature, p := d.Field.Rules.Terrain.Get(d.Effect.Feature), d.So.At(h)
		if feature == nil || p == nil || p.Player != d.Player || !d.Field.Rules.Serves(feature.Who, p.Unit) {
			return -1
		}
		return 1 + forward(d, h)
	case rulebook.DoCallReserve:
		return WholeWorth - fromMiddle(d.Field.Hexes, h)
	}
	n := 2 * forward(d, h)
	if d.Field.Cell(h).Ground.CapIn > 0 {
		n++
	}
	return n
}
