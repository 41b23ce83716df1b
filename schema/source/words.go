package source

import (
	"sync"
	"unsafe"
)

// wordList keeps one copy of each short text: the names of keys, units and hexes come again and again, in a file and in
// thousands of files.
type wordList struct {
	texts map[string]any
}

const (
	wordLength = 40   // bytes; what is longer hardly comes twice
	wordCount  = 4096 // so that the texts of no file can fill the memory
)

// words are lists for those who read at once; what is in them makes no difference but in time.
var words = sync.Pool{New: func() any { return &wordList{map[string]any{}} }}

// value is a part of a File's text as a value of a tree.
func (l *wordList) value(b []byte) any {
	if len(b) > wordLength {
		return unsafe.String(&b[0], len(b)) // the text of a File never changes: a copy would be held beside it
	}
	if v, known := l.texts[string(b)]; known {
		return v
	}
	var v any = string(b)
	if len(l.texts) < wordCount {
		l.texts[v.(string)] = v
	}
	return v
}

func (l *wordList) text(b []byte) string {
	s, _ := l.value(b).(string)
	return s
}
