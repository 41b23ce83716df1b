package kit

import (
	"cmp"
	"slices"
	"strings"

	adventures "muster/internal/adventures/battlelore"
	bldraw "muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/sheet/battlelore"
	pages "muster/internal/sheet/command"
	"muster/internal/sheet/imposition"
	"muster/sheet"
)

// The content of reference cards.
type (
	reminder  = pages.Reminder
	reminding = pages.Reminding
)

// referrer collects the reference cards of one adventure.
type referrer struct {
	*battlelore.Brief
	linked *library.Linked
	cards  []reminder
}

// Reference returns reference cards for an adventure: units, creatures with token spaces, terrain and places, and the
// effects of the Command and Lore cards of its decks, in our words.
func Reference(l *library.Linked, opts sheet.Options, turned imposition.Duplex) []byte {
	r := referrer{Brief: battlelore.NewBrief(l, opts.Language), linked: l}
	r.units()
	r.ground()
	r.places()
	r.command()
	r.lore()
	foot := r.Name
	if opts.Hash != "" {
		foot += " · " + opts.Hash
	}
	var fronts []slot
	for i := range r.cards {
		r.cards[i].Foot = foot
		fronts = append(fronts, slot{Class: "reminder", Reminder: &r.cards[i]})
	}
	x := layout{
		Language: opts.Language, Name: r.Name,
		Back: func(front slot) slot {
			return slot{Class: "cardback reference", Camp: front.Reminder.Kind}
		},
	}
	return x.Document(r.T("%s: reference cards", r.Name), fronts, opts, turned)
}

// english marks a text generated from the game's data, which stays English.
func (r *referrer) english(text string) sheet.HTML {
	return sheet.Rich(r.English(sheet.EscWithin(sheet.Upper(text))))
}

// troops returns the distinct unit types of all armies, in rulebook order.
func (r *referrer) troops() []battlelore.Troop {
	var out []battlelore.Troop
	for i := range r.Players {
		for _, t := range slices.Concat(r.Players[i].Units, r.Players[i].Waiting) {
			if !slices.ContainsFunc(out, func(o battlelore.Troop) bool { return o.Unit == t.Unit }) {
				out = append(out, t)
			}
		}
	}
	at := map[string]int{}
	for i, u := range r.Rules.Units.All() {
		at[u.ID] = i
	}
	slices.SortStableFunc(out, func(a, b battlelore.Troop) int { return cmp.Compare(at[a.Unit.ID], at[b.Unit.ID]) })
	return out
}

// units adds a card for each unit type, and one for each creature.
func (r *referrer) units() {
	for _, t := range r.troops() {
		u := t.Unit
		if u.Creature() {
			row, powers := battlelore.Prowess(r.linked, r.Language, u)
			rows := []reminding{{Text: row}}
			for _, p := range powers {
				rows = append(rows, reminding{Text: p})
			}
			r.add(reminder{
				Kind: r.T("Creatures"), Title: t.Name, Icon: t.Icon, Tokens: make([]struct{}, u.Store), // BL-CRE-11
			}, rows)
			continue
		}
		var facts []pages.Fact
		say := func(name string, n int) {
			if n > 0 {
				facts = append(facts, pages.Fact{Name: name, Value: n})
			}
		}
		say(r.T("Figures"), r.Rules.Figures(u))
		say(r.T("Moves and battles"), r.Rules.MoveFight(u))
		say(r.T("Moves at most"), max(r.Rules.Move(u), r.Rules.MoveFight(u)))
		say(r.T("Dice in melee"), r.Rules.Melee(u))
		say(r.T("Dice at range"), r.Rules.Ranged(u))
		if r.Rules.Ranged(u) > 0 {
			say(r.T("Range"), r.Rules.Range(u))
		}
		var rows []reminding
		for _, of := range [...][2]string{{"weapons", u.Weapon}, {"races", u.Race}} {
			for _, line := range r.Rules.Rows(of[0]) {
				if line.ID == of[1] && line.Summary != "" {
					rows = append(rows, reminding{Name: sheet.Clean(r.Called(line.Name)), Text: r.english(line.Summary)})
				}
			}
		}
		if r.frightened(u) {
			rows = append(rows, reminding{Name: r.T("Panic"), Text: sheet.Rich(r.T("After a retreat the opponent rolls a die " +
				"for each hex covered. Each die in the unit's own colour costs a figure."))})
		}
		r.add(reminder{Kind: r.T("Units"), Title: t.Name, Icon: t.Icon, Facts: facts}, rows)
	}
}

// frightened reports whether some units of a type panic: by their race (BL-MER-03) or by a special rule. Only players
// can track who rolls.
func (r *referrer) frightened(u *rulebook.Unit) bool {
	if race := r.Rules.Races.Get(u.Race); race != nil && race.Frightened {
		return true
	}
	return slices.ContainsFunc(r.linked.Effects, func(e library.Effect) bool {
		return e.Do == adventures.RuleFrightened && (e.Chooses(boards.Pennant.String(), u.ID, u.Class, u.Banner) ||
			e.Chooses(boards.Standard.String(), u.ID, u.Class, u.Banner))
	})
}

// ground adds the terrain on the field.
func (r *referrer) ground() {
	var rows []reminding
	for _, t := range r.Kinds {
		if t.Layer == rulebook.Landmark || t.Layer == rulebook.Lair {
			continue
		}
		flow := bldraw.StraightFlow()
		rows = append(rows, reminding{
			Icon: sheet.HTML(bldraw.Tile(r.Rules, t, flow)), Name: sheet.Clean(r.Called(sheet.Either(t.Name, t.ID))),
			Text: sheet.Rich(sheet.Upper(battlelore.GroundWords(r.Language, t))),
		})
	}
	if len(rows) > 0 {
		r.add(reminder{Kind: r.T("Ground"), Title: r.T("Ground")}, rows)
	}
}

// places adds landmarks and lairs, a card each.
func (r *referrer) places() {
	var known []string
	for _, p := range r.Places {
		if slices.Contains(known, p.Terrain.ID) {
			continue
		}
		known = append(known, p.Terrain.ID)
		rows := []reminding{
			{Name: r.T("Effect for its owner"), Text: p.Own}, {Name: r.T("Effect for both camps"), Text: p.All},
		}
		r.add(reminder{
			Kind: r.T("Landmarks and lairs"), Title: p.Name, Icon: sheet.HTML(bldraw.Tile(r.Rules, p.Terrain, nil)),
		}, rows)
	}
}

// command adds the effects of the Command deck's cards.
func (r *referrer) command() {
	var rows []reminding
	all := r.Rules.CommandCards.All()
	for i := range all {
		if c := &all[i]; c.Copies > 0 { // BL-CMD-01
			rows = append(rows, reminding{
				Name: sheet.Clean(r.Called(sheet.Either(c.Name, c.ID))), More: "× " + sheet.Number(c.Copies),
				Text: r.english(c.Words()),
			})
		}
	}
	if len(rows) > 0 {
		r.add(reminder{Kind: r.T("Command cards"), Title: r.T("Command cards")}, rows)
	}
}

// lore adds the effects of the deck's Lore cards by class, for classes that may be in it (BL-WAR-04, VAR-ML-02).
func (r *referrer) lore() {
	if !r.Lore {
		return
	}
	for _, class := range r.Rules.Classes.All() {
		if !class.Lore || r.Councils && !r.seated(class.ID) && class.DeckNone == 0 {
			continue
		}
		var rows []reminding
		for _, c := range r.Rules.LoreCardsOf(class.ID, !r.Councils) {
			text := c.Window
			if meaning := rulebook.WindowMeaning(c.Window); meaning != "" {
				text = meaning
			}
			rows = append(rows, reminding{
				Name: sheet.Clean(r.Called(sheet.Either(c.Name, c.ID))), More: r.Tn("%d token", "%d tokens", c.Cost),
				Text: r.english(strings.TrimSuffix(text, ".") + ". " + sheet.Upper(r.Rules.LoreText(c))),
			})
		}
		if len(rows) > 0 {
			name := sheet.Clean(r.Called(sheet.Either(class.Name, class.ID)))
			r.add(reminder{Kind: r.T("Lore cards"), Title: name}, rows)
		}
	}
}

// seated reports whether any player has a master of a class, or may choose one.
func (r *referrer) seated(class string) bool {
	for i, c := range r.Rules.Classes.All() {
		if c.ID != class {
			continue
		}
		for j := range r.Players {
			if p := &r.Players[j]; i < len(p.Seats) && (p.Seats[i].Level > 0 || !p.Seats[i].Fixed) {
				return true
			}
		}
	}
	return false
}

// add distributes rows over as many cards as necessary, starting with c.
func (r *referrer) add(c reminder, rows []reminding) {
	r.cards = append(r.cards, pages.Fill(c, rows)...)
}
