package runewars_test

import (
	"fmt"
	"os"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/battle"
)

// eventWords are the words of the events that scenes watch; os.Expand replaces the fields.
var eventWords = map[runewars.EventKind]string{
	runewars.AreaActivated:      "$seat activates $area",
	runewars.UnitsMarched:       "$seat $count $unit $area-$to",
	runewars.HeroMarched:        "hero $hero $area-$to",
	runewars.AlliesLost:         "allies lost $area",
	runewars.ParleyBegan:        "$seat parleys $area $influence",
	runewars.FateRead:           "reads $destiny",
	runewars.NeutralsJoined:     "neutrals join $area",
	runewars.NeutralsFled:       "neutrals flee $area-$to",
	runewars.UnitsWithdrew:      "$seat withdraws $count $unit to $to",
	runewars.UnitsDestroyed:     "$seat loses $count $unit $area",
	runewars.BattleBegan:        "battle $area: $seat, $foe",
	runewars.BattleEnded:        "$seat wins $area",
	runewars.StrongholdHurt:     "stronghold damaged $area",
	runewars.StrongholdRazed:    "stronghold razed $area",
	runewars.StrongholdTaken:    "$seat takes a stronghold $area",
	runewars.DevelopmentLost:    "development lost $area $made",
	runewars.HeroFled:           "hero $hero flees $area-$to",
	runewars.OrderRevealed:      "$seat reveals $card",
	runewars.OrderBegan:         "$seat resolves $card",
	runewars.BonusWon:           "bonus of $seat",
	runewars.UnitsRaised:        "$seat raises $count $unit $area",
	runewars.InfluenceGained:    "$seat gains $influence influence",
	runewars.VictoryClaimed:     "victory card of $seat",
	runewars.VictoryFailed:      "victory card back to $seat",
	runewars.RuneShown:          "shown $area $rune",
	runewars.RunePlaced:         "rune placed $area",
	runewars.RuneBack:           "runes back $count",
	runewars.SeatOut:            "out $seat",
	runewars.FateShuffled:       "fate shuffled",
	runewars.TacticsPlayed:      "$seat plays $tactics",
	runewars.TacticsDropped:     "$seat drops $tactics",
	runewars.ObjectiveFulfilled: "fulfilled $objectives",
	runewars.QuestFinished:      "finished $quests",
	runewars.QuestFailed:        "failed $quests",
	runewars.HeroHurt:           "$dueller hurt $damage",
	runewars.DuelWarded:         "$dueller spared $damage",
	runewars.DuelMended:         "hero $hero mended $damage",
	runewars.DuelEnded:          "duel over",
	runewars.HeroDefeated:       "hero $hero defeated",
	runewars.BidMade:            "$seat bids $influence",
	runewars.BidWon:             "won by $seat",
	runewars.BidLost:            "lowest $seat",
	runewars.TokenFound:         "found $tokens",
	runewars.TokensSeen:         "$seat looks $area",
	runewars.PortalsOpened:      "portals $seat $influence",
	runewars.HeroSwept:          "$seat carries hero $hero $area-$to",
	runewars.CityPlaced:         "$city lies $area",
	runewars.CityRazed:          "$city gone $area",
}

// events returns the events since the last call.
func (g *game) events() (got []string) {
	for _, e := range g.log.Events[g.read:] {
		if text := g.event(e); text != "" {
			got = append(got, text)
		}
	}
	g.read = len(g.log.Events)
	return got
}

// event returns an event in words; "" for one that scenes do not watch.
func (g *game) event(e runewars.Event) string {
	switch {
	case e.Kind == runewars.IconsRead && e.Season() == runewars.Winter: // heroes have events of their own in summer
		return "icons of winter"
	case e.Kind == runewars.BattleEvent && e.In.Kind == battle.CommanderHurt:
		return fmt.Sprintf("commander of %s hurt %d", g.who(g.seatOf(e.In.Side)), e.In.N)
	case e.Kind == runewars.BattleEvent && e.In.Kind == battle.SideWithdraws:
		return g.who(g.seatOf(e.In.Side)) + " withdraws from the battle"
	}
	return os.Expand(eventWords[e.Kind], func(field string) string { return g.eventField(e, field) })
}

// eventField returns the words of a field of an event: a number, the name of a piece, or of a card of a kind.
func (g *game) eventField(e runewars.Event, field string) string {
	area := func(i uint8) string {
		if i == runewars.NoArea {
			return "nowhere"
		}
		return g.l.Areas[i]
	}
	switch field {
	case "seat":
		return g.who(e.Seat)
	case "foe":
		return g.who(e.Foe())
	case "area":
		return area(e.Area)
	case "to":
		return area(e.To)
	case "unit":
		return g.name(e.Seat, e.Unit)
	case "hero":
		return fmt.Sprint(e.Hero)
	case "dueller":
		return g.dueller(e)
	case "card":
		return fmt.Sprint(e.Card)
	case "city":
		return g.l.Cities[e.Card].ID
	case "count":
		return fmt.Sprint(e.Count())
	case "influence":
		return fmt.Sprint(e.Influence())
	case "damage":
		return fmt.Sprint(e.Damage())
	case "destiny":
		return destinies[e.Destiny()]
	case "made":
		return mades[e.Made()]
	case "rune":
		return runes[e.Rune()]
	}
	return g.called(field, e.Card)
}

// seatOf returns the seat on a side of the reported battle.
func (g *game) seatOf(side uint8) uint8 {
	for i := len(g.log.Events) - 1; i >= 0; i-- {
		if e := g.log.Events[i]; e.Kind == runewars.BattleBegan {
			return []uint8{e.Seat, e.Foe()}[side]
		}
	}
	return runewars.NoSeat
}

// dueller names the one that takes damage in a duel: a hero, or the unit of a quest with its controller.
func (g *game) dueller(e runewars.Event) string {
	if e.Hero == runewars.NoHero {
		return "unit of " + g.who(e.Seat)
	}
	return fmt.Sprintf("hero %d", e.Hero)
}
