package runewars

import (
	"muster/catalog"
	"muster/engine/runewars/library"
	"muster/engine/runewars/placement"
	"muster/engine/runewars/rulebook"
	"muster/report"
	"muster/schema/diag"
)

// Kind is the kind of definition that is built, Rows that of those which bring rows for it, Game the game of both.
const (
	RealmKind = rulebook.KindRealm
	RealmRows = rulebook.KindRulebook
	RealmGame = rulebook.GameName
)

// What an answer looks at where nobody says.
const (
	UsualLimit   = placement.Usual
	UsualSamples = placement.UsualSamples
	MostLimit    = 1_000_000_000
	MostSamples  = 1_000_000
)

// Asked is how a realm is asked for.
type RealmQuestion struct {
	placement.BuildAsk
	Seed    string // as the command line has it
	Number  uint64 // that seed
	By      placement.Measure
	Limit   int
	Samples int
	Command report.Command // that asks the same again
}

// Choose says by which policy players choose, and by which measure a realm is fair: words of Policies and Measures.
func (a *RealmQuestion) Choose(policy, measure string) {
	a.Policy, _ = placement.ParsePolicy(policy)
	a.By, _ = placement.ParseMeasure(measure)
}

// Policies are the names of the policies, Measures those of the measures.
func RealmPolicies() []string { return placement.Policies() }

// Measures are the names of the measures by which a realm is fair.
func Measures() []string { return placement.Measures() }

// Rules is the rulebook of the first of some projects, or the shipped one where there is none.
func RealmRules(projects []*catalog.Catalog) *rulebook.Rulebook {
	for _, p := range projects {
		if own := library.Of(p); own != nil {
			return own.Rulebook()
		}
	}
	return rulebook.Base()
}

// wrong makes a wrong question of the first reason why something cannot be built. Of a word that is no row's it names
// the nearest.
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
