package muster

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"muster/engine/field"
	"muster/engine/rng"
	"muster/maps/hex"
)

// RandomLines is how many lines of choices at random Construct tries before it goes through all of them.
const Wanders = 1500

const streamContrive = "contrived choices"

// Construct plays a case with the choices that bring an end about for a camp, if there are such: it tries which units
// the Reserve brings, which token is exchanged next and what it becomes, until shows says that this is the end. First
// it tries the worst choices for the camp, then some at random, for most ends come soon, then all. Hexes are not tried,
// for they make no difference; players with a Policy keep it for all else. A scouting tie goes one way, then the other.
// It returns nil when there are no such choices. The same case gives the same choices.
//
// shows must look for something that nothing can undo, as events are: lines that meet in the same state are followed
// once.
func Contrive(
	f *field.Field, mode Mode, players []Player, opts Options, camp hex.Camp, shows func(*Deployment) bool,
) (*Deployment, []Refusal) {
	script := slices.Clone(players)
	c := &contriver{camp: camp, rand: rng.New(opts.Seed, streamContrive)}
	for i := range script {
		c.rest = append(c.rest, script[i].Policy)
		script[i].Policy = c
	}
	for _, search := range []func() bool{c.wander, c.next} {
		for winner := range hex.Camp(hex.Camps) {
			c.begin()
			for more := true; more; more = search() {
				opts.Dice = &partial{winner: (winner + hex.Camp(c.tries)) % hex.Camps}
				d, refused := Deploy(f, mode, script, opts)
				if len(refused) > 0 {
					return nil, refused
				}
				if shows(d) {
					return d, nil
				}
				c.tie = c.tie || len(d.Rolled) > 0
			}
			if !c.tie { // the dice are not asked
				break
			}
		}
	}
	return nil, nil
}

// constructor is the Policy of all players: one line of choices after the other.
type contriver struct {
	camp  hex.Camp
	rest  []Policy // by player; nil takes the first option
	line  []branching
	depth int
	seen  map[string]bool // states that were followed; nil while it wanders
	tie   bool            // dice were rolled
	tries int
	rand  rng.Rand
}

// begin starts with the worst line.
func (c *contriver) begin() {
	c.line, c.depth, c.tries = nil, 0, 0
	c.seen = map[string]bool{}
}

// randomLine turns to a line at random; false after enough of them. Of two lines one exchanges as badly as can be.
func (c *contriver) wander() bool {
	c.line, c.depth, c.seen = nil, 0, nil
	c.tries++
	return c.tries <= Wanders
}

// branching is a decision of the line, with the options that differ.
type branching struct {
	options []int // the worst for the camp first
	at      int
}

// Choose follows the line, and where it ends goes on with the worst options.
func (c *contriver) Choose(d *Decision, legal []Answer) Answer {
	if c.depth == len(c.line) {
		c.line = append(c.line, branching{options: c.options(d, legal)})
	}
	b := &c.line[c.depth]
	c.depth++
	return Answer(b.options[b.at])
}

// next turns to the next line; false after the last.
func (c *contriver) next() bool {
	c.depth = 0
	for n := len(c.line) - 1; n >= 0; n-- {
		b := &c.line[n]
		if b.at++; b.at < len(b.options) {
			c.line = c.line[:n+1]
			return true
		}
	}
	c.line = nil
	return false
}

// options are those that are worth a try.
func (c *contriver) options(d *Decision, legal []Answer) []int {
	if !c.matters(d) {
		if rest := c.rest[d.Player]; rest != nil {
			return []int{int(rest.Choose(d, legal))}
		}
		return []int{0}
	}
	var out []int
	var names []string
	for i := range d.Options() {
		if name := contrived(d, i); !slices.Contains(names, name) {
			names, out = append(names, name), append(out, i)
		}
	}
	slices.SortStableFunc(out, func(i, j int) int { return cmp.Compare(c.harm(d, j), c.harm(d, i)) })
	if c.seen == nil {
		n := len(out)
		if d.Kind != ChooseReserveUnit && c.tries%(2*hex.Camps) < hex.Camps {
			for n = 1; n < len(out) && c.harm(d, out[n]) == c.harm(d, out[0]); n++ {
			}
		}
		i := c.rand.IntN(n)
		return out[i : i+1]
	}
	key := stateOf(d)
	if c.seen[key] {
		return out[:1] // what follows was tried before, and did not end as it should
	}
	c.seen[key] = true
	return out
}

// matters reports whether a decision can bring the camp to its end: its own ones about units and tokens, and with a
// common pool those of an opponent who comes first (CTA-ORG-01).
func (c *contriver) matters(d *Decision) bool {
	switch d.Kind {
	case ChooseScoutUnit:
		return d.Camp == c.camp && c.rest[d.Player] == nil
	case ChooseReserveUnit, ChooseToken, ChooseExchange:
		return d.Camp == c.camp || d.So.Pooled() && d.Camp != d.So.First
	}
	return false
}

// optionName names an option by all that makes a difference.
func contrived(d *Decision, i int) string {
	switch d.Kind {
	case ChooseToken:
		return d.So.At(d.Hexes[i]).Levy.ID
	case ChooseExchange:
		return d.Troops[i].ID
	}
	return d.Units[i].Unit.ID
}

// harm rates an option by how it leads to losses: units come that are tokens, tokens of the highest colour go first and
// take the lowest troops, so that nothing is left for the others; an opponent takes what the camp could have had.
func (c *contriver) harm(d *Decision, i int) int {
	switch d.Kind {
	case ChooseToken:
		return carefulToken(d, d.Hexes[i])
	case ChooseExchange:
		u := d.Troops[i]
		n := -worth(d.Field.Rules, u)
		if d.Camp != c.camp {
			n += wholeWorth * d.pool.spoils(d.Camp, u)
		}
		return n
	}
	n := -worth(d.Field.Rules, d.Units[i].Unit)
	if i < len(d.Whole) && !d.Whole[i] {
		n += wholeWorth
	}
	return n
}

// stateOf is all that the rest of a deployment depends on, as far as units and tokens go: what stands, and of the
// player's own Reserve what has come.
func stateOf(d *Decision) string {
	words := make([]string, 0, len(d.So.Placed)+1)
	for i := range d.So.Placed {
		p := &d.So.Placed[i]
		word := p.Unit.ID
		switch {
		case d.Kind != ChooseToken && d.Kind != ChooseExchange && p.Player == d.Player:
			word += "=" + p.How.String()
			if p.Token() {
				word += "="
			}
		case p.Token():
			word = "=" + p.Levy.ID
		}
		words = append(words, strconv.Itoa(p.Player)+word)
	}
	slices.Sort(words)
	if d.At != nil {
		words = append(words, d.At.Levy.ID)
	}
	return strconv.Itoa(d.Player) + string(d.Kind) + " " + strings.Join(words, " ")
}

// partialDice let one camp win every tie.
type partial struct {
	winner hex.Camp
	rolled int
}

// Roll is green for six dice in turn and not for the next six; the Pennants roll first.
func (p *partial) Roll() Face {
	turn := hex.Camp(p.rolled / ScoutDice % hex.Camps)
	p.rolled++
	if turn == p.winner {
		return GreenHelmet
	}
	return Flag
}
