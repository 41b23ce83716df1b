package games

import (
	"muster/catalog"
	words "muster/internal/editor/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/report/changes"
	answers "muster/internal/report/runewars"
	"muster/internal/sheet/mapframe"
	pages "muster/internal/sheet/runewars"
	checks "muster/internal/validate/runewars"
	"muster/sheet"
)

// runewars returns the implementation of Runewars: its definitions, checks and sheets, and its games (runewarsplay.go).
// Only Runewars has battles for `muster odds` in internal/report/runewars.
func runewars() Game {
	return Game{
		Catalog: library.Game(), Checks: checks.Checks, Measures: checks.Measures,
		Nouns: map[string]string{
			rulebook.KindRealm: "a realm", rulebook.KindScenario: "a scenario", rulebook.KindBattle: "a battle",
			rulebook.KindRulebook: "a rulebook", rulebook.KindStyle: "a style",
		},
		Tables: Tables{
			Lists: answers.Lists(), Meant: answers.Meant(), Rows: answers.TableKinds(), Singular: answers.Singular,
			RowsOf:  answers.TableRows,
			Columns: answers.Columns(), Cells: answers.Cells,
		},
		Pages:  runewarsPages(),
		Lacks:  runewarsLacks(),
		Play:   runewarsPlay(),
		Start:  runewarsStart(),
		Diff:   Diff{Terms: changes.Terms{Compare: answers.Compare, Sum: answers.Sum}},
		Editor: words.Game(),
	}
}

// runewarsPages returns the sheets of scenarios and realms.
func runewarsPages() Pages {
	options := runewarsOptions
	linked := func(of *catalog.Entry) *library.LinkedRealm {
		e := library.EntryOf(of)
		return e.Linked()
	}
	seated := func(of *catalog.Entry) *library.LinkedScenario {
		e := library.EntryOf(of)
		return e.Seated()
	}
	return Pages{
		Kinds: []string{rulebook.KindScenario, rulebook.KindRealm}, Made: library.MadeFrom,
		Of: func(e *catalog.Entry, page PageOptions) sheet.Page {
			if l := seated(e); l != nil {
				return pages.Scenario(l, options(page))
			}
			return pages.Realm(linked(e), options(page))
		},
		Summary: func(e *catalog.Entry, page PageOptions) sheet.Summary {
			if l := seated(e); l != nil {
				return pages.ScenarioSummary(l, options(page))
			}
			return pages.Summary(linked(e), options(page))
		},
		Drawn: []string{rulebook.KindRealm},
		Picture: func(e *catalog.Entry, page PageOptions) []byte {
			return pages.Picture(linked(e), options(page))
		},
		Key: func(e *catalog.Entry, page PageOptions) mapframe.Key {
			return pages.MapKey(linked(e), options(page))
		},
		Standing: func(*catalog.Entry, PageOptions) any { return nil }, // players choose the positions (RW-SETUP-24)
		Parts:    runewarsParts(),
	}
}
