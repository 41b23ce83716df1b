// Package check is the frame in which a check is one file: what it is called, what it enforces, what must be clean
// before it runs, and a function that looks at one definition. It knows no game: a game's checks reach what they judge
// through a pass of their own, which is made of this one. Start with Check and Pass.
package check

import (
	"muster/catalog"
	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
)

// Check is one check. Code names its page under docs/checks and its folder of test data.
type Check struct {
	Code     string
	Severity diag.Severity
	Game     string   // the name of the game whose definitions it looks at; "" for those of all games
	Kind     string   // the name of the kind of definition it looks at; "" for every kind
	Rules    []string // rule ids it enforces
	// Needs lists what must be clean first, so that one cause gives one finding: JSON pointers of parts that the
	// schema must have accepted ("/rows"), and codes of checks that must have found nothing in the same file
	// ("map/row-size") and could run. "clean" needs the definition to be free of errors, and all that it is read with.
	// Any other word is one of the definition's game, which says what it stands for (catalog.Linker).
	Needs  []string
	Played bool // it looks at games that were played, and runs only where a run plays any
	// Slow is true of a check that weighs every draw of cards: where a person waits for an answer to each key, it runs
	// when all others have answered.
	Slow bool
	// Departs is true of a check of a rule from which a definition may depart on purpose: what it finds is a note where
	// [[departs]] names it, and checks that need it run all the same.
	Departs bool
	Run     func(*Pass)
}

// Looks reports whether a check looks at definitions of a kind of a game.
func (c *Check) Looks(game, kind string) bool {
	return (c.Game == "" || c.Game == game) && (c.Kind == "" || c.Kind == kind)
}

// Of gives checks to a game: they look at its definitions alone. The checks themselves are given back.
func Of(game string, all []*Check) []*Check {
	for _, c := range all {
		c.Game = game
	}
	return all
}

// Pass is one run of a check over one definition.
type Pass struct {
	Entry   *catalog.Entry
	Check   *Check
	Catalog *catalog.Catalog
	Report  func(Finding)
	// Owed is called in place of Report where what a name leads to is there, but has mistakes: those are told where they
	// stand. Checks that need this one do not run then, as if it had found something.
	Owed  func()
	Store *Store // of the run
	Games *Games // how adventures are played; nil where they are not

	shared  map[any]any
	played  bool
	tallies []Tally
}

// Held is a measure as the project has it that the definition is of.
func (p *Pass) Held(m Threshold) Threshold {
	return m.Within(p.Catalog.Settings().Limits[m.ID])
}

// CountPlayed notes that the definition was played to the end, as often as the run asks for, and what came of it.
func (p *Pass) CountPlayed(tallies []Tally) {
	p.played, p.tallies = true, tallies
	p.Games.Played.Add(1)
}

// WasPlayed reports whether CountPlayed has been called, and gives what came of it.
func (p *Pass) WasPlayed() ([]Tally, bool) { return p.tallies, p.played }

// Shared is what make makes of a definition, made when a check first asks for it and kept for the others. The key is
// a type of the asker's own, as with context values.
func Shared[T any](p *Pass, key any, make func(*Pass) T) T {
	if v, ok := p.shared[key]; ok {
		return v.(T)
	}
	if p.shared == nil {
		p.shared = map[any]any{}
	}
	v := make(p)
	p.shared[key] = v
	return v
}

// Finding is what a check reports; code, severity, file and rules come from the check.
type Finding struct {
	At      source.Span // in the definition's own file: p.Doc.Value(ptr), p.Doc.Key(ptr) or p.Doc.Cell(...)
	Message string      // one line, no full stop, names the bad value
	Help    string      // one line that starts with a verb; "" for none
	// Advice stands in the place of Help where that says which word to write in the place of At: the finding then mends
	// itself, when no other word would do.
	Advice diag.Advice
	// Edits mend a finding for which that is not enough, in the definition's own file; who makes Help makes them.
	Edits   []diag.Edit
	Rules   []string // when a finding enforces fewer rules than the check as a whole
	Related []diag.Related
	Witness *diag.Witness
	Drawing string // what it looks like, in lines of letters; "" for none
}

// NeedsClean is what a check can need beside pointers, codes and the words of a game: nothing that the definition is
// read with has an error, nor has it one itself.
const NeedsClean = "clean"

// Diagnostic makes the finding of a check about a document.
func (f Finding) Diagnostic(c *Check, doc *schema.Document) diag.Diagnostic {
	d := diag.Diagnostic{
		Code: c.Code, Severity: c.Severity, Message: f.Message, Help: f.Help,
		Rules: c.Rules, Related: f.Related, Witness: f.Witness, Edits: f.Edits, Drawing: f.Drawing,
	}
	if f.Advice.Help != "" {
		d.Help = f.Advice.Help
		d.Edits = append(d.Edits, f.Advice.Edits(doc.File, f.At)...)
	}
	if f.Rules != nil {
		d.Rules = f.Rules
	}
	d.File, d.Start, d.End = diag.At(doc.File, f.At)
	return d
}

// Related names another place of a document in a finding.
func Related(doc *schema.Document, at source.Span, message string) diag.Related {
	r := diag.Related{Message: message}
	r.File, r.Start, r.End = diag.At(doc.File, at)
	return r
}
