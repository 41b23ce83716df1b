package imported

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"muster/imports"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
	"muster/schema"
)

// longestName and longestProse are the limits of the schema.
const (
	longestName  = 120
	longestProse = 16000 // characters, so that no escape makes too much of it
)

// Name returns the title of the scenario, or one from its file's name.
func (d *Draft) Name() string {
	name := line(d.from.Name)
	if name == "" {
		base, _, _ := strings.Cut(d.file(), ".")
		name = line(strings.ReplaceAll(base, "-", " "))
	}
	if name == "" {
		name = "An Imported Battle"
	}
	return name
}

// file returns the name of the scenario's file, without its folder.
func (d *Draft) file() string {
	return line(d.from.File.Name[strings.LastIndexAny(d.from.File.Name, `/\`)+1:])
}

// line returns a text on one line, without invisible characters.
func line(text string) string {
	var words []string
	for word := range strings.FieldsSeq(text) {
		word = strings.Map(func(r rune) rune {
			if unicode.In(r, unicode.C, unicode.Z) {
				return -1
			}
			return r
		}, word)
		if word != "" {
			words = append(words, word)
		}
	}
	text = strings.Join(words, " ")
	for utf8.RuneCountInString(text) > longestName {
		r := []rune(text)
		text = strings.TrimSpace(string(r[:longestName]))
	}
	return text
}

// Map returns the text of the map.
func (d *Draft) Map(id string) []byte {
	w := &writer{}
	w.head("map", id, d.Name())
	w.line("board = %s", schema.Quote(d.boardID))
	w.list("boxes", d.boxes)
	w.line("notes = %s", schema.Quote("Imported from "+d.file()+"."))
	w.line("rows = [")
	d.cells = map[int]hex.Hex{}
	for r := range d.board.Rows() {
		w.b.WriteString("  \"" + strings.Repeat(" ", r%2))
		for i := range d.board.RowLen(r) {
			h := d.board.At(r, i)
			if i > 0 {
				w.b.WriteByte(' ')
			}
			d.cells[w.b.Len()] = h
			w.b.WriteString(cmp.Or(d.ground[h], "."))
		}
		w.line("%s\",", strings.Repeat(" ", r%2))
	}
	w.line("]")
	d.pieces(w, d.structures, func(p *piece) string { return "[[features]]\ntype = " + schema.Quote(p.types[0]) })
	return w.bytes()
}

// Adventure returns the text of the adventure on a map.
func (d *Draft) Adventure(id, mapID string) []byte {
	w := &writer{}
	w.head("adventure", id, d.Name())
	if date := line(d.from.Date); date != "" {
		w.line("date = %s", schema.Quote(date))
	}
	w.line(`type = "medieval"`)
	w.line("map = %s", schema.Quote(mapID))
	w.list("boxes", d.boxes)
	w.line("first = %s", schema.Quote(d.first))
	w.prose("background", d.from.Story, "Imported from "+d.file()+". The story is missing.")
	w.prose("briefing", d.from.Rules, "Imported from "+d.file()+". The briefing is missing.")
	w.line("[victory]")
	goal := func(key string, camps ...boards.Camp) {
		w.b.WriteString(key + " = ")
		for _, camp := range camps {
			d.goals[camp] = w.b.Len()
		}
		w.line("%d", d.banners[camps[0]])
	}
	if d.banners[boards.Pennant] == d.banners[boards.Standard] {
		goal("banners", boards.Pennant, boards.Standard)
	} else {
		goal("pennant", boards.Pennant)
		goal("standard", boards.Standard)
	}
	for i := range d.objectives {
		p := &d.objectives[i]
		w.line("[[victory.objectives]]\nside = %s\nbanners = %d\npermanent = %t", schema.Quote(p.camp.String()), p.banners,
			p.permanent)
		w.places(d, "at", []*piece{p})
	}
	for side, camp := range camps {
		w.line("[%s]", camp)
		if army := line(d.from.Sides[side].Army); army != "" {
			w.line("army = %s", schema.Quote(army))
		}
		w.b.WriteString("command_cards = ")
		d.hands[camp] = w.b.Len()
		w.line("%d", d.cards[camp])
		d.pieces(w, d.units, func(p *piece) string {
			if p.camp != camp {
				return ""
			}
			return fmt.Sprintf("[[%s.units]]\ntype = %s", camp, schema.Quote(p.types[0]))
		})
	}
	return w.bytes()
}

// pieces writes a table for each kind of pieces, with the hexes of all of the kind; "" for a kind that is not written.
func (d *Draft) pieces(w *writer, list []piece, head func(*piece) string) {
	var heads []string
	for i := range list {
		if h := head(&list[i]); h != "" && !slices.Contains(heads, h) {
			heads = append(heads, h)
		}
	}
	for _, h := range heads {
		w.line("%s", h)
		var of []*piece
		for i := range list {
			if head(&list[i]) == h {
				of = append(of, &list[i])
			}
		}
		w.places(d, "at", of)
	}
}

// writer writes a definition; the formatter does the layout.
type writer struct{ b strings.Builder }

func (w *writer) line(format string, args ...any) { fmt.Fprintf(&w.b, format+"\n", args...) }

func (w *writer) bytes() []byte { return []byte(w.b.String()) }

func (w *writer) head(kind, id, name string) {
	w.line("kind = %s\nformat = 1\nid = %s\nname = %s", schema.Quote(kind), schema.Quote(id), schema.Quote(name))
}

func (w *writer) list(key string, words []string) {
	if len(words) == 0 {
		return
	}
	list := make([]string, len(words))
	for i, word := range words {
		list[i] = schema.Quote(word)
	}
	w.line("%s = [%s]", key, strings.Join(list, ", "))
}

// places writes the hexes of pieces, and notes the position of each in the text.
func (w *writer) places(d *Draft, key string, list []*piece) {
	w.b.WriteString(key + " = [")
	for i, p := range list {
		if i > 0 {
			w.b.WriteString(", ")
		}
		p.start = w.b.Len()
		w.b.WriteString(schema.Quote(d.board.Label(p.hex)))
	}
	w.b.WriteString("]\n")
}

// prose writes a text of several lines as escaped Markdown.
func (w *writer) prose(key, text, otherwise string) {
	text = strings.ReplaceAll(text, "\r\n", "\n")
	var lines []string
	for l := range strings.SplitSeq(text, "\n") {
		l = strings.Map(func(r rune) rune {
			if r == '\t' {
				return ' '
			}
			if unicode.Is(unicode.Cc, r) {
				return -1
			}
			return r
		}, l)
		lines = append(lines, strings.TrimSpace(l))
	}
	text = strings.TrimSpace(strings.Join(lines, "\n"))
	if text == "" {
		text = otherwise
	}
	if r := []rune(text); len(r) > longestProse {
		text = strings.TrimSpace(string(r[:longestProse-1])) + "…"
	}
	w.b.WriteString(key + " = \"\"\"\n")
	for _, r := range text {
		switch {
		case r == '\n':
			w.b.WriteByte('\n')
		case r == '"' || r == '\\':
			w.b.WriteString(`\\\` + string(r)) // for Markdown, and for TOML
		case strings.ContainsRune("`*_{}[]<>#+!|~$&", r):
			w.b.WriteString(`\\` + string(r))
		default:
			w.b.WriteRune(r)
		}
	}
	w.b.WriteString("\n\"\"\"\n")
}

// SideOf returns a camp's side of a file's board, by the camp's name.
func SideOf(camp string) (int, bool) {
	for side, c := range camps {
		if c.String() == camp {
			return side, true
		}
	}
	return imports.Nobody, false
}
