package runewars

import (
	"muster/catalog"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/placement"
	"muster/internal/engine/runewars/rulebook"
	"muster/report"
	"muster/schema/diag"
)

// Kind is the kind of definition that is built, Rows the kind that adds rows for it, Game the game of both.
const (
	RealmKind = rulebook.KindRealm
	RealmRows = rulebook.KindRulebook
	RealmGame = rulebook.GameName
)

// The defaults of a request.
const (
	DefaultLimit   = placement.Default
	DefaultSamples = placement.DefaultSamples
	MostLimit      = 1_000_000_000
	MostSamples    = 1_000_000
)

// RealmQuestion is a request for a realm.
type RealmQuestion struct {
	placement.BuildAsk
	Seed    string // as the command line has it
	Number  uint64 // that seed
	By      placement.Measure
	Limit   int
	Samples int
	Command report.Command // that asks the same again
}

// Choose sets the players' policy and the fairness measure of a realm: names in Policies and Measures.
func (a *RealmQuestion) Choose(policy, measure string) {
	a.Policy, _ = placement.ParsePolicy(policy)
	a.By, _ = placement.ParseMeasure(measure)
}

// RealmPolicies returns the names of the policies.
func RealmPolicies() []string { return placement.Policies() }

// Measures returns the names of the fairness measures.
func Measures() []string { return placement.Measures() }

// RealmRules returns the rulebook of the first project, or without projects the shipped one.
func RealmRules(projects []*catalog.Catalog) *rulebook.Rulebook {
	for _, p := range projects {
		if own := library.Of(p); own != nil {
			return own.Rulebook()
		}
	}
	return rulebook.Base()
}

// wrong returns a Wrong with the first reason why something cannot be built. For an unknown word it names the nearest
// row.
func wrong(reasons []placement.Reason) error {
	r := reasons[0]
	if r.Rule != "" {
		r.What += " [" + r.Rule + "]"
	}
	if near := diag.Meant(r.Word, r.Known); r.Word != "" && near != "" {
		r.Help = near
	}
	return report.Wrong{What: r.What, Hint: r.Help}
}
