package main

import (
	"regexp"
	"strings"
)

// line returns the line of an offset, from 1.
func (b *base) line(at int) int { return 1 + strings.Count(b.text[:at], "\n") }

// keyed reports whether the site's key is written in the file as a key, before "=".
func (s *site) keyed() bool {
	k, v := s.base.doc.Key(s.ptr), s.base.doc.Value(s.ptr)
	return k.End > k.Start && v.Start >= k.End && v.End > v.Start && strings.TrimSpace(s.base.text[k.End:v.Start]) == "="
}

// valued reports whether the site's value is written in the file as a value, not as tables with headers.
func (s *site) valued() bool {
	if !s.inList {
		return s.keyed()
	}
	v := s.base.doc.Value(s.ptr)
	if v.End <= v.Start {
		return false
	}
	switch s.value.(type) {
	case map[string]any:
		return s.base.text[v.Start] == '{'
	case []any:
		return s.base.text[v.Start] == '['
	}
	return true
}

// put replaces the value.
func (s *site) put(with, note string) *mistake {
	if !s.valued() {
		return nil
	}
	v := s.base.doc.Value(s.ptr)
	return s.replaced(note, v.Start, v.End, with)
}

// replaced replaces a part of the text; the finding must be on the new lines, or on those of its key.
func (s *site) replaced(note string, from, to int, with string) *mistake {
	b := s.base
	m := &mistake{site: s, note: note, text: b.text[:from] + with + b.text[to:]}
	first := b.line(from)
	last := first + strings.Count(strings.TrimSuffix(with, "\n"), "\n")
	if k := b.doc.Key(s.ptr); !s.inList && k.End > k.Start {
		first = min(first, b.line(k.Start))
	}
	m.lines = []span{{first, last}}
	return m
}

// statement returns the text of a key with its value: whole lines, or a part of an inline table.
func (s *site) statement() (from, to int, inline, ok bool) {
	if !s.keyed() {
		return 0, 0, false, false
	}
	t := s.base.text
	k, v := s.base.doc.Key(s.ptr), s.base.doc.Value(s.ptr)
	from = strings.LastIndexByte(t[:k.Start], '\n') + 1
	end := strings.IndexByte(t[v.End:], '\n')
	if end < 0 {
		end = len(t) - v.End
	}
	rest := strings.TrimSpace(t[v.End : v.End+end])
	if strings.TrimSpace(t[from:k.Start]) == "" && (rest == "" || rest[0] == '#') {
		return from, min(v.End+end+1, len(t)), false, true
	}
	return k.Start, v.End, true, true
}

// withComma extends a part of an inline table to its comma.
func (s *site) withComma(from, to int) (int, int) {
	t := s.base.text
	if rest := strings.TrimLeft(t[to:], " "); strings.HasPrefix(rest, ",") {
		to += len(t[to:]) - len(rest) + 1
		return from, to + len(t[to:]) - len(strings.TrimLeft(t[to:], " "))
	}
	if before := strings.TrimRight(t[:from], " "); strings.HasSuffix(before, ",") {
		return len(before) - 1, to
	}
	return from, to
}

var header = regexp.MustCompile(`(?m)^[ \t]*\[\[?([^\]\n]*)\]\]?[ \t]*(#.*)?$`)

// region returns the text of a table of a list with its header, up to the next header outside it.
func (s *site) region() (from, to int, ok bool) {
	t := s.base.text
	v := s.base.doc.Value(s.ptr)
	path := strings.ReplaceAll(s.ptr[1:strings.LastIndexByte(s.ptr, '/')], "/", ".")
	path = regexp.MustCompile(`\.[0-9]+`).ReplaceAllString(path, "")
	at := v.Start
	if at > len(t) {
		return 0, 0, false
	}
	from = strings.LastIndexByte(t[:at], '\n') + 1
	if !strings.HasPrefix(strings.TrimSpace(t[from:]), "[["+path+"]]") {
		return 0, 0, false
	}
	to = len(t)
	for _, h := range header.FindAllStringSubmatchIndex(t[from:], -1)[1:] {
		name := t[from+h[2] : from+h[3]]
		if !strings.HasPrefix(strings.TrimPrefix(name, "["), path+".") {
			to = from + h[0]
			break
		}
	}
	// Comments directly above the next header belong to that.
	for {
		rest := strings.TrimRight(t[from:to], "\n")
		last := strings.LastIndexByte(rest, '\n') + 1
		if strings.HasPrefix(strings.TrimSpace(rest[last:]), "#") || rest[last:] == "" {
			to = from + last
			continue
		}
		to = from + len(rest)
		if to < len(t) {
			to++
		}
		return from, to, true
	}
}

// headerAbove returns the line of the last header before an offset, or 0.
func (b *base) headerAbove(at int) int {
	all := header.FindAllStringIndex(b.text[:at], -1)
	if len(all) == 0 {
		return 0
	}
	return b.line(all[len(all)-1][0])
}

// firstHeader returns the line before the first header.
func (s *site) firstHeader() int {
	if h := header.FindStringIndex(s.base.text); h != nil {
		return s.base.line(h[0]) - 1
	}
	return s.base.line(len(s.base.text))
}
