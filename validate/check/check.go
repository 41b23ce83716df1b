// Package check is the frame in which a check is one file: what it is called, what it enforces, what must be clean
// before it runs, and a function that looks at one definition.
package check

import (
	"muster/engine/adventure"
	"muster/engine/catalog"
	"muster/engine/field"
	"muster/engine/rulebook"
	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
)

// Check is one check. Code names its page under docs/checks and its folder of test data.
type Check struct {
	Code     string
	Severity diag.Severity
	Kind     string   // the kind of definition it looks at: kinds.Map ...; "" for every kind
	Rules    []string // rule ids it enforces
	// Needs lists what must be clean first, so that one cause gives one finding: JSON pointers of parts that the
	// schema must have accepted ("/rows"), and codes of checks that must have found nothing in the same file
	// ("map/row-size") and could run. "map" (adventures) needs the adventure's map to be known, free of errors and
	// linked; "rules" needs the rows that are added to the game's tables for it to be; "clean" needs the definition
	// and all that it is read with to be.
	Needs  []string
	Played bool // it looks at games that were played, and runs only where a run plays any
	Run    func(*Pass)
}

// Pass is one run of a check over one definition.
type Pass struct {
	*catalog.Entry
	Check   *Check
	Catalog *catalog.Catalog
	Rules   *rulebook.Rulebook // the rules that the definition is read against
	Field   *field.Field       // the linked map, of a map or of an adventure's map; nil when there is none
	Linked  *adventure.Linked  // the linked adventure; nil for other kinds of definition
	Report  func(Finding)
	// Owed is called in place of Report where what a name leads to is there, but has mistakes: those are told where they
	// stand. Checks that need this one do not run then, as if it had found something.
	Owed  func()
	Store *Store // of the run
	Games *Games // how adventures are played; nil where they are not

	shared map[any]any
}

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
	Rules   []string    // when a finding enforces fewer rules than the check as a whole
	Related []diag.Related
	Witness *diag.Witness
}

// What a check can need beside pointers and codes.
const (
	NeedsMap   = "map"   // the adventure's map is known and free of errors
	NeedsRules = "rules" // the rows that authors added to its rulebook are free of errors
	NeedsClean = "clean" // nothing that the definition is read with has an error, nor has it one itself
)

// Diagnostic makes the finding of a check about a document.
func (f Finding) Diagnostic(c *Check, doc *schema.Document) diag.Diagnostic {
	d := diag.Diagnostic{
		Code: c.Code, Severity: c.Severity, Message: f.Message, Help: f.Help,
		Rules: c.Rules, Related: f.Related, Witness: f.Witness,
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
