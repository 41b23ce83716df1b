package adventurecheck

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// blocksByType: an army has more blocks of a type than our estimate of the box. The box's distribution over types and
// sides is not published, so this is only a warning (MED-UNIT-11).
func blocksByType() *check.Check {
	return &check.Check{
		Code: "medieval/blocks-by-type", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-UNIT-11"},
		Needs: []string{library.NeedsRules, "medieval/unknown-box", "medieval/unknown-unit", "medieval/blocks"},
		Run: pass.Run(func(p *pass.Pass) {
			stockless := noStock(p)
			for _, c := range camps() {
				need := map[string]int{}
				for _, u := range p.Linked.Army(c) {
					if u.Row == nil || slices.Contains(stockless, u.Type) {
						continue
					}
					have := p.Rules.Stock(library.SideNames[c], u.Type, p.Linked.Table())
					before := need[u.Type]
					need[u.Type] += u.Strength()
					if before > have || need[u.Type] <= have { // reported once, at the first unit too many
						continue
					}
					if have == 0 {
						message, help := unboxed(p, c, u.Type)
						p.Report(check.Finding{
							At: p.Doc.Value(u.Ptr), Message: message, Help: help,
							Related: rivals(p, p.Linked.Army(c), []string{u.Type}, u.Ptr),
						})
						continue
					}
					p.Report(check.Finding{
						At: p.Doc.Value(u.Ptr),
						Message: fmt.Sprintf("%s needs more than %s for %s, all that exist in its colour",
							name(c), wording.Count(have, "block", "blocks"), u.Type),
						Help:    "use fewer of them" + wording.OrWaive(p.Check.Code),
						Related: rivals(p, p.Linked.Army(c), []string{u.Type}, u.Ptr),
					})
				}
			}
		}),
	}
}

// noStock lists the types of both armies for which no box has blocks in any colour, and reports them as one finding:
// the stock is missing.
func noStock(p *pass.Pass) []string {
	var types, stock []string
	at := ""
	for _, c := range camps() {
		var own []string
		for _, u := range p.Linked.Army(c) {
			if u.Row == nil || slices.Contains(own, u.Type) || inAnyBox(p, u.Type) {
				continue
			}
			own, stock = append(own, u.Type), append(stock, stockOf(p, c, u.Type))
			if at == "" {
				at = u.Ptr
			}
			if !slices.Contains(types, u.Type) {
				types = append(types, u.Type)
			}
		}
	}
	if len(types) > 0 {
		p.Report(check.Finding{At: p.Doc.Value(at), Message: "no box has blocks for " + wording.List(types, "or"),
			Help: boxWith(p, stock) + wording.OrWaive(p.Check.Code), Related: rivals(p, p.Linked.Units, types, at)})
	}
	return types
}

// boxWith returns the help to define a box with a stock: its rows in a rulebook, and its id in the boxes of the
// adventure.
func boxWith(p *pass.Pass, stock []string) string {
	const id = "my-box"
	return fmt.Sprintf("write a box in a rulebook, [[boxes]] with id = %q and stock = [%s], and here %s", id,
		strings.Join(stock, ", "),
		wording.Lengthen("boxes", "map", p.Linked.Definition.Boxes, p.Linked.Table(), [][]string{{id}}))
}

// stockOf returns the row of a box's stock with the blocks that a side needs for a type.
func stockOf(p *pass.Pass, c boards.Camp, unit string) string {
	blocks := 0
	for _, u := range p.Linked.Army(c) {
		if u.Type == unit {
			blocks += u.Strength()
		}
	}
	return fmt.Sprintf("{ unit = %q, side = %q, blocks = %d }", unit, library.SideNames[c], blocks)
}

// inAnyBox reports whether any box of the rules has blocks of a type, in any side's colour.
func inAnyBox(p *pass.Pass, unit string) bool {
	all := camps()
	return slices.ContainsFunc(all[:], func(c boards.Camp) bool {
		return p.Rules.Stock(library.SideNames[c], unit, p.Rules.Boxes.IDs()) > 0
	})
}

// unboxed returns the message for a unit without blocks in a side's colour on the table, with the boxes that have them
// and how to add one.
func unboxed(p *pass.Pass, c boards.Camp, unit string) (message, help string) {
	var ids []string
	var more [][]string
	for _, id := range p.Rules.Boxes.IDs() {
		if p.Rules.Stock(library.SideNames[c], unit, []string{id}) > 0 {
			ids, more = append(ids, id), append(more, []string{id})
		}
	}
	if more == nil {
		return fmt.Sprintf("no box has blocks for %s in the colour of %s", unit, name(c)),
			boxWith(p, []string{stockOf(p, c, unit)}) + wording.OrWaive(p.Check.Code)
	}
	table := p.Linked.Table()
	message = fmt.Sprintf(
		"the blocks for %s in the colour of %s are in %s, which %s not among the boxes of this adventure (%s)",
		unit, name(c), wording.List(ids, "and"), wording.Either(len(ids) == 1, "is", "are"), wording.List(table, "and"),
	)
	return message, wording.Lengthen("boxes", "map", p.Linked.Definition.Boxes, table, more)
}
