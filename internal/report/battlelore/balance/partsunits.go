package balance

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/inference"
	"muster/report"
)

// detectable returns the difference of shares, in thousandths, that this many games on either side detect with 80%
// probability, with this many looks.
func detectable(games, looks int) int {
	return inference.Detectable(games, alarm/inference.Chance(max(looks, 1)), matches.Whole)
}

func (a *ShapeAnswer) unitsPart() report.Part {
	t := names("camp", "unit", "hex", "games", "ordered", "fought", "killed", "killed first")
	for i := range a.Units {
		u := &a.Units[i]
		t.Add(report.Word(u.Camp.Soldiers()), report.Word(u.kind()), u.hex(), report.Count(u.There),
			report.PercentOf(u.Ordered, u.There), report.PercentOf(u.Struck, u.There),
			report.PercentOf(u.Alive.Without.Games, u.There), report.PercentOf(u.FirstLost.Games, u.There))
	}
	return partOf("Units", t, "Share of games in which each unit was ordered, attacked or battled back, was "+
		"killed, and was the first loss of its side.")
}

func (a *ShapeAnswer) faredPart() report.Part {
	t := names("camp", "unit", "hex", "wins when it lives", "wins when killed", "wins when killed first")
	for i := range a.Units {
		u := &a.Units[i]
		t.Add(report.Word(u.Camp.Soldiers()), report.Word(u.kind()), u.hex(), u.Alive.With, u.Alive.Without, u.FirstLost)
	}
	return partOf("Win rate with and without each unit", t, "Winners lose fewer units: this is a correlation, not "+
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
	return partOf("Busiest hexes", a.PlacesTable(busy), fmt.Sprintf("The %d busiest hexes over all games, Pennants / "+
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
		t.Add(report.Word(p.Label), ground, share(p.Stood, a.Games), both(p.Losses), both(p.Moves), both(p.Fights))
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

func (a *ShapeAnswer) gamesPart() report.Part {
	if len(a.Claims) == 0 {
		return report.Part{}
	}
	t := names("shows", "seed")
	first := &a.Claims[0].Seen
	one := !slices.ContainsFunc(a.Claims, func(c Claim) bool { return c.Seen.Players != first.Players })
	if !one {
		t.Head("Pennants", "Standards")
	}
	for i := range a.Claims {
		c := &a.Claims[i]
		row := []report.Cell{report.Word(c.Text), report.Word(strconv.FormatUint(c.Seen.Seed, 10))}
		if !one {
			row = append(row, report.Word(c.Seen.Players[0]), report.Word(c.Seen.Players[1]))
		}
		t.Add(row...)
	}
	command := slices.Clone(first.Command)
	if at := slices.Index(command, "--seed"); at >= 0 && at+1 < len(command) {
		command[at+1] = "SEED"
	}
	p := partOf("Games to watch", t, "Replay a game by its seed; --record FILE saves it for `muster replay FILE`:")
	if one {
		p.Lead = append(p.Lead, report.Words(command.String()))
	}
	return p
}

// Camps returns the names of both camps, in order.
func Camps() []string {
	return []string{boards.Pennant.Soldiers(), boards.Standard.Soldiers()}
}
