package balance

import (
	"fmt"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/internal/report/balance"
	"muster/report"
)

func (a *ShapeAnswer) unitsPart() report.Part {
	t := names("camp", "unit", "hex", "games", "ordered", "fought", "killed", "killed first")
	for i := range a.Units {
		u := &a.Units[i]
		t.Add(report.Word(u.Camp.Soldiers()), report.Word(u.kind()), u.hex(), report.Count(u.There),
			report.PercentOf(u.Ordered, u.There), report.PercentOf(u.Struck, u.There),
			report.PercentOf(u.Alive.Without.Games, u.There), report.PercentOf(u.FirstLost.Games, u.There))
	}
	return balance.PartOfTable("Units", t, "Share of games in which each unit was ordered, attacked or battled back, was "+
		"killed, and was the first loss of its side.")
}

func (a *ShapeAnswer) faredPart() report.Part {
	t := names("camp", "unit", "hex", "wins when it lives", "wins when killed", "wins when killed first")
	for i := range a.Units {
		u := &a.Units[i]
		t.Add(report.Word(u.Camp.Soldiers()), report.Word(u.kind()), u.hex(), u.Alive.With, u.Alive.Without, u.FirstLost)
	}
	return balance.PartOfTable("Win rate with and without each unit", t,
		"Winners lose fewer units: this is a correlation, not "+
			"proof of an effect. To measure a unit's worth, play without it (--levers).")
}

// kind returns the unit without its starting hex, which has a column of its own.
func (u *Unit) kind() string {
	kind, _ := strings.CutSuffix(u.Name, " of "+u.At)
	return kind
}

func (u *Unit) hex() report.Cell {
	if u.At == "" {
		return report.Nothing{}
	}
	return report.Word(u.At)
}

// placesShown is the number of hexes in the text table.
const placesShown = 16

func (a *ShapeAnswer) placesPart() report.Part {
	busy := a.busiest(placesShown)
	return balance.PartOfTable("Busiest hexes", a.PlacesTable(busy),
		fmt.Sprintf("The %d busiest hexes over all games, Pennants / "+
			"Standards. Losses: figures of the side lost there. Moves: its units that moved there. Attacks: its attacks on a "+
			"unit there.", len(busy)))
}

// PlacesTable returns a table of hexes.
func (a *ShapeAnswer) PlacesTable(list []Place) report.Table {
	t := names("hex", "ground", "occupied in", "losses", "moves", "attacks")
	both := func(n [boards.Camps]int) report.Pair { return report.Pair{report.Count(n[0]), report.Count(n[1])} }
	for i := range list {
		p := &list[i]
		ground := report.Cell(report.Nothing{})
		if p.Ground != "" {
			ground = report.Word(p.Ground)
		}
		t.Add(report.Word(p.Label), ground, balance.ShareOf(p.Stood, a.Games), both(p.Losses), both(p.Moves), both(p.Fights))
	}
	return t
}

func (a *ShapeAnswer) unusedPart() report.Part {
	t := names("what", "never")
	add := func(what string, list []string) {
		if len(list) > 0 {
			t.Add(report.Word(what), report.List(list))
		}
	}
	u := &a.Unused
	add("units never ordered", u.Unordered)
	add("units never in a fight", u.Unstruck)
	add("Command cards never played", u.Cards)
	add("Lore cards never played", u.Lore)
	add("terrain never entered", u.Terrain)
	add("hexes never occupied", u.Ground)
	return report.Part{Title: report.Words("Unused"), Table: t}
}

// Camps returns the names of both camps, in order.
func Camps() []string {
	return []string{boards.Pennant.Soldiers(), boards.Standard.Soldiers()}
}
