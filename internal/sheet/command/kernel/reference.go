package kernel

import (
	"slices"
	"strings"

	commanddraw "muster/internal/draw/command"
	"muster/internal/draw/command/kernel"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	pages "muster/internal/sheet/command"
	"muster/internal/sheet/imposition"
	"muster/schema/source"
	"muster/sheet"
)

// referrer collects the reference cards of one adventure.
type referrer struct {
	*battle
	cards []pages.Reminder
}

// Reference returns reference cards for an adventure: its units, its Leaders, the terrain, the die, and the effects of
// the Command cards and Inspired Actions, in our words.
func Reference(l *library.Linked, opts sheet.Options, turned imposition.Duplex) []byte {
	r := referrer{battle: newBattle(l, opts.Language)}
	r.units()
	r.commanders()
	r.ground()
	r.die()
	r.command()
	r.actions()
	foot := sheet.Clean(r.Name)
	if opts.Hash != "" {
		foot += " · " + opts.Hash
	}
	var fronts []pages.CardSlot
	for i := range r.cards {
		r.cards[i].Foot = foot
		fronts = append(fronts, pages.CardSlot{Class: "reminder", Reminder: &r.cards[i]})
	}
	x := pages.Layout{
		Language: opts.Language, Name: sheet.Clean(r.Name),
		Back: func(front pages.CardSlot) pages.CardSlot {
			return pages.CardSlot{Class: "cardback reference", Camp: front.Reminder.Kind}
		},
	}
	return x.Document(r.T("%s: reference cards", sheet.Clean(r.Name)), fronts, opts, turned)
}

// add distributes rows over as many cards as necessary, starting with c.
func (r *referrer) add(c pages.Reminder, rows []pages.Reminding) {
	if len(rows)+len(c.Facts) > 0 {
		r.cards = append(r.cards, pages.Fill(c, rows)...)
	}
}

// english marks a text generated from the game's data, which stays English.
func (r *referrer) english(text string) sheet.HTML {
	return sheet.Rich(r.English(sheet.EscWithin(sheet.Upper(text))))
}

// units adds a card for each kind of unit, in the colours of the first side that has it.
func (r *referrer) units() {
	var done []kind
	for c := range boards.Camp(boards.Camps) {
		kinds, _, _ := r.muster(c)
		for _, k := range kinds {
			if slices.Contains(done, k) {
				continue
			}
			done = append(done, k)
			u := k.unit
			var facts []pages.Fact
			say := func(name string, n int) {
				if n > 0 {
					facts = append(facts, pages.Fact{Name: name, Value: n})
				}
			}
			say(r.T("Blocks"), u.Blocks)
			say(r.T("Moves and battles"), u.MoveFight)
			if most := max(u.Move, u.MoveFight, u.Charge); most > u.MoveFight {
				say(r.T("Moves at most"), most)
			}
			say(r.T("Dice in close combat"), u.Close)
			if shot := u.Fires(k.bow); shot != nil {
				say(r.T("Dice at range"), shot.Dice)
				say(r.T("Dice at range after moving"), shot.Moved)
				say(r.T("Range"), shot.Range)
			}
			say(r.T("Retreat for a flag, in hexes"), u.Retreat)
			rows := []pages.Reminding{{Text: sheet.Escaped(r.classed(u))}}
			for _, trait := range u.Traits() {
				rows = append(rows, pages.Reminding{Text: r.english(trait + ".")})
			}
			icon := kernel.AppendIcon(nil, r.rules, kernel.Token{Camp: c, Unit: u, Bow: k.bow})
			r.add(pages.Reminder{Kind: r.T("Units"), Title: r.called(k), Icon: sheet.HTML(icon), Facts: facts}, rows)
		}
	}
}

// classed returns a unit's class and arm: the die face that hits it (MED-HIT-01).
func (r *referrer) classed(u *rulebook.Unit) string {
	class := u.Class
	if row := r.rules.Classes.Get(u.Class); row != nil {
		class = sheet.Either(row.Name, row.ID)
	}
	arm := r.T("on foot")
	if u.Arm == rulebook.Mounted {
		arm = r.Called("mounted")
	}
	return sheet.Upper(sheet.Clean(r.Called(class))) + ", " + arm + "."
}

// cited matches the ids of rules, for which cards have no space.
var cited = source.LazyRegexp(" ?`[A-Z]+-[A-Z0-9-]+`")

// commanders adds how Leaders are ordered, and their actions.
func (r *referrer) commanders() {
	if len(r.linked.Leaders) == 0 {
		return
	}
	var rows []pages.Reminding
	for _, text := range r.ordering() {
		rows = append(rows, pages.Reminding{Text: sheet.Rich(strings.TrimSpace(cited().ReplaceAllString(text, "")))})
	}
	icon := sheet.HTML(kernel.AppendLeaderIcon(nil, boards.Pennant))
	r.add(pages.Reminder{Kind: r.T("Leaders"), Title: r.T("Leaders"), Icon: icon}, rows)
}

// ground adds the terrain on the field.
func (r *referrer) ground() {
	if r.field == nil {
		return
	}
	var rows []pages.Reminding
	for _, t := range r.used(commanddraw.TerrainOf(r.field)) {
		_, does, _ := strings.Cut(r.summary("terrain", t.ID), ", ")
		if strings.HasPrefix(does, "symbol ") {
			_, does, _ = strings.Cut(does, ", ")
		}
		rows = append(rows, pages.Reminding{
			Icon: sheet.HTML(kernel.Tile(r.rules, t, commanddraw.StraightFlow())),
			Name: sheet.Clean(r.Called(sheet.Either(t.Name, t.ID))), Text: r.english(does + "."),
		})
	}
	r.add(pages.Reminder{Kind: r.T("Ground"), Title: r.T("Ground")}, rows)
}

// die adds the effects of the die's faces.
func (r *referrer) die() {
	var rows []pages.Reminding
	for _, f := range r.rules.Faces.All() {
		rows = append(rows, pages.Reminding{
			Name: sheet.Clean(r.Called(sheet.Either(f.Name, f.ID))), Text: r.english(rulebook.FaceMeaning(f.Means) + "."),
		})
	}
	r.add(pages.Reminder{Kind: r.T("The die"), Title: r.T("The die")}, rows)
}

// command adds the effects of the Command deck's cards.
func (r *referrer) command() {
	var rows []pages.Reminding
	for i := range r.rules.CommandCards.All() {
		if c := &r.rules.CommandCards.All()[i]; c.Copies > 0 {
			rows = append(rows, pages.Reminding{
				Name: sheet.Clean(r.Called(sheet.Either(c.Name, c.ID))), More: "× " + sheet.Number(c.Copies),
				Text: r.english(c.Words() + "."),
			})
		}
	}
	r.add(pages.Reminder{Kind: r.T("Command cards"), Title: r.T("Command cards")}, rows)
}

// actions adds the actions that tokens buy.
func (r *referrer) actions() {
	var rows []pages.Reminding
	for i := range r.rules.Actions.All() {
		a := &r.rules.Actions.All()[i]
		rows = append(rows, pages.Reminding{
			Name: sheet.Clean(r.Called(sheet.Either(a.Name, a.ID))), More: r.Tn("%d token", "%d tokens", a.Cost),
			Text: r.english(r.rules.ActionWords(a) + "."),
		})
	}
	r.add(pages.Reminder{Kind: r.T("Inspired Actions"), Title: r.T("Inspired Actions")}, rows)
}
