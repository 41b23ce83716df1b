package main

import (
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/testing/battlelore"
	"muster/schema/source"
)

// generators are the kinds of generated battles, by display name.
var generators = [...]struct {
	name   string
	makeUp func(seed uint64) []*source.File
}{
	{"made-up", battlelore.Battle},
	{"made-up-lore", battlelore.MadeLore},
	{"made-up-allies", battlelore.Allies},
	{"made-up-wild", func(seed uint64) []*source.File { return passed(battlelore.Wild(seed)) }},
}

// generate returns a function that generates the battle of a seed; nil if `muster check` accepts no part of it.
func generate(makeUp func(seed uint64) []*source.File) opener {
	return func(seed uint64) (*setup.Battle, []setup.Refusal) { return opened(makeUp(seed), seed) }
}

// opened opens the adventure among definitions.
func opened(files []*source.File, seed uint64) (*setup.Battle, []setup.Refusal) {
	cat := library.New(files, 1)
	for _, e := range cat.Given() {
		if e.Adventure != nil {
			return setup.New(cat, e, setup.Options{Seed: seed})
		}
	}
	return nil, nil
}
