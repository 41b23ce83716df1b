package replay

import (
	"encoding/json"

	"muster/report/battlelore/replays"
	"muster/sheet/battlelore/draw"
)

// data is what the script of the page reads, as JSON. What a moment leaves out is as in the one before.
type data struct {
	Hexes [][2]int `json:"hexes"` // the middles of tokens on the picture, by hex
	Cards []string `json:"cards"` // names of Command cards
	Lore  []string `json:"lore"`  // of Lore cards
	Seats []string `json:"seats"`
	Step  string   `json:"step"`  // what is jumped to: turn, or card
	Camps []int    `json:"camps"` // of the seats
	Goal  [2]int   `json:"goal"`  // banners that win; 0: other things do
	Turns []int    `json:"turns"` // the moments with which turns begin
	// Chances are pairs: a moment, and the hundredths of the Pennants' chance to win from then on.
	Chances []int    `json:"chances,omitempty"`
	Moments []moment `json:"moments"`
}

// moment is a replays.Moment.
type moment struct {
	// Pieces are units that stand otherwise, five numbers each: unit, hex or -1, figures, kind, 1 when it is ordered.
	Pieces  []int  `json:"u,omitempty"`
	Hands   []hand `json:"h,omitempty"`
	Banners [2]int `json:"b"`
	Figures [2]int `json:"f"`
	Sites   []int  `json:"p"`
	Strikes []int  `json:"x,omitempty"` // from hex, to hex
	Rack    []int  `json:"r,omitempty"`
}

// hand is a replays.Hand; names are left out of one that the reader may not see.
type hand struct {
	Cards  int   `json:"c"`
	Lore   int   `json:"l,omitempty"`
	Tokens int   `json:"t,omitempty"`
	Names  []int `json:"n,omitempty"`
	Known  []int `json:"k,omitempty"` // names of Lore cards
	Seen   bool  `json:"s,omitempty"` // names are those of the whole hand
}

// dataOf is what a film comes to.
func dataOf(f *replays.Film) data {
	b := f.Battle
	d := data{Seats: f.Seats, Step: "turn", Turns: f.Turns, Goal: [2]int(b.Rules.Goal)}
	for camp, n := range d.Goal {
		if n == 0 {
			d.Goal[camp] = b.Rules.Decisive
		}
	}
	for _, at := range draw.Centres(b.Field.Hexes) {
		d.Hexes = append(d.Hexes, [2]int{at.X, at.Y + draw.Drop})
	}
	for _, c := range b.Cards {
		d.Cards = append(d.Cards, c.Name)
	}
	for _, c := range b.LoreCards {
		d.Lore = append(d.Lore, c.Name)
	}
	for p := range f.Seats {
		d.Camps = append(d.Camps, int(b.Rules.CampOf[p]))
	}
	for _, c := range f.Chances {
		d.Chances = append(d.Chances, c.Moment, c.Pennants)
	}
	for i := range f.Moments {
		d.Moments = append(d.Moments, momentOf(f, i))
	}
	return d
}

// momentOf is a moment, with what is otherwise than in the one before.
func momentOf(f *replays.Film, i int) moment {
	m := &f.Moments[i]
	out := moment{Banners: m.Banners, Figures: m.Figures, Sites: append([]int{}, m.Sites...), Rack: ints(m.Rack)}
	for _, p := range m.Pieces {
		ordered := 0
		if p.Ordered {
			ordered = 1
		}
		out.Pieces = append(out.Pieces, int(p.Unit), int(p.At), int(p.Figures), int(p.Kind), ordered)
	}
	for _, s := range m.Strikes {
		out.Strikes = append(out.Strikes, int(s.From), int(s.To))
	}
	if i > 0 && same(m.Hands, f.Moments[i-1].Hands) {
		return out
	}
	for _, h := range m.Hands {
		out.Hands = append(out.Hands, hand{
			Cards: int(h.Cards), Lore: int(h.Lore), Tokens: int(h.Tokens), Names: ints(h.Names), Known: ints(h.LoreNames),
			Seen: h.Names != nil,
		})
	}
	return out
}

// json is the data as it stands in a page: with nothing in it that could end it, and no list that is null, which the
// script could not count. A battle without Lore has no Lore cards.
func (d *data) json() []byte {
	for _, list := range []*[]string{&d.Cards, &d.Lore, &d.Seats} {
		*list = append([]string{}, *list...)
	}
	for _, list := range []*[]int{&d.Camps, &d.Turns} {
		*list = append([]int{}, *list...)
	}
	text, err := json.Marshal(d) // escapes <, > and &
	if err != nil {
		panic("replay: " + err.Error()) // numbers and strings alone
	}
	return text
}
