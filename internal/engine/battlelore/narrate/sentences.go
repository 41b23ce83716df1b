package narrate

import (
	"strconv"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/words"
)

// noUnit is the reason for a unit of choice.
const noUnit = "the card can order no unit"

// sentence is the line of a kind of event: a heading word and a text, both with fields in braces.
type sentence struct{ head, text string }

func line(head, text string) sentence { return sentence{head, text} }

// sentences has the line of each kind of event. The others are part of another line, or follow adds their lines. No
// line names the cards that a player draws, because they are hidden.
var sentences = [battlelore.EventKinds]sentence{
	battlelore.CardPlayed:     line("plays", "{card}{from the rack}"),
	battlelore.CardCopied:     line("", "copies {card}{mirrored}"),
	battlelore.FellBack:       line("", "{none}: the player orders any one unit instead"),
	battlelore.OrdersRolled:   line("", "{dice} for orders: {faces}"),
	battlelore.UnitMoved:      line("moves", "{unit} to {to}, {hexes}"),
	battlelore.UnitRushed:     line("rushes", "{unit} to {to}, {hexes}"),
	battlelore.UnitLeft:       line("leaves", "{unit} {do leave} the field: {banners}{won}"),
	battlelore.Attacked:       line("battle", "{unit} {verb} {target}{far}"),
	battlelore.DiceRolled:     line("", "{dice}: {faces}"),
	battlelore.DiceAgain:      line("", "rolled again: {faces}"),
	battlelore.StrikesIgnored: line("", "{unit} {do ignore} {strikes}"),
	battlelore.FiguresLost:    line("", "{unit} {loses}{loss}{left}"),
	battlelore.UnitKilled:     line("", "{unit} {do are} destroyed: {banners} for {taker}"),
	battlelore.FlagsIgnored:   line("", "{unit} {do ignore} {flags} of {flags shown}"),
	battlelore.UnitRetreated:  line("", "{unit} {do fall} back to {to}"),
	battlelore.RetreatBlocked: line("", "{unit} cannot fall back {hexes}"),
	battlelore.PanicRolled:    line("", "panic, {dice}: {faces}"),
	battlelore.BattledBack:    line("", "{unit} {do battle} back{answers}"),
	battlelore.GroundGained:   line("", "{unit} {do gain} ground at {to}"),
	battlelore.Pursued:        line("", "{unit} {pursuit}"),
	battlelore.CardDrawn:      line("draws", "a card"),
	battlelore.CardKept:       line("draws", "{drawn cards} and keeps one"),
	battlelore.CardOpened:     line("rack", "{card}"),
	battlelore.DeckMade:       line("deck", "the discards are shuffled into a new deck, {cards} cards"),
	battlelore.ObjectiveHeld:  line("holds", "the {people} hold {objective}: {objective banners}{won}"),
	battlelore.ObjectiveLost:  line("loses", "the {people} lose {objective}"),
	battlelore.TokensGained:   line("tokens", "{actor}{tokens} {gain}, {tokens left} now"),
	battlelore.LoreKept:       line("lore", "{actor}{kept}"),
	battlelore.LoreDeckMade:   line("deck", "the Lore discards are shuffled into a new deck, {cards} cards"),
	battlelore.CouncilSet:     line("council", "{seat}: {council}"),
	battlelore.CriticalRolled: line("", "critical roll at {unit}, {dice}: {faces}"),
	battlelore.Trampled:       line("", "{unit} {do trample} {target}, in the way of {hexes}"),
	battlelore.PaceRolled:     line("moves", "{unit} {do roll} for {its} move: {faces}, so {hexes}"),
	battlelore.PowerUsed:      line("power", "{unit} {do use} {power}{counting}"),
	battlelore.PowerRolled:    line("", "{dice} at {target}: {faces}"),
	battlelore.PowerStruck:    line("", "it {struck}"),
	battlelore.LoreStored:     line("{lair}", "{tokens} stored on {unit}"),
	battlelore.TokenPut:       line("", "{token} on {unit}"),
	battlelore.TokenRolled:    line("token", "{token} on {unit}: {faces}"),
	battlelore.TokenGone:      line("token", "{token} removed from {unit}"),
	battlelore.Mended:         line("{mender}", "{unit} {regains}{left}"),
	battlelore.FlightBegan:    line("flies", "{unit} {do fly} up"),
	battlelore.FlownOver:      line("", "{name} {do fly} over {target}"),
	battlelore.Landed:         line("", "{name} {lands} at {to}"),
	battlelore.LorePlayed:     line("lore", "{actor}{Lore card}{strange}, for {tokens}, {tokens left} left"),
	battlelore.LoreAimedAt:    line("", "in the {section} section of {player}"),
	battlelore.LoreCancelled:  line("", "{Lore card} is cancelled"),
	battlelore.LoreReturned:   line("", "{actor}{Lore card} returns to the hand"),
	battlelore.PlacePlaced:    line("places", "{seat}: {place} at {to}"),
	battlelore.PlaceLost:      line("places", "{seat}: no hex or tile for {place}"),
	battlelore.PlaceGone:      line("", "{place} at {from} is used up"),
	battlelore.UnitSlipped:    line("moves", "{unit} {do slip} through a hidden passage to {to}, {hexes}"),
	battlelore.UnitPromoted:   line("landmark", "{unit} {do get} the {colour} banner"),
	battlelore.CallRolled:     line("calls", "{unit} {do roll} for {target name}, {dice}: {faces}{came}"),
	battlelore.CreatureCame:   line("", "{name} comes to {to}"),
	battlelore.UnitPlaced:     line("", "{unit} {do are} moved to {to}"),
	battlelore.UnitReturned:   line("", "{unit} {do come} back, with {figures}"),
	battlelore.UnitShifted:    line("", "{unit} {do are} moved to {to}"),
	battlelore.LoreStruck:     line("", "{dice} at {unit}: {faces}"),
	battlelore.DiceTaken:      line("", "to be rolled again: {faces}"),
	battlelore.HitsIgnored:    line("", "{unit} {do ignore} {hits}"),
	battlelore.StrikesTurned:  line("", "the bonus strikes of {unit} turn against {them}"),
	battlelore.BattleBroken:   line("", "the attack of {unit} on {target} is cancelled"),
	battlelore.TokensStolen:   line("tokens", "{actor}takes {tokens} from {loser}, {tokens left} now"),
	battlelore.TokensForgone:  line("", "{actor}gains no Lore tokens from battles {until}"),
	battlelore.SightGained:    line("", "{actor}draws {Command cards} at the end of the turn and keeps one"),
	battlelore.CardTakenBack:  line("", "{card} returns to the {hand}"),
	battlelore.CardForced:     line("", "{actor}plays {card} instead"),
	battlelore.LoreRival:      line("", "at {rival}"),
	battlelore.RuleGave:       line("rule", "{gift}: {unit}"),
}

// field words a field of an event. "do" before a verb makes it agree with the unit.
func (t *Narrator) field(name string, e *battlelore.Event) string {
	if verb, ok := strings.CutPrefix(name, "do "); ok {
		return t.do(e.Unit, verb)
	}
	return fields[name](t, e)
}

// fields are the fields of sentences.
var fields = map[string]func(*Narrator, *battlelore.Event) string{
	"actor":       func(t *Narrator, e *battlelore.Event) string { return t.actor(e.Player) },
	"seat":        func(t *Narrator, e *battlelore.Event) string { return t.seat(e.Player) },
	"player":      func(t *Narrator, e *battlelore.Event) string { return words.LowerArticle(t.seat(e.Player)) },
	"loser":       func(t *Narrator, e *battlelore.Event) string { return words.LowerArticle(t.seat(e.Loser())) },
	"rival":       func(t *Narrator, e *battlelore.Event) string { return words.LowerArticle(t.seat(e.Rival())) },
	"people":      func(t *Narrator, e *battlelore.Event) string { return People(e.Camp()) },
	"name":        func(t *Narrator, e *battlelore.Event) string { return t.name(e.Unit) },
	"unit":        func(t *Narrator, e *battlelore.Event) string { return t.unit(e.Unit) },
	"target":      func(t *Narrator, e *battlelore.Event) string { return t.unit(e.Target) },
	"target name": func(t *Narrator, e *battlelore.Event) string { return t.name(e.Target) },
	"its": func(t *Narrator, e *battlelore.Event) string {
		return words.Either(t.kind(e.Unit).Class == battlelore.Creature, "its", "their")
	},
	"them": func(t *Narrator, e *battlelore.Event) string {
		return words.Either(t.kind(e.Unit).Class == battlelore.Creature, "it", "them")
	},
	"verb":     (*Narrator).verb,
	"far":      (*Narrator).far,
	"loses":    (*Narrator).loses,
	"loss":     func(t *Narrator, e *battlelore.Event) string { return why(e.Loss()) },
	"left":     (*Narrator).left,
	"taker":    (*Narrator).taker,
	"answers":  func(t *Narrator, e *battlelore.Event) string { return t.answers(e.Unit) },
	"won":      func(t *Narrator, e *battlelore.Event) string { return t.won(e.Player) },
	"pursuit":  (*Narrator).pursuit,
	"struck":   (*Narrator).struck,
	"counting": (*Narrator).counting,
	"regains":  (*Narrator).regains,
	"strange":  (*Narrator).strange,
	"hits":     (*Narrator).hits,
	"kept":     (*Narrator).kept,
	"council":  (*Narrator).council,
	"from":     func(t *Narrator, e *battlelore.Event) string { return t.hex(e.From) },
	"to":       func(t *Narrator, e *battlelore.Event) string { return t.hex(e.To) },
	"hexes":    func(t *Narrator, e *battlelore.Event) string { return words.Hexes(e.Hexes()) },
	"section":  func(t *Narrator, e *battlelore.Event) string { return e.Section().String() },
	"dice":     func(t *Narrator, e *battlelore.Event) string { return words.Dice(e.Dice()) },
	"faces":    func(t *Narrator, e *battlelore.Event) string { return words.Faces(faceNames[:], e.Faces[:]) },
	"strikes": func(t *Narrator, e *battlelore.Event) string {
		return words.CountOf(e.Strikes(), "bonus strike")
	},
	"flags":       func(t *Narrator, e *battlelore.Event) string { return strconv.Itoa(e.Flags()) },
	"flags shown": func(t *Narrator, e *battlelore.Event) string { return words.CountOf(e.FlagsShown(), "flag") },
	"figures":     func(t *Narrator, e *battlelore.Event) string { return words.CountOf(e.Figures(), "figure") },
	"banners":     func(t *Narrator, e *battlelore.Event) string { return banners(e.Banners()) },
	"colour":      func(t *Narrator, e *battlelore.Event) string { return faceNames[e.Colour()] },
	"objective":   func(t *Narrator, e *battlelore.Event) string { return Objective(t.b, e.Objective()) },
	"objective banners": func(t *Narrator, e *battlelore.Event) string {
		return banners(t.b.Rules.Objectives[e.Objective()].Banners)
	},
	"card":        func(t *Narrator, e *battlelore.Event) string { return t.b.Cards[e.Card()].Name },
	"cards":       func(t *Narrator, e *battlelore.Event) string { return strconv.Itoa(e.Cards()) },
	"drawn cards": func(t *Narrator, e *battlelore.Event) string { return words.CountOf(t.drawn, "card") },
	"Command cards": func(t *Narrator, e *battlelore.Event) string {
		return words.CountOf(e.Cards(), "Command card")
	},
	"Lore card":   func(t *Narrator, e *battlelore.Event) string { return t.card(e.LoreCard()) },
	"tokens":      func(t *Narrator, e *battlelore.Event) string { return words.CountOf(e.Tokens(), "Lore token") },
	"tokens left": func(t *Narrator, e *battlelore.Event) string { return strconv.Itoa(t.lore.tokens[e.Player]) },
	"gain":        func(t *Narrator, e *battlelore.Event) string { return gain(e.Gain()) },
	"until":       func(t *Narrator, e *battlelore.Event) string { return until(e.Until()) },
	"token":       func(t *Narrator, e *battlelore.Event) string { return pick(t.b.Tokens, e.TokenKind()) },
	"power":       func(t *Narrator, e *battlelore.Event) string { return pick(t.b.Powers, e.Power()) },
	"place":       func(t *Narrator, e *battlelore.Event) string { return t.place(e.PlaceKind()) },
	"gift":        func(t *Narrator, e *battlelore.Event) string { return t.gift(e.Gift()) },
	"none":        func(t *Narrator, e *battlelore.Event) string { return t.none },
	"from the rack": func(t *Narrator, e *battlelore.Event) string {
		return words.Either(e.FromRack(), ", from the rack", "")
	},
	"hand": func(t *Narrator, e *battlelore.Event) string { return words.Either(e.ToRack(), "rack", "hand") },
	"lair": func(t *Narrator, e *battlelore.Event) string { return words.Either(e.FromLair(), "lair", "") },
	"lands": func(t *Narrator, e *battlelore.Event) string {
		return t.do(e.Unit, words.Either(e.Fell(), "fall", "land"))
	},
	"came": func(t *Narrator, e *battlelore.Event) string {
		return words.Either(e.Faces[battlelore.Lore] == 0, ", so it does not come", "")
	},
	"mender": func(t *Narrator, e *battlelore.Event) string {
		return [battlelore.MenderKinds]string{battlelore.ByLandmark: "landmark", battlelore.ByRule: "heals"}[e.Mender()]
	},
	"mirrored": func(t *Narrator, e *battlelore.Event) string {
		return words.Either(e.Mirrored() && !t.b.Rules.Cards[e.Card()].Tactic, ", left and right swapped", "")
	},
}
