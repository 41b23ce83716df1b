package setup

import (
	"fmt"
	"strings"

	"muster/internal/adventures/effect"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// The parts of Content, field by field. The words are part of recorded games: they never change, whatever the names
// and order of the program's fields.

// listText is a list in brackets.
func listText[T any](list []T, text func(T) string) string {
	all := make([]string, len(list))
	for i, x := range list {
		all[i] = text(x)
	}
	return "[" + strings.Join(all, " ") + "]"
}

func campText(c boards.Camp) string { return c.String() }

func cellText(c battlelore.Cell) string {
	return fmt.Sprintf("{Impassable:%t NoCross:%d NoStrike:%d Stop:%t NoBattle:%t MayBattle:%d Elevated:%t"+
		" CapOut:%d CapIn:%d CapInElevated:%d Bold:%s Strikes:%s}",
		c.Impassable, c.NoCross, c.NoStrike, c.Stop, c.NoBattle, c.MayBattle, c.Elevated,
		c.CapOut, c.CapIn, c.CapInElevated, listText(c.Bold, helpText), listText(c.Strikes, helpText))
}

func helpText(h battlelore.Help) string { return fmt.Sprintf("{N:%d Who:%d}", h.N, h.Filter) }

// kindText is a kind of unit in full. Troops read as they did before there were creatures and decreed levels, so that
// what was recorded then is known again.
func kindText(k battlelore.Kind) string {
	decreed, beast := "", ""
	if k.Decreed != 0 {
		decreed = fmt.Sprintf(" Decreed:%d", k.Decreed)
	}
	if k.Creature != (battlelore.CreatureKind{}) {
		beast = " Beast:" + creatureText(k.Creature)
	}
	return fmt.Sprintf("{Type:%d Class:%d Colour:%d Figures:%d Stride:%d March:%d MeleeDice:%d RangedDice:%d"+
		" Missile:%t Range:%d StrikeFrom:%d StrikeTo:%d Spared:%d Frenzy:%t AfterMove:%d Standing:%d AtMounted:%d"+
		" InReply:%d Bold:%d Frightened:%t Retreat:%d NeverBack:%t MustIgnore:%t Support:%t OwnSupport:%t",
		k.Type, k.Class, k.Colour, k.Figures, k.MoveAndBattle, k.MoveMax, k.MeleeDice, k.RangedDice,
		k.Missile, k.Range, k.StrikeFrom, k.StrikeTo, k.Spared, k.Frenzy, k.AfterMove, k.Standing, k.AtMounted,
		k.InReply, k.Bold, k.Frightened, k.Retreat, k.NeverBack, k.MustIgnore, k.Support, k.OwnSupport) + decreed +
		fmt.Sprintf(" FreshDice:%d FreshBold:%d Rush:%d Pursues:%t Lore:%t Worth:%d Wakes:%d",
			k.FreshDice, k.FreshBold, k.Rush, k.Pursues, k.Lore, k.Worth, k.Wakes) + beast + "}"
}

func creatureText(b battlelore.CreatureKind) string {
	return fmt.Sprintf("{Store:%d From:%d To:%d Criticals:%d MoveDice:%d ByTokens:%t FlyLeast:%d FlyMost:%d"+
		" Free:%d Lands:%d Roams:%t Necks:%t Homes:%d Groves:%d StrikesNew:%t}",
		b.Store, b.From, b.To, b.Criticals, b.MoveDice, b.ByTokens, b.FlyLeast, b.FlyMost,
		b.Free, b.Lands, b.Roams, b.Necks, b.Homes, b.Groves, b.StrikesNew)
}

// cardText is a Command card in full; without allies it reads as it did before there were any.
func cardText(c battlelore.Card) string {
	allies := ""
	if c.Allies {
		allies = " Allies:true"
	}
	return fmt.Sprintf("{Tactic:%t Sections:%d Pool:%d Who:{Class:%d Colour:%d Missile:%t} Group:%t Fallback:%d"+
		" Roll:%t Copy:%t Grant:%s Draw:%d Commander:%t Remake:%t",
		c.Tactic, c.Sections, c.Pool, c.Units.Class, c.Units.Colour, c.Units.Missile, c.Group, c.Fallback,
		c.Roll, c.Copy, grantText(c.Grant), c.Draw, c.Commander, c.Remake) + allies + "}"
}

func grantText(g battlelore.Grant) string {
	return fmt.Sprintf("{Melee:%d Ranged:%d Stride:%d Striders:%d NoMove:%t NoMelee:%t NoRanged:%t Shots:%d}",
		g.Melee, g.Ranged, g.MoveAndBattle, g.MoveColours, g.NoMove, g.NoMelee, g.NoRanged, g.Shots)
}

func placeText(p battlelore.Placement) string {
	return fmt.Sprintf("{Kind:%d Camp:%s Owner:%d At:%d Figures:%d}", p.Kind, campText(p.Camp), p.Owner, p.At, p.Figures)
}

func objectiveText(o battlelore.Objective) string {
	return fmt.Sprintf("{At:%d Camps:%t Banners:%d Permanent:%t}", o.At, o.Camps, o.Banners, o.Permanent)
}

func giftText(g battlelore.Gift) string {
	return fmt.Sprintf("{At:%d Units:%d When:%d Once:%d Heals:%t N:%d Share:%s}",
		g.At, g.Units, g.When, g.Once, g.Heals, g.N, shareText(g.Share))
}

func shareText(s battlelore.Share) string { return fmt.Sprintf("{Of:%d Part:%d}", s.Of, s.Part) }

func placesText(s battlelore.PlaceRules) string {
	waits := listText(s.Waits[:], func(list []uint8) string { return fmt.Sprintf("%d", list) })
	return fmt.Sprintf("{Kinds:%s Setup:%s Grants:%d Given:%d Waits:%s Level:%d Raised:%d}",
		listText(s.Kinds, placeKindText), listText(s.Setup, builtText), s.Grants, s.Given, waits, s.Level, s.Raised)
}

func placeKindText(k battlelore.PlaceKind) string {
	text := fmt.Sprintf("{Cell:%s Blocks:%t Master:%d Both:%t Under:%t Lands:%d Serves:%d Tokens:%d Heals:%d Stores:%d"+
		" Hidden:%d Raises:%t Next:%s Calls:%d}",
		cellText(k.Cell), k.Blocks, k.Master, k.Both, k.Under, k.Lands, k.Serves, k.Tokens, k.Heals, k.Stores,
		k.Hidden, k.Raises, helpText(k.Next), k.Calls)
	if k.Scarce { // battles without this stay what they were
		text += fmt.Sprintf("{Tiles:%d}", k.Tiles)
	}
	return text
}

func builtText(s battlelore.Place) string {
	return fmt.Sprintf("{At:%d Kind:%d Owner:%d Unit:%d}", s.At, s.Kind, s.Owner, s.Unit)
}

// paid is the only share that there was before shares were.
func paid(s battlelore.Share) bool { return s == shareOf(&effect.Amount{Of: rulebook.ByPaid}) }
