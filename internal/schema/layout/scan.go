package layout

import "bytes"

// scanner parses a text in which schema/source found no error. It relies on that.
type scanner struct {
	script
	here  int     // current offset
	ended bool    // a line end outside of values was found
	crlf  bool    // the first line end is CRLF
	open  []entry // stack of unfinished entries
}

// begin resets a scanner for another text. It keeps its buffers.
func (s *scanner) begin(text []byte) {
	t := &s.script
	s.script = script{text, t.sections[:0], t.entries[:0], t.parts[:0], t.series[:0], t.remarks[:0]}
	s.here, s.ended, s.crlf, s.open = 0, false, false, s.open[:0]
}

// close pops the entries pushed since a stack size.
func (s *scanner) close(since int) run {
	from := len(s.entries)
	s.entries = append(s.entries, s.open[since:]...)
	s.open = s.open[:since]
	return runOf(from, len(s.entries))
}

// gap is the text between two statements or elements: comments on their own lines.
type gap struct {
	remarks run
	apart   bool // it ends with a blank line
	line    bool // it contains a line end
}

// scan parses a whole text, without a byte order mark.
func (s *scanner) scan() {
	s.sections = append(s.sections, section{})
	for {
		now := &s.sections[len(s.sections)-1]
		g := s.gap(true)
		if s.here >= len(s.text) {
			now.keys, now.tail = s.close(0), g.remarks
			return
		}
		if s.text[s.here] == '[' {
			lead := s.attached(g.remarks, g.apart)
			now.keys, now.tail = s.close(0), run{g.remarks.from, lead.from}
			x := section{lead: lead}
			s.header(&x)
			s.sections = append(s.sections, x)
			continue
		}
		s.open = append(s.open, entry{lead: g.remarks, apart: g.apart})
		e := &s.open[len(s.open)-1]
		if len(s.open) == 1 {
			s.takeHead(now, e)
		}
		e.key = s.keyOf()
		value := s.valueOf()
		e = &s.open[len(s.open)-1] // parsing the value may have moved it
		e.value, e.behind = value, s.behind()
	}
}

// attached returns the comments at the end of a gap that no blank line separates from the next item.
func (s *scanner) attached(remarks run, apart bool) run {
	if apart {
		return run{remarks.to, remarks.to}
	}
	for i := remarks.to - 1; i >= remarks.from; i-- {
		if s.remarks[i].apart {
			return run{i, remarks.to}
		}
	}
	return remarks
}

// takeHead separates the comments about a whole section from those about its first key: a blank line follows them. A
// comment at the top of a file always describes the whole file.
func (s *scanner) takeHead(x *section, first *entry) {
	about := s.attached(first.lead, first.apart)
	if about.from > first.lead.from {
		x.head, x.loose, first.lead = run{first.lead.from, about.from}, true, about
	} else if x.key.len() == 0 {
		x.head, x.loose, first.lead = first.lead, false, run{}
	}
	s.beginsClose(first)
}

// beginsClose removes the blank line above the first of several entries.
func (s *scanner) beginsClose(first *entry) {
	first.apart = false
	if first.lead.len() > 0 {
		s.remarks[first.lead.from].apart = false
	}
}

// gap skips blanks, line ends and comments. start tells whether it begins at the start of a line: the rest of a line is
// not a blank line.
func (s *scanner) gap(start bool) gap {
	var g gap
	ends := 0
	if start {
		ends = 1
	}
	top, from := s.here == 0, len(s.remarks)
	for s.here < len(s.text) {
		switch s.text[s.here] {
		case ' ', '\t', '\r':
			s.here++
		case '\n':
			ends++
			g.line = true
			s.end()
			s.here++
		case '#':
			s.remarks = append(s.remarks, remark{s.remark(), ends > 1 && !(top && len(s.remarks) == from)})
			ends = 0
		default:
			g.remarks, g.apart = runOf(from, len(s.remarks)), ends > 1
			return g
		}
	}
	g.remarks, g.apart = runOf(from, len(s.remarks)), ends > 1
	return g
}

// remark reads a comment without its trailing blanks.
func (s *scanner) remark() span {
	start := s.here
	s.here = s.lineStop()
	return spanOf(start, start+len(bytes.TrimRight(s.text[start:s.here], " \t\r")))
}

func (s *scanner) lineStop() int {
	if i := bytes.IndexByte(s.text[s.here:], '\n'); i >= 0 {
		return s.here + i
	}
	return len(s.text)
}

// behind reads the rest of a line after a statement: an optional comment and the line end.
func (s *scanner) behind() (text span) {
	text = s.sameLine()
	if s.here = s.lineStop(); s.here < len(s.text) {
		s.end()
		s.here++
	}
	return text
}

// end records the first line end outside of values.
func (s *scanner) end() {
	if !s.ended {
		s.ended, s.crlf = true, s.here > 0 && s.text[s.here-1] == '\r'
	}
}

func (s *scanner) blanks() {
	for s.here < len(s.text) && (s.text[s.here] == ' ' || s.text[s.here] == '\t') {
		s.here++
	}
}

func (s *scanner) header(x *section) {
	s.here++
	if s.text[s.here] == '[' {
		x.double = true
		s.here++
	}
	x.key = s.dotted()
	for s.here < len(s.text) && s.text[s.here] == ']' {
		s.here++
	}
	x.behind = s.behind()
}

// dotted reads a dotted key and the blanks after it.
func (s *scanner) dotted() run {
	from := len(s.parts)
	for {
		s.blanks()
		start := s.here
		if c := s.text[s.here]; c == '"' || c == '\'' {
			s.shortText()
		} else {
			for s.here < len(s.text) && bare[s.text[s.here]] {
				s.here++
			}
		}
		s.parts = append(s.parts, s.newPart(start, s.here))
		s.blanks()
		if s.text[s.here] != '.' {
			return runOf(from, len(s.parts))
		}
		s.here++
	}
}

// keyOf reads the key of a statement, up to its value.
func (s *scanner) keyOf() run {
	key := s.dotted()
	s.here++ // =
	s.blanks()
	return key
}

func (s *scanner) valueOf() value {
	start := s.here
	switch c := s.text[s.here]; c {
	case '"', '\'':
		if s.here+2 < len(s.text) && s.text[s.here+1] == c && s.text[s.here+2] == c {
			s.longText(c)
			return value{kind: long, raw: spanOf(start, s.here), quote: longDoubled(s.text[start:s.here])}
		}
		s.shortText()
		return value{kind: text, raw: spanOf(start, s.here), quote: doubled(s.text[start:s.here])}
	case '[':
		return s.seriesOf(list, ']')
	case '{':
		return s.seriesOf(table, '}')
	}
	for s.here < len(s.text) && !ends[s.text[s.here]] {
		s.here++
	}
	// A date and a time may be separated by a blank.
	if s.here-start == 10 && s.here+3 < len(s.text) && s.text[start+4] == '-' && s.text[s.here+3] == ':' &&
		s.text[s.here] == ' ' {
		for s.here++; s.here < len(s.text) && !ends[s.text[s.here]]; {
			s.here++
		}
	}
	return value{kind: word, raw: spanOf(start, s.here)}
}

// sameLine reads a comment on the current line.
func (s *scanner) sameLine() span {
	s.blanks()
	if s.here < len(s.text) && s.text[s.here] == '#' {
		return s.remark()
	}
	return span{}
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
