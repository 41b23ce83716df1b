package matches

import (
	"context"

	contract "muster/engine"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/narrate"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/policy"
)

// Things lists the parts of a battle that a player can leave unused, side by side: types of units in the order of the
// file, objectives, exits and tokens.
func Things(b *setup.Battle) (out []policy.Thing) {
	r := b.Rules
	for c := range boards.Camp(boards.Camps) {
		side, known := int(c), map[int]bool{}
		for _, u := range r.Setup {
			kind := r.Kinds[u.Kind].Type
			if u.Camp == c && !known[kind] {
				known[kind] = true
				name := b.Types[kind]
				out = append(out, policy.Thing{Side: side, Kind: policy.OfUnits, ID: name.ID, Name: name.Name})
			}
		}
		for i := range r.Objectives {
			if r.Objectives[i].Camps[c] {
				out = append(out, policy.Thing{Side: side, Kind: policy.OfObjectives, Number: i, Name: narrate.Objective(b, i)})
			}
		}
		if !r.Exits[c].Empty() {
			out = append(out, policy.Thing{Side: side, Kind: policy.OfExits, Name: "exits"})
		}
		if len(r.Inspired) > 0 {
			out = append(out, policy.Thing{Side: side, Kind: policy.OfTokens, Name: "tokens"})
		}
	}
	return out
}

// uses returns the choices that use a thing of a battle. A unit that no order reaches still answers attacks.
func uses(b *setup.Battle, t *policy.Thing) func(v kernel.View, a kernel.Action) bool {
	switch t.Kind {
	case policy.OfUnits:
		return func(v kernel.View, a kernel.Action) bool {
			unit := a.Unit()
			switch a.Kind() {
			case kernel.BeginChain:
				if unit = v.On(v.Leader(a.Leader()).At); unit == kernel.NoUnit {
					return false
				}
			case kernel.GiveOrder, kernel.Mend, kernel.Move, kernel.Charge, kernel.Exit, kernel.Attack, kernel.AttackLeader:
			default:
				return false
			}
			return b.Types[v.Rules().Kinds[v.Unit(unit).Kind].Type].ID == t.ID
		}
	case policy.OfObjectives:
		at := &b.Rules.Objectives[t.Number].At
		return func(v kernel.View, a kernel.Action) bool {
			switch a.Kind() {
			case kernel.Move, kernel.Charge, kernel.Retreat, kernel.Advance, kernel.AdvanceOn:
				return at.Has(a.Hex()) && !at.Has(v.Unit(a.Unit()).At)
			}
			return false
		}
	case policy.OfExits:
		return func(_ kernel.View, a kernel.Action) bool {
			return a.Kind() == kernel.Exit || a.Kind() == kernel.ExitLeader
		}
	}
	return func(_ kernel.View, a kernel.Action) bool {
		return a.Kind() == kernel.Inspire || a.Kind() == kernel.SendLeader
	}
}

// SeatWithout plays a battle on a table as Seat does; the side of a thing leaves it unused. Without a thing, the game
// is that of Seat.
func SeatWithout(
	ctx context.Context, b *setup.Battle, list [boards.Camps]string, thing *policy.Thing, on *Table,
) (*kernel.State, error) {
	wrap := func(seats []contract.Policy[kernel.View, kernel.Action]) {
		if thing != nil {
			seats[thing.Side] = policy.NewWithout(seats[thing.Side], uses(b, thing))
		}
	}
	s, _, err := seat(ctx, b, list, nil, on, wrap)
	return s, err
}
