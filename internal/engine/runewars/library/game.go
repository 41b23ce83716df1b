package library

import (
	"strconv"
	"sync"

	shipped "muster/adventures"
	"muster/catalog"
	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/command/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/maps"
)

// game describes how Runewars reads its definitions.
var game = &library.Game[Entry, *rulebook.Rulebook]{
	Game: catalog.Game{
		Name:  Name,
		Title: rulebook.GameTitle,
		Kinds: rulebook.KindList(),
		Stages: [][]string{
			{rulebook.KindRulebook}, {rulebook.KindRealm, rulebook.KindBattle, rulebook.KindStyle}, {rulebook.KindScenario},
		},
		Embedded: []catalog.EmbeddedFiles{
			{Kind: rulebook.KindRealm, Files: maps.Library, Folder: "library/" + Name},
			{Kind: rulebook.KindScenario, Files: shipped.Library, Folder: "library/" + Name},
			{Kind: rulebook.KindBattle, Files: maps.Library, Folder: "library/" + Name},
		},
	},
	Map:     rulebook.KindRealm,
	BaseBox: rulebook.BaseBox,
	Base:    base,
	Rules:   rulebook.Base,
	Boxes:   func(r *rulebook.Rulebook) []string { return r.Boxes.IDs() },
	RowsOf:  rulebook.RowsOf,
	Read:    read,
	Link:    link,
	Any:     looksAt,
	Sound:   func(_, on *Entry) bool { return len(on.Linked().Faults) == 0 },
	BoxesOf: boxesOf,
}

func base(e *Entry) *library.Base[Entry, *rulebook.Rulebook] { return &e.Base }

func read(e *Entry) {
	switch e.Doc.Kind { // the rest is read from the tree later
	case rulebook.KindRealm:
		e.Realm = maps.NewRealm(e.Doc)
		e.Doc.Forget("rulebook", "departs", "waive")
	case rulebook.KindScenario:
		e.Scenario, e.Battles = scenarios.New(e.Doc), Battles(e.Doc)
		e.Doc.Forget("rulebook", "departs", "waive")
	case rulebook.KindBattle:
		e.Battle = NewBattle(e.Doc)
		e.Doc.Forget("rulebook", "waive")
	}
}

// link prepares the realm, the scenario and the battles of a definition.
func link(c *Catalog, e *Entry) {
	e.linked = sync.OnceValue(func() *LinkedRealm {
		if e.Realm == nil {
			return nil
		}
		return LinkRealm(e.Realm, e.Rules(), func(ptr string) bool { return e.Doc.Clean(ptr) })
	})
	e.seated = sync.OnceValue(func() *LinkedScenario { return seat(c, e) })
	e.fought = sync.OnceValue(func() []Fought { return fight(e) })
}

// fight links the battle that a definition is, or those of a scenario.
func fight(e *Entry) []Fought {
	link := func(b *Battle, at string) Fought {
		return Fought{LinkBattle(b, e.Rules(), func(ptr string) bool { return e.Doc.Clean(at + ptr) }), at}
	}
	if e.Battle != nil {
		return []Fought{link(e.Battle, "")}
	}
	var out []Fought
	for i := range e.Battles {
		out = append(out, link(&e.Battles[i], "/battles/"+strconv.Itoa(i)))
	}
	return out
}

// seat links a scenario.
func seat(c *Catalog, e *Entry) *LinkedScenario {
	if e.Scenario == nil {
		return nil
	}
	var of *maps.Realm
	if r := c.MapOf(e); r != nil {
		of = r.Realm
	}
	return LinkScenario(e.Scenario, of, e.Rules(), func(ptr string) bool { return e.Doc.Clean(ptr) })
}

// looksAt lists the realms for a scenario: where it does not fit the realm that it names, another one may be meant.
func looksAt(e *Entry) []string {
	if e.Scenario != nil {
		return []string{rulebook.KindRealm}
	}
	return nil
}

// boxesOf lists the boxes that a realm or a scenario names.
func boxesOf(e *Entry) (own []string, needs bool) {
	switch {
	case e.Scenario != nil:
		return e.Seated().Boxes, true
	case e.Realm != nil:
		return e.Realm.Boxes, true
	}
	return nil, false
}
