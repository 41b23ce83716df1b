package schema

import (
	"bytes"
	"fmt"
	"unicode/utf8"

	"muster/schema/source"
)

// text checks the bytes before any parser does.
func (l *loader) text() bool {
	text := l.doc.File.Text
	switch {
	case len(text) > source.MaxSize:
		l.report(
			"file/too-large",
			source.Span{},
			fmt.Sprintf("the file is larger than the limit of %d bytes", source.MaxSize),
			"split the file, or remove unneeded parts",
		)
	case len(text) == 0:
		l.report("file/empty", source.Span{}, "the file is empty", "write at least kind, format, id and name")
	case document(text) != "":
		l.report(
			"file/encoding",
			source.Span{},
			"the file is "+document(text)+", not plain text",
			"save it as plain text (UTF-8); in TextEdit: Format > Make Plain Text",
		)
	case bytes.HasPrefix(text, []byte("\xff\xfe")) || bytes.HasPrefix(text, []byte("\xfe\xff")):
		l.report("file/encoding", source.Span{}, "the file is UTF-16, not UTF-8", "save the file as UTF-8")
	case bytes.IndexByte(text, 0) >= 0:
		i := bytes.IndexByte(text, 0)
		l.report(
			"file/encoding",
			source.Span{Start: i, End: i + 1},
			"the file contains a zero byte: it is not text, or it is UTF-16",
			"save the file as UTF-8",
		)
	case !utf8.Valid(text):
		i := 0
		for {
			r, n := utf8.DecodeRune(text[i:])
			if r == utf8.RuneError && n == 1 {
				break
			}
			i += n
		}
		l.report(
			"file/encoding",
			source.Span{Start: i, End: i + 1},
			fmt.Sprintf("byte 0x%02x is not UTF-8", text[i]),
			"save the file as UTF-8",
		)
	default:
		return true
	}
	return false
}

// document returns the word processor format of a text saved under the name of a definition, or "".
func document(text []byte) string {
	for _, d := range []struct{ start, within, name string }{
		{"{\\rtf", "", "an RTF document"},
		{"PK\x03\x04", "word/", "a Word document"},
		{"PK\x03\x04", "opendocument.text", "an OpenDocument text"},
		{"\xd0\xcf\x11\xe0", "", "a Word document"},
		{"%PDF-", "", "a PDF"},
	} {
		if bytes.HasPrefix(text, []byte(d.start)) && bytes.Contains(text, []byte(d.within)) {
			return d.name
		}
	}
	return ""
}
