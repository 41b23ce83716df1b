package balance

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/report/balance"
)

// first compares the results by first player, if that varies.
func (a *ShapeAnswer) first() {
	s := a.sums
	if s.First[0].Games == 0 || s.First[1].Games == 0 {
		return
	}
	v := a.of.Versus(int(boards.Pennant), s.First[boards.Pennant])
	balance.Call([]*balance.Versus{&v})
	a.First = &v
	a.Claims = append(a.Claims, a.of.ClaimOf(&v, &s.First[boards.Pennant], "the Pennants move first")...)
}

// Class is a class of Lore cards: a camp's results if it plays at least one of them.
type Class struct {
	Name string       `json:"class"`
	Cast balance.Both `json:"played"`
}

// Council is a seat of a player's War Council at a level, against all other levels.
type Council struct {
	Player, Seat string
	Camp         boards.Camp
	Level        int
	Fared        balance.Versus
}

// lore tests Lore classes, and council seats with varying levels.
func (a *ShapeAnswer) lore() {
	var classes, councils []*balance.Versus
	for i := range a.sums.Classes {
		row := &a.sums.Classes[i]
		a.Classes = append(a.Classes, Class{Name: setup.SeatName(row.Class), Cast: a.of.VersusBoth(&row.Cast)})
	}
	for i := range a.Classes {
		classes = append(classes, &a.Classes[i].Cast[0], &a.Classes[i].Cast[1])
	}
	balance.Call(classes)
	for i := range a.sums.Councils {
		row := &a.sums.Councils[i]
		if row.Fared.Games == a.Games { // it never varies
			continue
		}
		p := battlelore.Player(row.Player)
		camp := a.battle.Rules.CampOf[p]
		a.Councils = append(a.Councils, Council{
			Player: a.battle.Seat(p), Seat: setup.SeatName(row.Seat), Camp: camp, Level: row.Level,
			Fared: a.of.Versus(int(camp), row.Fared),
		})
	}
	for i := range a.Councils {
		councils = append(councils, &a.Councils[i].Fared)
	}
	balance.Call(councils)
}

// Unit is a unit: its camp's results if it survives, and if it is killed. Survival correlates with winning; it need not
// cause it.
type Unit struct {
	Camp      boards.Camp    `json:"-"`
	At        string         `json:"hex"`
	Type      string         `json:"unit"`
	Name      string         `json:"-"`
	There     int            `json:"games"`      // with it
	Ordered   int            `json:"ordered"`    // games in which it was ordered
	Struck    int            `json:"fought"`     // games in which it attacked or battled back
	Alive     balance.Versus `json:"alive"`      // against those in which it was killed
	FirstLost balance.Fared  `json:"lost_first"` // the first unit that its camp lost
}

func (a *ShapeAnswer) units() {
	var family []*balance.Versus
	for i := range a.sums.Units {
		row := &a.sums.Units[i]
		a.Units = append(a.Units, Unit{
			Camp: row.Camp, At: row.At, Type: row.Type, Name: row.Name, There: row.There, Ordered: row.Ordered,
			Struck: row.Struck, Alive: a.of.Against(row.Alive, row.Lost),
			FirstLost: a.of.Fared(row.FirstLost),
		})
	}
	for i := range a.Units {
		family = append(family, &a.Units[i].Alive)
	}
	balance.Call(family)
}
