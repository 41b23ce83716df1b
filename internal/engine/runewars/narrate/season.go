package narrate

import (
	"fmt"

	"muster/internal/engine/runewars"
	"muster/internal/words"
)

// narrateSeason words years, seasons, and the end of the game.
func (t *Narrator) narrateSeason(e *runewars.Event) bool {
	switch e.Kind {
	case runewars.SeasonBegan:
		t.whose, t.order, t.begun, t.season = runewars.NoSeat, runewars.NoOrder, true, e.Season()
		t.head("Year %d, %s", e.Year(), Season(e.Season()))
	case runewars.SeasonCardDrawn:
		t.line("card", "RW-SEAS-03", "%s", t.seasonCard(e.Card))
	case runewars.TokensCleared:
		t.line("spring", "RW-SEAS-05", "all activation tokens are removed")
	case runewars.OrdersReturned:
		t.line("", "RW-SEAS-05", "all Order cards return to their owners' hands")
	case runewars.FiguresStood:
		t.line("", "RW-SEAS-05", "routed figures stand up")
	case runewars.IconsRead:
		if e.Season() == runewars.Winter {
			t.line("winter", "RW-SEAS-09, RW-SEAS-10",
				"each area keeps at most as many units as the food dial shows; units can cross water")
			break
		}
		t.line(Season(e.Season()), "RW-SEAS-07", "the Quest Phase")
	case runewars.HeroesAct:
		t.line("heroes", "RW-HERO-01", "%s: each moves, heals or trains", t.Seat(e.Seat))
	case runewars.FrostThawed:
		t.line("", "RW-SEAS-06", "a frost token is removed from %s", t.area(e.Area))
	case runewars.FateAgain:
		t.line("", "RW-FATE-01", "the discards are shuffled into a new Fate deck, %s", words.CountOf(e.Count(), "card"))
	case runewars.FateShuffled:
		t.line("fall", "RW-SEAS-08", "all Fate cards are shuffled into their deck")
	case runewars.VictoryClaimed:
		rule, what := "RW-ROAD-01", "the Victory card"
		if _, stands := e.StandIn(); stands {
			rule, what = "RW-ROAD-01, RW-ROAD-05", article(t.unit(e.Seat, e.Unit))
		}
		t.line("proves", rule, "%sthe winning runes are shown, and %s is placed on the %s deck",
			t.actor(e.Seat), what, Season(e.Season()))
	case runewars.VictoryFailed:
		rule, what := "RW-ROAD-02", "the Victory card"
		if kind, stands := e.StandIn(); stands {
			rule, what = "RW-ROAD-02, RW-ROAD-05", "the "+t.unit(e.Seat, kind)
		}
		t.line("victory", rule, "%s has too few runes after a year and takes back %s of %s",
			t.Seat(e.Seat), what, Season(e.Season()))
	case runewars.SeatOut:
		t.line("out", "RW-ELIM-01", "%s no longer controls an area", t.Seat(e.Seat))
	case runewars.ScriptBegan:
		t.line("event", "", "%s", t.event(e.Index()))
	case runewars.AreaScorched:
		t.line("", "", "%s is removed from the game", t.area(e.Area))
	case runewars.EndingMet:
		t.line("ending", "", "%s", t.ending(e))
	case runewars.CardDone:
		t.idle()
	case runewars.RunesCounted:
		t.whose, t.order, t.counting = runewars.NoSeat, runewars.NoOrder, true
		t.head("The last winter is over")
	case runewars.GameEnded:
		t.head("%s", t.Ending(e.End(), e.Seat))
	default:
		return false
	}
	return true
}

// event returns the name of a scenario's event.
func (t *Narrator) event(n uint8) string { return calledIn(t.game.Events, n) }

// calledIn returns a name of a list; a number if the list is shorter, as in games without a scenario.
func calledIn(list []string, n uint8) string {
	if int(n) < len(list) {
		return list[n]
	}
	return fmt.Sprintf("number %d of the scenario", n+1)
}

// ending returns the scenario's name for the way in which a seat has won or lost.
func (t *Narrator) ending(e *runewars.Event) string {
	if e.Won() {
		return fmt.Sprintf("%s has won: %s", t.Seat(e.Seat), calledIn(t.game.Wins, e.Index()))
	}
	return fmt.Sprintf("%s has lost: %s", t.Seat(e.Seat), calledIn(t.game.Loses, e.Index()))
}

// narrateOrder words Orders, and their gains in cards and numbers.
func (t *Narrator) narrateOrder(e *runewars.Event) bool {
	switch e.Kind {
	case runewars.OrderRevealed:
		t.pending.shown = append(t.pending.shown, t.Seat(e.Seat)+" "+Order(e.Card))
	case runewars.OrderBegan:
		t.whose, t.order = e.Seat, e.Card
		t.head("%s: %s", t.Seat(e.Seat), Order(e.Card))
	case runewars.BonusWon:
		t.line("bonus", "RW-ORD-02", "the Supremacy Bonus of %s", at(orderNames[:], int(e.Card), "the Order"))
	case runewars.DialSet:
		t.dialSet(e)
	case runewars.InfluenceGained:
		t.line("gains", t.gainRule(), "%sinfluence %d", t.actor(e.Seat), e.Influence())
	case runewars.InfluencePaid:
		head := "pays"
		if e.Lost() {
			head = "loses"
		}
		t.line(head, t.payRule(), "%sinfluence %d", t.actor(e.Seat), e.Influence())
	case runewars.CityGave:
		t.line("city", "RW-CITY-01", "%s%s gives %s", t.actor(e.Seat), t.area(e.Area), gift(e.Gift(), e.Count()))
	case runewars.TitleTaken:
		t.line("title", "RW-TITLE-01", "%s%s, with influence %d on it", t.actor(e.Seat), t.title(e.Card), e.Influence())
	case runewars.TitleReturned:
		t.line("title", "RW-ELIM-01", "%s no longer has an owner", t.title(e.Card))
	default:
		return false
	}
	return true
}

// gainRule returns the rule by which influence is gained: that of a card, of the Order, or outside all turns that of
// the season.
func (t *Narrator) gainRule() string {
	switch {
	case !t.begun:
		return "RW-SETUP-27"
	case t.council:
		return "RW-TITLE-02"
	case t.whose != runewars.NoSeat:
		return t.rule(orderRule(t.order))
	case t.season == runewars.Fall:
		return t.rule("RW-SEAS-08")
	case t.season == runewars.Summer: // a hero has come to a token that lies open
		return t.rule("RW-EXPL-01")
	}
	return t.rule("")
}

// payRule returns the rule by which influence is paid: for a bid, a card, heroes or a Title.
func (t *Narrator) payRule() string {
	switch {
	case t.before == runewars.BidMade:
		return "RW-BID-01"
	case t.before == runewars.PortalsOpened:
		return "RW-EXPL-01"
	case t.by == byItself && t.order == runewars.AcquirePower:
		return "RW-TITLE-01"
	case t.by == byItself && t.order == runewars.RallySupport:
		return "RW-ORD-09"
	}
	return t.rule("")
}

// gift words a city's gift.
func gift(g runewars.Gift, n int) string {
	switch g {
	case runewars.GiveInfluence:
		return fmt.Sprintf("influence %d", n)
	case runewars.GiveTactics:
		return words.CountOf(n, "Tactics card")
	case runewars.GiveQuests:
		return words.CountOf(n, "Quest card")
	}
	return words.CountOf(n, "neutral unit")
}

// endNames words the reason for the end of a game, by runewars.End.
var endNames = [runewars.Ends]string{
	"the game goes on", "enough dragon runes", "most dragon runes after the last winter",
	"no other player controls an area", "the scenario's own condition is met",
}

// endRules are the rules by which a game ends.
var endRules = [runewars.Ends]string{"", "RW-VICT-01", "RW-VICT-02", "RW-ELIM-01", ""}

// Ending words the end of the game.
func (t *Narrator) Ending(how runewars.End, winner uint8) string {
	who := "No player wins"
	if int(winner) < len(t.game.Factions) {
		who = t.Seat(winner) + " wins"
	}
	text := fmt.Sprintf("%s: %s", who, at(endNames[:], int(how), "it is over"))
	rule := at(endRules[:], int(how), "")
	if how == runewars.ByRunes && !t.game.Rules.Options.Instant {
		text, rule = text+", held for a year", rule+", RW-ROAD-02"
	}
	if rule != "" {
		text += " [" + rule + "]"
	}
	return text
}
