package deployment

import (
	"slices"
	"strings"

	"muster/deploycards/deploy/events"
	"muster/engine/battlelore/rulebook"
	"muster/maps/hex"
	"muster/report"
	"muster/report/battlelore/scenes"
	"muster/sheet"
	"muster/sheet/battlelore"
)

// changes tells in a line each what does not stand as its card has it, and why; and what Specialists did.
func (b *setupPage) changes(w *sheet.Writer) {
	var entries []string
	for i := range b.Events {
		if text := b.change(&b.Events[i]); text != "" {
			entries = append(entries, sheet.Cite(report.Words(text).Cite(b.Events[i].Rules()...)))
		}
	}
	entries = append(entries, b.laid()...)
	if len(entries) > 0 {
		w.Section("Lost, moved or replaced", "lines")
		w.Items(false, entries)
	}
	if len(scenes.SetUp(b.Deployment).Highlights) > 0 {
		w.Para("Outlined in red (! in letters): marks that units could not keep.")
	}
}

// change is the line of an event, "" of one that left all as the cards have it.
func (b *setupPage) change(e *events.Event) string {
	who := b.name(&b.Players[e.Player]) + ": "
	at := func(h hex.Hex) string { return b.Field.Hexes.Label(h) }
	short := func(u *rulebook.Unit) string { return battlelore.ShortName(nil, b.Field.Rules, u) }
	switch e.Kind {
	case events.UnitMoved:
		return who + short(e.Unit) + " to " + at(e.Hex) + ", " + b.why(e)
	case events.UnitLost:
		return who + short(e.Unit) + " lost, " + b.why(e) + " and the baseline full"
	case events.UnitShort:
		return who + short(e.Unit) + " for " + at(e.From) + " lost, no figures left"
	case events.LevyShort:
		return who + short(e.Unit) + " for " + at(e.From) + " lost, no figures and no token left"
	case events.LevyRemoved:
		return who + short(e.Unit) + " for " + at(e.From) + " lost, nothing replaced its token"
	case events.LevyExchanged:
		return who + short(e.Unit) + " at " + at(e.Hex) + " for a Levy token"
	case events.LevyPlaced:
		if b.replaced(e.Hex) {
			return "" // what came of it is told
		}
		return who + "a Levy token at " + at(e.Hex) + " for " + short(e.Unit)
	case events.ReserveNoRoom, events.ReserveShort:
		return e.Text(b.Field)
	case events.Special:
		if tells(e) {
			return e.Text(b.Field)
		}
	}
	return ""
}

// laid tells what Specialists have put on the ground (CTA-SPC-02), a line for each player and kind.
func (b *setupPage) laid() (out []string) {
	type kind struct {
		player int
		row    *rulebook.Terrain
	}
	var kinds []kind
	at := map[kind][]string{}
	for i := range b.Features {
		f := &b.Features[i]
		k := kind{f.Player, f.Terrain}
		if at[k] == nil {
			kinds = append(kinds, k)
		}
		at[k] = append(at[k], b.Field.Hexes.Label(f.Hex))
	}
	for _, k := range kinds {
		out = append(out, sheet.EscWithin(b.name(&b.Players[k.player])+": "+sheet.Either(k.row.Name, k.row.ID))+" at "+
			sheet.List(at[k])+". `CTA-SPC-02`")
	}
	return out
}

// replaced reports whether a Levy token on a hex was exchanged or removed.
func (b *setupPage) replaced(at hex.Hex) bool {
	return slices.ContainsFunc(b.Events, func(e events.Event) bool {
		return e.Kind == events.LevyExchanged && e.Hex == at || e.Kind == events.LevyRemoved && e.From == at
	})
}

// why is what keeps a unit from its mark.
func (b *setupPage) why(e *events.Event) string {
	at := b.Field.Hexes.Label(e.From)
	if e.Held {
		return at + " is taken"
	}
	if g := b.Field.Cell(e.From).Ground; g != nil {
		return at + " is " + strings.ToLower(sheet.Clean(sheet.Either(g.Name, g.ID)))
	}
	return at + " is closed"
}

// tells reports whether a special event changes what stands on the board.
func tells(e *events.Event) bool {
	switch s := e.More.(type) {
	case *events.Specialist:
		switch s.Did {
		case events.SpecialistPicked, events.SpecialistPlayed, events.SpecialistIdle, events.SpecialistVain,
			events.SpecialistPart:
			return false // it is told in short
		case events.WeaponChanged, events.FeatureLaid:
			return false // it stands in the list, and is told by laid
		}
		return true
	case events.ScoutGuard:
		return s.Back || s.Step == events.ScoutNoRoom || s.Step == events.ScoutShort
	case *events.Unpaid:
		return true
	}
	return false
}
