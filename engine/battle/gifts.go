package battle

import (
	"slices"
	"strconv"

	"muster/adventures"
	"muster/engine"
	"muster/engine/adventure"
	"muster/engine/rulebook"
)

// shareOf is an amount that is a part of another one (BL-LOR-05); the zero Share without a word for it. One part serves
// all levels.
func shareOf(by string, parts rulebook.Choices) (out engine.Share) {
	out.Of = engine.Basis(slices.Index(rulebook.Bases(), by) + 1)
	if out.Of == engine.OfNumber {
		return out
	}
	for i := range out.Part {
		out.Part[i] = uint8(max(0, slices.Index(rulebook.Parts(), parts.At(i+1))) + 1)
	}
	return out
}

// linkGift reads what an effect gives at a place. For whom it is, is known with the armies.
func (l *linker) linkGift(e *adventure.Effect, effect int) {
	r := l.out.Rules
	gift := engine.Gift{
		When: engine.GiftTime(max(0, slices.Index(adventures.RuleTimes(), e.Time()))), Heals: e.Do == adventures.RuleHeal,
		Once: engine.GiftLimit(slices.Index(adventures.RuleOnces(), e.Once) + 1), N: small(e.N()),
	}
	if slices.Contains(adventures.RuleBases(e.Do), e.By) {
		gift.Share = shareOf(e.By, rulebook.Choices{e.Part})
	}
	for _, h := range e.Hexes {
		gift.At.Add(h)
	}
	switch {
	case !gift.Heals && !l.lore():
		const none = "there are no Lore tokens in a Medieval battle"
		l.refuse(Refusal{Kind: UnknownRule, Ptr: e.Ptr + "/do", Text: e.Rule.Name, Want: none})
	case len(r.Gifts) == engine.MaxGifts:
		l.refuse(Refusal{Kind: TooManyGifts, Ptr: e.Ptr + "/do", Want: strconv.Itoa(engine.MaxGifts)})
	default:
		l.out.Gifts = append(l.out.Gifts, effect)
		r.Gifts = append(r.Gifts, gift)
	}
}

// deserving notes for which gifts a unit is, by what it is at the start.
func (l *linker) deserving(number int, p *post) {
	for i, effect := range l.out.Gifts {
		if e := l.effects[effect]; e.Chooses(p.camp.String(), p.unit.ID, p.unit.Class, p.unit.Banner) {
			l.out.Rules.Gifts[i].Units.Add(uint8(number))
			l.out.Effects[effect].Units = append(l.out.Effects[effect].Units, number)
		}
	}
}
