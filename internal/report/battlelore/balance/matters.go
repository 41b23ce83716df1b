package balance

import (
	"fmt"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// Card is a Command card: the results of camps that were dealt it before the first turn. Hands are random, so this is
// an experiment: the card causes the difference.
type Card struct {
	ID     string             `json:"id"`
	Name   string             `json:"-"`
	Dealt  Both               `json:"dealt"`
	Played report.PairOf[int] `json:"played"` // games in which the camp played it
}

func (a *ShapeAnswer) cards() {
	var family []*Versus
	for i := range a.sums.Cards {
		row := &a.sums.Cards[i]
		a.Cards = append(a.Cards, Card{ID: row.ID, Name: row.Name, Played: row.Played, Dealt: a.versusBoth(&row.Held)})
	}
	for i := range a.Cards {
		family = append(family, &a.Cards[i].Dealt[0], &a.Cards[i].Dealt[1])
	}
	call(family)
	for i := range a.Cards {
		for camp, v := range a.Cards[i].Dealt {
			a.calledOut(&v, &a.sums.Cards[i].Held[camp], "the "+boards.Camp(camp).Soldiers()+" are dealt "+a.Cards[i].Name)
		}
	}
}

// calledOut attaches an example to a difference: a won game if the difference is positive, otherwise a lost one.
func (a *ShapeAnswer) calledOut(v *Versus, t *matches.Tally, what string) {
	if !v.Called {
		return
	}
	x, end := t.Win, "and win"
	if v.Difference < 0 {
		x, end = t.Loss, "and lose"
	}
	a.claim(x, fmt.Sprintf("%s %s: %s against %s without", what, end, percent(v.With.Share),
		percent(v.Without.Share)))
}

// first compares the results by first player, if that varies.
func (a *ShapeAnswer) first() {
	s := a.sums
	if s.First[0].Games == 0 || s.First[1].Games == 0 {
		return
	}
	v := a.versus(boards.Pennant, s.First[boards.Pennant])
	call([]*Versus{&v})
	a.First = &v
	a.calledOut(&v, &s.First[boards.Pennant], "the Pennants move first")
}

// Goal is an objective: a camp's results if it is the first to hold it, against all other games.
type Goal struct {
	Ptr   string             `json:"pointer"`
	Name  string             `json:"name"`
	Camps [boards.Camps]bool `json:"-"` // camps that can take it
	First Both               `json:"first"`
	Never Value              `json:"never"` // never held
}

func (a *ShapeAnswer) goals() {
	var family []*Versus
	for i := range a.sums.Goals {
		row := &a.sums.Goals[i]
		g := Goal{Ptr: row.Ptr, Name: row.Name, Camps: row.Camps, Never: share(row.Never, a.Games)}
		if g.Name == "" {
			g.Name = row.Ptr
		}
		g.First = a.versusBoth(&row.First)
		a.Goals = append(a.Goals, g)
	}
	for i := range a.Goals {
		family = append(family, &a.Goals[i].First[0], &a.Goals[i].First[1])
	}
	call(family)
	for i := range a.Goals {
		for camp, v := range a.Goals[i].First {
			a.calledOut(&v, &a.sums.Goals[i].First[camp], "the "+boards.Camp(camp).Soldiers()+" hold "+a.Goals[i].Name+" first")
		}
	}
}

// Class is a class of Lore cards: a camp's results if it plays at least one of them.
type Class struct {
	Name string `json:"class"`
	Cast Both   `json:"played"`
}

// Council is a seat of a player's War Council at a level, against all other levels.
type Council struct {
	Player, Seat string
	Camp         boards.Camp
	Level        int
	Fared        Versus
}

// lore tests Lore classes, and council seats with varying levels.
func (a *ShapeAnswer) lore() {
	var classes, councils []*Versus
	for i := range a.sums.Classes {
		row := &a.sums.Classes[i]
		a.Classes = append(a.Classes, Class{Name: setup.SeatName(row.Class), Cast: a.versusBoth(&row.Cast)})
	}
	for i := range a.Classes {
		classes = append(classes, &a.Classes[i].Cast[0], &a.Classes[i].Cast[1])
	}
	call(classes)
	for i := range a.sums.Councils {
		row := &a.sums.Councils[i]
		if row.Fared.Games == a.Games { // it never varies
			continue
		}
		p := battlelore.Player(row.Player)
		camp := a.battle.Rules.CampOf[p]
		a.Councils = append(a.Councils, Council{
			Player: a.battle.Seat(p), Seat: setup.SeatName(row.Seat), Camp: camp, Level: row.Level,
			Fared: a.versus(camp, row.Fared),
		})
	}
	for i := range a.Councils {
		councils = append(councils, &a.Councils[i].Fared)
	}
	call(councils)
}

// Unit is a unit: its camp's results if it survives, and if it is killed. Survival correlates with winning; it need not
// cause it.
type Unit struct {
	Camp      boards.Camp `json:"-"`
	At        string      `json:"hex"`
	Type      string      `json:"unit"`
	Name      string      `json:"-"`
	There     int         `json:"games"`      // with it
	Ordered   int         `json:"ordered"`    // games in which it was ordered
	Struck    int         `json:"fought"`     // games in which it attacked or battled back
	Alive     Versus      `json:"alive"`      // against those in which it was killed
	FirstLost Fared       `json:"lost_first"` // the first unit that its camp lost
}

func (a *ShapeAnswer) units() {
	var family []*Versus
	for i := range a.sums.Units {
		row := &a.sums.Units[i]
		a.Units = append(a.Units, Unit{
			Camp: row.Camp, At: row.At, Type: row.Type, Name: row.Name, There: row.There, Ordered: row.Ordered,
			Struck: row.Struck, Alive: a.against(row.Alive, row.Lost),
			FirstLost: a.fared(row.FirstLost),
		})
	}
	for i := range a.Units {
		family = append(family, &a.Units[i].Alive)
	}
	call(family)
}
