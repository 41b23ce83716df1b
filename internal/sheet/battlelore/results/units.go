package results

import (
	"slices"
	"strings"

	bldraw "muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	answers "muster/internal/report/battlelore"
	"muster/internal/sheet/battlelore"
	"muster/internal/words"
	"muster/sheet"
)

// slotName returns the place of a card.
func slotName(in *words.Language, s deck.Slot) string {
	switch s {
	case deck.SlotRight:
		return in.T("Right wing")
	case deck.SlotCentre:
		return in.T("Centre")
	case deck.SlotLeft:
		return in.T("Left wing")
	case deck.SlotReserve:
		return in.T("Reserve")
	}
	return in.T("Scout Guard")
}

// slotOf is the slot of a section's card, by boards.Section.
var slotOf = [...]deck.Slot{boards.Right: deck.SlotRight, boards.Centre: deck.SlotCentre, boards.Left: deck.SlotLeft}

// posted returns the players with their units by card: the Guards in map order, the Scout Guard, the units of
// Specialists, and the Reserve last.
func (b *setupPage) posted() []battlelore.Posted {
	tokens := answers.Deployed(b.Deployment).Tokens
	out := make([]battlelore.Posted, len(b.Players))
	for i := range b.Players {
		p := &b.Players[i]
		of := func(where string, card *deck.Card, special bool) battlelore.Wing {
			g := battlelore.Wing{Name: where}
			if card != nil {
				g.Name += ": " + b.card(p, card)
			}
			for j := range b.Placed {
				if x := &b.Placed[j]; x.Player == i && special == (x.How == events.FromSpecialist) &&
					(special || x.Card == card && card != nil) {
					g.Posts = append(g.Posts, b.post(x, tokens[j]))
				}
			}
			battlelore.Line(b.Field.Hexes, p.Camp, g.Posts)
			return g
		}
		x := battlelore.Posted{Camp: p.Camp, Name: b.name(p)}
		for _, s := range p.Camp.FromLeft() {
			x.Wings = append(x.Wings, of(slotName(b.Language, slotOf[s]), cardOf(p, p.Draw.Name(slotOf[s])), false))
		}
		for _, g := range []battlelore.Wing{
			of(slotName(b.Language, deck.SlotScout), cardOf(p, p.Draw.Name(deck.SlotScout)), false),
			of(b.T("Specialists"), nil, true),
			of(slotName(b.Language, deck.SlotReserve), cardOf(p, p.Draw.Name(deck.SlotReserve)), false),
		} {
			if len(g.Posts) > 0 {
				x.Later = append(x.Later, g)
			}
		}
		out[i] = x
	}
	return out
}

// cardOf finds a card of a player, or returns nil.
func cardOf(p *deploy.PlayerResult, name deck.CardName) *deck.Card {
	for _, set := range p.Sets {
		if name.Number > 0 && (name.Set == "" || name.Set == set.Def.ID) {
			return set.Card(name.Number)
		}
	}
	return nil
}

// card returns the name of a card, with its set if the player has several.
func (b *setupPage) card(p *deploy.PlayerResult, c *deck.Card) string {
	text := sheet.Number(c.Number) + " " + sheet.Clean(c.Name)
	if len(p.Sets) > 1 {
		text = sheet.Clean(c.Set.Def.ID) + " " + text
	}
	return text
}

// post returns what to put on a hex: a unit, with its other weapon, its replacement of the card's unit, and the
// Specialists responsible; or a substitute token (CTA-ORG-05).
func (b *setupPage) post(p *deploy.Placement, token bldraw.Token) battlelore.UnitLine {
	rules := b.Field.Rules
	out := battlelore.UnitLine{
		Token: token, Name: battlelore.ShortName(b.Language, rules, p.Unit), Where: b.Field.Hexes.Label(p.Hex),
		Figures: b.figures(p),
	}
	out.Mark, out.Ally = "", token.Ally
	var notes []string
	switch {
	case p.Token():
		notes = append(notes, b.T("for %s", out.Name))
		out.Name = b.T("%s Levy token", sheet.Upper(b.Called(p.Levy.ID)))
	case p.Weapon != "" && p.Weapon != p.Unit.Weapon:
		notes = append(notes, b.T("with the %s", strings.ToLower(b.Called(weapon(rules, p.Weapon)))))
	}
	if !p.Token() && p.Entry != nil && p.Entry.Unit.ID != p.Unit.ID {
		notes = append(notes, b.T("for %s", battlelore.ShortName(b.Language, rules, p.Entry.Unit)))
	}
	if p.How == events.Moved {
		notes = append(notes, b.T("moved"))
	}
	var by []string
	for _, id := range p.Marks {
		name := id
		if row := rules.Specialists.Get(id); row != nil {
			name = sheet.Either(row.Name, row.ID)
		}
		if name = sheet.Clean(name); !slices.Contains(by, name) {
			by = append(by, name)
		}
	}
	out.Note = strings.Join(append(notes, by...), ", ")
	return out
}

// figures returns the number of figures of one unit, including the bearer, and the extra ones (CTA-SPC-06).
func (b *setupPage) figures(p *deploy.Placement) string {
	switch more := p.Figures - b.Field.Rules.Figures(p.Unit); {
	case p.Token():
		return b.T("token")
	case more > 0:
		return sheet.Number(p.Figures) + " (+" + sheet.Number(more) + ")"
	}
	return sheet.Number(p.Figures)
}

func weapon(rules *rulebook.Rulebook, id string) string {
	if row := rules.Weapons.Get(id); row != nil {
		return sheet.Clean(sheet.Either(row.Name, row.ID))
	}
	return sheet.Clean(id)
}

// take lists the figures that each player needs, by type, including tokens.
func (b *setupPage) take(w *sheet.Writer) {
	var lists []battlelore.Taken
	for i := range b.Players {
		p := &b.Players[i]
		t := battlelore.Taken{Camp: p.Camp, Name: b.name(p)}
		for j := range b.Placed {
			if x := &b.Placed[j]; x.Player == i && x.Token() {
				t.Tokens++
			} else if x.Player == i {
				t.Add(x.Unit, x.Figures)
			}
		}
		lists = append(lists, t)
	}
	battlelore.Take(w, b.Language, b.Field.Rules, lists, battlelore.BoxNames(b.Language, b.Field.Rules, b.Boxes))
}

// victory writes a victory track for each player.
func (b *setupPage) victory(w *sheet.Writer, posted []battlelore.Posted) {
	battlelore.DrawnVictory(w, posted, b.Field.Board.Epic, len(posted) > boards.Camps)
}
