package runewars

import (
	_ "embed"
	"unicode/utf8"

	rwdraw "muster/internal/draw/runewars"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/sheet/command"
	"muster/internal/sheet/imposition"
	"muster/sheet"
)

//go:embed cards.css
var cardStyle string

// card is the front of a card.
type card struct {
	Class  string
	Emblem sheet.HTML
	Index  string // a number before the title
	Title  string
	Line   string // kind of card
	Facts  []fact
	Says   []saying
	Foot   string
	back   back
}

// fact is a number with its name.
type fact struct {
	Icon  sheet.HTML
	Name  string
	Value string
}

// saying is a text of a card with its heading.
type saying struct {
	Icon       sheet.HTML
	Name, Text string
}

// back is the back of a card.
type back struct {
	Picture sheet.HTML
	Name    string
}

// printer lays out the cards of a game.
type printer struct {
	*Game
	words Words
	opts  sheet.Options
	cards []card
}

func newPrinter(g *Game, opts sheet.Options) *printer {
	return &printer{Game: g, words: Words{Language: opts.Language, Rules: g.Rules}, opts: opts}
}

// Own returns the cards of the decks in play as an HTML file: Orders, Fate, and those of every deck with a box in play.
func Own(g *Game, opts sheet.Options, turned imposition.Duplex) []byte {
	p := newPrinter(g, opts)
	p.orders()
	p.fate()
	p.seasons()
	p.heroes()
	p.quests()
	p.rewards()
	p.tactics()
	p.objectives()
	p.titles()
	p.commanders()
	p.developments()
	p.victory()
	return p.document(p.words.T("%s: cards", sheet.Clean(g.Name)), turned)
}

// add adds this many copies of a card.
func (p *printer) add(copies int, c card) {
	c.Foot = p.foot()
	c.Class = sized(&c)
	for range max(copies, 1) {
		p.cards = append(p.cards, c)
	}
}

// foot returns the footer of a card: its game, and the version of the content.
func (p *printer) foot() string {
	out := sheet.Clean(p.Name)
	if p.opts.Hash != "" {
		out += " · " + p.opts.Hash
	}
	return out
}

// The number of letters that fit on a card in each size.
const (
	largeRoom   = 165
	defaultRoom = 290
	smallRoom   = 470
	tinyRoom    = 740
)

// sized returns the CSS class of a card by the length of its text.
func sized(c *card) string {
	if len(c.Says) == 0 {
		return "bare"
	}
	n := 45 * len(c.Facts)
	for _, s := range c.Says {
		n += utf8.RuneCountInString(s.Name+s.Text) + 22
	}
	switch {
	case n <= largeRoom:
		return "large"
	case n <= defaultRoom:
		return "usual"
	case n <= smallRoom:
		return "small"
	case n <= tinyRoom:
		return "tiny"
	}
	return "micro"
}

// document returns all cards as one HTML file.
func (p *printer) document(title string, turned imposition.Duplex) []byte {
	var fronts []command.CardSlot
	backs := make(map[sheet.HTML]back)
	for i := range p.cards {
		front := sheet.HTML(p.cards[i].Front())
		backs[front] = p.cards[i].back
		fronts = append(fronts, command.CardSlot{Class: "own", Own: front})
	}
	x := command.Layout{
		Language: p.opts.Language, Name: sheet.Clean(p.Name), Style: cardStyle,
		Back: func(front command.CardSlot) command.CardSlot {
			b := backs[front.Own]
			return command.CardSlot{Class: "cardback reference own", Back: b.Picture, Camp: b.Name}
		},
	}
	return x.Document(title, fronts, p.opts, turned)
}

// deck returns the back of a deck's cards: a few letters on a plate, and its name.
func deck(letters, name string) back {
	return back{sheet.HTML(rwdraw.Plate(letters)), name}
}

// ofFaction returns the back of a faction's cards.
func (p *printer) ofFaction(f *rulebook.Faction, name string) back {
	return back{sheet.HTML(rwdraw.Emblem(f)), p.words.T("%s: %s", p.words.Name(f.Name, f.ID), name)}
}

// addText adds a text of a card unless it is empty.
func addText(list []saying, name, text string) []saying {
	if text == "" {
		return list
	}
	return append(list, saying{Name: name, Text: text})
}
