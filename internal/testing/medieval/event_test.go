package medieval_test

import (
	"strconv"
	"strings"
	"testing"

	"muster/internal/engine/command"
	"muster/internal/engine/command/kernel"
	"muster/internal/testing/vectortest"
	"muster/maps/hex"
)

// eventRow is a kind of event in vectors.
type eventRow struct {
	word  string // of the key watch
	text  string // vectortest.EventText replaces the fields
	usual bool   // a vector compares it by default: the result of a choice, not the choice itself
}

// eventRows has the row of each kind of event.
var eventRows = [kernel.EventKinds]eventRow{
	kernel.TurnBegan:      {"turn", "turn $turn $camp", false},
	kernel.CardPlayed:     {"played", "played $card", false},
	kernel.CardCopied:     {"copied", "copied $card$mirrored", true},
	kernel.FellBack:       {"fell-back", "fell-back$chosen", true},
	kernel.OrdersRolled:   {"orders", "orders$faces", true},
	kernel.BlocksRolled:   {"mending", "mending$faces", true},
	kernel.ChainBegan:     {"chain", "$leader chain", false},
	kernel.UnitOrdered:    {"ordered", "$unit ordered", false},
	kernel.LeaderOrdered:  {"leader-ordered", "$leader leader-ordered", false},
	kernel.ActionUsed:     {"used", "used $action $tokens", false},
	kernel.UnitMended:     {"mended", "$unit mended $blocks", false},
	kernel.UnitMoved:      {"moved", "$from moved $to", false},
	kernel.UnitCharged:    {"charged", "$from charged $to", false},
	kernel.UnitLeft:       {"left", "$unit left $banners", true},
	kernel.LeaderMoved:    {"leader-moved", "leader $from leader-moved $to", false},
	kernel.LeaderSent:     {"sent", "leader $from sent $to", false},
	kernel.LeaderLeft:     {"leader-left", "leader $leader left $banners", true},
	kernel.LeaderJoined:   {"joined", "$leader joined", false},
	kernel.Attacked:       {"attacked", "$unit attacked $target at $distance", false},
	kernel.CardReacted:    {"reacted", "reacted $card", false},
	kernel.UnitEvades:     {"evades", "$unit evades", false},
	kernel.DiceRolled:     {"rolled", "rolled$faces", true},
	kernel.SwordsIgnored:  {"spared", "$unit spared $swords", true},
	kernel.BlocksLost:     {"loses", "$unit loses $blocks$loss", true},
	kernel.UnitEliminated: {"eliminated", "$unit eliminated $banners", true},
	kernel.LeaderChecked:  {"checked", "checked $leader$faces", true},
	kernel.LeaderFell:     {"fell", "leader $leader fell $banners", true},
	kernel.FlagsIgnored:   {"ignores", "$unit ignores $flags of ${flags shown}", false},
	kernel.UnitRetreated:  {"retreats", "$from $evading $to", false},
	kernel.RetreatBlocked: {"blocked", "$unit blocked $hexes", false},
	kernel.BattledBack:    {"back", "$unit back", false},
	kernel.Advanced:       {"advanced", "$from advanced $to", false},
	kernel.AdvancedOn:     {"advanced-on", "$from advanced-on $to", false},
	kernel.LeaderEvaded:   {"flees", "leader $from flees $to", false},
	kernel.EscapeRolled:   {"escape", "escape $leader$faces", true},
	kernel.LeaderFled:     {"fled", "leader $leader fled", true},
	kernel.TokensGained:   {"tokens", "$camp tokens $tokens", false},
	kernel.CardDrawn:      {"drawn", "drawn $card", false},
	kernel.CardKept:       {"kept", "kept $card", false},
	kernel.CardDiscarded:  {"discarded", "discarded $card", false},
	kernel.DeckMade:       {"deck", "deck $cards", false},
	kernel.ObjectiveHeld:  {"held", "held $objective $camp", true},
	kernel.ObjectiveLost:  {"given-up", "given-up $objective $camp", true},
	kernel.GameEnded:      {"over", "over $winner $end", true},
}

// eventWords returns the words of the key watch.
func eventWords() (words []string) {
	for _, row := range eventRows {
		words = append(words, row.word)
	}
	return words
}

// fieldWords are the words of fields by value.
var fieldWords = map[command.EventField][]string{
	command.FieldMirrored: {"", " mirrored"},
	command.FieldChosen:   {"", " chosen"},
	command.FieldEvading:  {"retreats", "evades"},
	command.FieldLoss:     {kernel.ByHits: "", kernel.ByBlock: " blocked"},
	command.FieldEnd: {
		kernel.ByBanners: "banners", kernel.ByRout: "rout", kernel.ByTurns: "turns", kernel.ByCap: "cap",
		kernel.ByNoCard: "no-card",
	},
}

// eventFields are the fields whose words only a game knows.
var eventFields = map[string]func(*game, *kernel.Event) string{
	"camp":      func(_ *game, e *kernel.Event) string { return sideWords[e.Camp] },
	"unit":      func(g *game, e *kernel.Event) string { return g.piece(e, e.Unit) },
	"target":    func(g *game, e *kernel.Event) string { return g.piece(e, e.Target) },
	"leader":    func(g *game, e *kernel.Event) string { return g.piece(e, kernel.NoUnit) },
	"from":      func(g *game, e *kernel.Event) string { return g.Label(e.From) },
	"to":        func(g *game, e *kernel.Event) string { return g.Label(e.To) },
	"card":      func(g *game, e *kernel.Event) string { return g.b.Cards[e.Card()].ID },
	"action":    func(g *game, e *kernel.Event) string { return g.b.Inspired[e.Action()].ID },
	"objective": func(_ *game, e *kernel.Event) string { return strconv.Itoa(e.Objective() + 1) },
	"faces":     (*game).faces,
	"winner": func(_ *game, e *kernel.Event) string {
		if e.Winner() == kernel.Neither {
			return "nobody"
		}
		return sideWords[e.Winner()]
	},
}

// piece returns the hex of a unit, or of the event's Leader if there is no unit.
func (g *game) piece(e *kernel.Event, unit uint8) string {
	if unit == kernel.NoUnit {
		return g.Label(g.told.leaders[e.Leader])
	}
	return g.Label(g.told.units[unit])
}

// faces returns an event's dice in the order of the faces.
func (g *game) faces(e *kernel.Event) string {
	text, n := g.v.format().Shown(e.Faces[:])
	if n != e.Dice() {
		g.Errorf("%d dice are told, %d were rolled", e.Dice(), n)
	}
	return text
}

// telling is the battle reconstructed from events: at the end it must equal the State.
type telling struct {
	units   [kernel.MaxUnits]hex.Hex
	blocks  [kernel.MaxUnits]int
	leaders [kernel.MaxLeaders]hex.Hex
}

func (w *telling) begin(g *game) {
	for i := range g.s.Units {
		w.units[i], w.blocks[i] = g.s.Units[i].At, int(g.s.Units[i].Blocks)
	}
	for i := range g.s.Leaders {
		w.leaders[i] = g.s.Leaders[i].At
	}
}

// tell returns an event in the form of vectors. It updates the reconstruction, so it must be called once for every
// event.
func (g *game) tell(e *kernel.Event) string {
	text := vectortest.EventText(eventRows[e.Kind].text, &e.Numbers, fieldWords, func(name string) (string, bool) {
		if field, ok := eventFields[name]; ok {
			return field(g, e), true
		}
		return "", false
	})
	g.follow(e)
	return text
}

// follow updates the reconstruction.
func (g *game) follow(e *kernel.Event) {
	w := &g.told
	switch e.Kind {
	case kernel.UnitMended:
		w.blocks[e.Unit] += e.Blocks()
	case kernel.BlocksLost:
		w.blocks[e.Unit] -= e.Blocks()
	case kernel.UnitMoved, kernel.UnitCharged, kernel.UnitRetreated, kernel.Advanced, kernel.AdvancedOn,
		kernel.LeaderMoved, kernel.LeaderSent, kernel.LeaderEvaded:
		g.goes(e)
	case kernel.UnitLeft, kernel.UnitEliminated:
		w.units[e.Unit], w.blocks[e.Unit] = hex.None, 0
		if e.Kind == kernel.UnitLeft && e.Leader != kernel.NoLeader {
			w.leaders[e.Leader] = hex.None
		}
	case kernel.LeaderLeft, kernel.LeaderFell, kernel.LeaderFled:
		w.leaders[e.Leader] = hex.None
	}
}

// goes moves a unit, its Leader or both from their recorded positions.
func (g *game) goes(e *kernel.Event) {
	w := &g.told
	if e.Unit != kernel.NoUnit {
		if w.units[e.Unit] != e.From {
			g.Errorf("the unit of %s is told to come from %s", g.Label(w.units[e.Unit]), g.Label(e.From))
		}
		w.units[e.Unit] = e.To
	}
	if e.Leader != kernel.NoLeader {
		if w.leaders[e.Leader] != e.From {
			g.Errorf("the Leader of %s is told to come from %s", g.Label(w.leaders[e.Leader]),
				g.Label(e.From))
		}
		w.leaders[e.Leader] = e.To
	}
}

// Each kind of event has its own word, and a text of fields that it has.
func TestEventRows(t *testing.T) {
	seen := map[string]bool{}
	for k, row := range eventRows {
		e := kernel.Event{Kind: kernel.EventKind(k)}
		for f := range command.EventFields {
			e = e.With(f, 0)
		}
		text := vectortest.EventText(row.text, &e.Numbers, fieldWords, func(name string) (string, bool) {
			return "", eventFields[name] != nil
		})
		if row.word == "" || seen[row.word] || text == "" || strings.Contains(text, "?") {
			t.Errorf("%v has the word %q and the text %q", e.Kind, row.word, text)
		}
		seen[row.word] = true
	}
}
