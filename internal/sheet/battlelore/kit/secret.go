package kit

import "muster/internal/sheet/battlelore"

// secret is the sheet for one player only: council, cards, waiting units, and secret placements.
type secret struct {
	battlelore.Commander
	Seats []seat
	Cards []string // Deployment cards of the player's choice, by purpose
	Notes []int
}

// secretPage is the data of the page of all secret sheets.
type secretPage struct {
	table
	Title, Foot string
	All         []secret
}

// seat is a member of the council with level boxes; the fixed levels are filled.
type seat struct {
	Name  string
	Boxes []bool
}

// secrets returns the sheets of all players. None shows anything of the other camp.
func (x table) secrets() []secret {
	var out []secret
	for _, p := range x.Players {
		s := secret{Commander: p, Notes: x.Count(7)}
		for _, m := range p.Seats {
			one := seat{Name: m.Name}
			for i := range m.Most {
				one.Boxes = append(one.Boxes, m.Fixed && i < m.Level)
			}
			s.Seats = append(s.Seats, one)
		}
		if x.Cards { // CTA-05; the Scout Guard of Epic battles: VAR-EC-02
			s.Cards = []string{x.T("Left wing"), x.T("Centre"), x.T("Right wing")}
			if !x.Allies {
				s.Cards = append(s.Cards, x.T("Reserve"))
			}
			if x.Epic && !x.Allies {
				s.Cards = append(s.Cards, x.T("Scout Guard"))
			}
		}
		out = append(out, s)
	}
	return out
}
