// Package scenariocheck holds the checks on scenarios of Runewars: what they name, who sits where, what each begins
// with, what is played with, what happens and how it ends. What a scenario lays in the place of its realm is held
// against the rules of realms.
package scenariocheck

import (
	"fmt"

	"muster/engine/runewars/library"
	"muster/engine/runewars/realm"
	"muster/engine/runewars/rulebook"
	"muster/engine/runewars/scenario"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
	"muster/validate/runewars/pass"
)

// none is no area, no seat and no row.
const none = scenario.None

// All lists the checks. A check stands behind those that it needs.
func All() []*check.Check {
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

// view is what a check sees of a scenario.
type view struct {
	*pass.Pass
	*scenario.Linked
	Realm *realm.Linked // as the scenario has it
	Rules *rulebook.Rulebook
}

// of is a check of scenarios. rules are those that it enforces, needs what must be clean first.
func of(code string, rules, needs []string, look func(*view)) *check.Check {
	return &check.Check{
		Code: "scenario/" + code, Severity: diag.Error, Kind: rulebook.KindScenario, Rules: rules, Needs: needs,
		Run: pass.Run(func(p *pass.Pass) {
			if p.Seated != nil {
				look(&view{p, p.Seated, p.Linked, p.Rules})
			}
		}),
	}
}

// departs is a check of a rule from which a scenario may depart.
func departs(c *check.Check) *check.Check {
	c.Departs = true
	return c
}

// warns is a check whose findings are warnings.
func warns(c *check.Check) *check.Check {
	c.Severity = diag.Warning
	return c
}

// laid is what most checks need: the realm is there and clean, and every name leads somewhere.
func laid(more ...string) []string {
	return append([]string{library.NeedsRealm, "scenario/unknown-name", "scenario/unknown-box"}, more...)
}

// item is the JSON pointer of an element.
func item(ptr string, i int) string { return fmt.Sprintf("%s/%d", ptr, i) }

// at is the place of a value of the file.
func (v *view) at(ptr string) source.Span { return v.Doc.Value(ptr) }

// key is the place of a key.
func (v *view) key(ptr string) source.Span { return v.Doc.Key(ptr) }

// said is the place of a number, and that of the realm where the file says none.
func (v *view) said(ptr string, number int) source.Span {
	if number == 0 {
		return v.at("/realm")
	}
	return v.at(ptr)
}

// first is a note at the place where something stands first.
func (v *view) first(ptr string) []diag.Related { return v.note(ptr, "the first one") }

func (v *view) note(ptr, message string) []diag.Related {
	return []diag.Related{check.Related(v.Doc, v.at(ptr), message)}
}

// label is what an area is called.
func (v *view) label(area int) string { return v.Realm.Spots[area].Label }

// drawn is the realm around an area.
func (v *view) drawn(area int) string { return v.Realm.Near(1, v.Realm.Board.Spots[area].At) }

// called is a seat's faction, for people.
func (v *view) called(seat int) string {
	if f := v.Seats[seat].Faction; f != nil {
		return f.ID
	}
	return "nobody"
}

// home is the home realm that an area is of, or none.
func (v *view) home(area int) int { return v.Realm.Spots[area].Home }

// ofRealm runs checks of realms over the realm as the scenario has it, and lets pass what they find at some places of
// the scenario's own file, given by JSON pointers. What is found elsewhere is the realm's own, and is told there.
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

// below are the JSON pointers of a list, its elements, and keys of those.
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

// is reports whether an area is one.
func is(area int) bool { return area != realm.None }
