// Package source holds the text of a definition file and maps positions in it: byte offset to line and column, JSON
// pointer to span. It knows the syntax of TOML and is independent of games. Start with File and Index.
package source

import (
	"bytes"
	"sort"
	"sync"
	"unicode/utf8"
)

// File is the immutable text of one file; values read from it may share its memory.
type File struct {
	Name  string // as the user wrote it; "-" is standard input
	Text  []byte
	Lost  bool   // it exists but was not read: its content is unknown
	Meant string // the name under which a Lost file would be read; "" if the name is not the reason
	Path  string // relative to its project's folder, with slashes; "" if unknown or outside of any folder
	once  sync.Once
	lines []int // byte offset of each line, computed on first use: most files are clean
}

// Span is a half-open range of byte offsets in a file. The zero Span is the start of the file.
type Span struct{ Start, End int }

// Position is a position in a file. Line and Column count from 1; Column counts Unicode code points.
type Position struct {
	Offset int
	Line   int
	Column int
}

// NewFile returns a File with the text unchanged; it keeps a byte order mark and carriage returns.
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

// Place returns the file's location in its project: its Path, or its Name if the path is unknown.
func (f *File) Place() string {
	if f.Path == "" {
		return f.Name
	}
	return f.Path
}

// LostFile returns a file that exists but cannot be read. The caller reports why.
func LostFile(name string) *File { return &File{Name: name, Lost: true} }

// MisnamedFile returns a file that looks like a definition and is skipped because of its name. Its text shows what it
// was meant to be.
func MisnamedFile(name, meant string, text []byte) *File {
	f := NewFile(name, text)
	f.Lost, f.Meant = true, meant
	return f
}

// Position returns the line and column of a byte offset; an offset outside of the text is moved to its nearest end.
func (f *File) Position(offset int) Position {
	offset = min(max(offset, 0), len(f.Text))
	line := sort.SearchInts(f.starts(), offset+1) - 1
	start := f.lines[line]
	if line == 0 && f.marked() && offset >= len(bom) {
		start = len(bom) // a byte order mark takes no column
	}
	return Position{Offset: offset, Line: line + 1, Column: utf8.RuneCount(f.Text[start:offset]) + 1}
}

// Lines returns the number of lines; an empty file has one.
func (f *File) Lines() int { return len(f.starts()) }

// Line returns the text of line n (from 1) without its line end, or "" for a missing line.
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
