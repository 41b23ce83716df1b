package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// switches is the file added to each package with mutants: the environment selects the active one.
const switches = `package %s

import (
	"os"
	"reflect"
	"strconv"
)

// mutantIs is the number of the mutant that is on; 0: none.
var mutantIs, _ = strconv.Atoi(os.Getenv("MUSTER_MUTANT"))

func mutantPick[T any](on bool, is, was T) T {
	if on {
		return is
	}
	return was
}

func mutantOther[T any](x T) T {
	switch v := reflect.ValueOf(&x).Elem(); {
	case v.Kind() == reflect.Bool:
		v.SetBool(!v.Bool())
	case v.CanInt():
		v.SetInt(v.Int() + 1)
	case v.CanUint():
		v.SetUint(v.Uint() + 1)
	default:
		v.SetZero()
	}
	return x
}
`

// written is an overlay file, with the mutants in each range of its lines.
type written struct {
	text    string
	regions []region
}

type region struct {
	from, to int // lines
	sites    []*site
}

// render writes a file with the switches of the program's sites.
func (s *source) render() written {
	var in []*site
	for _, site := range s.sites {
		if site.num > 0 {
			in = append(in, site)
		}
	}
	// The outer before the inner; for equal ranges in the order of numbers.
	slices.SortStableFunc(in, func(a, b *site) int {
		return cmp.Or(cmp.Compare(a.from, b.from), cmp.Compare(b.to, a.to), cmp.Compare(a.num, b.num))
	})
	var w written
	var b strings.Builder
	end := s.offset(s.file.FileEnd)
	at, lines := 0, 1
	for i := 0; i < len(in); {
		j := i + 1
		for j < len(in) && in[j].to <= in[i].to {
			j++
		}
		from, to := s.offset(in[i].from), s.offset(in[i].to)
		b.WriteString(s.text[at:from])
		lines += strings.Count(s.text[at:from], "\n")
		text := s.nest(from, to, in[i:j])
		b.WriteString(text)
		after := lines + strings.Count(text, "\n")
		w.regions = append(w.regions, region{lines, after, in[i:j]})
		at, lines, i = to, after, j
	}
	b.WriteString(s.text[at:end])
	w.text = b.String()
	return w
}

// nest writes a range of the text with its sites.
func (s *source) nest(from, to int, in []*site) string {
	var own []*site
	for len(in) > 0 && s.offset(in[0].from) == from && s.offset(in[0].to) == to {
		own, in = append(own, in[0]), in[1:]
	}
	var b strings.Builder
	at := from
	for len(in) > 0 {
		j := 1
		for j < len(in) && in[j].to <= in[0].to {
			j++
		}
		f, t := s.offset(in[0].from), s.offset(in[0].to)
		b.WriteString(s.text[at:f])
		b.WriteString(s.nest(f, t, in[:j]))
		at, in = t, in[j:]
	}
	b.WriteString(s.text[at:to])
	text := b.String()
	for _, site := range own {
		text = site.write(text, site.on())
	}
	return text
}

func (m *site) on() string { return fmt.Sprintf("mutantIs == %d", m.num) }

// overlay writes the files with switches into a folder, and the overlay description for the go command.
func (p *program) overlay() (map[string]written, error) {
	replace := map[string]string{}
	out := map[string]written{}
	put := func(name, text string) error {
		to := filepath.Join(p.tmp, "src", filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
			return err
		}
		replace[filepath.Join(p.root, filepath.FromSlash(name))] = to
		return os.WriteFile(to, []byte(text), 0o600)
	}
	for _, s := range p.sources {
		if !slices.ContainsFunc(s.sites, func(m *site) bool { return m.num > 0 }) {
			continue
		}
		w := s.render()
		out[s.name] = w
		if err := put(s.name, w.text); err != nil {
			return nil, err
		}
		if err := put(path.Join(path.Dir(s.name), "zz_mutants.go"), fmt.Sprintf(switches, s.file.Name.Name)); err != nil {
			return nil, err
		}
	}
	if err := p.overlayTables(put); err != nil {
		return nil, err
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return nil, err
	}
	return out, os.WriteFile(filepath.Join(p.tmp, "overlay.json"), text, 0o600)
}
