package variants

import (
	"bytes"
	"strconv"
	"strings"

	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
)

// pen writes changes into the text of a file, so that all that is about something else stays as its author wrote it.
type pen struct {
	doc  *schema.Document
	file *source.File
	text []byte
}

func newPen(d *schema.Document) pen { return pen{d, d.File, d.File.Text} }

// crlf reports whether the lines of the file end as those of Windows do.
func (p *pen) crlf() bool { return bytes.Contains(p.text, []byte("\r\n")) }

// bare counts the ends of line that are not those of Windows, in a file that has those; 0 in any other.
func (p *pen) bare() int {
	if !p.crlf() {
		return 0
	}
	return bytes.Count(p.text, []byte("\n")) - bytes.Count(p.text, []byte("\r\n"))
}

// eol is how the lines of the file end.
func (p *pen) eol() string {
	if p.crlf() {
		return "\r\n"
	}
	return "\n"
}

// at is the span of a value; ok is false where it is not written.
func (p *pen) at(ptr string) (s source.Span, ok bool) {
	above, _, _ := cut(ptr)
	s = p.doc.Value(ptr)
	return s, s.Start < s.End && s != p.doc.Value(above)
}

// cut parts a pointer from its last name.
func cut(ptr string) (above, name string, ok bool) {
	i := strings.LastIndexByte(ptr, '/')
	if i < 0 {
		return "", ptr, false
	}
	return ptr[:i], ptr[i+1:], true
}

// item is the pointer of an item of a list.
func item(list string, i int) string { return list + "/" + strconv.Itoa(i) }

// replace is the edit of a piece of the text.
func (p *pen) replace(from, to int, text string) diag.Edit {
	return diag.Replace(p.file, source.Span{Start: from, End: to}, text)
}

// lineStart is where the line of a place begins, lineEnd where its end of line stands.
func (p *pen) lineStart(at int) int { return bytes.LastIndexByte(p.text[:at], '\n') + 1 }

func (p *pen) lineEnd(at int) int {
	if i := bytes.IndexByte(p.text[at:], '\n'); i >= 0 {
		if i += at; i > at && p.text[i-1] == '\r' {
			return i - 1
		}
		return i
	}
	return len(p.text)
}

// next is the beginning of the line behind that of a place.
func (p *pen) next(at int) int {
	if i := bytes.IndexByte(p.text[at:], '\n'); i >= 0 {
		return at + i + 1
	}
	return len(p.text)
}

// skip passes blanks, ends of line and remarks.
func (p *pen) skip(at int) int {
	for at < len(p.text) {
		switch p.text[at] {
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
func (p *pen) blank(from, to int) bool { return len(bytes.Trim(p.text[from:to], " \t\r")) == 0 }

// void reports whether there is nothing in a piece of a line but blanks and a remark.
func (p *pen) void(from, to int) bool {
	rest := bytes.TrimLeft(p.text[from:to], " \t\r")
	return len(rest) == 0 || rest[0] == '#'
}

// number is the edit that writes another number in the place of one; nil where none is written.
func (p *pen) number(ptr string, n int) []diag.Edit {
	s, ok := p.at(ptr)
	if !ok {
		return nil
	}
	return []diag.Edit{p.replace(s.Start, s.End, strconv.Itoa(n))}
}

// beside are the edits that write a number of another name behind one that is written: on a line below, or between the
// same brackets.
func (p *pen) beside(ptr, name string, n int) [][]diag.Edit {
	key, value := p.doc.Key(ptr), p.doc.Value(ptr)
	_, old, _ := cut(ptr)
	at := bytes.LastIndex(p.text[key.Start:key.End], []byte(old))
	if at < 0 || value.Start < key.End {
		return nil
	}
	whole := p.lineStart(key.Start)
	written := name + string(p.text[key.Start+at+len(old):value.Start]) + strconv.Itoa(n)
	prefix := string(p.text[whole : key.Start+at])
	end := p.lineEnd(value.End)
	return [][]diag.Edit{
		{p.replace(end, end, p.eol()+prefix+written)},
		{p.replace(value.End, value.End, ", "+name+" = "+strconv.Itoa(n))},
	}
}
