package setup

import (
	"strconv"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/maps/hex"
)

// linker is a Battle under construction.
type linker struct {
	rules     *rulebook.Rulebook
	adventure *library.Linked
	out       *Battle
	refused   []Refusal
	// unfinished: a side may have no units
	unfinished bool
}

func (l *linker) refuse(r Refusal) {
	if r.Kind != NoUnits || !l.unfinished {
		l.refused = append(l.refused, r)
	}
}

// linkField links the terrain and the blocks of sight.
func (l *linker) linkField() {
	f, r := l.out.Field, l.out.Rules
	r.Board, r.Cells = f.Hexes, cells(f)
	r.Sees = func(from, to hex.Hex, units hex.Set) bool { return f.Sees(from, to, &units) }
}

// linkSides links the players' hands and the first player.
func (l *linker) linkSides() {
	r, limit := l.out.Rules, l.rules.Limit(rulebook.LimitCommand)
	r.Supply = l.rules.Pieces(l.adventure.Table()).Tokens // MED-INS-01
	for c := range boards.Camp(boards.Camps) {
		side, ptr := l.adventure.Side(c), "/"+library.SideNames[c]
		r.Command[c], _ = l.adventure.Command(c) // MED-CMD-04
		r.Tokens[c] = l.adventure.Tokens(c)      // MED-INS-01
		most := min(limit.Most, kernel.MaxHand-1)
		switch {
		case side == nil:
			l.refuse(Refusal{Kind: NoUnits, Camp: c})
			continue
		case side.Command == nil:
			l.refuse(Refusal{Kind: NoCommand, Camp: c, Ptr: ptr + "/command"})
		case r.Command[c] < limit.Least || r.Command[c] > most:
			l.refuse(Refusal{
				Kind: BadCommand, Camp: c, Ptr: ptr + "/command", Text: strconv.Itoa(r.Command[c]),
				Want: strconv.Itoa(limit.Least) + " to " + strconv.Itoa(most),
			})
		}
		l.out.seats[c] = SideNames[c]
		for _, name := range []string{side.Army, side.Commander} {
			if name != "" {
				l.out.seats[c] = name
			}
		}
	}
	if sum := r.Tokens[0] + r.Tokens[1]; sum > r.Supply {
		l.refuse(Refusal{Kind: TooManyTokens, Text: strconv.Itoa(sum), Want: strconv.Itoa(r.Supply)})
	}
	first, ok := l.adventure.First()
	if !ok {
		l.refuse(Refusal{Kind: NoFirst, Ptr: "/first"})
	}
	r.First = first
}

// linkVictory links the victory conditions.
func (l *linker) linkVictory(turns int) {
	r := l.out.Rules
	for c := range boards.Camp(boards.Camps) {
		r.Goal[c] = l.adventure.Goal(c) // MED-TURN-02
		if r.Goal[c] < 1 {
			l.refuse(Refusal{Kind: NoGoal, Camp: c, Ptr: "/victory"})
		}
		exits := &l.adventure.Exits[c] // MED-LDR-19
		for _, h := range exits.At {
			r.Exits[c].Add(h)
		}
		r.ExitWorth[c] = uint8(small(exits.Banners))
	}
	for i := range l.adventure.Objectives {
		o := &l.adventure.Objectives[i]
		point := kernel.Objective{Camps: o.Camps, Banners: o.Banners, Permanent: o.Definition.Permanent}
		for _, h := range o.At {
			point.At.Add(h)
		}
		r.Objectives = append(r.Objectives, point) // MED-TURN-06
		l.out.Objectives = append(l.out.Objectives, Objective{o.Definition.Name, o.At, o.Ptr})
	}
	if n := len(r.Objectives); n > kernel.MaxObjectives {
		l.refuse(Refusal{
			Kind: TooManyPoints, Ptr: "/victory/objectives", Text: strconv.Itoa(n),
			Want: strconv.Itoa(kernel.MaxObjectives),
		})
	}
	def := l.out.Adventure
	r.LastTurn, r.LastWinner = def.LastTurn, kernel.Neither // MED-TURN-05
	if c, ok := library.Camp(def.LastWinner); ok {
		r.LastWinner = kernel.Side(c)
	}
	if r.TurnCap = turns; turns == 0 {
		r.TurnCap = l.rules.Limit(rulebook.LimitTurns).Usual
	}
	for _, rule := range def.Rules {
		l.out.Unplayed = append(l.out.Unplayed, rule.Name)
	}
}

// small converts a number of a table for the engine and clips extreme values.
func small(n int) int8 { return int8(min(max(n, -kernel.NoCap), kernel.NoCap)) }
