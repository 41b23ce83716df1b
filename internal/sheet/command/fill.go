package command

import (
	"strings"
	"unicode/utf8"

	"muster/sheet"
)

// The capacity of a reference card, in letters of its rows. A row takes rowRoom in addition, and a number takes two
// rows.
const (
	room    = 1000
	rowRoom = 36
	least   = 160 // minimum space for the start of a text
)

// Token spaces come four in a row; more than fewDiscs are smaller, eight in a row.
const (
	fewDiscs     = 8
	discRoom     = 215 // of a row of four
	manyDiscRoom = 110 // of a row of eight
	longTitle    = 34  // letters of a heading of two lines
)

// Many reports whether the token spaces are small.
func (c *Reminder) Many() bool { return len(c.Tokens) > fewDiscs }

// Long reports whether the heading needs small letters.
func (c *Reminder) Long() bool { return utf8.RuneCountInString(c.Title) > longTitle }

// left returns how many letters of rows fit on a card below its numbers and tokens.
func (c *Reminder) left() int {
	n := room - len(c.Facts)*2*rowRoom
	if c.Many() {
		return n - (len(c.Tokens)+7)/8*manyDiscRoom
	}
	return n - (len(c.Tokens)+3)/4*discRoom
}

// Fill distributes rows over as many cards as necessary, starting with c. A text that is too long continues on the next
// card.
func Fill(c Reminder, rows []Reminding) []Reminder {
	var out []Reminder
	pages := [][]Reminding{nil}
	left := c.left()
	for _, row := range rows {
		for {
			last := len(pages) - 1
			own := rowRoom + utf8.RuneCountInString(row.Name+row.More)
			need := own + letters(row.Text)
			if need > left && (len(pages[last]) > 0 || left < least) && (need <= room || left < own+least) {
				pages, left = append(pages, nil), room
				continue
			}
			head, rest := cut(row.Text, max(left-own, least))
			pages[last] = append(pages[last], Reminding{row.Icon, row.Name, row.More, head})
			left -= need
			if rest == "" {
				break
			}
			row, left = Reminding{Text: rest}, 0
		}
	}
	for i, rows := range pages {
		next := Reminder{Icon: c.Icon, Title: c.Title, Kind: c.Kind}
		if i == 0 {
			next = c
		}
		next.Rows = rows
		if len(pages) > 1 {
			next.Title += " " + sheet.Number(i+1) + "/" + sheet.Number(len(pages))
		}
		out = append(out, next)
	}
	return out
}

// letters counts the visible letters of a text.
func letters(text sheet.HTML) int {
	n, inside := 0, false
	for _, c := range string(text) {
		switch {
		case c == '<':
			inside = true
		case c == '>':
			inside = false
		case !inside:
			n++
		}
	}
	return n
}

// cut splits a text after its last blank before this many letters; markup across the cut is repeated in both parts. A
// short text has no rest.
func cut(text sheet.HTML, most int) (head, rest sheet.HTML) {
	if letters(text) <= most {
		return text, ""
	}
	s, at, open := string(text), -1, []string(nil)
	var marked []string // that is open where the cut is
	read, entity := 0, false
	for i := 0; i < len(s); {
		if s[i] == '<' {
			end := i + strings.IndexByte(s[i:], '>') + 1
			switch tag := s[i:end]; {
			case strings.HasPrefix(tag, "</"):
				open = open[:max(len(open)-1, 0)]
			case !strings.HasSuffix(tag, "/>") && tag != "<br>":
				open = append(open, tag)
			}
			i = end
			continue
		}
		c, size := utf8.DecodeRuneInString(s[i:])
		if read >= most && at >= 0 {
			break
		}
		if entity = c == '&' || entity && c != ';'; c == ' ' || c == '\n' || read >= most && !entity {
			at, marked = i+size, append(marked[:0], open...)
		}
		read++
		i += size
	}
	if at < 0 || at >= len(s) {
		return text, ""
	}
	var closing, opening strings.Builder
	for i := range marked {
		opening.WriteString(marked[i])
		name, _, _ := strings.Cut(strings.Trim(marked[len(marked)-1-i], "<>"), " ")
		closing.WriteString("</" + name + ">")
	}
	return sheet.HTML(s[:at] + closing.String()), sheet.HTML(opening.String() + s[at:])
}
