// Package rowcheck checks rows that an author adds to the tables of any game of the family. It checks references and
// consistency regardless of their meaning, and numbers whose keys are the same in every game. A game supplies a
// function that opens a definition for these checks, and adds the checks to its list.
package rowcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/rows"
	"muster/internal/validate/refcheck"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// Pass is one run of a check over one definition.
type Pass struct {
	*check.Pass
	Doc    *schema.Document
	ID     string         // of the definition
	Rows   []rows.Decoded // the valid rows that it adds
	Tables *field.Tables  // of the rules that apply to it
	// Names calls do for every name in a row's values: its noun, its location relative to the row, the known names, and
	// whether the name refers to an invalid row.
	Names func(w rows.Decoded, do func(noun, name, ptr string, known []string, faulty bool))
	// Others has the first row of each id in the project's rulebook files, if the definition is one of these; else nil.
	Others map[[2]string]Placed
}

// Placed is a row and the definition that contains it.
type Placed struct {
	Row rows.Decoded
	Doc *schema.Document
	ID  string // of the rulebook
}

// Open opens a definition, or returns nil if it is unknown.
type Open func(*check.Pass) *Pass

func run(open Open, look func(*Pass)) func(*check.Pass) {
	return func(of *check.Pass) {
		if p := open(of); p != nil {
			look(p)
		}
	}
}

// DuplicateRow: a row with a known id replaces the game's row, but with two rows of one id in a file it is undefined
// which counts. The same holds for the rulebook files of a project, which are all read together.
func DuplicateRow(open Open) *check.Check {
	return &check.Check{
		Code: "rulebook/duplicate-row", Severity: diag.Error,
		Run: run(open, func(p *Pass) {
			first := map[[2]string]rows.Decoded{}
			for _, r := range p.Rows {
				key := r.Key()
				before, twice := first[key]
				other, there := p.Others[key]
				f := check.Finding{At: p.Doc.Value(r.Ptr + "/id")}
				switch {
				case r.ID == "" || there && other.Doc != p.Doc && other.ID == p.ID:
					continue // a copy of the whole rulebook is reported once
				case twice:
					f.Message = fmt.Sprintf("the table %s already has a row %q", before.Table, r.ID)
					f.Help = "choose another id, or remove one of the rows"
					f.Related = []diag.Related{check.Related(p.Doc, p.Doc.Value(before.Ptr+"/id"), "the first one")}
				case there && other.Doc != p.Doc:
					f.Message = fmt.Sprintf("the table %s already has a row %q, in %s", other.Row.Table, r.ID, other.Doc.File.Name)
					f.Help = "choose another id, or remove one of the rows: all rulebooks of a project apply"
					f.Related = []diag.Related{check.Related(other.Doc, other.Doc.Value(other.Row.Ptr+"/id"), "the first one")}
				default:
					first[key] = r
					continue
				}
				p.Report(f)
			}
		}),
	}
}

// UnknownName: rows name boxes, units and each other. A row with an invalid reference is not part of the game, and
// neither is one that needs it.
func UnknownName(open Open) *check.Check {
	return &check.Check{
		Code: "rulebook/unknown-name", Severity: diag.Error,
		Run: run(open, func(p *Pass) {
			for _, r := range p.Rows {
				p.Names(r, func(noun, name, ptr string, known []string, faulty bool) {
					if slices.Contains(known, name) || faulty {
						return
					}
					message, help := refcheck.UnknownName(p.Pass, noun, name, known)
					p.Report(check.Finding{At: p.Doc.Value(r.Ptr + ptr), Message: message, Advice: help})
				})
			}
		}),
	}
}

// BadBoard: the size, lines, ranks and zones of a board must be consistent, or its hexes cannot be found.
func BadBoard(open Open) *check.Check {
	return &check.Check{
		Code: "rulebook/bad-board", Severity: diag.Error,
		Run: run(open, func(p *Pass) {
			for _, r := range p.Rows {
				if r.Table != "boards" {
					continue
				}
				var b field.Board
				schema.DecodeValue(r.Values, &b)
				if _, err := boards.New(b.Spec); err != nil {
					p.Report(check.Finding{
						At:      p.Doc.Value(r.Ptr + "/id"),
						Message: fmt.Sprintf("%q is not a valid board: %v", r.ID, err),
						Help:    "compare it with the board that `muster explain rulebook/bad-board` shows",
					})
				}
			}
		}),
	}
}

// SymbolConflict: a symbol in the rows of a map means one ground. The ground that used it first keeps it, so the
// later one
// could never be drawn.
func SymbolConflict(open Open) *check.Check {
	return &check.Check{
		Code: "rulebook/symbol-clash", Severity: diag.Error,
		Needs: []string{"rulebook/duplicate-row"},
		Run: run(open, func(p *Pass) {
			own := map[string]rows.Decoded{}
			for _, r := range p.Rows {
				symbol, _ := r.Values["symbol"].(string)
				if r.Table != rows.Ground || symbol == "" {
					continue
				}
				own[r.ID] = r
				holder := p.Tables.BySymbol(symbol)
				if holder == nil || holder.ID == r.ID {
					continue
				}
				f := check.Finding{
					At:      p.Doc.Value(r.Ptr + "/symbol"),
					Message: fmt.Sprintf("the symbol %q of %s already means %s", symbol, r.ID, holder.ID),
					Help:    "choose another symbol, or remove it and use the legend of maps",
				}
				if first, here := own[holder.ID]; here {
					f.Related = []diag.Related{check.Related(p.Doc, p.Doc.Value(first.Ptr+"/symbol"), "the first one")}
				}
				p.Report(f)
			}
		}),
	}
}
