package results

import (
	"slices"
	"strings"

	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/rulebook"
	answers "muster/internal/report/battlelore"
	"muster/internal/sheet/battlelore"
	"muster/maps/hex"
	"muster/report"
	"muster/sheet"
)

// changes writes a line for each change from the cards with its reason, and for the actions of Specialists.
func (b *setupPage) changes(w *sheet.Writer) {
	var entries []string
	for i := range b.Events {
		if text := b.change(&b.Events[i]); text != "" {
			line := sheet.Cite(report.Words(text).Cite(b.Events[i].Rules()...))
			if untold(&b.Events[i]) {
				line = b.English(line)
			}
			entries = append(entries, line)
		}
	}
	entries = append(entries, b.laid()...)
	if len(entries) > 0 {
		w.Section(w.T("Lost, moved or replaced"), "lines")
		w.Items(false, entries)
	}
	if len(answers.SetUp(b.Deployment, nil).Highlights) > 0 {
		w.Para(w.T("Red outline (! in text): hexes of the card that a unit could not use."))
	}
}

// change returns the line of an event, "" if it changed nothing.
func (b *setupPage) change(e *events.Event) string {
	who := b.name(&b.Players[e.Player]) + ": "
	at := func(h hex.Hex) string { return b.Field.Hexes.Label(h) }
	short := func(u *rulebook.Unit) string { return battlelore.ShortName(b.Language, b.Field.Rules, u) }
	switch e.Kind {
	case events.UnitMoved:
		return who + b.T("%s to %s, %s", short(e.Unit), at(e.Hex), b.why(e))
	case events.UnitLost:
		return who + b.T("%s lost, %s and the baseline full", short(e.Unit), b.why(e))
	case events.UnitShort:
		return who + b.T("%s for %s lost, no figures left", short(e.Unit), at(e.From))
	case events.LevyShort:
		return who + b.T("%s for %s lost, no figures and no token left", short(e.Unit), at(e.From))
	case events.LevyRemoved:
		return who + b.T("%s for %s lost, its token was not replaced", short(e.Unit), at(e.From))
	case events.LevyExchanged:
		return who + b.T("%s at %s for a Levy token", short(e.Unit), at(e.Hex))
	case events.LevyPlaced:
		if b.replaced(e.Hex) {
			return "" // its effects are listed
		}
		return who + b.T("a Levy token at %s for %s", at(e.Hex), short(e.Unit))
	case events.ReserveNoRoom, events.ReserveShort:
		return e.Text(b.Field)
	case events.Special:
		if tells(e) {
			return e.Text(b.Field)
		}
	}
	return ""
}

// untold reports whether an event has no translation: the protocol line is used instead.
func untold(e *events.Event) bool {
	return e.Kind == events.ReserveNoRoom || e.Kind == events.ReserveShort || e.Kind == events.Special
}

// laid describes what Specialists have put on the terrain (CTA-SPC-02), a line for each player and kind.
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
		out = append(out, b.T("%s at %s. `CTA-SPC-02`",
			sheet.EscWithin(b.name(&b.Players[k.player])+": "+b.Called(sheet.Either(k.row.Name, k.row.ID))), b.List(at[k])))
	}
	return out
}

// replaced reports whether a Levy token on a hex was exchanged or removed.
func (b *setupPage) replaced(at hex.Hex) bool {
	return slices.ContainsFunc(b.Events, func(e events.Event) bool {
		return e.Kind == events.LevyExchanged && e.Hex == at || e.Kind == events.LevyRemoved && e.From == at
	})
}

// why returns the reason that keeps a unit from its mark.
func (b *setupPage) why(e *events.Event) string {
	at := b.Field.Hexes.Label(e.From)
	if e.Held {
		return b.T("%s is taken", at)
	}
	if g := b.Field.Cell(e.From).Ground; g != nil {
		return b.T("%s is %s", at, b.within(b.Called(sheet.Clean(sheet.Either(g.Name, g.ID)))))
	}
	return b.T("%s is closed", at)
}

// within returns a name for use within a sentence: lower case in English.
func (b *setupPage) within(name string) string {
	if b.Translates() {
		return name
	}
	return strings.ToLower(name)
}

// tells reports whether a special event changes the board.
func tells(e *events.Event) bool {
	switch s := e.More.(type) {
	case *events.Specialist:
		switch s.Did {
		case events.SpecialistPicked, events.SpecialistPlayed, events.SpecialistIdle, events.SpecialistVain,
			events.SpecialistPart:
			return false // part of the summary
		case events.WeaponChanged, events.FeaturePlaced:
			return false // part of the list, and of laid
		}
		return true
	case events.ScoutGuard:
		return s.Back || s.Step == events.ScoutNoRoom || s.Step == events.ScoutShort
	case *events.Unpaid:
		return true
	}
	return false
}
