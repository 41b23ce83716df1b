package layout

import (
	"bytes"

	"muster/schema/source"
)

// scanner reads a text that the walk of schema/source found no fault in. It trusts that: a faulty text is no one's to
// lay out.
type scanner struct {
	text  []byte
	at    int
	ended bool // an end of line outside of values was met
	crlf  bool // the first of them was that of Windows

	// One slab holds many small slices: a file has as many of them as it has keys.
	parts   []part
	entries []entry
	open    []entry // of what is not read to its end yet, a stack
}

// slab is how many parts and entries are made at once.
const slab = 256

// close takes the entries off the stack that were pushed since it had some.
func (s *scanner) close(since int) []entry {
	n := len(s.open) - since
	if n == 0 {
		return nil
	}
	if cap(s.entries)-len(s.entries) < n {
		s.entries = make([]entry, 0, max(n, slab))
	}
	from := len(s.entries)
	s.entries = append(s.entries, s.open[since:]...)
	s.open = s.open[:since]
	return s.entries[from : from+n : from+n]
}

// gap is what stands between two statements, or two elements: remarks on lines of their own.
type gap struct {
	remarks []remark
	apart   bool // a blank line stands at its end
	line    bool // it ends a line
}

// scan reads a whole text, without a byte order mark.
func (s *scanner) scan() []section {
	all := make([]section, 1, 1+bytes.Count(s.text, []byte("\n[")))
	now := &all[0]
	for {
		g := s.gap(true)
		if s.at >= len(s.text) {
			now.keys, now.tail = s.close(0), g.remarks
			return all
		}
		if s.text[s.at] == '[' {
			lead := attached(g)
			now.keys, now.tail = s.close(0), g.remarks[:len(g.remarks)-len(lead)]
			all = append(all, section{lead: lead})
			now = &all[len(all)-1]
			s.header(now)
			continue
		}
		e := entry{lead: g.remarks, apart: g.apart}
		if len(s.open) == 0 {
			now.takeHead(&e)
		}
		s.keyValue(&e)
		e.behind = s.behind()
		s.open = append(s.open, e)
	}
}

// attached are the remarks at the end of a gap that no blank line parts from what follows.
func attached(g gap) []remark {
	if g.apart {
		return nil
	}
	for i := len(g.remarks) - 1; i >= 0; i-- {
		if g.remarks[i].apart {
			return g.remarks[i:]
		}
	}
	return g.remarks
}

// takeHead parts the remarks that are about all keys of a section from those about the first one: a blank line stands
// below them. What stands at the very top of a file is always about all of it.
func (x *section) takeHead(first *entry) {
	about := attached(gap{remarks: first.lead, apart: first.apart})
	if n := len(first.lead) - len(about); n > 0 {
		x.head, x.loose, first.lead = first.lead[:n], true, about
	} else if x.key == nil {
		x.head, x.loose, first.lead = first.lead, false, nil
	}
	first.apart = false
	if len(first.lead) > 0 {
		first.lead[0].apart = false
	}
}

// gap passes blanks, ends of line and remarks. At the start of a line, or not: the rest of a line is no blank one.
func (s *scanner) gap(start bool) gap {
	var g gap
	ends := 0
	if start {
		ends = 1
	}
	top := s.at == 0
	for s.at < len(s.text) {
		switch c := s.text[s.at]; c {
		case ' ', '\t', '\r':
			s.at++
		case '\n':
			ends++
			g.line = true
			s.end()
			s.at++
		case '#':
			g.remarks = append(g.remarks, remark{s.remark(), ends > 1 && !(top && len(g.remarks) == 0)})
			ends = 0
		default:
			g.apart = ends > 1
			return g
		}
	}
	g.apart = ends > 1
	return g
}

// remark reads a remark, without blanks at its end.
func (s *scanner) remark() []byte {
	start := s.at
	s.at = s.lineStop()
	return bytes.TrimRight(s.text[start:s.at], " \t\r")
}

func (s *scanner) lineStop() int {
	if i := bytes.IndexByte(s.text[s.at:], '\n'); i >= 0 {
		return s.at + i
	}
	return len(s.text)
}

// behind reads the rest of a line behind a statement: its remark, if it has one, and the end of line.
func (s *scanner) behind() (text []byte) {
	s.blanks()
	if s.at < len(s.text) && s.text[s.at] == '#' {
		text = s.remark()
	}
	if s.at = s.lineStop(); s.at < len(s.text) {
		s.end()
		s.at++
	}
	return text
}

// end notes how the first line ends that no value ends on.
func (s *scanner) end() {
	if !s.ended {
		s.ended, s.crlf = true, s.at > 0 && s.text[s.at-1] == '\r'
	}
}

func (s *scanner) blanks() {
	for s.at < len(s.text) && (s.text[s.at] == ' ' || s.text[s.at] == '\t') {
		s.at++
	}
}

func (s *scanner) header(x *section) {
	s.at++
	if s.text[s.at] == '[' {
		x.double = true
		s.at++
	}
	x.key = s.key()
	for s.at < len(s.text) && s.text[s.at] == ']' {
		s.at++
	}
	x.behind = s.behind()
}

// key reads a dotted key and the blanks behind it.
func (s *scanner) key() []part {
	if cap(s.parts)-len(s.parts) < source.MaxParts {
		s.parts = make([]part, 0, slab)
	}
	from := len(s.parts)
	for {
		s.blanks()
		start := s.at
		if c := s.text[s.at]; c == '"' || c == '\'' {
			s.shortText()
		} else {
			for s.at < len(s.text) && bare[s.text[s.at]] {
				s.at++
			}
		}
		s.parts = append(s.parts, newPart(s.text[start:s.at]))
		s.blanks()
		if s.text[s.at] != '.' {
			return s.parts[from:len(s.parts):len(s.parts)]
		}
		s.at++
	}
}

func (s *scanner) keyValue(e *entry) {
	e.key = s.key()
	s.at++ // =
	s.blanks()
	e.value = s.value()
}

func (s *scanner) value() value {
	start := s.at
	switch c := s.text[s.at]; c {
	case '"', '\'':
		if bytes.HasPrefix(s.text[s.at:], []byte{c, c, c}) {
			s.longText(c)
			return value{kind: long, raw: longStyle(s.text[start:s.at])}
		}
		s.shortText()
		return value{kind: text, raw: style(s.text[start:s.at])}
	case '[':
		return s.series(list, ']')
	case '{':
		return s.series(table, '}')
	}
	for s.at < len(s.text) && !ends[s.text[s.at]] {
		s.at++
	}
	// A date and a time may have a blank between them.
	if s.at-start == 10 && s.at+3 < len(s.text) && s.text[start+4] == '-' && s.text[s.at+3] == ':' && s.text[s.at] == ' ' {
		for s.at++; s.at < len(s.text) && !ends[s.text[s.at]]; {
			s.at++
		}
	}
	return value{kind: word, raw: s.text[start:s.at]}
}

// sameLine reads a remark that stands on the line on which reading stands.
func (s *scanner) sameLine() []byte {
	s.blanks()
	if s.at < len(s.text) && s.text[s.at] == '#' {
		return s.remark()
	}
	return nil
}

var (
	bare = bytesOf("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-")
	ends = bytesOf(" \t\r\n,]}#")
)

func bytesOf(s string) (set [256]bool) {
	for i := range len(s) {
		set[s[i]] = true
	}
	return set
}
