package deck

import (
	"cmp"
	"strconv"
	"strings"

	"muster/internal/engine/command/boards"
)

// Slot is the role of a drawn card.
type Slot uint8

// The slots, in the order in which a draw is written.
const (
	SlotRight Slot = iota
	SlotCentre
	SlotLeft
	SlotReserve
	SlotScout // the Scout Guard of Epic battles (VAR-EC-02)
	Slots     = iota
)

// Draw is the drawn cards with their roles, by card number (CTA-05). 0 is no card: two allies have no Reserve
// (VAR-ER-01), and only Epic battles have a Scout Guard.
type Draw struct {
	Right, Centre, Left, Reserve int
	Scout                        int
	Of                           [Slots]string // the id of each card's set, by Slot; "" is the player's only one
}

// MarshalText returns the compact form.
func (d Draw) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// Guard returns the number of a section's card.
func (d Draw) Guard(s boards.Section) int { return d.Name(SlotOf(s)).Number }

// Name returns the card of a slot; the zero CardName when it has none.
func (d Draw) Name(s Slot) CardName {
	numbers := [Slots]int{d.Right, d.Centre, d.Left, d.Reserve, d.Scout}
	return CardName{d.Of[s], numbers[s]}
}

// Names returns the cards in the order of the slots, without empty ones.
func (d Draw) Names() []CardName {
	var out []CardName
	for s := range Slot(Slots) {
		if n := d.Name(s); n.Number != 0 {
			out = append(out, n)
		}
	}
	return out
}

// NewDraw returns the draw of cards by slot; the zero CardName leaves a slot empty.
func NewDraw(cards [Slots]CardName) Draw {
	d := Draw{
		Right: cards[SlotRight].Number, Centre: cards[SlotCentre].Number, Left: cards[SlotLeft].Number,
		Reserve: cards[SlotReserve].Number, Scout: cards[SlotScout].Number,
	}
	for i := range cards {
		d.Of[i] = cards[i].Set
	}
	return d
}

// SlotOf returns the slot of a section's Guard.
func SlotOf(s boards.Section) Slot {
	switch s {
	case boards.Right:
		return SlotRight
	case boards.Centre:
		return SlotCentre
	}
	return SlotLeft
}

// String returns the compact form: right wing, centre, left wing, then the Reserve and the Scout Guard if any:
// "3,5,1/7", "3,5,1/7+2", "pennant-a:3,pennant-b:5,pennant-a:1/pennant-b:7".
func (d Draw) String() string {
	var b strings.Builder
	b.WriteString(NamesText([]CardName{d.Name(SlotRight), d.Name(SlotCentre), d.Name(SlotLeft)}))
	if d.Reserve != 0 {
		b.WriteString("/" + d.Name(SlotReserve).String())
	}
	if d.Scout != 0 {
		b.WriteString("+" + d.Name(SlotScout).String())
	}
	return b.String()
}

// Words returns the form for people: "right 3, centre 5, left 1, reserve 7".
func (d Draw) Words() string {
	words := [Slots]string{"right", "centre", "left", "reserve", "scout guard"}
	var out []string
	for s := range Slot(Slots) {
		if n := d.Name(s); n.Number != 0 {
			out = append(out, words[s]+" "+n.String())
		}
	}
	return strings.Join(out, ", ")
}

// CompareDraws orders draws by their numbers, slot by slot, then by their sets.
func CompareDraws(a, b Draw) int {
	for s := range Slot(Slots) {
		if c := cmp.Compare(a.Name(s).Number, b.Name(s).Number); c != 0 {
			return c
		}
	}
	for s := range a.Of {
		if c := cmp.Compare(a.Of[s], b.Of[s]); c != 0 {
			return c
		}
	}
	return 0
}

// CardName names a card by its set and number. Set is "" for a player with only one set.
type CardName struct {
	Set    string
	Number int
}

// String returns "pennant-a:3", or "3" without a set.
func (n CardName) String() string { return string(n.Append(nil)) }

// Append appends String.
func (n CardName) Append(b []byte) []byte {
	if n.Set != "" {
		b = append(append(b, n.Set...), ':')
	}
	return strconv.AppendInt(b, int64(n.Number), 10)
}

// NamesText writes cards separated by commas.
func NamesText(names []CardName) string {
	words := make([]string, len(names))
	for i, n := range names {
		words[i] = n.String()
	}
	return strings.Join(words, ",")
}

// SlotProblem words the slots missing from a draw of this number of cards; "" for none. Required are the Guards, of
// four cards the Reserve, of five the Scout Guard too.
func (d Draw) SlotProblem(cards int) string {
	words := [Slots]string{"right wing", "centre", "left wing", "reserve", "scout guard"}
	for s := range Slot(Slots) {
		if (d.Name(s).Number != 0) != (int(s) < cards) {
			last := cards - 1
			return strings.Join(words[:last], ", ") + " and " + words[last] + " are drawn"
		}
	}
	return ""
}

// HandProblem words the reason why a player with these sets cannot draw these cards; "" for none.
func HandProblem(sets []*Set, names []CardName, want int) string {
	if len(names) != want {
		return "it has " + strconv.Itoa(len(names)) + " cards, " + strconv.Itoa(want) + " are drawn"
	}
	for i, n := range names {
		if n.Set == "" && len(sets) > 1 {
			return "with two sets a card needs the name of its set, such as " + CardName{SetID(sets[0]), n.Number}.String()
		}
		card := Find(sets, n)
		if card == nil {
			if n.Set != "" {
				return "there is no card " + n.String()
			}
			return "the set has no card " + strconv.Itoa(n.Number)
		}
		for _, before := range names[:i] {
			if Find(sets, before) == card {
				return "card " + n.String() + " is drawn twice"
			}
		}
	}
	return ""
}

// Find returns a card among a player's sets, or nil. With several sets a number alone names no card.
func Find(sets []*Set, name CardName) *Card {
	for _, set := range sets {
		if name.Set == set.Def.ID || name.Set == "" && len(sets) == 1 {
			return set.Card(name.Number)
		}
	}
	return nil
}

// SectionOrder is the order of a player's Guards: right wing, centre, left wing. In Impromptu mode it matters only for
// a set that runs short of figures (CTA-IMP-03, R-014).
var SectionOrder = [boards.SectionCount]boards.Section{boards.Right, boards.Centre, boards.Left}
