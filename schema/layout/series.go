package layout

// series reads a list or an inline table.
func (s *scanner) series(k kind, end byte) value {
	v := &series{}
	s.at++
	v.behind = s.sameLine()
	since := len(s.open)
	var pending gap
	for {
		g := s.gap(false)
		pending.remarks = append(pending.remarks, g.remarks...)
		pending.apart, pending.line = g.apart, pending.line || g.line
		switch s.text[s.at] {
		case end:
			s.at++
			v.items, v.tail = s.close(since), pending.remarks
			v.many = v.many || len(v.items) > 0 && pending.line || v.behind != nil || len(v.tail) > 0
			return value{kind: k, series: v}
		case ',':
			s.at++
			last := &s.open[len(s.open)-1]
			if behind := s.sameLine(); last.behind == nil && !pending.line {
				last.behind = behind
			} else if behind != nil {
				pending.remarks = append(pending.remarks, remark{text: behind})
			}
			continue
		}
		e := entry{lead: pending.remarks, apart: pending.apart, fresh: pending.line}
		if len(s.open) == since {
			e.apart = false
			if len(e.lead) > 0 {
				e.lead[0].apart = false
			}
		}
		v.many = v.many || pending.line || len(pending.remarks) > 0
		pending = gap{}
		if k == list {
			e.value = s.value()
		} else {
			s.keyValue(&e)
		}
		e.behind = s.sameLine()
		v.many = v.many || e.behind != nil
		s.open = append(s.open, e)
	}
}

// shortText passes a text of one line.
func (s *scanner) shortText() {
	quote := s.text[s.at]
	for s.at++; s.text[s.at] != quote; s.at++ {
		if s.text[s.at] == '\\' && quote == '"' {
			s.at++
		}
	}
	s.at++
}

// longText passes a text between three quotes: up to two of five belong to it.
func (s *scanner) longText(quote byte) {
	for s.at += 3; ; s.at++ {
		switch {
		case s.text[s.at] == '\\' && quote == '"':
			s.at++
		case s.text[s.at] == quote && s.text[s.at+1] == quote && s.text[s.at+2] == quote:
			s.at += 3
			for n := 0; n < 2 && s.at < len(s.text) && s.text[s.at] == quote; n++ {
				s.at++
			}
			return
		}
	}
}
