package narrate

import (
	"strconv"

	"muster/internal/engine/command/kernel"
	"muster/internal/words"
)

// sentence is the line of a kind of event: a heading word, and a text with fields in braces.
type sentence struct{ head, text string }

func line(head, text string) sentence { return sentence{head, text} }

// sentences has the line of each kind of event. The others are part of another line, or follow adds their lines. No
// line names the cards that a player draws, because they are hidden.
var sentences = [kernel.EventKinds]sentence{
	kernel.CardPlayed:     line("plays", "{card}"),
	kernel.CardCopied:     line("", "copies {card}{mirrored}"),
	kernel.FellBack:       line("", "{chosen}"),
	kernel.OrdersRolled:   line("", "{dice} for orders: {faces}"),
	kernel.BlocksRolled:   line("", "{dice} for blocks: {faces}"),
	kernel.ChainBegan:     line("", "a chain from {leader}"),
	kernel.ActionUsed:     line("inspires", "{action}, for {tokens}, {tokens left} left"),
	kernel.UnitMended:     line("", "{unit} get {blocks} back, {blocks now} now"),
	kernel.UnitMoved:      line("moves", "{group} to {to}, {hexes}"),
	kernel.UnitCharged:    line("charges", "{group} to {to}, {hexes}"),
	kernel.UnitLeft:       line("leaves", "{group} leave the board: {banners}"),
	kernel.LeaderMoved:    line("moves", "{leader} to {to}, {hexes}"),
	kernel.LeaderSent:     line("moves", "{leader} to {to}, {hexes}"),
	kernel.LeaderLeft:     line("leaves", "{leader} leaves the board: {banners}"),
	kernel.LeaderJoined:   line("", "{Leader name} joins the {name}"),
	kernel.Attacked:       line("battle", "{unit} {verb} {target}{far}"),
	kernel.CardReacted:    line("answers", "{actor}{card}: {unit} strike first at {foe}{extra dice}"),
	kernel.UnitEvades:     line("", "{unit} evade"),
	kernel.DiceRolled:     line("", "{early}{dice}: {faces}"),
	kernel.SwordsIgnored:  line("", "{unit} ignore {swords}"),
	kernel.BlocksLost:     line("", "{unit} lose {blocks}{loss}{left}"),
	kernel.UnitEliminated: line("", "{unit} are eliminated: {banners} for {rival}"),
	kernel.LeaderChecked:  line("", "casualty check for {leader}, {dice}: {faces}"),
	kernel.LeaderFell:     line("", "{leader} falls: {banners} for {rival}"),
	kernel.FlagsIgnored:   line("", "{defenders} ignore {flags} of {flags shown}"),
	kernel.UnitRetreated:  line("", "{group} {evading} to {to}, {hexes}"),
	kernel.RetreatBlocked: line("", "{unit} cannot fall back {hexes}"),
	kernel.BattledBack:    line("", "{unit} battle back"),
	kernel.Advanced:       line("", "{group} advance to {to}, {hexes}"),
	kernel.AdvancedOn:     line("", "{group} advance again to {to}, {hexes}"),
	kernel.LeaderEvaded:   line("", "{leader} goes back to {to}"),
	kernel.EscapeRolled:   line("", "{leader} tries to get past the enemy at {to}, {dice}: {faces}"),
	kernel.LeaderFled:     line("", "{leader} leaves the board over the edge of the own side"),
	kernel.TokensGained:   line("tokens", "{actor}{Inspired Action tokens}, {tokens left} now"),
	kernel.CardDrawn:      line("draws", "{actor}a card"),
	kernel.CardKept:       line("draws", "{actor}{drawn cards} and keeps one"),
	kernel.DeckMade:       line("deck", "the discards are shuffled into a new deck, {cards} cards"),
	kernel.ObjectiveHeld:  line("holds", "{side} holds {objective}: {objective banners}"),
	kernel.ObjectiveLost:  line("loses", "{side} loses {objective}"),
}

// fields are the fields of sentences.
var fields = map[string]func(*Narrator, *kernel.Event) string{
	"actor":       func(t *Narrator, e *kernel.Event) string { return t.actor(e.Camp) },
	"side":        func(t *Narrator, e *kernel.Event) string { return t.b.Seat(e.Camp) },
	"rival":       func(t *Narrator, e *kernel.Event) string { return t.b.Seat(e.Camp.Other()) },
	"name":        func(t *Narrator, e *kernel.Event) string { return t.name(e.Unit) },
	"unit":        func(t *Narrator, e *kernel.Event) string { return t.unit(e.Unit) },
	"group":       func(t *Narrator, e *kernel.Event) string { return t.withLeader(e.Unit, e.Leader) },
	"defenders":   func(t *Narrator, e *kernel.Event) string { return t.withLeader(e.Unit, t.attached(e.Unit)) },
	"foe":         func(t *Narrator, e *kernel.Event) string { return t.unit(e.Target) },
	"leader":      func(t *Narrator, e *kernel.Event) string { return t.leader(e.Leader) },
	"Leader name": func(t *Narrator, e *kernel.Event) string { return t.b.Leaders[e.Leader].Name },
	"target":      (*Narrator).target,
	"verb":        (*Narrator).verb,
	"far":         (*Narrator).far,
	"early":       (*Narrator).early,
	"left":        (*Narrator).left,
	"card":        (*Narrator).card,
	"to":          func(t *Narrator, e *kernel.Event) string { return t.hex(e.To) },
	"hexes":       func(t *Narrator, e *kernel.Event) string { return words.Hexes(e.Hexes()) },
	"dice":        func(t *Narrator, e *kernel.Event) string { return words.Dice(e.Dice()) },
	"faces":       func(t *Narrator, e *kernel.Event) string { return words.Faces(faceNames[:], e.Faces[:]) },
	"extra dice":  func(t *Narrator, e *kernel.Event) string { return extraDice(e.ExtraDice()) },
	"swords":      func(t *Narrator, e *kernel.Event) string { return swords(e.Swords()) },
	"flags":       func(t *Narrator, e *kernel.Event) string { return strconv.Itoa(e.Flags()) },
	"flags shown": func(t *Narrator, e *kernel.Event) string { return words.CountOf(e.FlagsShown(), "flag") },
	"blocks":      func(t *Narrator, e *kernel.Event) string { return words.CountOf(e.Blocks(), "block") },
	"blocks now":  func(t *Narrator, e *kernel.Event) string { return strconv.Itoa(t.blocks[e.Unit]) },
	"banners":     func(t *Narrator, e *kernel.Event) string { return banners(e.Banners()) },
	"action":      func(t *Narrator, e *kernel.Event) string { return t.b.Inspired[e.Action()].Name },
	"tokens":      func(t *Narrator, e *kernel.Event) string { return words.CountOf(e.Tokens(), "token") },
	"Inspired Action tokens": func(t *Narrator, e *kernel.Event) string {
		return words.CountOf(e.Tokens(), "Inspired Action token")
	},
	"tokens left": func(t *Narrator, e *kernel.Event) string { return strconv.Itoa(t.tokens[e.Camp]) },
	"cards":       func(t *Narrator, e *kernel.Event) string { return strconv.Itoa(e.Cards()) },
	"drawn cards": func(t *Narrator, e *kernel.Event) string { return words.CountOf(t.drawn, "card") },
	"objective":   func(t *Narrator, e *kernel.Event) string { return Objective(t.b, e.Objective()) },
	"objective banners": func(t *Narrator, e *kernel.Event) string {
		return banners(t.b.Rules.Objectives[e.Objective()].Banners)
	},
	"mirrored": func(t *Narrator, e *kernel.Event) string {
		return words.Either(e.Mirrored(), ", left and right swapped", "")
	},
	"chosen": func(t *Narrator, e *kernel.Event) string {
		return words.Either(e.Chosen(), "the player orders any one unit instead of a chain",
			"the card can order no unit: the player orders any one unit instead")
	},
	"evading": func(t *Narrator, e *kernel.Event) string { return words.Either(e.Evading(), "evade", "fall back") },
	"loss": func(t *Narrator, e *kernel.Event) string {
		return words.Either(e.Loss() == kernel.ByBlock, " (retreat blocked)", "")
	},
}
