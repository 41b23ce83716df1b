package main

import (
	"muster/engine/battle"
	"muster/engine/battlelore/library"
	"muster/engine/promise"
	"muster/schema/source"
)

// kindsMadeUp are the kinds of battles that are made up, by the names of their lines.
var kindsMadeUp = [...]struct {
	name   string
	makeUp func(seed uint64) []*source.File
}{
	{"made-up", promise.MakeUp},
	{"made-up-lore", promise.MakeUpLore},
	{"made-up-allies", promise.MakeUpAllies},
	{"made-up-wild", func(seed uint64) []*source.File { return passed(promise.MakeUpWild(seed)) }},
}

// madeUp makes the battle of each seed up; nil where nothing is left of it that `muster check` passes.
func madeUp(makeUp func(seed uint64) []*source.File) opener {
	return func(seed uint64) (*battle.Battle, []battle.Refusal) { return opened(makeUp(seed), seed) }
}

// opened opens the adventure among definitions.
func opened(files []*source.File, seed uint64) (*battle.Battle, []battle.Refusal) {
	cat := library.New(files, 1)
	for _, e := range cat.Given() {
		if e.Adventure != nil {
			return battle.New(cat, e, battle.Options{Seed: seed})
		}
	}
	return nil, nil
}
