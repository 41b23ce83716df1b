package battlelore

import (
	"muster/internal/engine/command/boards"
	"muster/sheet"
)

// armies describes the source of the armies in Call to Arms: the mode and the sets of cards (CTA-03).
func (w *writer) armies(b *battle, opts sheet.Options) {
	w.Section(w.T("Armies"), "keep")
	w.Para(b.origin())
	var rows [][]string
	for c := range boards.Camp(boards.Camps) {
		ids := b.CallToArms.Pennant
		if c == boards.Standard {
			ids = b.CallToArms.Standard
		}
		var names []string
		for _, id := range ids {
			name := id
			if opts.NameOf != nil {
				name = sheet.Either(opts.NameOf(id), id)
			}
			names = append(names, sheet.Esc(name))
		}
		open := w.T("any set of the camp")
		if b.CallToArms.Mixed() {
			open = w.T("any set")
		}
		rows = append(rows, []string{"**" + b.soldiers(c) + "**", sheet.Either(w.List(names), open)})
	}
	w.Table([]string{w.T("Camp"), w.T("Sets to choose from")}, rows)
}

// origin names the mode of the armies.
func (b *battle) origin() string {
	switch b.CallToArms.Mode {
	case "organized":
		return b.T("Draw the armies by **Call to Arms, Organized**: two sets for each player, %s, and one common "+
			"pool of figures.", b.ofWhich())
	case "epic":
		if b.CallToArms.Mixed() {
			return b.T("Draw the armies by **Epic Call to Arms, Organized**: two sets for each player, %s, and one "+
				"common pool of figures. Each player has three Guards, a Scout Guard and the whole "+
				"Reserve.", b.ofWhich())
		}
		return b.T("Draw the armies by **Epic Call to Arms**: one set of the own camp for each player. Each camp " +
			"has three Guards, a Scout Guard and the whole Reserve.")
	case "epic-allies":
		return b.T("Draw the armies by **Epic Call to Arms with Reluctant Allies**: two players in each camp, each " +
			"with a set and three Guards.")
	}
	return b.T("Draw the armies by **Call to Arms, Impromptu**: one set of the own camp for each player.")
}

// callToArms returns the set-up steps that deploy the armies.
func (b *battle) callToArms() []string {
	switch b.CallToArms.Mode {
	case "organized":
		return b.organized()
	case "epic":
		if b.CallToArms.Mixed() {
			return b.epicMixed()
		}
		return []string{
			b.T(Switched),
			b.T("Each camp takes one set, shuffles it and draws 5 cards: a Guard for each section, the Reserve and the " +
				"Scout Guard, all face down. `VAR-EC-02`"),
			b.T("Deploy the Scout Guard first. Put its units on vacant hexes of your choice in your 5th row, or on " +
				"the baseline if that row is full. `VAR-EC-02`"),
			b.T("Turn over the Guards. Shift each card one hex to the left or right of its section; your baseline " +
				"is the 2nd row. `VAR-EC-01` `VAR-EC-03`"),
			b.T(displaced),
			b.T(scout),
			b.T("The Reserve: each camp puts every unit of the card on a vacant hex of the own baseline. The camp " +
				"that moves second goes first. `VAR-EC-04`"),
			b.callCouncils(),
		}
	case "epic-allies":
		return []string{
			b.T(Switched),
			b.T(CardsInSilence),
			b.T("Each of the four players takes one set of the camp, shuffles it and draws 3 cards, a Guard for " +
				"each section. There is no Reserve and no Scout Guard. `VAR-ER-01`"),
			b.T("In each camp, one player deploys in the zones on the left, the other in those on the right. The " +
				"baseline is the 2nd row. `VAR-ER-02`"),
			b.T("If both have a unit on one hex, the unit with the lower card number stays; in a tie, the earlier " +
				"letter. Put the other unit on any vacant hex of its baseline. `VAR-ER-03` `R-290`"),
			b.T(displaced),
			b.T("Count green units for the turn markers. In the camp with more, the player with more gets 1 and the " +
				"ally 3. In the other camp, the player with more gets 2 and the ally 4. `VAR-RA-02`"),
			CallsInSilence(b.councillors(), b.Language),
			b.callCouncils(),
			b.T(alliesSpecialistsStep),
		}
	}
	return []string{
		b.T(Switched),
		b.T("Each player takes one set of the own camp, shuffles it and draws 4 cards. The other three " +
			"stay out. `CTA-IMP-01`"),
		b.T("Look at your four cards: put one face down as the Guard of each section (right wing, centre, left " +
			"wing) and keep one as the Reserve. `CTA-05`"),
		b.T("Both players turn over their Guards together and place every unit on the hex that its card shows. " +
			"`CTA-IMP-03`"),
		b.T(displaced),
		b.T(scout),
		b.reserve(),
		b.callCouncils(),
	}
}

func (b *battle) organized() []string {
	steps := []string{
		b.T(Switched),
		b.T(poolStep),
		b.T("Each player picks 2 sets, %s, shuffles the 14 cards and draws 4. The owner of the expansion picks "+
			"first. `CTA-ORG-03`", b.ofWhich()),
		b.T("Put one card face down as the Guard of each section and keep one as the Reserve. `CTA-05`"),
		b.T("Take turns to turn over the Guards: right wings, then centres, then left wings. Take figures from the " +
			"pool in that order. `CTA-ORG-04`"),
		b.T(levyStep),
		b.T(displaced),
		b.T(scout),
		b.reserve(),
		b.T(exchangeStep),
		b.callCouncils(),
		b.T(specialistsStep),
	}
	return steps
}

// epicMixed returns the steps of Epic Call to Arms with two sets a player.
func (b *battle) epicMixed() []string {
	return []string{
		b.T(Switched),
		b.T(poolStep),
		b.T("Each player picks 2 sets, %s, shuffles the 14 cards and draws 5: a Guard for each section, the Reserve "+
			"and the Scout Guard, all face down. The owner of the expansion picks first. `VAR-EC-02` "+
			"`CTA-ORG-03`", b.ofWhich()),
		b.T("Deploy the Scout Guards first, one player after the other. Put the units on vacant hexes of your " +
			"choice in your 5th row, or on the baseline if that row is full. `VAR-EC-02`"),
		b.T("Take turns to turn over the Guards: right wings, then centres, then left wings. Shift each card one " +
			"hex to the left or right of its section; your baseline is the 2nd row. Take figures from the pool in " +
			"that order. `VAR-EC-01` `VAR-EC-03` `CTA-ORG-04`"),
		b.T(levyStep),
		b.T(displaced),
		b.T(scout),
		b.T("Call the Reserve. The player who moves second goes first and puts every unit of the card on a vacant " +
			"hex of the own baseline. `VAR-EC-04`"),
		b.T(exchangeStep),
		b.callCouncils(),
		b.T(specialistsStep),
	}
}

// ofWhich lists the sets from which a player of an Organized army may choose: the adventure can name them.
func (b *battle) ofWhich() string {
	if len(b.CallToArms.Pennant) > 0 && len(b.CallToArms.Standard) > 0 {
		return b.T("of those named for the camp")
	}
	return b.T("of either camp")
}

// Steps that every mode shares.
const (
	displaced = "If a unit's hex is impassable (a river without ford or bridge), put the unit on a vacant hex of " +
		"that section's baseline. If there is no vacant hex, the unit is lost. `CTA-06`"
	scout = "Scout ahead: count the green units on the field. The side with more moves first. In a tie, each side " +
		"rolls 6 dice: the side with more green helmets moves first. `CTA-08`"
)

// alliesSpecialistsStep is the step of the allied variant, which has no Reserve.
const alliesSpecialistsStep = "Each player may play up to 2 Specialist cards, but none that affects the Reserve. " +
	"`VAR-ER-04`"

// Steps of modes in which players mix two sets.
const (
	poolStep = "Sort banner bearers by camp; all other figures form one pool. Each player has 2 red, 2 blue and " +
		"2 green Feudal Levy tokens. `CTA-ORG-01` `CTA-ORG-02`"
	levyStep = "If the pool has no figures or bearer for a unit, put a Levy token of its colour on its hex, if one " +
		"is left. `CTA-ORG-05`"
	exchangeStep = "That player then replaces Levy tokens with troops from the pool, of the same or a lower colour. " +
		"Then the other player does both. `CTA-ORG-08`"
	specialistsStep = "Each player may play up to 2 Specialist cards. `CTA-ORG-09`"
)

// reserve returns the step of the Reserve (CTA-09, CTA-09b).
func (b *battle) reserve() string {
	text := b.T("Call the Reserve. The player who moves second goes first and puts 2 units of the card on vacant " +
		"hexes of the own baseline.")
	if b.CallToArms.Reserve == "all" {
		return text + " " + b.T("The player who moves first places every unit of the card.") + " `CTA-09b`"
	}
	return text + " `CTA-09`"
}

func (b *battle) callCouncils() string {
	switch {
	case !b.lore():
		return b.T("A Medieval battle has no War Councils.")
	case !b.councillors():
		return b.T("A Medieval Lore battle has no War Councils.") + " `VAR-ML-01`"
	}
	return b.T("Call the War Councils, with a level for each creature on the field. `CTA-10`")
}
