package runner

import (
	"path/filepath"
	"slices"
	"strings"

	"muster/catalog"
)

// Inputs computes the dependencies of the findings in each file of a catalog:
//
//   - the file itself, and the project's settings;
//   - all files that serve every file of its game, the rulebooks, and all with an unclear kind or id: any name may mean
//     those;
//   - the other files with a definition of its kind and id;
//   - its references: every file with such a definition;
//   - every file of the kinds of which it may use any definition (catalog.Linker's Any);
//   - whether those of earlier stages have errors, and so their dependencies;
//   - the whole project if a reference is unknown, because the finding then lists the known names, and if the file is
//     not named after its id, because a check then searches for references to it.
//
// A file's key includes whether it is judged: a file that is not judged has no known errors.
type Inputs struct {
	memory *Memory
	c      *catalog.Catalog
	common Key
	whole  func() Key
	keys   map[*catalog.FileEntry]Key
	kinds  map[string]Key // of all files, by kind
	serve  map[string]Key // of the files that serve every file of a game, by game
	served map[string]Key // of the findings in those, by game
}

// Inputs computes the dependencies of the findings in the files of a catalog.
func (m *Memory) Inputs(c *catalog.Catalog) *Inputs {
	in := &Inputs{memory: m, c: c, keys: map[*catalog.FileEntry]Key{}, kinds: map[string]Key{},
		serve: map[string]Key{}, served: map[string]Key{}}
	h := newHash("common")
	h.text(m.tool)
	h.bytes(m.settings)
	h.flag(c.Misnamed())
	in.files(h, c.Unclear())
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

// files hashes the content of files.
func (in *Inputs) files(h hasher, list []*catalog.FileEntry) {
	h.number(len(list))
	for _, s := range list {
		h.sum(in.memory.Sum(s.File))
		h.flag(s.Judged)
	}
}

// found hashes the dependencies of findings in files, for those of earlier stages.
func (in *Inputs) found(h hasher, list []*catalog.FileEntry, stage int) {
	for _, s := range list {
		if s.Judged && in.stage(s) < stage {
			h.sum(in.Key(s))
		}
	}
}

func (in *Inputs) stage(s *catalog.FileEntry) int {
	return in.c.Games().Stage(s.Header().Game, s.Header().Kind)
}

// Key returns the hash of everything that the findings in a file depend on: equal keys mean equal findings. It is not
// safe for several goroutines.
func (in *Inputs) Key(s *catalog.FileEntry) Key {
	if k, known := in.keys[s]; known {
		return k
	}
	b, stage := s.Header(), in.stage(s)
	h := newHash("inputs")
	h.sum(in.memory.Sum(s.File))
	h.sum(in.common)
	h.sum(in.kept(in.serve, b.Game, func(h hasher) { in.files(h, in.c.ServingSlots(b.Game)) }))
	if stage > 1 { // those that serve every file are in the first stage
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

// kept returns a hash of a game, computed on first use.
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

// kind hashes all files of a kind and, if the kind is in an earlier stage of a game, the dependencies of their
// findings.
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

// misnamed reports whether a file is not named after its id, so that references to it matter. A file that serves every
// file has no references.
func (in *Inputs) misnamed(s *catalog.FileEntry) bool {
	b := s.Header()
	if s.File.Name == "-" || b.Kind == "" || b.ID == "" || in.c.Games().Kinds().Serving(b.Kind) {
		return false
	}
	return filepath.Base(strings.ReplaceAll(s.File.Name, `\`, "/")) != b.ID+"."+b.Kind+".toml"
}

// ReadBefore lists the judged files whose errors matter to a file, transitively: they must be judged before it.
func (in *Inputs) ReadBefore(files []*catalog.FileEntry) map[*catalog.FileEntry]bool {
	all := map[*catalog.FileEntry]bool{}
	var add func(s *catalog.FileEntry)
	add = func(s *catalog.FileEntry) {
		if !s.Judged || all[s] {
			return
		}
		all[s] = true
		b, stage := s.Header(), in.stage(s)
		with := slices.Concat(in.c.ServingSlots(b.Game), in.c.Unclear())
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
