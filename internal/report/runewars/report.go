package runewars

import (
	"fmt"
	"strings"

	"muster/internal/engine/runewars/battle"
	engine "muster/internal/engine/runewars/battle/odds"
	"muster/internal/engine/runewars/library"
	"muster/report"
)

// Lines returns the answer for the terminal.
func (a *Answer) Lines() []string { return a.report().Lines() }

// Reports returns the answer as a page.
func (a *Answer) Reports() []*report.Report { return []*report.Report{a.report()} }

func (a *Answer) report() *report.Report {
	r := &report.Report{Title: a.Definition.Name}
	r.Lead = append(r.Lead, report.Words(a.army(battle.Attacker)+" against "+a.army(battle.Defender)+"."), a.how())
	r.Lead = append(r.Lead, a.chosen()...)
	if !a.Given {
		r.Lead = append(r.Lead, report.Words("The file has no neighbouring areas: each side can retreat to an area "+
			"without units.").
			Cite("RW-RET-02", "RW-RET-03"))
	}
	if own := a.own(); own != nil {
		r.Lead = append(r.Lead, own)
	}
	r.Short = a.short()
	r.Parts = append(r.Parts, a.losses(battle.Attacker), a.losses(battle.Defender))
	if len(a.Diplo) > 0 {
		r.Parts = append(r.Parts, a.diplomacy())
	}
	return r
}

// chosen names the sides' rules of choice.
func (a *Answer) chosen() []report.Text {
	if a.By[0] == a.By[1] {
		return []report.Text{report.Words("Both sides choose by the rule " + a.By[0] + ": " + means[a.By[0]] + ".")}
	}
	var out []report.Text
	for side, name := range sideNames {
		out = append(out, report.Words(name+" chooses by the rule "+a.By[side]+": "+means[a.By[side]]+"."))
	}
	return out
}

// means describes each rule of choice.
var means = map[string]string{
	library.ChooseSparing: "it loses the units of least worth and takes those of most worth",
	library.ChooseFirst:   "it takes the first choice in the order of its list",
	library.ChooseRandom:  "it chooses at random",
	library.ChooseBest:    "it takes the choice that wins most often, and knows the drawn symbols",
}

// how reports whether the battle was enumerated.
func (a *Answer) how() report.Text {
	if a.Odds.Counted {
		return report.Wordsf("Counted over every order of the Fate cards, in %s.", report.Counted(a.Odds.Positions, "moment"))
	}
	text := fmt.Sprintf("A sample of %d battles from seed %s. ~ marks estimates, with 95%% "+
		"confidence intervals.", a.Odds.Games, a.Seed)
	if w := why(a.Odds.Why); w != "" {
		text += " Not counted exactly: " + w + "."
	}
	return report.Words(text)
}

// army lists the units of a side.
func (a *Answer) army(side int) string {
	said := a.Definition.Side(side)
	var parts []string
	for k, kind := range a.Kinds[side] {
		of := &a.Rules.Sides[side].Kinds[k]
		if n := int(of.Units) + int(of.Before); n > 0 {
			text := fmt.Sprintf("%d %s", n, kind.Row.Name)
			if of.Before > 0 {
				text += fmt.Sprintf(" (%d routed)", of.Before)
			}
			parts = append(parts, text)
		}
	}
	if len(parts) == 0 {
		parts = []string{"no units"}
	}
	if said.Heroes > 0 {
		parts = append(parts, report.Counted(said.Heroes, "hero"))
	}
	if word := forts[said.Stronghold]; word != "" {
		parts = append(parts, word)
	}
	name := "neutral units"
	if row := a.Book.Factions.Get(said.Faction); row != nil {
		name = row.Name
	}
	return name + ": " + strings.Join(parts, ", ")
}

var forts = map[string]string{
	library.Whole: "a stronghold", library.Damaged: "a damaged stronghold", library.Capital: "a capital",
	library.CapitalHurt: "a damaged capital",
}

// own names the unit types whose numbers have no source, or returns nil.
func (a *Answer) own() report.Text {
	var own []string
	for side := range a.Kinds {
		for k, kind := range a.Kinds[side] {
			if len(kind.Row.House) > 0 && a.Rules.Sides[side].Kinds[k].Units > 0 {
				own = append(own, kind.Row.Name+" ("+strings.Join(kind.Row.House, ", ")+")")
			}
		}
	}
	if len(own) == 0 {
		return nil
	}
	return report.Words("No source tells all numbers of " + strings.Join(own, "; ") + ": these are Muster's own. Write " +
		"the rows as your copy of the game has them into a rulebook.")
}

// short returns the main results.
func (a *Answer) short() []report.Point {
	point := func(name string, c report.Cell, says string) report.Point {
		return report.Point{Name: report.Words(name), Says: report.Words(report.CellText(c) + says)}
	}
	out := []report.Point{
		point("the attacker wins", a.Won(battle.Attacker), ""),
		point("the defender wins", a.Won(battle.Defender), ""),
	}
	if a.Rules.Fort.There {
		if !a.Rules.Fort.Broken {
			out = append(out, point("the stronghold is damaged", a.chance(a.Odds.Broken), ", and the defender keeps it"))
		}
		out = append(out, point("the stronghold is taken", a.chance(a.Odds.Taken+a.Odds.Razed), ", replaced or destroyed"))
	}
	for side, name := range sideNames {
		if a.Odds.Wiped[side] > 0 && a.fights(side) {
			out = append(out, point(strings.ToLower(name[:1])+name[1:]+" loses every unit", a.chance(a.Odds.Wiped[side]), ""))
		}
		if a.Odds.Tactics[side] > 0 {
			says := " on average"
			out = append(out, point("Tactics cards for "+strings.ToLower(name[:1])+name[1:], a.mean(a.Odds.Tactics[side]), says))
		}
	}
	return append(out, point("Fate cards drawn", a.mean(a.Odds.Cards), " on average"))
}

func (a *Answer) fights(side int) bool {
	for k := range a.Rules.Sides[side].Kinds {
		if a.Rules.Sides[side].Kinds[k].Units > 0 {
			return true
		}
	}
	return false
}

// losses returns the losses of a side by type.
func (a *Answer) losses(side int) report.Part {
	p := report.Part{Title: report.Words(sideNames[side] + "'s units"), None: "no units fight"}
	p.Table.Head("type", "fight", "none lost", "all lost", "lost, mean", "retreat, mean", "stand, mean")
	for k, kind := range a.Kinds[side] {
		lost := a.Odds.Lost[side][k]
		fight := int(a.Rules.Sides[side].Kinds[k].Units)
		if fight == 0 && engine.Mean(lost) == 0 && a.Odds.Stand[side][k]+a.Odds.Fled[side][k] == 0 {
			continue
		}
		all := report.Cell(report.Nothing{})
		if fight > 0 {
			all = a.small(atLeast(lost, fight))
		}
		p.Table.Add(report.Word(kind.Row.Name), report.Count(fight), a.small(lost[0]), all, a.mean(engine.Mean(lost)),
			a.mean(a.Odds.Fled[side][k]), a.mean(a.Odds.Stand[side][k]))
	}
	return p
}

func atLeast(of []float64, n int) float64 {
	sum := 0.0
	for _, share := range of[n:] {
		sum += share
	}
	return sum
}

// diplomacy returns the outcome of influence tokens instead of a battle.
func (a *Answer) diplomacy() report.Part {
	p := report.Part{
		Title: report.Words("Diplomacy instead of the battle").Cite("RW-DIPL-01", "RW-DIPL-02", "RW-DIPL-03"),
		Notes: []report.Text{report.Words("The attacker takes the best of the cards drawn; exact.")},
	}
	p.Table.Head("influence", "allies", "retreat", "battle")
	for _, d := range a.Diplo {
		p.Table.Add(report.Count(d.Tokens), share(d.Shares[0]), share(d.Shares[1]), share(d.Shares[2]))
	}
	return p
}
