package setup

import (
	"slices"
	"strconv"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/adventures/effect"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
)

// linkGift reads an effect's gift at a place. Its units are known with the armies.
func (l *linker) linkGift(e *library.Effect, number int) {
	r, gives := l.out.Rules, e.Effect()
	gift := battlelore.Gift{
		When: battlelore.GiftTime(max(0, slices.Index(effect.Times(), gives.Time))), Heals: gives.Verb == effect.Heal,
		Once: battlelore.GiftLimit(slices.Index(effect.Limits(), gives.Once) + 1), N: small(gives.N.N.At(1)),
	}
	if slices.Contains(adventures.RuleEffects().Entry(e.Do).Bases, gives.N.Of) {
		gift.Share = shareOf(&gives.N)
	}
	for _, h := range e.Hexes {
		gift.At.Add(h)
	}
	switch {
	case !gift.Heals && !l.lore():
		const none = "there are no Lore tokens in a Medieval battle"
		l.refuse(Refusal{Kind: UnknownRule, Ptr: e.Ptr + "/do", Text: e.Rule.Name, Want: none})
	case len(r.Gifts) == battlelore.MaxGifts:
		l.refuse(Refusal{Kind: TooManyGifts, Ptr: e.Ptr + "/do", Want: strconv.Itoa(battlelore.MaxGifts)})
	default:
		l.out.Gifts = append(l.out.Gifts, number)
		r.Gifts = append(r.Gifts, gift)
	}
}

// deserving notes for which gifts a unit is, by what it is at the start.
func (l *linker) deserving(number int, p *post) {
	for i, gift := range l.out.Gifts {
		if e := l.effects[gift]; e.Chooses(p.camp.String(), p.unit.ID, p.unit.Class, p.unit.Banner) {
			l.out.Rules.Gifts[i].Units.Add(uint8(number))
			l.out.Effects[gift].Units = append(l.out.Effects[gift].Units, number)
		}
	}
}
