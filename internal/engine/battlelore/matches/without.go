package matches

import (
	"context"
	"fmt"

	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/narrate"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/policy"
)

// musters is the number of set-ups that are searched for types of units: with Call to Arms, each seed has its own.
const musters = 20

// Things lists the parts of an adventure that a player can leave unused, camp by camp: types of units, objectives,
// exits, Lore cards and powers.
func Things(s *setup.Scenario) (out []policy.Thing) {
	var first *setup.Battle
	var units [boards.Camps][]policy.Thing
	known := map[policy.Thing]bool{}
	creatures := [boards.Camps]bool{}
	for n := range musters {
		b, refused := s.Battle(arena.SeedOf(1, n))
		if len(refused) > 0 {
			continue
		}
		if first == nil {
			first = b
		}
		for _, u := range b.Rules.Setup {
			k := &b.Rules.Kinds[u.Kind]
			t := policy.Thing{
				Side: int(u.Camp), Kind: policy.OfUnits, ID: b.Types[k.Type], Name: b.TypeNames[k.Type],
			}
			if !known[t] {
				known[t] = true
				units[u.Camp] = append(units[u.Camp], t)
			}
			creatures[u.Camp] = creatures[u.Camp] || k.Creature.From < k.Creature.To
		}
	}
	if first == nil {
		return nil
	}
	r := first.Rules
	for c := range boards.Camp(boards.Camps) {
		side := int(c)
		out = append(out, units[c]...)
		for i := range r.Objectives {
			if r.Objectives[i].Camps[c] {
				out = append(out, policy.Thing{
					Side: side, Kind: policy.OfObjectives, Number: i, Name: narrate.Objective(first, i),
				})
			}
		}
		if !r.Exits[c].Empty() {
			out = append(out, policy.Thing{Side: side, Kind: policy.OfExits, Name: "exits"})
		}
		if r.Lore != nil {
			out = append(out, policy.Thing{Side: side, Kind: policy.OfCards, Name: "Lore cards"})
		}
		if creatures[c] {
			out = append(out, policy.Thing{Side: side, Kind: policy.OfPowers, Name: "creatures' powers"})
		}
	}
	return out
}

// uses returns the choices that use a thing of a battle. A unit that no order reaches still answers attacks.
func uses(b *setup.Battle, t *policy.Thing) func(v battlelore.View, a battlelore.Action) bool {
	switch t.Kind {
	case policy.OfUnits:
		return func(v battlelore.View, a battlelore.Action) bool {
			switch a.Kind() {
			case battlelore.GiveOrder, battlelore.Move, battlelore.Rush, battlelore.Exit, battlelore.Attack,
				battlelore.UsePower, battlelore.RollMove, battlelore.FlyOver, battlelore.Slip, battlelore.CallUp:
				return b.Types[v.Rules().Kinds[v.Unit(a.Unit()).Kind].Type] == t.ID
			}
			return false
		}
	case policy.OfObjectives:
		at := &b.Rules.Objectives[t.Number].At
		return func(v battlelore.View, a battlelore.Action) bool {
			switch a.Kind() {
			case battlelore.Move, battlelore.Rush, battlelore.Retreat, battlelore.GainGround, battlelore.Pursue,
				battlelore.Land, battlelore.Slip:
				return at.Has(a.Hex()) && !at.Has(v.Unit(a.Unit()).At)
			}
			return false
		}
	case policy.OfExits:
		return func(_ battlelore.View, a battlelore.Action) bool { return a.Kind() == battlelore.Exit }
	case policy.OfPowers:
		return func(_ battlelore.View, a battlelore.Action) bool { return a.Kind() == battlelore.UsePower }
	}
	return func(_ battlelore.View, a battlelore.Action) bool { return a.Kind() == battlelore.PlayLore }
}

// PlayWithout plays a game in which the camp of a thing leaves it unused; without a thing, as PlayFacts does. The state
// is nil if the game cannot be set up.
func PlayWithout(
	ctx context.Context, on *Table, scenario *setup.Scenario, ref arena.Ref, thing *policy.Thing,
) (*battlelore.State, error) {
	b, refused := scenario.Battle(ref.Seed)
	if len(refused) > 0 {
		return nil, nil
	}
	seats, err := players.Table(b.Rules, ref.Players, ref.Seed)
	if err != nil {
		return nil, fmt.Errorf("without: %w", err)
	}
	if thing != nil {
		for p := range seats[:b.Rules.Seats] {
			if int(b.Rules.CampOf[p]) == thing.Side {
				seats[p] = policy.NewWithout(seats[p], uses(b, thing))
			}
		}
	}
	end, _, err := on.Play(ctx, b.Game(), seats[:b.Rules.Seats], nil)
	if err != nil {
		return nil, fmt.Errorf("without: seed %d: %w", ref.Seed, err)
	}
	return end, nil
}
