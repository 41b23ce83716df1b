package runewars

import (
	"fmt"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// none is the absence of an area, a seat or a row.
const none = library.None

// scenarioChecks lists the checks of scenarios. A check comes after those that it needs.
//
//newcheck:family scenario
func scenarioChecks() []*check.Check {
	return []*check.Check{
		unknownRealm(), unknownName(), unknownBox(), otherBox(),
		options(), freeCities(), lastYear(),
		players(), factionTwice(), seats(), home(), homePlace(), edition(), policy(), turnOrder(),
		runes(), city(), neutrals(), exploration(), waste(),
		effect(), picks(),
		dials(), army(), routed(), areaFull(), twoArmies(), stock(), strongholdHome(), strongholdPlace(),
		hero(), objective(), hand(), quest(), setupQuest(),
		notBegun(), used(), activated(), victoryCard(), allies(),
		eventNever(), ending(), runesToWin(), years(), prosePlaceholder(),
	}
}

// view is a check's view of a scenario.
type view struct {
	*pass.Pass
	*library.LinkedScenario
	Realm *library.LinkedRealm // including the scenario's changes
	Rules *rulebook.Rulebook
}

// ofScenario returns a check of scenarios with the rules that it enforces and its preconditions.
func ofScenario(code string, rules, needs []string, look func(*view)) *check.Check {
	return &check.Check{
		Code: "scenario/" + code, Severity: diag.Error, Kind: rulebook.KindScenario, Rules: rules, Needs: needs,
		Run: pass.Run(func(p *pass.Pass) {
			if p.Seated != nil {
				look(&view{p, p.Seated, p.Linked, p.Rules})
			}
		}),
	}
}

// departs marks a check of a rule that a scenario may override.
func departs(c *check.Check) *check.Check {
	c.Departs = true
	return c
}

// warns changes a check's findings to warnings.
func warns(c *check.Check) *check.Check {
	c.Severity = diag.Warning
	return c
}

// valid lists the preconditions of most checks: the realm exists and is valid, and every reference is valid.
func valid(more ...string) []string {
	return append([]string{library.NeedsRealm, "scenario/unknown-name", "scenario/unknown-box"}, more...)
}

// item returns the JSON pointer of an element.
func item(ptr string, i int) string { return fmt.Sprintf("%s/%d", ptr, i) }

// at returns the location of a value of the file.
func (v *view) at(ptr string) source.Span { return v.Doc.Value(ptr) }

// key returns the location of a key.
func (v *view) key(ptr string) source.Span { return v.Doc.Key(ptr) }

// numberAt returns the location of a number, or that of the realm if the number is missing.
func (v *view) numberAt(ptr string, number int) source.Span {
	if number == 0 {
		return v.at("/realm")
	}
	return v.at(ptr)
}

// first returns a note at the first occurrence.
func (v *view) first(ptr string) []diag.Related { return v.note(ptr, "the first one") }

func (v *view) note(ptr, message string) []diag.Related {
	return []diag.Related{check.Related(v.Doc, v.at(ptr), message)}
}

// label returns the label of an area.
func (v *view) label(area int) string { return v.Realm.Spots[area].Label }

// drawn draws the realm around an area.
func (v *view) drawn(area int) string { return v.Realm.Near(1, v.Realm.Board.Spots[area].At) }

// called returns a seat's faction for people.
func (v *view) called(seat int) string {
	if f := v.Seats[seat].Faction; f != nil {
		return f.ID
	}
	return "nobody"
}

// home returns the home realm of an area, or none.
func (v *view) home(area int) int { return v.Realm.Spots[area].Home }

// ofRealm runs checks of realms over the scenario's form of the realm. It reports only findings at given JSON pointers
// of the scenario's own file: others belong to the realm and are reported there.
func ofRealm(v *view, ptrs []string, codes ...string) {
	own := map[source.Span]bool{}
	for _, ptr := range ptrs {
		own[v.at(ptr)], own[v.key(ptr)] = true, true
	}
	report := v.Report
	v.Pass.Pass.Report = func(f check.Finding) {
		if own[f.At] {
			report(f)
		}
	}
	defer func() { v.Pass.Pass.Report = report }()
	for _, code := range codes {
		run(code)(v.Pass.Pass)
	}
}

// below returns the JSON pointers of a list, its elements, and their keys.
func below(ptr string, n int, keys ...string) []string {
	out := []string{ptr}
	for i := range n {
		one := item(ptr, i)
		out = append(out, one)
		for _, key := range keys {
			out = append(out, one+"/"+key)
		}
	}
	return out
}

// is reports whether an area is valid.
func is(area int) bool { return area != library.None }
