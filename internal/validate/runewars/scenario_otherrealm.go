package runewars

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/wording"
	"muster/maps"
	"muster/schema/diag"
	"muster/validate/check"
)

// few is the number of wrong areas that may be separate mistakes.
const few = 2

// otherRealm returns the finding about a scenario written for another realm: most of the areas that it names do not
// exist (RW-TERM-01).
func (v *view) otherRealm() (check.Finding, bool) {
	missing := missing(v.LinkedScenario)
	if len(missing) <= few {
		return check.Finding{}, false
	}
	all := len(v.missing(new(maps.Realm)))
	if 2*len(missing) <= all {
		return check.Finding{}, false
	}
	f := check.Finding{At: v.at("/realm"), Message: fmt.Sprintf("the realm %q does not fit: it lacks %d of the %d areas "+
		"of the scenario: %s", v.Definition.Realm, len(missing), all, wording.Some(missing, 3))}
	switch fit := v.fitting(); len(fit) {
	case 0:
		f.Help = "name the realm of the scenario"
	case 1:
		f.Help = "write realm = " + fit[0] + ", which has them all"
	default:
		f.Help = "name one of the realms that have them all: " + wording.List(fit, "or")
	}
	f.Help = diag.Or(f.Help, v.realmHas())
	return f, true
}

// realmHas returns the alternative: the areas that the realm has, and its factions.
func (v *view) realmHas() string {
	areas, homes := v.Realm.Labels(), ""
	for i := range v.Realm.Homes {
		if f := v.Realm.Homes[i].Faction; f != nil {
			homes += ", " + f.ID
		}
	}
	if homes != "" {
		homes = "; the factions of its home realms are " + strings.TrimPrefix(homes, ", ")
	}
	return "use areas of " + strconv.Quote(v.Definition.Realm) + ": " + wording.Some(areas, 24) + homes
}

// missing lists the distinct areas that a scenario names and its realm lacks, quoted.
func missing(l *library.LinkedScenario) []string {
	var out []string
	for _, f := range l.Faults {
		name := strconv.Quote(f.Text)
		if f.Kind == library.UnknownArea && !f.Invalid && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

// missing lists the scenario's areas that another realm lacks.
func (v *view) missing(of *maps.Realm) []string {
	return missing(library.LinkScenario(v.Definition, of, v.Rules, func(ptr string) bool { return v.Doc.Clean(ptr) }))
}

// fitting lists the realms for the same number of players that have every area of the scenario, quoted.
func (v *view) fitting() []string {
	var out []string
	for _, id := range v.Catalog.IDsOf(library.Name, rulebook.KindRealm) {
		e := v.Catalog.FindFor(v.Entry.Entry, rulebook.KindRealm, id)
		if e != nil && e.Realm != nil && e.Realm.Players == len(v.Seats) && len(v.missing(e.Realm)) == 0 {
			out = append(out, strconv.Quote(id))
		}
	}
	return out
}
