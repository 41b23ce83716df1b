package record

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"muster/deploycards"
	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/schema/diag"
)

// Lookup finds the definitions that a saved draw names, or nil.
type Lookup struct {
	Map func(id string) *rulebook.Field
	Set func(id string) *deck.Set
}

// Replay replays a saved draw. It trusts nothing in the text. It refuses, with the place in the document, a damaged
// document, another version, changed content, an illegal card, choice or die, and another outcome.
func Replay(text []byte, lookup Lookup) (*deploy.Deployment, []pieces.Refusal) {
	r := &replayer{doc: new(savedDraw), lookup: lookup}
	switch fault := r.doc.Read(text, SavedKind, SavedVersion, map[string]string{RecordedKind: RecordedKind}); {
	case fault == nil:
	case fault.Kind == arena.Edited: // the first step that differs names the change
		r.edited = true
	default:
		return nil, []pieces.Refusal{unread(text, fault)}
	}
	return r.play()
}

// olderVersion returns the version of a saved draw from before the common form of records; 0 for everything else.
func olderVersion(text []byte) int {
	var head struct {
		Kind    string `json:"kind"`
		Version int    `json:"version"`
	}
	if json.Unmarshal(text, &head) != nil || head.Kind != SavedKind {
		return 0
	}
	return max(head.Version, 0)
}

// unread returns the refusal of a document that cannot be read.
func unread(text []byte, f *arena.Fault) pieces.Refusal {
	if n := olderVersion(text); n > 0 {
		return pieces.Refusal{
			Kind: pieces.SaveVersion, At: "/version", Text: strconv.Itoa(n), Want: strconv.Itoa(SavedVersion),
		}
	}
	switch f.Kind {
	case arena.OtherGame:
		return pieces.Refusal{Kind: pieces.SaveRecorded}
	case arena.OtherVersion:
		return pieces.Refusal{Kind: pieces.SaveVersion, At: "/format", Text: f.Have, Want: f.Want}
	}
	return pieces.Refusal{Kind: pieces.SaveDamaged, Text: f.Text}
}

// replayer reads a document into a game, and plays it.
type replayer struct {
	doc     *savedDraw
	edited  bool // its sum is not its own
	lookup  Lookup
	refused []pieces.Refusal
	opts    deploy.Options
	rolled  []events.Face
	field   *rulebook.Field
	players []deploy.Player
}

func (r *replayer) refuse(kind pieces.RefusalKind, at, text, want string) {
	r.refused = append(r.refused, pieces.Refusal{Kind: kind, At: at, Text: text, Want: want})
}

func (r *replayer) play() (*deploy.Deployment, []pieces.Refusal) {
	mode, ok := deploycards.ParseMode(r.doc.Head.Mode)
	if !ok {
		r.refuse(
			pieces.SaveDamaged,
			"/mode",
			strconv.Quote(r.doc.Head.Mode)+" is not a mode",
			strings.Join(deploycards.ModeNames[1:], ", "),
		)
	}
	r.options()
	r.content()
	if len(r.refused) > 0 {
		return nil, r.refused
	}
	g, refused := deploy.NewGame(r.field, mode, r.players, r.opts)
	if len(refused) > 0 {
		return nil, refused
	}
	g.From.Rolled = r.rolled
	once := g.Stepper()
	defer once.Stop()
	s, fault := arena.Replay(once, encoder{g}, r.doc, 0, nil)
	if s.At.Refused != nil {
		return nil, []pieces.Refusal{*s.At.Refused}
	}
	if fault != nil {
		return nil, []pieces.Refusal{r.step(s, fault)}
	}
	switch n := len(r.rolled); {
	case len(s.At.Out.Rolled) > n:
		r.refuse(pieces.SaveStep, "/dice", "the replay needs more dice than were saved", "")
	case len(s.At.Out.Rolled) < n:
		r.refuse(pieces.SaveStep, "/dice/"+strconv.Itoa(len(s.At.Out.Rolled)), "this die is not rolled", "")
	case r.edited || g.Content() != r.doc.Head.Content:
		// The owner of the expansion affects no choice, die or outcome, so an edit of it is found here.
		r.refuse(pieces.SaveEdited, "", "", "")
	}
	if len(r.refused) > 0 {
		return nil, r.refused
	}
	return s.At.Out, nil
}

// step refuses the first step that differs.
func (r *replayer) step(s *deploy.State, f *arena.Fault) pieces.Refusal {
	at := slices.IndexFunc(r.doc.Turns, func(t arena.Turn[string]) bool { return t.Turn == f.Turn })
	place := "/turns/" + strconv.Itoa(max(at, 0))
	if f.Choice > 0 {
		place += "/choices/" + strconv.Itoa(f.Choice-1)
	}
	switch f.Kind {
	case arena.OtherChoice:
		var options []string
		if s.At.Ask != nil {
			for i := range s.At.Ask.Options() {
				options = append(options, words(s.At.Ask, i))
			}
		}
		return pieces.Refusal{
			Kind: pieces.SaveStep, At: place, Text: strconv.Quote(f.Have) + " cannot be chosen",
			Want: strings.Join(options, ", "), Near: diag.Nearest(f.Have, options),
		}
	case arena.OtherResult:
		return pieces.Refusal{Kind: pieces.SaveResult, At: "/result", Text: f.Want, Want: f.Have}
	case arena.PlaysOn:
		return pieces.Refusal{Kind: pieces.SaveStep, At: "/turns", Text: "a choice is missing"}
	case arena.OtherTurn:
		return pieces.Refusal{Kind: pieces.SaveStep, At: place, Text: "turn " + f.Have + " is an extra choice"}
	}
	if r.edited { // for example the seed, which no check reads: every state depends on it
		return pieces.Refusal{Kind: pieces.SaveEdited}
	}
	return pieces.Refusal{Kind: pieces.SaveStep, At: place, Text: "the turn starts in a different state"}
}

func (r *replayer) options() {
	seed, ok := parseSeed(r.doc.Head.Seed)
	if !ok {
		r.refuse(pieces.SaveDamaged, "/seed", strconv.Quote(r.doc.Head.Seed)+" is not a seed", "")
	}
	for i, word := range r.doc.Head.Dice {
		face := slices.Index(events.FaceNames[:], word)
		if face < 0 {
			r.refuse(pieces.SaveDamaged, "/dice/"+strconv.Itoa(i), strconv.Quote(word)+" is not a face of the die",
				strings.Join(events.FaceNames[:], ", "))
			return
		}
		r.rolled = append(r.rolled, events.Face(face))
	}
	r.opts = deploy.Options{
		Seed: seed, Boxes: r.doc.Head.Boxes, Reserve: r.doc.Head.Reserve, Lore: r.doc.Head.Lore,
		Owner: r.camp("/owner", r.doc.Head.Owner), RevealFirst: r.camp("/reveal_first", r.doc.Head.RevealFirst),
		Specialists: r.doc.Head.Specialists.calling(),
	}
}

func (r *replayer) camp(at, name string) boards.Camp {
	camp, ok := boards.ParseCamp(name)
	if !ok {
		r.refuse(pieces.SaveDamaged, at, strconv.Quote(name)+" is not a camp", strings.Join(boards.CampNames[:], ", "))
	}
	return camp
}

// content finds map and sets and checks that they are unchanged.
func (r *replayer) content() {
	r.field = r.lookup.Map(r.doc.Head.Map.ID)
	switch {
	case r.field == nil || r.field.Board == nil || r.field.Hexes == nil:
		r.refuse(pieces.SaveMissing, "/map", "map "+strconv.Quote(r.doc.Head.Map.ID)+" is not there", "")
		return
	case deploy.FieldHash(r.field) != r.doc.Head.Map.Hash:
		r.refuse(pieces.SaveContent, "/map", "map "+strconv.Quote(r.doc.Head.Map.ID)+" has changed since", "")
	}
	if n := len(r.doc.Head.Players); n < 2 || n > 2*boards.Camps {
		r.refuse(pieces.SaveDamaged, "/players", strconv.Itoa(n)+" players", "2 to 4")
		return
	}
	for i := range r.doc.Head.Players {
		r.player(i)
	}
}

func (r *replayer) player(i int) {
	from, at := &r.doc.Head.Players[i], "/players/"+strconv.Itoa(i)
	p := deploy.Player{Camp: r.camp(at+"/camp", from.Camp), Zone: from.Zone}
	council, bad := from.Council.plan()
	if bad != "" {
		r.refuse(pieces.SaveDamaged, at+"/council", bad+" is not a council level", "commander 2")
	}
	p.Council = council
	for j, c := range from.Sets {
		set := r.lookup.Set(c.ID)
		switch {
		case set == nil:
			r.refuse(pieces.SaveMissing, at+"/sets/"+strconv.Itoa(j), "set "+strconv.Quote(c.ID)+" is not there", "")
		case deploy.SetHash(set) != c.Hash:
			r.refuse(
				pieces.SaveContent,
				at+"/sets/"+strconv.Itoa(j),
				"set "+strconv.Quote(c.ID)+" has changed since",
				"",
			)
		}
		p.Sets = append(p.Sets, set)
	}
	switch {
	case (from.Draw == "") == (from.Hand == nil):
		r.refuse(pieces.SaveDamaged, at, "a player has a hand or a draw", "one of them")
	case from.Draw != "":
		draw, fault := deck.ParseDraw(from.Draw)
		if fault != "" {
			r.refuse(pieces.SaveDamaged, at+"/draw", fault, "")
		}
		p.Draw = &draw
	default:
		p.Hand = []deck.CardName{}
		for j, word := range from.Hand {
			name, ok := deck.ParseCardName(word)
			if !ok {
				r.refuse(pieces.SaveDamaged, at+"/hand/"+strconv.Itoa(j), strconv.Quote(word)+" is not a card", "")
			}
			p.Hand = append(p.Hand, name)
		}
	}
	r.players = append(r.players, p)
}

func formatSeed(seed uint64) string { return strconv.FormatUint(seed, 10) }

// parseSeed reads a seed in the form of formatSeed: without signs or leading zeros.
func parseSeed(text string) (uint64, bool) {
	seed, err := strconv.ParseUint(text, 10, 64)
	return seed, err == nil && formatSeed(seed) == text
}
