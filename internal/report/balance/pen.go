package balance

import (
	"bytes"
	"strconv"
	"strings"

	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
)

// Pen edits the text of a file and leaves all other parts as the author wrote them.
type Pen struct {
	Doc  *schema.Document
	File *source.File
	Text []byte
}

func newPen(d *schema.Document) Pen { return Pen{d, d.File, d.File.Text} }

// crlf reports whether the file has Windows line ends.
func (p *Pen) crlf() bool { return bytes.Contains(p.Text, []byte("\r\n")) }

// bare counts the other line ends in a file with Windows line ends; 0 in any other file.
func (p *Pen) bare() int {
	if !p.crlf() {
		return 0
	}
	return bytes.Count(p.Text, []byte("\n")) - bytes.Count(p.Text, []byte("\r\n"))
}

// eol returns the line end of the file.
func (p *Pen) eol() string {
	if p.crlf() {
		return "\r\n"
	}
	return "\n"
}

// At returns the span of a value; ok is false if it is not written.
func (p *Pen) At(ptr string) (s source.Span, ok bool) {
	above, _, _ := cut(ptr)
	s = p.Doc.Value(ptr)
	return s, s.Start < s.End && s != p.Doc.Value(above)
}

// cut splits a pointer before its last name.
func cut(ptr string) (above, name string, ok bool) {
	i := strings.LastIndexByte(ptr, '/')
	if i < 0 {
		return "", ptr, false
	}
	return ptr[:i], ptr[i+1:], true
}

// Item returns the pointer of an item of a list.
func Item(list string, i int) string { return list + "/" + strconv.Itoa(i) }

// replace returns the edit of a piece of the text.
func (p *Pen) replace(from, to int, text string) diag.Edit {
	return diag.Replace(p.File, source.Span{Start: from, End: to}, text)
}

// lineStart returns the start of an offset's line, lineEnd the offset of its line end.
func (p *Pen) lineStart(at int) int { return bytes.LastIndexByte(p.Text[:at], '\n') + 1 }

func (p *Pen) lineEnd(at int) int {
	if i := bytes.IndexByte(p.Text[at:], '\n'); i >= 0 {
		if i += at; i > at && p.Text[i-1] == '\r' {
			return i - 1
		}
		return i
	}
	return len(p.Text)
}

// next returns the start of the line after an offset's.
func (p *Pen) next(at int) int {
	if i := bytes.IndexByte(p.Text[at:], '\n'); i >= 0 {
		return at + i + 1
	}
	return len(p.Text)
}

// skip skips blanks, line ends and comments.
func (p *Pen) skip(at int) int {
	for at < len(p.Text) {
		switch p.Text[at] {
		case ' ', '\t', '\r', '\n':
			at++
		case '#':
			at = p.lineEnd(at)
		default:
			return at
		}
	}
	return at
}

// blank reports whether there are only blanks in a piece of a line.
func (p *Pen) blank(from, to int) bool { return len(bytes.Trim(p.Text[from:to], " \t\r")) == 0 }

// void reports whether a piece of a line has only blanks and a comment.
func (p *Pen) void(from, to int) bool {
	rest := bytes.TrimLeft(p.Text[from:to], " \t\r")
	return len(rest) == 0 || rest[0] == '#'
}

// Number returns the edit that replaces a number; nil if none is written.
func (p *Pen) Number(ptr string, n int) []diag.Edit {
	s, ok := p.At(ptr)
	if !ok {
		return nil
	}
	return []diag.Edit{p.replace(s.Start, s.End, strconv.Itoa(n))}
}

// AddAfter returns the edits that add a number with another name after an existing one: on the line below, or inside
// the same brackets.
func (p *Pen) AddAfter(ptr, name string, n int) [][]diag.Edit {
	return p.AddValue(ptr, name, strconv.Itoa(n))
}

// AddValue is AddAfter for a value in its written form.
func (p *Pen) AddValue(ptr, name, text string) [][]diag.Edit {
	key, value := p.Doc.Key(ptr), p.Doc.Value(ptr)
	_, old, _ := cut(ptr)
	at := bytes.LastIndex(p.Text[key.Start:key.End], []byte(old))
	if at < 0 || value.Start < key.End {
		return nil
	}
	whole := p.lineStart(key.Start)
	written := name + string(p.Text[key.Start+at+len(old):value.Start]) + text
	prefix := string(p.Text[whole : key.Start+at])
	end := p.lineEnd(value.End)
	return [][]diag.Edit{
		{p.replace(end, end, p.eol()+prefix+written)},
		{p.replace(value.End, value.End, ", "+name+" = "+text)},
	}
}
