package results

import (
	"strings"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore/draws"
	"muster/internal/sheet/battlelore"
	"muster/sheet"
)

// impromptuPage returns the report on every draw of a map's sets in Impromptu mode. It shows expected unit positions,
// problems by card, the first player, and an example draw of each kind of problem. played are the options of the
// report.
func impromptuPage(x *draws.Impromptu, played deploy.Options, opts sheet.Options) sheet.Page {
	b := &impromptuReport{Impromptu: x, Expected: x.Heat(played), played: played, opts: opts}
	return newPage(x.Field, opts, modeNames[deploycards.ModeImpromptu], b.lead(),
		b.short, b.heat, b.sets, b.setBySet, b.cards, b.firstMoves, b.witnesses)
}

// newPage returns a report on deploying in any mode: a head, then parts in order. A part without content writes
// nothing.
func newPage(f *rulebook.Field, opts sheet.Options, mode, lead string, parts ...func(*sheet.Writer)) sheet.Page {
	w := sheet.NewWriter()
	w.Cite(opts.Citations)
	m := f.Map
	w.Title("Deploying on " + m.Name)
	w.Line(strings.Join([]string{"**Deployment report**", "Call to Arms, " + mode,
		"Map: " + sheet.EscWithin(m.ID)}, " · "))
	w.Para(lead)
	if note := battlelore.BoardNote(opts.Language, f, nil); note != "" {
		w.Para(note)
	}
	for _, part := range parts {
		part(w)
	}
	w.Footer(m.ID, "map", m.Author, opts)
	return w.Page(m.ID+"-deploy", "Deploying on "+m.Name, "deploy", opts)
}

// impromptuReport is an exact report of Impromptu mode, prepared for its sections.
type impromptuReport struct {
	*draws.Impromptu
	Expected draws.Heat
	played   deploy.Options // that the report was made with
	opts     sheet.Options
}

// each iterates over the sets of both camps.
func (b *impromptuReport) each(yield func(*prove.SetReport)) {
	for _, camp := range b.Sets {
		for _, s := range camp {
			yield(s)
		}
	}
}

// lead describes the subject and the number of cases of the report.
func (b *impromptuReport) lead() string {
	text := "A set has 35 draws of four cards, and each draw has 24 layouts: " + sheet.Number(prove.Cases) +
		" cases, all equally likely. `CTA-05`"
	if b.Reserve == deploycards.ReserveAll {
		text += " The Reserve deploys every unit of its card, as for the camp that moves first. `CTA-09b`"
	} else {
		text += " The Reserve deploys two units. `CTA-09`"
	}
	if len(b.played.Boxes) > 0 {
		text += " Boxes in use: " + sheet.List(battlelore.BoxNames(nil, b.Field.Rules, b.played.Boxes)) + "."
	}
	return text
}

// short writes the main results.
func (b *impromptuReport) short(w *sheet.Writer) {
	w.Section("Summary", "wide")
	var entries []string
	for _, t := range troubles {
		var names []string
		worst := 0
		b.each(func(s *prove.SetReport) {
			if c := t.class(s); c.Cases > 0 {
				names = append(names, b.name(s.Set))
				worst = max(worst, c.Worst)
			}
		})
		switch {
		case len(names) == 0:
			entries = append(entries, t.never)
		default:
			entries = append(entries, "**"+t.some+"** "+sheet.List(names)+"; at most "+
				sheet.Count(worst, "unit")+" in one draw. `"+t.rule+"`")
		}
	}
	if even := b.mostEven(); even != nil {
		entries = append(entries, "Most even pairing: "+b.name(even.Pennant.Set)+" against "+b.name(even.Standard.Set)+
			", the Pennants move first in "+percent(even.PennantFirst)+". `CTA-08`")
	}
	if !b.played.Lore {
		b.each(func(s *prove.SetReport) {
			entries = append(entries, sheet.NoticeItems(draws.CreatureNotices(s.Set))...)
		})
	}
	w.Items(false, entries)
}

// name returns the name of a set.
func (b *impromptuReport) name(s *deck.Set) string {
	name := ""
	if b.opts.NameOf != nil {
		name = b.opts.NameOf(s.Def.ID)
	}
	return sheet.EscWithin(sheet.Either(name, s.Def.Name, s.Def.ID))
}

// trouble is a kind of problem of a draw, the most severe first.
type trouble struct {
	class func(*prove.SetReport) prove.Class
	never string // no set has it
	some  string // some have, their names follow
	one   string // one set has, as a verb
	rule  string
}

var troubles = [...]trouble{
	{
		func(s *prove.SetReport) prove.Class { return s.Lost },
		"No draw loses a unit: the baseline always has a vacant hex. `CTA-06`",
		"Units lost because the baseline is full:", "loses a unit", "CTA-06",
	},
	{
		func(s *prove.SetReport) prove.Class { return s.NoRoom },
		"Every Reserve unit has a vacant hex. `CTA-09`",
		"No vacant hex for a Reserve unit:", "has no hex for a Reserve unit", "CTA-09",
	},
	{
		func(s *prove.SetReport) prove.Class { return s.Short },
		"Every set has enough figures. `CTA-04`",
		"Not enough figures:", "has too few figures", "CTA-04",
	},
	{
		func(s *prove.SetReport) prove.Class { return s.Displaced },
		"Every unit can deploy on its hex. `CTA-06`",
		"Units moved to the baseline:", "moves a unit to the baseline", "CTA-06",
	},
}

// mostEven returns the pairing whose first move is closest to a coin toss, or nil.
func (b *impromptuReport) mostEven() *prove.Pairing {
	var best *prove.Pairing
	for i := range b.Pairings {
		p := &b.Pairings[i]
		if best == nil || lean(p) < lean(best) {
			best = p
		}
	}
	return best
}

func lean(p *prove.Pairing) int {
	n := p.PennantFirst.PerMille() - 500
	if n < 0 {
		return -n
	}
	return n
}

// percent formats a chance with one decimal.
func percent(c prove.Chance) string {
	n := c.PerMille()
	return sheet.Number(n/10) + "." + sheet.Number(n%10) + "%"
}

// otherCamp returns the first set of the other camp; nil if it has none.
func (b *impromptuReport) otherCamp(c boards.Camp) *prove.SetReport {
	if sets := b.Sets[c.Other()]; len(sets) > 0 {
		return sets[0]
	}
	return nil
}
