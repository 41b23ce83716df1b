// Package source holds the text of a definition file and answers where things stand in it: byte offset to line and
// column, JSON pointer to span. It knows TOML's shape and nothing of the game. Start with File and Index.
package source

import (
	"bytes"
	"sort"
	"sync"
	"unicode/utf8"
)

// File is the text of one file. It is never changed after NewFile: values that are read from it may be parts of it.
type File struct {
	Name  string // as the user gave it; "-" is standard input
	Text  []byte
	Lost  bool   // it is there and is not read: nobody knows what it holds
	Meant string // the name that a Lost file should have to be read; "" where its name is not what keeps it from that
	Path  string // from the folder of its project on, with slashes; "" where that is not known, or it is in no folder
	once  sync.Once
	lines []int // byte offset at which each line starts, made when the first place is asked for: most files are clean
}

// Span is a half-open range of byte offsets in a file. The zero Span is the very start of the file.
type Span struct{ Start, End int }

// Position is a place in a file. Line and Column count from 1; Column counts Unicode code points.
type Position struct {
	Offset int
	Line   int
	Column int
}

// NewFile takes the text as it is; a byte order mark or a carriage return stays part of it.
func NewFile(name string, text []byte) *File { return &File{Name: name, Text: text} }

func (f *File) starts() []int {
	f.once.Do(func() {
		f.lines = make([]int, 1, bytes.Count(f.Text, []byte{'\n'})+1)
		for i := 0; ; {
			j := bytes.IndexByte(f.Text[i:], '\n')
			if j < 0 {
				return
			}
			i += j + 1
			f.lines = append(f.lines, i)
		}
	})
	return f.lines
}

// Place is where the file stands in its project: its Path, or where that is not known its Name.
func (f *File) Place() string {
	if f.Path == "" {
		return f.Name
	}
	return f.Path
}

// LostFile is a file that is there, but that nobody can read. Who reports that says why.
func LostFile(name string) *File { return &File{Name: name, Lost: true} }

// MisnamedFile is a file that looks like a definition and is not read for its name. Its text says what it was to be.
func MisnamedFile(name, meant string, text []byte) *File {
	f := NewFile(name, text)
	f.Lost, f.Meant = true, meant
	return f
}

// Position gives line and column of a byte offset; an offset outside the text is moved to its nearest end.
func (f *File) Position(offset int) Position {
	offset = min(max(offset, 0), len(f.Text))
	line := sort.SearchInts(f.starts(), offset+1) - 1
	start := f.lines[line]
	if line == 0 && f.marked() && offset >= len(bom) {
		start = len(bom) // a byte order mark takes no column
	}
	return Position{Offset: offset, Line: line + 1, Column: utf8.RuneCount(f.Text[start:offset]) + 1}
}

// Lines is the number of lines; an empty file has one.
func (f *File) Lines() int { return len(f.starts()) }

// Line is the text of line n (from 1) without its end of line; "" when there is no such line.
func (f *File) Line(n int) string {
	if n < 1 || n > len(f.starts()) {
		return ""
	}
	end := len(f.Text)
	if n < len(f.lines) {
		end = f.lines[n] - 1
	}
	line := f.Text[f.lines[n-1]:end]
	if n == 1 {
		line = bytes.TrimPrefix(line, bom)
	}
	return string(bytes.TrimSuffix(line, []byte{'\r'}))
}

// marked reports whether the text starts with a byte order mark.
func (f *File) marked() bool { return bytes.HasPrefix(f.Text, bom) }

var bom = []byte("\xef\xbb\xbf")
