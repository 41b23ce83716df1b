package runewars

import (
	"strconv"
	"strings"

	rwdraw "muster/internal/draw/runewars"
	"muster/internal/engine/runewars/rulebook"
	"muster/sheet"
)

// svg marks a trusted drawing.
func svg(picture string) sheet.HTML { return sheet.HTML(picture) }

// orders adds the Order cards of each faction (RW-SETUP-02).
func (p *printer) orders() {
	w := p.words
	for _, f := range p.Factions {
		for _, n := range p.Orders() {
			o := w.Order(n, Variants{Commanders: p.Commanders, DevelopmentCards: p.DevelopmentCards})
			bonus := o.Bonus
			if bonus == "" {
				bonus = w.T("none")
			}
			p.add(1, card{
				Emblem: svg(rwdraw.Emblem(f)), Index: strconv.Itoa(n), Title: o.Name,
				Line: w.T("Order · %s", w.Name(f.Name, f.ID)),
				Says: []saying{{Text: o.Does}, {Name: w.T("Supremacy Bonus:"), Text: bonus}},
				back: p.ofFaction(f, w.T("Order")),
			})
		}
	}
}

// fate adds the Fate cards: destiny, and a section for each shape of base (RW-FATE-01).
func (p *printer) fate() {
	w := p.words
	for _, f := range p.Fate() {
		c := card{
			Emblem: svg(rwdraw.DestinySign(f.Destiny)), Index: strconv.Itoa(f.Number), Title: w.Destiny(f.Destiny),
			Line: w.T("Fate"), back: deck("F", w.T("Fate")),
		}
		for _, shape := range rulebook.Shapes() {
			symbol, points := f.Section(shape)
			c.Facts = append(c.Facts, fact{
				svg(rwdraw.ShapeIcon(shape)), sheet.Upper(w.Shape(shape)), w.SymbolSaid(symbol, points),
			})
		}
		p.add(1, c)
	}
}

func (p *printer) seasons() {
	w := p.words
	for _, s := range p.Seasons() {
		parts := []string{w.Season(s.Season)}
		if s.Council {
			parts = append(parts, w.T("Wizards' Council"))
		}
		if s.Bid {
			parts = append(parts, w.T("bid influence"))
		}
		p.add(1, card{
			Emblem: svg(rwdraw.SeasonSign(s.Season)), Title: w.Name(s.Name, s.ID), Line: strings.Join(parts, " · "),
			Says: []saying{{Text: w.CardEffects(s.Effects)}, {Name: w.T("Then:"), Text: w.Secondary(s.Season, p.Banners())}},
			back: back{svg(rwdraw.SeasonSign(s.Season)), w.Season(s.Season)},
		})
	}
}

func (p *printer) heroes() {
	w := p.words
	for _, h := range p.Heroes() {
		c := card{
			Emblem: svg(rwdraw.Plate("H")), Title: w.Name(h.Name, h.ID), Line: w.T("Hero · %s", w.Alignment(h.Alignment)),
			Facts: []fact{{Name: w.T("Health"), Value: strconv.Itoa(h.Health)}},
			Says:  addText(nil, "", w.Abilities(h.Abilities)),
			back:  deck("H", w.T("Hero · %s", w.Alignment(h.Alignment))),
		}
		for _, a := range rulebook.Attributes() {
			c.Facts = append(c.Facts, fact{Name: w.Attribute(a), Value: strconv.Itoa(h.Attribute(a))})
		}
		p.add(1, c)
	}
}

func (p *printer) quests() {
	w := p.words
	for _, q := range p.Quests() {
		p.add(1, card{
			Emblem: svg(rwdraw.Plate("Q")), Title: w.Name(q.Name, q.ID), Line: p.questLine(q), Says: p.questSays(q),
			back: deck("Q", w.T("Quest")),
		})
	}
}

// questLine returns the place and the task of a quest.
func (p *printer) questLine(q *rulebook.Quest) string {
	w, where := p.words, sheet.Clean(q.Tile)
	if t := p.Rules.Tiles.Get(q.Tile); t != nil {
		where = w.T("any area of tile %s", sheet.Clean(t.Mark))
		if q.Letter != "" {
			where = w.T("area %s", sheet.Clean(t.Mark+q.Letter))
		}
	}
	how := w.T("test of %s", w.Attribute(q.Attribute))
	if q.Duel != "" {
		how = w.T("duel with %s", w.UnitName(q.Duel))
	}
	kind := w.T("Quest")
	if q.Setup {
		kind = w.T("Setup Quest")
	}
	return kind + " · " + where + " · " + how
}

// questSays returns the results of a quest.
func (p *printer) questSays(q *rulebook.Quest) []saying {
	w := p.words
	if q.Duel != "" {
		lost := w.CardEffects(q.Lost)
		if lost == "" {
			lost = w.T("The Quest stays in your hand.")
		}
		return []saying{{Name: w.T("Won:"), Text: w.CardEffects(q.Won)}, {Name: w.T("Not won:"), Text: lost}}
	}
	var out []saying
	for _, destiny := range rulebook.Destinies() {
		deeds, done := q.Outcome(destiny)
		text := w.CardEffects(deeds)
		if !done {
			text = strings.TrimSpace(text + " " + w.T("The Quest stays in your hand."))
		}
		out = append(out, saying{svg(rwdraw.DestinySign(destiny)), w.Destiny(destiny) + ":", text})
	}
	return out
}

func (p *printer) rewards() {
	w := p.words
	for _, r := range p.Rewards() {
		says := addText(nil, "", w.Abilities(r.Abilities))
		if r.Duel != nil {
			says = addText(says, w.T("In a duel, with a special:"), w.Strike(r.Duel))
		}
		says = addText(says, w.T("At the start of a battle:"), w.Effects(r.Battle))
		says = addText(says, w.T("In your turn:"), w.CardEffects(r.Effects))
		says = addText(says, "", w.Use(r.Use))
		p.add(r.Count, card{
			Emblem: svg(rwdraw.Plate("R")), Title: w.Name(r.Name, r.ID), Says: says,
			Line: w.T("Reward") + " · " + w.Sort(r.Sort), back: deck("R", w.T("Reward")),
		})
	}
}

func (p *printer) tactics() {
	w := p.words
	for _, t := range p.Tactics() {
		says := addText(nil, "", w.CardEffects(t.Effects))
		says = addText(says, "", w.Effects(t.Battle))
		if t.Duel != nil {
			says = addText(says, "", w.Strike(t.Duel))
		}
		if t.Lieutenant {
			says = addText(says, "", w.T("It stays in play: you have a second commander."))
		}
		if t.Fate != nil {
			var shown []string
			for _, shape := range rulebook.Shapes() {
				shown = append(shown, w.Shape(shape)+" "+w.SymbolSaid(t.Fate.Section(shape)))
			}
			says = addText(says, w.T("Or instead of a Fate card:"), strings.Join(shown, ", ")+".")
		}
		p.add(t.Count, card{
			Emblem: svg(rwdraw.Plate("T")), Title: w.Name(t.Name, t.ID), Says: says,
			Line: w.T("Tactics") + " · " + w.Moment(t.When), back: deck("T", w.T("Tactics")),
		})
	}
}

func (p *printer) objectives() {
	w := p.words
	for _, o := range p.Objectives() {
		name := w.T("Objective · %s", w.Alignment(o.Alignment))
		p.add(1, card{
			Emblem: svg(rwdraw.Plate("O")), Title: w.Name(o.Name, o.ID), Line: name,
			Says: []saying{
				{Name: w.T("In your turn you have:"), Text: w.Conditions(o.Needs) + "."},
				{Text: w.T("Then you may discard it to receive 1 dragon rune.")},
			},
			back: deck("O", name),
		})
	}
}

func (p *printer) titles() {
	w := p.words
	for _, t := range p.Titles() {
		says := addText(nil, "", w.Abilities(t.Abilities))
		says = addText(says, w.T("In your turn:"), w.CardEffects(t.Effects))
		says = addText(says, "", w.Use(t.Use))
		p.add(1, card{
			Emblem: svg(rwdraw.Plate("Ti")), Title: w.Name(t.Name, t.ID), Line: w.T("Title"), Says: says,
			back: deck("Ti", w.T("Title")),
		})
	}
}

func (p *printer) commanders() {
	w := p.words
	for _, c := range p.CommanderCards() {
		says := addText(nil, w.T("At the start of a battle where the commander stands:"), w.Effects(c.Effects))
		if c.Shield > 0 {
			says = addText(says, "", w.T("The commander may take up to %d damage instead of your units.", c.Shield))
		}
		p.add(1, card{
			Emblem: svg(rwdraw.Plate("C")), Title: w.Name(c.Name, c.ID), Line: w.T("Commander"), Says: says,
			back: deck("C", w.T("Commander")),
		})
	}
}

func (p *printer) developments() {
	w := p.words
	for _, d := range p.Developments() {
		f := p.Rules.Factions.Get(d.Faction)
		var price []string
		for _, dial := range rulebook.Dials() {
			if n := d.Price(dial); n > 0 {
				price = append(price, strconv.Itoa(n)+" "+w.Dial(dial))
			}
		}
		says := addText(nil, w.T("Price:"), strings.Join(price, ", ")+".")
		if d.Capital {
			says = addText(says, "", w.T("It replaces a stronghold in your home realm: strength %d, damaged %d, two "+
				"developments.",
				p.Rules.Limit(rulebook.LimitCapital).Default, p.Rules.Limit(rulebook.LimitCapitalHurt).Default))
		}
		says = addText(says, w.T("At once:"), w.CardEffects(d.Bought))
		says = addText(says, w.T("At each Harvest bonus:"), w.CardEffects(d.Harvest))
		says = addText(says, w.T("Where you defend:"), w.Effects(d.Defence))
		says = addText(says, "", w.Abilities(d.Abilities))
		says = addText(says, "", w.More(d.More))
		p.add(1, card{
			Emblem: svg(rwdraw.Emblem(f)), Title: w.Name(d.Name, d.ID), Line: w.T("Development · %s", w.Name(f.Name, f.ID)),
			Says: says, back: p.ofFaction(f, w.T("Development")),
		})
	}
}

// victory adds the Victory cards of the factions, unless enough runes win at once (RW-ROAD-01) or units replace the
// cards (RW-ROAD-05).
func (p *printer) victory() {
	if p.Instant || p.StandIn {
		return
	}
	w := p.words
	for _, f := range p.Factions {
		p.add(1, card{
			Emblem: svg(rwdraw.Emblem(f)), Title: w.T("Victory"), Line: w.Name(f.Name, f.ID),
			Says: []saying{{Text: w.Road(p.ToWin)}}, back: p.ofFaction(f, w.T("Victory")),
		})
	}
}
