package pieces

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"muster/internal/engine/battlelore/rulebook"
)

// creatureSeat is the member of the council whose levels pay for creatures: the class of unit by that name.
const creatureSeat = rulebook.Creature

// Plan holds an adventure's rules for a War Council before it is called.
type Plan struct {
	Fixed  map[string]int // a council as printed: levels by member; nothing is then left to split
	Levels int            // to split; 0 means as many as the rulebook gives a council (BL-WAR-03, R-063)
	Least  map[string]int // levels that members have at least
}

// Council is a War Council (CTA-10): a level for each member, in the rulebook's order.
type Council struct {
	Seats  []Seat
	Unpaid int // levels of creatures on the field for which the council has no room
}

// Seat is a member of the council and its level, 0 when the member does not sit on it.
type Seat struct {
	Class *rulebook.CouncilClass
	Level int
}

// MarshalJSON writes the levels by member, without absent members.
func (c *Council) MarshalJSON() ([]byte, error) {
	levels := map[string]int{}
	for _, s := range c.Seats {
		if s.Level > 0 {
			levels[s.Class.ID] = s.Level
		}
	}
	return json.Marshal(levels)
}

// IsZero reports whether the council has no members. JSON leaves such a council out.
func (c *Council) IsZero() bool {
	return !slices.ContainsFunc(c.Seats, func(s Seat) bool { return s.Level > 0 })
}

// Level is the level of a member; 0 when there is no council or the member does not sit on it.
func (c *Council) Level(class string) int {
	if c == nil {
		return 0
	}
	for _, s := range c.Seats {
		if s.Class.ID == class {
			return s.Level
		}
	}
	return 0
}

// Spent returns the sum of the members' levels.
func (c *Council) Spent() int {
	n := 0
	if c != nil {
		for _, s := range c.Seats {
			n += s.Level
		}
	}
	return n
}

// Master is the level of the best Lore Master (BL-WAR-02).
func (c *Council) Master() int {
	best := 0
	if c != nil {
		for _, s := range c.Seats {
			if s.Class.Lore {
				best = max(best, s.Level)
			}
		}
	}
	return best
}

// String names the members that sit on the council with their levels: "commander 2, rogue 3".
func (c *Council) String() string {
	var parts []string
	for _, s := range c.Seats {
		if s.Level > 0 {
			parts = append(parts, fmt.Sprintf("%s %d", s.Class.ID, s.Level))
		}
	}
	if len(parts) == 0 {
		return "nobody"
	}
	return strings.Join(parts, ", ")
}

// New returns a council before the player's choices. R-060: the creatures on the field take their levels first. left
// is the number of levels still to be split.
func New(rules *rulebook.Rulebook, plan *Plan, creatures int) (c *Council, left int) {
	if plan == nil {
		plan = &Plan{}
	}
	all := plan.Levels
	if all == 0 {
		all = rules.CouncilLevels()
	}
	c = &Council{}
	classes := rules.Classes.All()
	for i := range classes {
		c.Seats = append(c.Seats, Seat{Class: &classes[i]})
	}
	others := 0
	if plan.Fixed != nil {
		for i := range c.Seats {
			c.Seats[i].Level = plan.Fixed[c.Seats[i].Class.ID]
		}
		others = c.Spent() - c.Level(creatureSeat)
	}
	pay := c.Seat(creatureSeat)
	if pay == nil {
		c.Unpaid = creatures
		return c, max(0, all-others)
	}
	paid := min(creatures, max(pay.Level, all-others))
	c.Unpaid = creatures - max(0, paid)
	pay.Level = max(pay.Level, paid)
	if plan.Fixed != nil {
		return c, 0
	}
	left = max(0, all-pay.Level)
	for i := range c.Seats { // what must be comes before what may be
		s := &c.Seats[i]
		if s != pay {
			s.Level = min(max(s.Class.Least, plan.Least[s.Class.ID]), s.Class.Most, left)
			left -= s.Level
		}
	}
	return c, left
}

// Seat returns a member's seat, nil when the council has none for it.
func (c *Council) Seat(class string) *Seat {
	for i := range c.Seats {
		if c.Seats[i].Class.ID == class {
			return &c.Seats[i]
		}
	}
	return nil
}

// Open lists the members who can still take a level. Levels of the creature seat cannot be split.
func (c *Council) Open() []*rulebook.CouncilClass {
	var out []*rulebook.CouncilClass
	for _, s := range c.Seats {
		if s.Class.ID != creatureSeat && s.Level < s.Class.Most {
			out = append(out, s.Class)
		}
	}
	return out
}

// Problem returns the error of a plan, "" for none: unknown members, impossible levels (BL-WAR-03).
func (p *Plan) Problem(rules *rulebook.Rulebook) string {
	if p == nil {
		return ""
	}
	for _, levels := range []map[string]int{p.Fixed, p.Least} {
		for _, class := range slices.Sorted(maps.Keys(levels)) {
			row, n := rules.Classes.Get(class), levels[class]
			switch {
			case row == nil:
				return fmt.Sprintf("there is no council member %q", class)
			case n < 0 || n > row.Most && class != creatureSeat:
				return fmt.Sprintf("the %s cannot have level %d (maximum %d)", class, n, row.Most)
			}
		}
	}
	if p.Levels < 0 {
		return fmt.Sprintf("a council cannot have %d levels", p.Levels)
	}
	return ""
}
