package setup

import (
	"slices"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
)

// scriptings are the operations of effects, by their words.
var scriptings = map[string]runewars.Scripting{
	scenarios.PutUnits: runewars.ScriptPut, scenarios.RemoveUnits: runewars.ScriptRemove,
	scenarios.DestroyUnits: runewars.ScriptDestroy, scenarios.Desolate: runewars.ScriptBurn,
	scenarios.Freeze: runewars.ScriptFreeze, scenarios.Restore: runewars.ScriptRestore,
	scenarios.Scorch: runewars.ScriptScorch, scenarios.PutRune: runewars.ScriptPutRune,
	scenarios.TakeRune: runewars.ScriptTakeRune, scenarios.DamageHold: runewars.ScriptHurt,
	scenarios.RepairHold: runewars.ScriptRepair, scenarios.GainRune: runewars.ScriptGainRune,
	scenarios.GainInfluence: runewars.ScriptGainInfluence, scenarios.LoseInfluence: runewars.ScriptLoseInfluence,
	scenarios.GainTactics: runewars.ScriptGainTactics, scenarios.LoseTactics: runewars.ScriptLoseTactics,
	scenarios.GainQuests: runewars.ScriptGainQuests, scenarios.GainObjective: runewars.ScriptGainObjective,
	scenarios.RaiseDial: runewars.ScriptRaiseDial, scenarios.LowerDial: runewars.ScriptLowerDial,
}

// script links a scenario's events at the start of seasons.
func (d *dealer) script() []string {
	slots := 0
	for i := range d.s.Events {
		e := &d.s.Events[i]
		d.Events = append(d.Events, e.Definition.Name)
		for j := range e.Effects {
			said := &e.Effects[j]
			x := runewars.Scripted{
				Season: runewars.Season(e.Season), Year: capped(e.Year), Event: capped(i), Do: scriptings[said.Do],
				Seat: seatOf(said.Seat), Count: capped(said.Count), Kind: runewars.NoKind, Dial: runewars.Dial(said.Dial),
				Rune: runewars.DragonRune, Pick: runewars.Pick(slices.Index(scenarios.Picks(), said.Pick)),
			}
			if said.False {
				x.Rune = runewars.FalseRune
			}
			for _, a := range said.Areas {
				if a != library.None {
					x.Areas = append(x.Areas, uint8(a))
				}
			}
			if k := slices.Index(d.Kinds[0], said.Unit); said.Unit != nil && k >= 0 {
				x.Kind = uint8(k)
			}
			if x.Pick != runewars.PickAll {
				x.Slot = uint8(slots)
				slots++
			}
			d.Rules.Scripted = append(d.Rules.Scripted, x)
		}
	}
	if slots > runewars.MaxPicks {
		return []string{"too many of its effects take one area each time"}
	}
	return nil
}

func seatOf(seat int) uint8 {
	if seat == library.None {
		return runewars.NoSeat
	}
	return uint8(seat)
}

// endings link a scenario's additional conditions for winning or losing, and return their names.
func (d *dealer) endings(list []library.Ending) (out []runewars.Ending, names []string) {
	for i := range list {
		said := &list[i]
		e := runewars.Ending{
			Seat: seatOf(said.Seat), Has: runewars.Counted(max(0, slices.Index(scenarios.Holdings(), said.Has))),
			Least: capped(said.Least), Most: 0xff, At: runewars.Time(max(0, slices.Index(scenarios.Times(), said.At))),
		}
		if said.Most != library.None {
			e.Most = capped(said.Most)
		}
		for _, a := range said.Areas {
			if a != library.None {
				e.Areas |= 1 << a
			}
		}
		out, names = append(out, e), append(names, said.Definition.Name)
	}
	return out, names
}
