// Package check defines the frame for checks: a code, the rules it enforces, its dependencies, and a function that
// examines one definition. It is independent of games: a game's checks use a pass of their own that wraps Pass. Start
// with Check and Pass.
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
	Game     string   // the game whose definitions it examines; "" for all games
	Kind     string   // the kind of definition it examines; "" for every kind
	Rules    []string // rule ids it enforces
	// Needs lists the preconditions, so that one cause gives one finding. A JSON pointer ("/rows") names a part that
	// must be valid. A code ("map/row-size") names a check that must have run in the same file without findings.
	// "clean" requires the definition and everything it is read with to be free of errors. Any other word is defined by
	// the definition's game (catalog.Linker).
	Needs  []string
	Played bool // it examines played games, and runs only in runs that play some
	// Slow marks a check that evaluates every draw of cards. In an editor it runs after all other checks.
	Slow bool
	// Departs marks a check of a rule that a definition may override on purpose. Its findings become notes if
	// [[departs]] names it, and checks that need it run anyway.
	Departs bool
	Run     func(*Pass)
}

// Looks reports whether a check examines definitions of a kind of a game.
func (c *Check) Looks(game, kind string) bool {
	return (c.Game == "" || c.Game == game) && (c.Kind == "" || c.Kind == kind)
}

// Of assigns checks to a game, so that they examine only its definitions, and returns them.
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
	// Blocked is called instead of Report if a reference leads to an invalid definition, whose errors are reported there.
	// Checks that need this one then do not run, as if it had a finding.
	Blocked func()
	Store   *Store // of the run
	Games   *Games // how adventures are played; nil if they are not

	shared  map[any]any
	played  bool
	tallies []Tally
	open    []string
}

// Held returns a threshold with the bounds of the definition's project.
func (p *Pass) Held(m Threshold) Threshold {
	return m.Within(p.Catalog.Settings().Limits[m.ID])
}

// CountPlayed records that the definition was played to the end, with the results.
func (p *Pass) CountPlayed(tallies []Tally) {
	p.played, p.tallies = true, tallies
	p.Games.Played.Add(1)
}

// WasPlayed reports whether CountPlayed was called, and returns the results and the codes of the checks that the games
// leave open.
func (p *Pass) WasPlayed() (tallies []Tally, open []string, played bool) {
	return p.tallies, p.open, p.played
}

// Shared returns the result of make for a definition, computed on first use and shared by its checks. The key has a
// type of the caller's own, as with context values.
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

// Finding is a report by a check; code, severity, file and rules come from the check.
type Finding struct {
	At      source.Span // in the definition's own file: p.Doc.Value(ptr), p.Doc.Key(ptr) or p.Doc.Cell(...)
	Message string      // one line, no full stop, includes the invalid value
	Help    string      // one line that starts with a verb, or ""
	// Advice replaces Help if the help names the word that replaces the text at At. The finding then has an edit, if
	// the word is unique.
	Advice diag.Advice
	// Edits fix a finding in the definition's own file if Advice is not enough; build them together with Help.
	Edits   []diag.Edit
	Rules   []string // if a finding enforces fewer rules than the check
	Related []diag.Related
	Witness *diag.Witness
	Drawing string // an illustration in lines of characters; or ""
}

// NeedsClean is the precondition that neither the definition nor anything it is read with has an error.
const NeedsClean = "clean"

// Diagnostic converts the finding of a check about a document.
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

// Related returns another location of a document for a finding. Without a message only editors show it.
func Related(doc *schema.Document, at source.Span, message string) diag.Related {
	r := diag.Related{Message: message}
	r.File, r.Start, r.End = diag.At(doc.File, at)
	return r
}
