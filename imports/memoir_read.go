package imports

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"muster/schema/source"
)

// MemoirEnding is the suffix of such file names.
const MemoirEnding = ".m44"

// boards maps the names of boards to their numbers of rows.
var boards = map[string]int{"STANDARD": 9, "BRKTHRU": 17}

// scenario is the state of reading a scenario.
type scenario struct {
	*Scenario
	root  *node
	sides [Sides]string // AXIS and ALLIES
}

// ReadMemoir reads a scenario. Its findings include an error if it cannot be read.
func ReadMemoir(f *source.File) *Scenario {
	s := &scenario{Scenario: &Scenario{File: f, First: Unknown}}
	switch {
	case len(f.Text) > source.MaxSize:
		s.refuse(source.Span{}, "the file has more than %d bytes", source.MaxSize)
		return s.Scenario
	case !utf8.Valid(f.Text):
		s.refuse(source.Span{}, "the file is no UTF-8")
		return s.Scenario
	}
	root, fault := parse(f.Text)
	if fault != nil {
		s.refuse(source.Span{Start: fault.at, End: min(fault.at+1, len(f.Text))}, "the file is no JSON: %s", fault.noun)
		return s.Scenario
	}
	if root.fields == nil {
		s.refuse(root.at, "the file is no scenario but %s: it should be a table, with board and game_info", root.noun())
		return s.Scenario
	}
	s.root = root
	s.board()
	if s.troops() { // without troops it is a map
		s.players()
	}
	s.hexes()
	s.texts()
	s.rest()
	return s.Scenario
}

// rest reports settings that scenarios of other games do not have.
func (s *scenario) rest() {
	if n := s.root.get("board", "labels"); len(n.all()) > 0 {
		what := "the text that is printed on the board is left out"
		if count := len(n.all()); count > 1 {
			what = fmt.Sprintf("the %d texts that are printed on the board are left out", count)
		}
		s.NewFinding(Dropped, n.at, "", "%s", what)
	}
	if n := s.root.get("board", "face"); n.word() != "" && n.word() != "COUNTRY" {
		s.NewFinding(Dropped, n.at, "", "the face of the board, %s, is left out", clip(n.text()))
	}
	if n := s.root.get("game_info", "options"); n != nil && len(n.fields)+len(n.list) > 0 {
		s.NewFinding(Dropped, n.at, "write them as rules, in words", "the options of the game are left out")
	}
	for _, n := range s.root.get("game_info", "victory_conditions").all() {
		if n.fields["standard"] == nil && len(n.fields) > 0 {
			s.NewFinding(Dropped, n.at, "write it as rules, in words", "a way of winning besides medals is left out")
		}
	}
}

func (s *scenario) refuse(at source.Span, format string, args ...any) {
	s.NewFinding(Unreadable, at, "save it anew with the editor of Memoir '44", format, args...)
}

// where returns the location of a value, or of the nearest existing table around it.
func (s *scenario) where(names ...string) source.Span {
	for len(names) > 0 {
		if n := s.root.get(names...); n != nil {
			return n.at
		}
		names = names[:len(names)-1]
	}
	return source.Span{}
}

// otherBoard is the help for an unsupported board.
const otherBoard = "import a scenario for a STANDARD or BRKTHRU board"

// board reads the board's size.
func (s *scenario) board() {
	kind := s.root.get("board", "type")
	switch rows, known := boards[kind.word()]; {
	case known:
		s.Rows = rows
	case kind == nil:
		s.refuse(s.where("board", "type"), "the file does not say which board it is for (board.type)")
	case kind.word() == "OVERLORD":
		s.NewFinding(Unreadable, kind.at, otherBoard, "there is no board for an Overlord scenario: it is twice as wide")
	default:
		s.NewFinding(Unreadable, kind.at, otherBoard, "there is no board %q", clip(kind.text()))
	}
}

// troops reports whether any hex has a unit.
func (s *scenario) troops() bool {
	hexes := s.root.get("board", "hexagons").all()
	return len(hexes) == 0 || slices.ContainsFunc(hexes, func(h *node) bool { return h.get("unit", "name").text() != "" })
}

// players reads the players, the first player and the victory conditions.
func (s *scenario) players() {
	info := s.root.get("game_info")
	for i := range Sides {
		key := func(name string) string { return fmt.Sprintf("%s_player%d", name, i+1) }
		side := info.get(key("side"))
		s.sides[i] = side.word()
		if s.sides[i] != "AXIS" && s.sides[i] != "ALLIES" {
			s.refuse(s.where("game_info", key("side")), "the side of player %d is %s: AXIS and ALLIES are read", i+1,
				orNothing(side))
		}
		s.Sides[i].Army = map[string]string{"AXIS": "Axis", "ALLIES": "Allies"}[s.sides[i]]
		s.Sides[i].Cards = s.count(mostCards, "game_info", key("cards"))
		s.Sides[i].Banners = s.count(99, "game_info", key("victory"))
		s.Sides[i].ArmyAt = s.where("game_info", key("side"))
		s.Sides[i].CardsAt, s.Sides[i].WinAt = s.where("game_info", key("cards")), s.where("game_info", key("victory"))
	}
	if s.sides[0] == s.sides[1] && s.sides[0] != "" {
		s.refuse(s.where("game_info", "side_player2"), "both players are %s", s.sides[0])
	}
	switch starting := info.get("starting"); starting.word() {
	case "PLAYER1":
		s.First = Top // player 1 is at the top
	case "PLAYER2":
		s.First = Bottom
	default: // such files are common; the code that builds the definition guesses, and reports it once
		if starting.text() != "" {
			s.FirstSaid, s.FirstAt = clip(starting.text()), starting.at
		}
	}
}

// mostCards exceeds the Command cards that a side ever holds: Breakthrough has twelve.
const mostCards = 40

// count reads a number of cards or medals. It returns 0 if the number is missing, which is guessed and reported.
func (s *scenario) count(most int, names ...string) int {
	at := s.root.get(names...)
	if at == nil {
		return 0
	}
	n, ok := at.number()
	switch {
	case !ok || n < 1:
		s.refuse(at.at, "%s is %q, and should be a number from 1 to %d", names[len(names)-1], clip(at.text()), most)
		return 0
	case n > most:
		s.NewFinding(Nearest, at.at, "", "%s is %d: %d is taken, the most that there can be", names[len(names)-1], n, most)
		return most
	}
	return n
}

// orNothing returns a value in quotes, or that it is missing.
func orNothing(n *node) string {
	if n == nil {
		return "not said"
	}
	return fmt.Sprintf("%q", clip(n.text()))
}

// clip shortens a text of the file to fit a message.
func clip(s string) string {
	const most = 40
	if r := []rune(s); len(r) > most {
		return string(r[:most-1]) + "…"
	}
	return s
}

// texts reads the prose: in English, or in the first available language.
func (s *scenario) texts() {
	all := s.root.get("text")
	text := all.get("en")
	if text == nil && all != nil {
		if languages := slices.Sorted(maps.Keys(all.fields)); len(languages) > 0 {
			text = all.fields[languages[0]]
		}
	}
	s.Name = text.get("name").text()
	s.Date = cmp.Or(text.get("sdate").text(), s.root.get("game_info", "date_begin").text())
	s.Story = cmp.Or(text.get("historical").text(), text.get("description").text())
	var parts []string
	for _, key := range []string{"description", "victory", "rules"} {
		if part := text.get(key).text(); part != "" && part != s.Story {
			parts = append(parts, part)
		}
	}
	s.Rules = strings.Join(parts, "\n\n")
}
