package deployment

import (
	"slices"
	"strings"

	"muster/deploycards/deck"
	"muster/deploycards/deploy"
	"muster/deploycards/deploy/events"
	"muster/engine/battlelore/boards"
	"muster/engine/battlelore/rulebook"
	"muster/report/battlelore/scenes"
	"muster/sheet"
	"muster/sheet/battlelore"
	"muster/sheet/battlelore/draw"
)

// slotNames are where a card lies, by deck.Slot.
var slotNames = [...]string{
	deck.SlotRight: "Right wing", deck.SlotCentre: "Centre", deck.SlotLeft: "Left wing",
	deck.SlotReserve: "Reserve",
	deck.SlotScout:   "Scout Guard",
}

// slotOf is where the card of a section lies, by boards.Section.
var slotOf = [...]deck.Slot{boards.Right: deck.SlotRight, boards.Centre: deck.SlotCentre, boards.Left: deck.SlotLeft}

// posted are the players with what stands on the field, by card: the Guards as they lie on the map, the Scout Guard,
// what Specialists bring, and the Reserve last.
func (b *setupPage) posted() []battlelore.Posted {
	tokens := scenes.Deployed(b.Deployment).Tokens
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
			x.Wings = append(x.Wings, of(slotNames[slotOf[s]], cardOf(p, p.Draw.Name(slotOf[s])), false))
		}
		for _, g := range []battlelore.Wing{
			of(slotNames[deck.SlotScout], cardOf(p, p.Draw.Name(deck.SlotScout)), false),
			of("Specialists", nil, true),
			of(slotNames[deck.SlotReserve], cardOf(p, p.Draw.Name(deck.SlotReserve)), false),
		} {
			if len(g.Posts) > 0 {
				x.Later = append(x.Later, g)
			}
		}
		out[i] = x
	}
	return out
}

// cardOf finds a card of a player; nil when there is none.
func cardOf(p *deploy.PlayerResult, name deck.CardName) *deck.Card {
	for _, set := range p.Sets {
		if name.Number > 0 && (name.Set == "" || name.Set == set.Def.ID) {
			return set.Card(name.Number)
		}
	}
	return nil
}

// card names a card, with its set where the player has several.
func (b *setupPage) card(p *deploy.PlayerResult, c *deck.Card) string {
	text := sheet.Number(c.Number) + " " + sheet.Clean(c.Name)
	if len(p.Sets) > 1 {
		text = sheet.Clean(c.Set.Def.ID) + " " + text
	}
	return text
}

// post is what is put on a hex: a unit, with another weapon, in place of what the card shows, by which Specialists; or
// a token that stands in for one (CTA-ORG-05).
func (b *setupPage) post(p *deploy.Placement, token draw.Token) battlelore.Post {
	rules := b.Field.Rules
	out := battlelore.Post{
		Token: token, Name: battlelore.ShortName(nil, rules, p.Unit), Where: b.Field.Hexes.Label(p.Hex),
		Figures: b.figures(p),
	}
	out.Mark, out.Ally = "", token.Ally
	var notes []string
	switch {
	case p.Token():
		out.Name, notes = sheet.Upper(p.Levy.ID)+" Levy token", append(notes, "for "+out.Name)
	case p.Weapon != "" && p.Weapon != p.Unit.Weapon:
		notes = append(notes, "with the "+strings.ToLower(weapon(rules, p.Weapon)))
	}
	if !p.Token() && p.Entry != nil && p.Entry.Unit.ID != p.Unit.ID {
		notes = append(notes, "for "+battlelore.ShortName(nil, rules, p.Entry.Unit))
	}
	if p.How == events.Moved {
		notes = append(notes, "moved")
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

// figures are those of one unit, the bearer included, and how many more than usual (CTA-SPC-06).
func (b *setupPage) figures(p *deploy.Placement) string {
	switch more := p.Figures - b.Field.Rules.Figures(p.Unit); {
	case p.Token():
		return "token"
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

// take is what each player takes out of the boxes, by type; tokens are counted with them.
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
	battlelore.Take(w, b.Field.Rules, lists, battlelore.BoxNames(nil, b.Field.Rules, b.Boxes))
}

// victory gives each player a track to tick.
func (b *setupPage) victory(w *sheet.Writer, posted []battlelore.Posted) {
	battlelore.DrawnVictory(w, posted, b.Field.Board.Epic, len(posted) > boards.Camps)
}
