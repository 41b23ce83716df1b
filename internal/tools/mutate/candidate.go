package main

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"path"
	"slices"
	"strings"
)

// candidate is one mutation of one rule: a site in Go, or a row of a table.
type candidate struct {
	rule string
	site *site
	row  *tableSite
	with []string // the rules that the same comment names, this one too
	nth  int      // of those that look the same, from 1
}

func (c *candidate) file() string {
	if c.row != nil {
		return c.row.table.name
	}
	return c.site.src.name
}

// within returns the function, or the row.
func (c *candidate) within() string {
	if c.row != nil {
		return cmp.Or(c.row.row, "-")
	}
	return c.site.fn
}

func (c *candidate) line() int {
	if c.row != nil {
		return 1 + strings.Count(c.row.table.text[:c.row.from], "\n")
	}
	return c.site.src.line(c.site.at)
}

func (c *candidate) change() string {
	was, is := "", ""
	if c.row != nil {
		was, is = c.row.was, c.row.is
	} else {
		was, is = c.site.was, c.site.is
	}
	text := short(was) + " => " + short(is)
	if c.nth > 1 {
		text += fmt.Sprintf(" #%d", c.nth)
	}
	return text
}

// short cuts a long text in its middle, where mutations rarely differ.
func short(s string) string {
	const most = 100
	r := []rune(s)
	if len(r) <= most {
		return s
	}
	sum := sha256.Sum256([]byte(s))
	return fmt.Sprintf("%s ... %s [%x]", string(r[:most/2]), string(r[len(r)-most/3:]), sum[:3])
}

// key identifies a mutant of a rule independently of other changes in the file.
func (c *candidate) key() string {
	return c.rule + " " + c.file() + " " + c.within() + "\n" + c.change()
}

func (c *candidate) num() *int {
	if c.row != nil {
		return &c.row.num
	}
	return &c.site.num
}

// code reads enforcing files and caches them.
type code struct {
	root    string
	sources map[string]*source
	tables  map[string]*table
}

// candidates returns all mutations of a rule, in the order of its files and of their lines.
func (k *code) candidates(id string, files []string) ([]*candidate, error) {
	var out []*candidate
	for _, name := range files {
		var own []*candidate
		switch path.Ext(name) {
		case ".go":
			if k.sources[name] == nil {
				s, err := readSource(k.root, name)
				if err != nil {
					return nil, err
				}
				k.sources[name] = s
			}
			own = k.sources[name].of(id)
		case ".toml":
			if k.tables[name] == nil {
				t, err := readTable(k.root, name)
				if err != nil {
					return nil, err
				}
				k.tables[name] = t
			}
			own = k.tables[name].of(id)
		}
		seen := map[string]int{}
		for _, c := range own {
			look := c.key()
			seen[look]++
			c.nth = seen[look]
		}
		out = append(out, own...)
	}
	return out, nil
}

// draw returns a pseudo-random number for an item. It depends only on the seed and the item, so that a change elsewhere
// does not affect the rest of a run.
func draw(seed uint64, of ...string) uint64 {
	h := sha256.New()
	h.Write(binary.BigEndian.AppendUint64(nil, seed))
	for _, s := range of {
		fmt.Fprintf(h, "%d:%s", len(s), s)
	}
	return binary.BigEndian.Uint64(h.Sum(nil))
}

// shuffled sorts candidates into the order of a run: a random file, a random line in it, a random mutation of that
// line; then the next file.
func shuffled(seed uint64, all []*candidate) []*candidate {
	lot := func(c *candidate) (uint64, uint64, uint64) {
		line := fmt.Sprint(c.file(), " ", c.line())
		return draw(seed, c.rule, c.file()), draw(seed, c.rule, line), draw(seed, c.key())
	}
	byFile := map[string][]*candidate{}
	var files []string
	for _, c := range all {
		if byFile[c.file()] == nil {
			files = append(files, c.file())
		}
		byFile[c.file()] = append(byFile[c.file()], c)
	}
	slices.SortFunc(files, func(a, b string) int {
		return cmp.Compare(draw(seed, all[0].rule, a), draw(seed, all[0].rule, b))
	})
	for _, list := range byFile {
		slices.SortFunc(list, func(a, b *candidate) int {
			_, la, ca := lot(a)
			_, lb, cb := lot(b)
			return cmp.Or(cmp.Compare(la, lb), cmp.Compare(ca, cb), cmp.Compare(a.key(), b.key()))
		})
		// First one mutation of each line, then the second of each.
		seen := map[int]int{}
		turn := map[*candidate]int{}
		for _, c := range list {
			turn[c] = seen[c.line()]
			seen[c.line()]++
		}
		slices.SortStableFunc(list, func(a, b *candidate) int { return cmp.Compare(turn[a], turn[b]) })
	}
	// One of each file, in turn.
	var out []*candidate
	for i := 0; len(out) < len(all); i++ {
		for _, f := range files {
			if i < len(byFile[f]) {
				out = append(out, byFile[f][i])
			}
		}
	}
	return out
}
