package command

import (
	"fmt"

	"muster/catalog"
	"muster/internal/editor/words"
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/validate/wording"
	"muster/maps/hex"
)

// reach returns what the unit or the Leader on a hex can reach at the start of the battle, without a card.
func reach(e *catalog.Entry, label, thing string) (*words.Reach, string) {
	f, linked := groundOf(e)
	if linked == nil {
		return nil, ""
	}
	h, _, _ := f.Hexes.ByLabel(label)
	if h == hex.None {
		return nil, ""
	}
	own := library.EntryOf(e)
	b, refused := setup.New(own.Catalog(), own, setup.Options{Unfinished: true})
	if len(refused) > 0 {
		return nil, refused[0].Message()
	}
	state := b.Start()
	i, l := state.On[h], state.Led[h]
	if l != kernel.NoLeader && (i == kernel.NoUnit || thing == words.Leader) {
		// MED-LDR-11; MED-LDR-04: one that is attached walks after it was ordered to detach.
		v := kernel.See(b.Rules, &state, state.Leaders[l].Camp)
		return words.WalkOf(f.Hexes, b.Leaders[l].Name, v.Walks(l, b.Rules.Leaders.Hexes), "MED-LDR-20"), ""
	}
	if i == kernel.NoUnit || thing == words.Leader {
		return nil, ""
	}
	v := kernel.See(b.Rules, &state, b.Units[i].Camp)
	able := v.Under(state.Units[i].Kind, kernel.NoCard, kernel.NoAction)
	all, fight := v.Reach(i, able.March), v.Reach(i, able.Stride)
	for to := range fight.Each() {
		if v.Bars(i, to) {
			fight.Remove(to)
		}
	}
	seen, hidden := v.Range(i)
	out := words.ReachOf(f.Hexes, b.Units[i].Name, fight, all, seen, hidden)
	if l != kernel.NoLeader {
		away := v.Walks(l, b.Rules.Leaders.Hexes)
		out.Says += fmt.Sprintf("; %s alone moves to %s", b.Leaders[l].Name, wording.Count(away.Len(), "hex", "hexes"))
	}
	return out, ""
}

// ground returns the board of a definition with its units.
func (v vocabulary) ground(e *catalog.Entry) *words.Ground {
	f, linked := groundOf(e)
	if f == nil {
		return nil
	}
	out := &words.Ground{
		Field: f, Stock: func() words.Stock { return v.stock(e, f.Map.Boxes) },
		Rule: func(*field.Terrain) string { return "MED-TER-04" },
	}
	if linked != nil {
		for i := range linked.Units {
			if at := linked.Units[i].At; at != hex.None {
				out.Units.Add(at)
			}
		}
	}
	return out
}
