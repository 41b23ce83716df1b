package source

func (p *plainReader) peek() byte {
	if p.at < len(p.text) {
		return p.text[p.at]
	}
	return 0
}

func (p *plainReader) spaces() {
	for p.at < len(p.text) && (p.text[p.at] == ' ' || p.text[p.at] == '\t') {
		p.at++
	}
}

// blank skips blanks, line ends and comments; it reports false at a character that none of them allows.
func (p *plainReader) blank() bool {
	for p.at < len(p.text) {
		switch p.text[p.at] {
		case ' ', '\t', '\n':
			p.at++
		case '#':
			if !p.remark() {
				return false
			}
		case '\r':
			if !p.newline() {
				return false
			}
		default:
			return true
		}
	}
	return true
}

// newline skips one line end, if present.
func (p *plainReader) newline() bool {
	switch {
	case p.peek() == '\n':
		p.at++
	case p.windows():
		p.at += 2
	default:
		return false
	}
	return true
}

// windows reports whether a CRLF follows.
func (p *plainReader) windows() bool {
	return p.peek() == '\r' && p.at+1 < len(p.text) && p.text[p.at+1] == '\n'
}

func (p *plainReader) remark() bool {
	start := p.at
	for ; p.at < len(p.text) && p.text[p.at] != '\n'; p.at++ {
		if isControl(p.text[p.at]) && !p.windows() {
			return false
		}
	}
	if p.remarks != nil {
		*p.remarks = append(*p.remarks, Span{start, p.at})
	}
	return true
}

// lineEnd skips an optional comment and the line end after a statement.
func (p *plainReader) lineEnd() bool {
	p.spaces()
	if p.peek() == '#' && !p.remark() {
		return false
	}
	return p.at >= len(p.text) || p.newline()
}
