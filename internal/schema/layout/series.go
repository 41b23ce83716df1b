package layout

// seriesOf reads a list or an inline table.
func (s *scanner) seriesOf(k kind, end byte) value {
	var v series
	s.here++
	v.behind = s.sameLine()
	since := len(s.open)
	pending := gap{remarks: runOf(len(s.remarks), len(s.remarks))}
	for {
		g := s.gap(false)
		pending.remarks.to = g.remarks.to // they follow the pending ones
		pending.apart, pending.line = g.apart, pending.line || g.line
		switch s.text[s.here] {
		case end:
			s.here++
			v.items, v.tail = s.close(since), pending.remarks
			v.many = v.many || v.items.len() > 0 && pending.line || !v.behind.none() || v.tail.len() > 0
			s.series = append(s.series, v)
			return value{kind: k, series: int32(len(s.series) - 1)}
		case ',':
			s.here++
			last := &s.open[len(s.open)-1]
			if behind := s.sameLine(); last.behind.none() && !pending.line {
				last.behind = behind
			} else if !behind.none() {
				s.remarks = append(s.remarks, remark{text: behind})
				pending.remarks.to++
			}
			continue
		}
		s.open = append(s.open, entry{lead: pending.remarks, apart: pending.apart, fresh: pending.line})
		e := &s.open[len(s.open)-1]
		if len(s.open) == since+1 {
			s.beginsClose(e)
		}
		v.many = v.many || pending.line || pending.remarks.len() > 0
		if k == table {
			e.key = s.keyOf()
		}
		value := s.valueOf()
		e = &s.open[len(s.open)-1] // parsing the value may have moved it
		e.value, e.behind = value, s.sameLine()
		v.many = v.many || !e.behind.none()
		pending = gap{remarks: runOf(len(s.remarks), len(s.remarks))}
	}
}

// shortText skips a single-line text.
func (s *scanner) shortText() {
	quote := s.text[s.here]
	for s.here++; s.text[s.here] != quote; s.here++ {
		if s.text[s.here] == '\\' && quote == '"' {
			s.here++
		}
	}
	s.here++
}

// longText skips a text in triple quotes: up to two of five quotes belong to it.
func (s *scanner) longText(quote byte) {
	for s.here += 3; ; s.here++ {
		switch {
		case s.text[s.here] == '\\' && quote == '"':
			s.here++
		case s.text[s.here] == quote && s.text[s.here+1] == quote && s.text[s.here+2] == quote:
			s.here += 3
			for n := 0; n < 2 && s.here < len(s.text) && s.text[s.here] == quote; n++ {
				s.here++
			}
			return
		}
	}
}
