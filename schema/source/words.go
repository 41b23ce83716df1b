package source

import (
	"sync"
	"unsafe"
)

// wordList interns short texts: names of keys, units and hexes repeat in a file and across thousands of files.
type wordList struct {
	texts map[string]any
}

const (
	wordLength = 40   // bytes; longer texts rarely repeat
	wordCount  = 4096 // so that no file can fill the memory
)

// words is a pool of lists for concurrent readers; its content affects only speed.
var words = sync.Pool{New: func() any { return &wordList{map[string]any{}} }}

// value returns a part of a File's text as a tree value.
func (l *wordList) value(b []byte) any {
	if len(b) > wordLength {
		return unsafe.String(&b[0], len(b)) // the text of a File is immutable, so no copy is needed
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
