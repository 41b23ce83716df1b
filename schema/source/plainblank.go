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

// blank passes blanks, ends of line and remarks; it reports false at what may stand in none of them.
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

// newline passes one end of line, if it stands here.
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

// windows reports whether an end of line of two bytes stands here.
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

// lineEnd passes what may stand behind a statement.
func (p *plainReader) lineEnd() bool {
	p.spaces()
	if p.peek() == '#' && !p.remark() {
		return false
	}
	return p.at >= len(p.text) || p.newline()
}
