package setup

import (
	"fmt"

	"muster/internal/engine/battlelore"
)

// loreText writes the additional part of a battle with Lore, in full. Without shares, except of paid tokens, it is the
// same as before shares existed.
func loreText(l battlelore.LoreRules) string {
	return fmt.Sprintf("{Cards:%s Deck:%d ByClass:%d Pool:%d Dealt:%d Kept:%d Tokens:%d Limit:%d Command:%d Turn:%s"+
		" Stranger:%d Alone:%t Melee:%t Outside:%d Reward:%d Council:%s Kinds:%s Powers:%s}",
		listText(l.Cards, loreCardText), l.Deck, l.ByClass, l.Pool, l.Dealt, l.Kept, l.Tokens, l.Limit, l.Command,
		listText(l.Turn, turnEndText), l.Stranger, l.Alone, l.Melee, l.Outside, l.Reward,
		listText(l.Council[:], councilText), listText(l.Kinds, tokenKindText), listText(l.Powers, powerText))
}

func turnEndText(t battlelore.TurnEnd) string {
	return fmt.Sprintf("{Draw:%d Keep:%d Tokens:%d}", t.Draw, t.Keep, t.Tokens)
}

func councilText(c battlelore.Council) string {
	return fmt.Sprintf("{Levels:%d Free:%d Least:%d Most:%d Secret:%t Tokens:%d}",
		c.Levels, c.Free, c.Least, c.Most, c.Secret, c.Tokens)
}

func loreCardText(c battlelore.LoreCard) string {
	return fmt.Sprintf("{Class:%d Cost:%d Window:%d Melee:%t Ranged:%t Target:%s Deeds:%s}",
		c.Class, c.Cost, c.Window, c.Melee, c.Ranged, targetText(c.Target), listText(c.Effects, effectText))
}

func targetText(t battlelore.Target) string {
	return fmt.Sprintf("{What:%d Own:%t Enemy:%t Kind:%d Rank:%d Most:%d Command:%t Sections:%d Near:%d Cost:%d Where:%t"+
		" On:%d Chain:%t Circle:%t Ordered:%t Lone:%t Fallen:%t Fights:%t}",
		t.What, t.Own, t.Enemy, t.Kind, t.Rank, t.Most, t.Command, t.Sections, t.Near, t.Cost, t.Where,
		t.On, t.Chain, t.Circle, t.Ordered, t.Lone, t.Fallen, t.Fights)
}

func effectText(d battlelore.Effect) string {
	share := " Share:" + shareText(d.Share)
	switch {
	case d.Share == (battlelore.Share{}):
		share = " Paid:false"
	case paid(d.Share):
		share = " Paid:true"
	}
	return fmt.Sprintf("{Do:%d Levels:%d Until:%d Epic:%t Own:%t Enemy:%t Stat:%d N:%d Hits:%d Colour:%t Kills:%d"+
		" Flags:%t What:%d Any:%t Base:%t Within:%d Figures:%d Clear:%t Lore:%t Keep:%d%s Special:%d Pick:%t}",
		d.Do, d.Levels, d.Until, d.Epic, d.Own, d.Enemy, d.Stat, d.N, d.Hits, d.Colour, d.Kills,
		d.Flags, d.What, d.Any, d.Base, d.Within, d.Figures, d.Clear, d.Lore, d.Keep, share, d.Special, d.Pick)
}

func tokenKindText(k battlelore.TokenKind) string {
	return fmt.Sprintf("{Most:%d NoMove:%t NoBack:%t NoFollow:%t NoBold:%t FlagsHit:%t DiceMost:%d Dice:%d Colour:%t"+
		" Hits:%d Ends:%d Turns:%d}",
		k.Most, k.NoMove, k.NoBack, k.NoFollow, k.NoBold, k.FlagsHit, k.DiceMost, k.Dice, k.Colour,
		k.Hits, k.Ends, k.Turns)
}

func powerText(p battlelore.Power) string {
	return fmt.Sprintf("{Cost:%d Flight:%t Later:%t NeedsHit:%t NeedsNeck:%t PaidFirst:%t Deeds:%s}",
		p.Cost, p.Flight, p.Later, p.NeedsHit, p.NeedsNeck, p.PaidFirst, listText(p.Effects, powerEffectText))
}

func powerEffectText(d battlelore.PowerEffect) string {
	share := " Share:" + shareText(d.Share)
	switch {
	case d.Share == (battlelore.Share{}):
		share = ""
	case paid(d.Share):
		share = " Paid:true"
	}
	return fmt.Sprintf("{Do:%d To:%d N:%d%s PerLore:%t Token:%d Colour:%t Hits:%d Flags:%t}",
		d.Do, d.To, d.N, share, d.PerLore, d.Token, d.Colour, d.Hits, d.Flags)
}
