package deploy

import (
	"slices"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Calling lists each player's Specialist cards (CTA-ORG-09). Without Wishes the policies pick from the one deck.
type Calling struct {
	Wishes [][]string // by player: ids or short names, in the order of play
}

// Feature is a feature that a Specialist card has put on the field.
type Feature struct {
	Hex     hex.Hex           `json:"-"`
	Terrain *rulebook.Terrain `json:"terrain"`
	Camp    boards.Camp       `json:"-"`
	Player  int               `json:"player"`
	By      string            `json:"by"` // id of the card
}

// The decisions about Specialist cards. Words next to other options mean all of them, or no more.
const (
	ChooseSpecialist      DecisionKind = "specialist"         // which card to take, or none (CTA-ORG-10)
	ChooseSpecialistOrder DecisionKind = "specialist-order"   // which is played first (CTA-ORG-09)
	ChooseSpecialistUnit  DecisionKind = "specialist-unit"    // which unit on the field the card serves next
	ChooseSpecialistHex   DecisionKind = "specialist-hex"     // where the card puts something
	ChooseSpecialistTroop DecisionKind = "specialist-troop"   // which type of unit comes
	ChooseSpecialistCall  DecisionKind = "specialist-reserve" // which unit of the Reserve card comes
	ChooseSpecialistLore  DecisionKind = "specialist-lore"    // whether the tokens are taken
)

// Words that can follow the options of a card's effect.
const (
	EverythingWord = "all"  // every one of them
	EnoughWord     = "done" // CTA-SPC-01, R-084: effects are optional and may be used in part
)

// callSpecialists lets the players take and play their cards (CTA-ORG-09). Without wishes they take turns from one
// deck. Then the out-scouted player's cards are all played, one by one, and the starting player's follow
// (house rule).
func (d *deployer) callSpecialists() {
	if d.opts.Specialists == nil {
		return
	}
	hands := make([][]*rulebook.Specialist, len(d.seats))
	if d.opts.Specialists.Wishes != nil {
		for i, words := range d.opts.Specialists.Wishes {
			for _, word := range words {
				card, _, _ := findSpecialist(d.f.Rules, word)
				hands[i] = append(hands[i], card)
				d.pick(&d.seats[i], card)
			}
		}
	} else {
		d.pickInTurns(hands)
	}
	for _, camp := range []boards.Camp{d.out.First.Other(), d.out.First} {
		for _, s := range d.camp(camp) {
			d.playHand(s, hands[s.index])
		}
	}
}

// pickInTurns deals the one deck: the owner takes one card, then the other player two, then the owner one (CTA-ORG-10,
// More players go there and back in the same way. A player may take none. With two copies of the deck each
// player picks from all cards.
func (d *deployer) pickInTurns(hands [][]*rulebook.Specialist) {
	order := append(d.camp(d.opts.Owner), d.camp(d.opts.Owner.Other())...)
	if len(order) == 2*boards.Camps { // one of each camp in turn
		order[1], order[2] = order[2], order[1]
	}
	back := slices.Clone(order)
	slices.Reverse(back)
	all := d.f.Rules.Specialists.All()
	taken := make([]int, len(all))
	enough := make([]bool, len(d.seats))
	for _, s := range append(order, back...) {
		if enough[s.index] {
			continue
		}
		var words []string
		var free []int
		for i := range all {
			left := pieces.CopyLeft(&all[i], d.pool.Boxes, taken[i])
			if left && !pieces.HasCard(hands[s.index], &all[i]) && d.barred(s, &all[i]) == 0 {
				words, free = append(words, all[i].ID), append(free, i)
			}
		}
		d.ask = Decision{Kind: ChooseSpecialist, Words: append(words, EnoughWord), So: d.out}
		answer := d.choose(s)
		if answer == len(free) {
			enough[s.index] = true
			continue
		}
		card := &all[free[answer]]
		taken[free[answer]]++
		hands[s.index] = append(hands[s.index], card)
		d.pick(s, card)
	}
}

// barred returns why a player may not take a card (CTA-ORG-11), or 0. A card without its master may be taken.
func (d *deployer) barred(s *seat, card *rulebook.Specialist) pieces.RefusalKind {
	switch {
	case card.LoreOnly && !d.opts.Lore:
		return pieces.LoreOnlySpecialist
	case d.plan.mode == deploycards.ModeEpicAllies && card.TouchesReserve():
		return pieces.VoidSpecialist
	}
	return 0
}

// pick reports a taken card, or refuses it.
func (d *deployer) pick(s *seat, card *rulebook.Specialist) {
	if why := d.barred(s, card); why != 0 {
		d.refuse(pieces.Refusal{Kind: why, Camp: s.camp, Text: card.ID})
		return
	}
	d.about(s, card, events.SpecialistPicked)
}

// playHand plays a player's cards in the player's order (CTA-ORG-09): that of the wishes, or as decided.
func (d *deployer) playHand(s *seat, hand []*rulebook.Specialist) {
	if d.opts.Specialists.Wishes == nil && len(hand) > 1 {
		words := make([]string, len(hand))
		for i, card := range hand {
			words[i] = card.ID
		}
		d.ask = Decision{Kind: ChooseSpecialistOrder, Words: words, So: d.out}
		first := d.choose(s)
		hand = append([]*rulebook.Specialist{hand[first]}, append(hand[:first:first], hand[first+1:]...)...)
	}
	for _, card := range hand {
		if d.illegal != nil {
			return
		}
		d.play(s, card) // to its end, before the next
	}
}

// play applies a card's effects, one after the other.
func (d *deployer) play(s *seat, card *rulebook.Specialist) {
	r := d.result(s)
	r.Specialists = append(r.Specialists, card)
	d.about(s, card, events.SpecialistPlayed)
	level := r.Council.Level(card.Master)
	if card.Idle(level) {
		d.about(s, card, events.SpecialistVain)
		return
	}
	used, enough := false, false
	for i := range card.Effects {
		e := &card.Effects[i]
		t := &turn{deployer: d, seat: s, card: card, effect: e, level: level, many: e.HowMany(level)}
		t.run()
		used, enough = used || t.used, enough || t.enough
	}
	switch {
	case used && enough:
		d.about(s, card, events.SpecialistPart)
	case !used:
		d.about(s, card, events.SpecialistIdle)
	}
}

// about adds an event about a whole card.
func (d *deployer) about(s *seat, card *rulebook.Specialist, did events.Did) {
	e := d.happened(events.Special, s)
	e.More = &events.Specialist{Did: did, Mode: d.plan.mode, Card: card, Copies: e.Copies}
	d.event(e)
}

// features are the features that Specialists have put on the field so far.
func (d *deployer) features() events.Features {
	out := events.Features{}
	for i := range d.out.Features {
		out[d.out.Features[i].Hex] = d.out.Features[i].Terrain
	}
	return out
}

// WeaponID is the weapon of a unit on the field: from a Specialist, or its type's.
func (p *Placement) WeaponID() string {
	if p.Weapon != "" {
		return p.Weapon
	}
	return p.Unit.Weapon
}
