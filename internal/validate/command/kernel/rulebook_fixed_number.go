package kernel

import (
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/validate/command/kernel/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// fixedNumber: some numbers of Leaders, support and the die are fixed in every game (MED-LDR-30, MED-SUP-01): other
// numbers in a row would not be used.
func fixedNumber() *check.Check {
	return &check.Check{
		Code: "rulebook/fixed-number", Severity: diag.Error,
		Rules: []string{"MED-LDR-30", "MED-SUP-01"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range rulebook.RowsOf(p.Doc) {
				var faults []setup.Fixed
				switch {
				case w.Table == "leaders" && w.ID == rulebook.TheLeader:
					faults = setup.FixedLeader(of[rulebook.Leader](w))
				case w.Table == "support" && w.ID == rulebook.TheSupport:
					faults = setup.FixedSupport(of[rulebook.Support](w))
				case w.Table == "faces":
					p.Report(check.Finding{
						At:      p.Doc.Value(w.Ptr + "/id"),
						Message: "the die is fixed: rows of the table faces are not used",
						Help:    "remove the row",
					})
				case w.Table == "leaders" || w.Table == "support":
					p.Report(check.Finding{
						At:      p.Doc.Value(w.Ptr + "/id"),
						Message: "a row of the table " + w.Table + " other than " + fixedRow(w.Table) + " is not used",
						Help:    "remove the row, or give it the id " + fixedRow(w.Table),
					})
				}
				for _, f := range faults {
					p.Report(check.Finding{
						At:      p.Doc.Value(w.Ptr + "/" + f.Key),
						Message: f.Key + " of the row " + w.ID + " is fixed: " + f.Want,
						Help:    "write " + f.Want,
					})
				}
			}
		}),
	}
}

// fixedRow returns the one row of a table that is used.
func fixedRow(table string) string {
	if table == "leaders" {
		return rulebook.TheLeader
	}
	return rulebook.TheSupport
}
