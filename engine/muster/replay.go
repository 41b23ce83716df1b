package muster

import (
	"slices"
	"strconv"
	"strings"

	"muster/engine/field"
	"muster/maps/hex"
	"muster/schema/diag"
)

// Lookup finds the definitions that a saved draw names; nil where there is none of the id.
type Lookup struct {
	Map func(id string) *field.Field
	Set func(id string) *Set
}

// Replay plays a saved draw again. It trusts nothing in the text: a damaged document, one of another version, content
// that means something else by now, a card, choice or die that the rules do not allow or ask for at that point, and
// another outcome are refused with the place in the document.
func Replay(text []byte, lookup Lookup) (*Deployment, []Refusal) {
	if kindOf(text) == RecordedKind {
		return nil, []Refusal{{Kind: SaveRecorded}}
	}
	doc, fault := readSaved(text)
	switch {
	case fault != "":
		return nil, []Refusal{{Kind: SaveDamaged, Text: fault}}
	case doc.Kind != SavedKind:
		return nil, []Refusal{{Kind: SaveDamaged, At: "/kind", Text: "it is no saved draw", Want: SavedKind}}
	case doc.Version != SavedVersion:
		return nil, []Refusal{{
			Kind: SaveVersion, At: "/version", Text: strconv.Itoa(doc.Version), Want: strconv.Itoa(SavedVersion),
		}}
	}
	r := &replayer{doc: doc, lookup: lookup}
	return r.play()
}

// replayer reads a document into what Deploy is told.
type replayer struct {
	doc     *saved
	lookup  Lookup
	refused []Refusal
	opts    Options
	field   *field.Field
	players []Player
	readers []*reader
	dice    *savedDice
	cause   cause
}

// cause is the first thing asked for that was not saved. What fails after it only follows from it.
type cause struct{ first *Refusal }

func (c *cause) note(r Refusal) {
	if c.first == nil {
		c.first = &r
	}
}

func (r *replayer) refuse(kind RefusalKind, at, text, want string) {
	r.refused = append(r.refused, Refusal{Kind: kind, At: at, Text: text, Want: want})
}

func (r *replayer) play() (*Deployment, []Refusal) {
	mode, ok := ParseMode(r.doc.Mode)
	if !ok {
		r.refuse(SaveDamaged, "/mode", strconv.Quote(r.doc.Mode)+" is no mode", strings.Join(ModeNames[1:], ", "))
	}
	r.options()
	r.content()
	if len(r.refused) > 0 {
		return nil, r.refused
	}
	d, refused := Deploy(r.field, mode, r.players, r.opts)
	if at := r.cause.first; at != nil { // what Deploy refused follows from it too
		return nil, []Refusal{*at}
	}
	if len(refused) > 0 {
		return nil, refused
	}
	r.leftOver()
	if got := Signature(d); got != r.doc.Result {
		r.refuse(SaveResult, "/result", got, r.doc.Result)
	}
	// What was edited and shows in no choice, die or outcome shows here: the seed, who owns the expansion.
	if len(r.refused) == 0 && r.doc.Sum != r.doc.sum() {
		r.refuse(SaveEdited, "", "", "")
	}
	if len(r.refused) > 0 {
		return nil, r.refused
	}
	return d, nil
}

func (r *replayer) options() {
	seed, ok := parseSeed(r.doc.Seed)
	if !ok {
		r.refuse(SaveDamaged, "/seed", strconv.Quote(r.doc.Seed)+" is no seed", "")
	}
	r.dice = &savedDice{cause: &r.cause}
	for i, word := range r.doc.Dice {
		face := slices.Index(FaceNames[:], word)
		if face < 0 {
			r.refuse(SaveDamaged, "/dice/"+strconv.Itoa(i), strconv.Quote(word)+" is no side of the die", strings.Join(FaceNames[:], ", "))
			return
		}
		r.dice.faces = append(r.dice.faces, Face(face))
	}
	r.opts = Options{
		Seed: seed, Boxes: r.doc.Boxes, Reserve: r.doc.Reserve, Lore: r.doc.Lore, Dice: r.dice,
		Owner: r.camp("/owner", r.doc.Owner), RevealFirst: r.camp("/reveal_first", r.doc.RevealFirst),
		Specialists: r.doc.Specialists.calling(),
	}
}

func (r *replayer) camp(at, name string) hex.Camp {
	camp, ok := hex.ParseCamp(name)
	if !ok {
		r.refuse(SaveDamaged, at, strconv.Quote(name)+" is no camp", strings.Join(hex.CampNames[:], ", "))
	}
	return camp
}

// content finds map and sets and sees that they are what they were.
func (r *replayer) content() {
	r.field = r.lookup.Map(r.doc.Map.ID)
	switch {
	case r.field == nil || r.field.Board == nil || r.field.Hexes == nil:
		r.refuse(SaveMissing, "/map", "map "+strconv.Quote(r.doc.Map.ID)+" is not there", "")
		return
	case FieldHash(r.field) != r.doc.Map.Hash:
		r.refuse(SaveContent, "/map", "map "+strconv.Quote(r.doc.Map.ID)+" has changed since", "")
	}
	if n := len(r.doc.Players); n < 2 || n > 2*hex.Camps {
		r.refuse(SaveDamaged, "/players", strconv.Itoa(n)+" players", "2 to 4")
		return
	}
	for i := range r.doc.Players {
		r.player(i)
	}
}

func (r *replayer) player(i int) {
	from, at := &r.doc.Players[i], "/players/"+strconv.Itoa(i)
	policy := &reader{at: at + "/choices", steps: from.Choices, cause: &r.cause}
	r.readers = append(r.readers, policy)
	p := Player{Camp: r.camp(at+"/camp", from.Camp), Zone: from.Zone, Policy: policy}
	council, bad := from.Council.plan()
	if bad != "" {
		r.refuse(SaveDamaged, at+"/council", bad+" is no level of a council", "commander 2")
	}
	p.Council = council
	for j, c := range from.Sets {
		set := r.lookup.Set(c.ID)
		switch {
		case set == nil:
			r.refuse(SaveMissing, at+"/sets/"+strconv.Itoa(j), "set "+strconv.Quote(c.ID)+" is not there", "")
		case SetHash(set) != c.Hash:
			r.refuse(SaveContent, at+"/sets/"+strconv.Itoa(j), "set "+strconv.Quote(c.ID)+" has changed since", "")
		}
		p.Sets = append(p.Sets, set)
	}
	switch {
	case (from.Draw == "") == (from.Hand == nil):
		r.refuse(SaveDamaged, at, "a player has a hand or a draw", "one of them")
	case from.Draw != "":
		draw, fault := ParseDraw(from.Draw)
		if fault != "" {
			r.refuse(SaveDamaged, at+"/draw", fault, "")
		}
		p.Draw = &draw
	default:
		p.Hand = []CardName{}
		for j, word := range from.Hand {
			name, ok := parseCardName(word)
			if !ok {
				r.refuse(SaveDamaged, at+"/hand/"+strconv.Itoa(j), strconv.Quote(word)+" is no card", "")
			}
			p.Hand = append(p.Hand, name)
		}
	}
	r.players = append(r.players, p)
}

// leftOver refuses what was saved and not asked for.
func (r *replayer) leftOver() {
	for _, p := range r.readers {
		if p.next < len(p.steps) {
			r.refuse(SaveStep, p.place(), strconv.Quote(p.steps[p.next])+" was not to be decided", "")
		}
	}
	if n := r.dice.next; n < len(r.dice.faces) {
		r.refuse(SaveStep, "/dice/"+strconv.Itoa(n), "this die is not rolled", "")
	}
}

// reader is a Policy that makes saved choices again, by their names.
type reader struct {
	at    string
	steps []string
	next  int
	cause *cause
}

func (r *reader) place() string { return r.at + "/" + strconv.Itoa(r.next) }

// Choose gives the option with the saved name; NoAnswer, which is refused, when there is none.
func (r *reader) Choose(d *Decision, _ []Answer) Answer {
	options := make([]string, d.Options())
	for i := range options {
		options[i] = string(d.Kind) + " " + d.Option(i)
	}
	if r.next >= len(r.steps) {
		r.cause.note(Refusal{Kind: SaveStep, At: r.at, Text: "a choice is missing", Want: strings.Join(options, ", ")})
		return NoAnswer
	}
	word := r.steps[r.next]
	i := slices.Index(options, word)
	if i < 0 {
		r.cause.note(Refusal{
			Kind: SaveStep, At: r.place(), Text: strconv.Quote(word) + " cannot be chosen",
			Want: strings.Join(options, ", "), Near: diag.Nearest(word, options),
		})
		return NoAnswer
	}
	r.next++
	return Answer(i)
}

// savedDice roll what was saved.
type savedDice struct {
	faces []Face
	next  int
	cause *cause
}

// Roll goes on when nothing is left, with six green sides and six others in turn, so that every tie comes to an end
// and the document can be refused.
func (s *savedDice) Roll() Face {
	s.next++
	if s.next > len(s.faces) {
		s.cause.note(Refusal{Kind: SaveStep, At: "/dice", Text: "more dice are rolled than were saved"})
		if s.next/ScoutDice%2 == 0 {
			return GreenHelmet
		}
		return Flag
	}
	return s.faces[s.next-1]
}

func formatSeed(seed uint64) string { return strconv.FormatUint(seed, 10) }

// parseSeed reads a seed the way formatSeed writes it: without signs or zeros in front.
func parseSeed(text string) (uint64, bool) {
	seed, err := strconv.ParseUint(text, 10, 64)
	return seed, err == nil && formatSeed(seed) == text
}
