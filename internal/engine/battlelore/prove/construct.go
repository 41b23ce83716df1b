package prove

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"muster/deploycards"
	"muster/engine"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	players "muster/internal/engine/battlelore/deploy/players"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// RandomLines is the number of random lines of choices that Construct tries before it enumerates all of them.
const RandomLines = 1500

const streamConstruct = "contrived choices"

// Construct plays a case with choices that lead to a given end for a camp, if there are any. It tries which units the
// Reserve brings, which token is exchanged next and what it becomes, until shows accepts the end. First it tries the
// worst choices for the camp, then some at random, because most ends are found quickly, then all. It does not vary
// hexes, which make no difference; players with a Policy keep it for all else. A scouting tie goes one way, then the
// other. It returns nil when no such choices exist. The same case gives the same choices.
//
// shows must look for something permanent, as events are: lines that meet in the same state are followed once.
func Construct(
	f *rulebook.Field,
	mode deploycards.Mode,
	players []deploy.Player,
	opts deploy.Options,
	camp boards.Camp,
	shows func(*deploy.Deployment) bool,
) (*deploy.Deployment, []pieces.Refusal) {
	script := slices.Clone(players)
	c := &constructor{camp: camp, rand: engine.NewRand(opts.Seed, streamConstruct)}
	for i := range script {
		c.policies = append(c.policies, script[i].Policy)
		script[i].Policy = c
	}
	for _, search := range []func() bool{c.randomLine, c.next} {
		for winner := range boards.Camp(boards.Camps) {
			c.begin()
			for more := true; more; more = search() {
				opts.Dice = &partialDice{winner: (winner + boards.Camp(c.tries)) % boards.Camps}
				d, refused := deploy.Deploy(f, mode, script, opts)
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
type constructor struct {
	camp     boards.Camp
	policies []deploy.Policy // by player; nil takes the first option
	line     []branching
	depth    int
	seen     map[string]bool // states that were followed; nil while it wanders
	tie      bool            // dice were rolled
	tries    int
	rand     engine.Rand
}

// begin starts with the worst line.
func (c *constructor) begin() {
	c.line, c.depth, c.tries = nil, 0, 0
	c.seen = map[string]bool{}
}

// randomLine turns to a random line; false after enough of them. Every second line makes the worst exchanges.
func (c *constructor) randomLine() bool {
	c.line, c.depth, c.seen = nil, 0, nil
	c.tries++
	return c.tries <= RandomLines
}

// branching is a decision of the line, with the options that differ.
type branching struct {
	options []int // the worst for the camp first
	at      int
}

// Choose follows the line, and continues after its end with the worst options.
func (c *constructor) Choose(d *deploy.Decision, legal []deploy.Answer) deploy.Answer {
	if c.depth == len(c.line) {
		c.line = append(c.line, branching{options: c.options(d, legal)})
	}
	b := &c.line[c.depth]
	c.depth++
	return deploy.Answer(b.options[b.at])
}

// next turns to the next line; false after the last.
func (c *constructor) next() bool {
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

// options returns the options to try.
func (c *constructor) options(d *deploy.Decision, legal []deploy.Answer) []int {
	if !c.matters(d) {
		if rest := c.policies[d.Player]; rest != nil {
			return []int{int(rest.Choose(d, legal))}
		}
		return []int{0}
	}
	var out []int
	var names []string
	for i := range d.Options() {
		if name := optionName(d, i); !slices.Contains(names, name) {
			names, out = append(names, name), append(out, i)
		}
	}
	slices.SortStableFunc(out, func(i, j int) int { return cmp.Compare(c.harm(d, j), c.harm(d, i)) })
	if c.seen == nil {
		n := len(out)
		if d.Kind != deploy.ChooseReserveUnit && c.tries%(2*boards.Camps) < boards.Camps {
			for n = 1; n < len(out) && c.harm(d, out[n]) == c.harm(d, out[0]); n++ {
			}
		}
		i := c.rand.IntN(n)
		return out[i : i+1]
	}
	key := stateOf(d)
	if c.seen[key] {
		return out[:1] // this state was tried before, without success
	}
	c.seen[key] = true
	return out
}

// matters reports whether a decision can lead the camp to its end. That is true of its own decisions about units and
// tokens. With a common pool it is also true of those of an opponent who decides first (CTA-ORG-01).
func (c *constructor) matters(d *deploy.Decision) bool {
	switch d.Kind {
	case deploy.ChooseScoutUnit:
		return d.Camp == c.camp && c.policies[d.Player] == nil
	case deploy.ChooseReserveUnit, deploy.ChooseToken, deploy.ChooseExchange:
		return d.Camp == c.camp || d.So.Pooled() && d.Camp != d.So.First
	}
	return false
}

// optionName names an option by everything that makes a difference.
func optionName(d *deploy.Decision, i int) string {
	switch d.Kind {
	case deploy.ChooseToken:
		return d.So.At(d.Hexes[i]).Levy.ID
	case deploy.ChooseExchange:
		return d.Troops[i].ID
	}
	return d.Units[i].Unit.ID
}

// harm rates an option by the losses that it leads to. Units that are tokens come first. Tokens of the highest colour
// are exchanged first and take the lowest troops, so that the others get nothing. An opponent takes the pieces that
// the camp needs.
func (c *constructor) harm(d *deploy.Decision, i int) int {
	switch d.Kind {
	case deploy.ChooseToken:
		return players.CarefulToken(d, d.Hexes[i])
	case deploy.ChooseExchange:
		u := d.Troops[i]
		n := -players.Worth(d.Field.Rules, u)
		if d.Camp != c.camp {
			n += players.WholeWorth * d.Pool.Spoils(d.Camp, u)
		}
		return n
	}
	n := -players.Worth(d.Field.Rules, d.Units[i].Unit)
	if i < len(d.Whole) && !d.Whole[i] {
		n += players.WholeWorth
	}
	return n
}

// stateOf returns the units and tokens that the rest of a deployment depends on: the pieces on the field, and the
// called units of the player's own Reserve.
func stateOf(d *deploy.Decision) string {
	words := make([]string, 0, len(d.So.Placed)+1)
	for i := range d.So.Placed {
		p := &d.So.Placed[i]
		word := p.Unit.ID
		switch {
		case d.Kind != deploy.ChooseToken && d.Kind != deploy.ChooseExchange && p.Player == d.Player:
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
type partialDice struct {
	winner boards.Camp
	rolled int
}

// Roll returns green for six dice in turn and not for the next six; the Pennants roll first.
func (p *partialDice) Roll() events.Face {
	turn := boards.Camp(p.rolled / events.ScoutDice % boards.Camps)
	p.rolled++
	if turn == p.winner {
		return events.GreenHelmet
	}
	return events.Flag
}
