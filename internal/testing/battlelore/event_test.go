package battlelore_test

import "muster/internal/engine/battlelore"

// eventRow is a kind of event in vectors.
type eventRow struct {
	word  string // of the key watch
	text  string // vectortest.EventText replaces the fields
	usual bool   // a vector compares it by default: the result of a choice, not the choice itself
}

// eventRows has the row of each kind of event.
var eventRows = [battlelore.EventKinds]eventRow{
	battlelore.TurnBegan:      {"turn", "turn $turn $side", false},
	battlelore.CardPlayed:     {"played", "played ${from the rack}$card", false},
	battlelore.CardCopied:     {"copied", "copied $card$mirrored", true},
	battlelore.FellBack:       {"fell-back", "fell-back", true},
	battlelore.OrdersRolled:   {"orders", "orders$faces", true},
	battlelore.UnitOrdered:    {"ordered", "ordered $unit", false},
	battlelore.UnitMoved:      {"moved", "$unit moved $to", false},
	battlelore.UnitRushed:     {"rushed", "$unit rushed $to", false},
	battlelore.UnitLeft:       {"left", "$unit left", true},
	battlelore.Attacked:       {"attacked", "$unit attacked $target at $distance", false},
	battlelore.DiceRolled:     {"rolled", "rolled$faces", true},
	battlelore.DiceAgain:      {"again", "again$faces", true},
	battlelore.StrikesIgnored: {"spared", "$unit spared $strikes", true},
	battlelore.FiguresLost:    {"loses", "$unit loses $figures$loss", true},
	battlelore.UnitKilled:     {"killed", "$unit killed", true},
	battlelore.FlagsIgnored:   {"ignores", "$unit ignores $flags of ${flags shown}", true},
	battlelore.UnitRetreated:  {"retreats", "$unit retreats $to", true},
	battlelore.RetreatBlocked: {"blocked", "$unit blocked $hexes", true},
	battlelore.PanicRolled:    {"panics", "$unit panics$faces", true},
	battlelore.BattledBack:    {"back", "$unit back at $target", false},
	battlelore.GroundGained:   {"gained", "$unit gained $to", false},
	battlelore.Pursued:        {"pursued", "$unit pursued $to", false},
	battlelore.CardDrawn:      {"drawn", "drawn $card", false},
	battlelore.CardKept:       {"kept", "kept $card", false},
	battlelore.CardDiscarded:  {"discarded", "discarded $discarded$card", false},
	battlelore.CardOpened:     {"opened", "opened $card", false},
	battlelore.DeckMade:       {"deck", "deck $cards", true},
	battlelore.ObjectiveHeld:  {"held", "held $objective $camp", true},
	battlelore.ObjectiveLost:  {"given-up", "given-up $objective $camp", true},
	battlelore.GameEnded:      {"over", "over $winner $end", true},
	battlelore.TokensGained:   {"gains", "$player gains $tokens $gain", true},
	battlelore.TokensPaid:     {"pays", "$payer pays $tokens", true},
	battlelore.LoreDrawn:      {"lore-drawn", "$player lore-drawn $cards keeps $kept", false},
	battlelore.LoreKept:       {"lore-kept", "$player lore-kept $kept", false},
	battlelore.LoreDropped:    {"dropped", "$player dropped ${Lore card}", false},
	battlelore.LoreDeckMade:   {"lore-deck", "lore-deck $cards", true},
	battlelore.CouncilSet:     {"council", "$player council${seats taken}", true},
	battlelore.CriticalRolled: {"critical", "$unit critical$faces", true},
	battlelore.Trampled:       {"tramples", "$unit tramples $target for $hexes", true},
	battlelore.PaceRolled:     {"paces", "$unit paces $hexes$faces", true},
	battlelore.PowerUsed:      {"uses", "$unit uses $power", false},
	battlelore.PowerRolled:    {"power-rolled", "$unit power-rolled $target$faces", true},
	battlelore.PowerStruck:    {"struck", "$unit struck $target $harm${in hexes}", true},
	battlelore.LoreStored:     {"stores", "$unit stores $tokens${from its lair}", true},
	battlelore.TokenPut:       {"bears", "$unit bears ${kind of token}", true},
	battlelore.TokenRolled:    {"suffers", "$unit suffers ${kind of token}$faces", true},
	battlelore.TokenGone:      {"sheds", "$unit sheds ${kind of token}", true},
	battlelore.Mended:         {"mends", "$unit mends $figures", true},
	battlelore.FlightBegan:    {"flies-off", "$unit flies-off", false},
	battlelore.FlownOver:      {"flies-over", "$unit flies-over $target", true},
	battlelore.Landed:         {"lands", "$unit lands $to$fell", true},
	battlelore.LorePlayed:     {"casts", "$player casts ${Lore card} for $tokens", false},
	battlelore.LoreAimed:      {"aims", "$player aims ${Lore card} at $unit", false},
	battlelore.LoreAimedAt:    {"aims-at", "$player aims-at ${Lore card} at $section", false},
	battlelore.LoreCancelled:  {"cancelled", "$player cancelled ${Lore card}", true},
	battlelore.LoreReturned:   {"returned", "$player returned ${Lore card}", true},
	battlelore.PlacePlaced:    {"site-placed", "$player site-placed $to", false},
	battlelore.PlaceLost:      {"site-lost", "$player site-lost", true},
	battlelore.PlaceGone:      {"site-gone", "$player site-gone $from", true},
	battlelore.UnitSlipped:    {"slips", "$unit slips $to", false},
	battlelore.UnitPromoted:   {"rises", "$unit rises to $colour", true},
	battlelore.CallRolled:     {"calls", "$unit calls$faces", true},
	battlelore.CreatureCame:   {"came", "$unit came $to", true},
	battlelore.ModifierPlaced: {"spell", "$unit spell", false},
	battlelore.UnitPlaced:     {"placed", "$unit placed $to", false},
	battlelore.UnitReturned:   {"comes-back", "$unit comes-back $to with $figures", true},
	battlelore.UnitShifted:    {"shifted", "$unit shifted $to", false},
	battlelore.LoreStruck:     {"dice", "$unit dice$faces", true},
	battlelore.DiceTaken:      {"taken", "$unit taken$faces", true},
	battlelore.HitsIgnored:    {"disregards", "$unit disregards $hits $ignored", false},
	battlelore.StrikesTurned:  {"turned", "$unit turned", true},
	battlelore.BattleBroken:   {"broken-off", "$unit broken-off $target", true},
	battlelore.TokensStolen:   {"steals", "$player steals $tokens of $loser", true},
	battlelore.TokensForgone:  {"forgoes", "$player forgoes", false},
	battlelore.SightGained:    {"sight", "$player sight $cards", false},
	battlelore.CardTakenBack:  {"taken-back", "$player taken-back ${to the rack}$card", true},
	battlelore.CardForced:     {"forced", "$player forced $card", true},
	battlelore.LoreRival:      {"rival", "$player rival ${Lore card} at $rival", false},
	battlelore.RuleGave:       {"given", "$unit given $gift", false},
}

// eventWords returns the words of the key watch.
func eventWords() (words []string) {
	for _, row := range eventRows {
		words = append(words, row.word)
	}
	return words
}
