package runner

import (
	"path/filepath"
	"slices"
	"strings"

	"muster/catalog"
)

// Inputs is on what the findings in each file of a catalog depend. They depend on
//
//   - the file itself, and the project's settings;
//   - all files that serve every file of its game, the rulebooks, and all that do not say clearly what they are: those
//     may be meant by any name;
//   - the other files that hold a definition of its kind and id;
//   - what it names: every file that holds such a definition;
//   - every file of the kinds of which it may be read with any (catalog.Linker's Any);
//   - whether there are errors in those of them that are of earlier stages, and so on what these depend on;
//   - the whole project where a name is known to nobody, because then the names that there are are told, and where the
//     file is not named for its id, because then it is asked who else names it.
//
// With a file goes whether it is judged: what is not judged has no errors that anybody knows of.
type Inputs struct {
	memory *Memory
	c      *catalog.Catalog
	common Key
	whole  func() Key
	keys   map[*catalog.Slot]Key
	kinds  map[string]Key // by kind: of all its files
	serve  map[string]Key // by game: of the files that serve every file of it
	served map[string]Key // by game: what is found in those
}

// Inputs works out on what findings in the files of a catalog depend.
func (m *Memory) Inputs(c *catalog.Catalog) *Inputs {
	in := &Inputs{memory: m, c: c, keys: map[*catalog.Slot]Key{}, kinds: map[string]Key{},
		serve: map[string]Key{}, served: map[string]Key{}}
	h := newHash("common")
	h.text(m.tool)
	h.bytes(m.settings)
	h.flag(c.Misnamed())
	in.files(h, c.Doubted())
	in.common = h.key()
	var whole *Key
	in.whole = func() Key {
		if whole == nil {
			h := newHash("whole")
			in.files(h, c.Slots())
			k := h.key()
			whole = &k
		}
		return *whole
	}
	return in
}

// files hashes files as they are.
func (in *Inputs) files(h hasher, list []*catalog.Slot) {
	h.number(len(list))
	for _, s := range list {
		h.sum(in.memory.Sum(s.File))
		h.flag(s.Judged)
	}
}

// found hashes what findings in files depend on, of those that are judged before the others' turn.
func (in *Inputs) found(h hasher, list []*catalog.Slot, stage int) {
	for _, s := range list {
		if s.Judged && in.stage(s) < stage {
			h.sum(in.Key(s))
		}
	}
}

func (in *Inputs) stage(s *catalog.Slot) int {
	return in.c.Games().Stage(s.Brief().Game, s.Brief().Kind)
}

// Key is the hash of all that findings in a file depend on: where it is the same, they are. It is not for several
// goroutines.
func (in *Inputs) Key(s *catalog.Slot) Key {
	if k, known := in.keys[s]; known {
		return k
	}
	b, stage := s.Brief(), in.stage(s)
	h := newHash("inputs")
	h.sum(in.memory.Sum(s.File))
	h.sum(in.common)
	h.sum(in.kept(in.serve, b.Game, func(h hasher) { in.files(h, in.c.ServingSlots(b.Game)) }))
	if stage > 1 { // those that serve every file are of the first
		h.sum(in.kept(in.served, b.Game, func(h hasher) { in.found(h, in.c.ServingSlots(b.Game), stage) }))
	}
	in.files(h, in.c.Called(catalog.Name{Kind: b.Kind, ID: b.ID}))
	whole := in.misnamed(s)
	for _, n := range b.Names {
		h.text(n.Kind)
		h.text(n.ID)
		called := in.c.Called(n)
		in.files(h, called)
		in.found(h, called, stage)
		whole = whole || !in.c.Has(n)
	}
	for _, kind := range b.Any {
		h.text(kind)
		h.sum(in.kind(b.Game, kind, stage))
	}
	if h.flag(whole); whole {
		h.sum(in.whole())
	}
	k := h.key()
	in.keys[s] = k
	return k
}

// kept is a hash of something of a game that is made once.
func (in *Inputs) kept(all map[string]Key, game string, fill func(hasher)) Key {
	if k, known := all[game]; known {
		return k
	}
	h := newHash("of a game")
	fill(h)
	k := h.key()
	all[game] = k
	return k
}

// kind is all files of a kind, and where its turn in a game comes before, what findings in them depend on.
func (in *Inputs) kind(game, kind string, stage int) Key {
	before := in.c.Games().Stage(game, kind) < stage
	name := kind
	if before {
		name += " before"
	}
	if k, known := in.kinds[name]; known {
		return k
	}
	h := newHash(name)
	list := in.c.OfKind(kind)
	in.files(h, list)
	if before {
		in.found(h, list, stage)
	}
	k := h.key()
	in.kinds[name] = k
	return k
}

// misnamed reports whether a file is not named for its id, so that it matters who names it. A file that serves every
// file is named by none.
func (in *Inputs) misnamed(s *catalog.Slot) bool {
	b := s.Brief()
	if s.File.Name == "-" || b.Kind == "" || b.ID == "" || in.c.Games().Kinds().Serving(b.Kind) {
		return false
	}
	return filepath.Base(strings.ReplaceAll(s.File.Name, `\`, "/")) != b.ID+"."+b.Kind+".toml"
}

// ReadBefore lists the judged files whose errors matter to a file, and to those in turn: what has to be judged so
// that it can be judged.
func (in *Inputs) ReadBefore(files []*catalog.Slot) map[*catalog.Slot]bool {
	all := map[*catalog.Slot]bool{}
	var add func(s *catalog.Slot)
	add = func(s *catalog.Slot) {
		if !s.Judged || all[s] {
			return
		}
		all[s] = true
		b, stage := s.Brief(), in.stage(s)
		with := slices.Concat(in.c.ServingSlots(b.Game), in.c.Doubted())
		for _, n := range b.Names {
			with = append(with, in.c.Called(n)...)
		}
		for _, kind := range b.Any {
			with = append(with, in.c.OfKind(kind)...)
		}
		for _, other := range with {
			if in.stage(other) < stage {
				add(other)
			}
		}
	}
	for _, s := range files {
		add(s)
	}
	return all
}
