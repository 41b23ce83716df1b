package players

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
)

// Words splits the comma-separated policies of a camp's players. One policy serves all of them. Two are for two
// allies, the first player's first (VAR-RA-01). Three are for the left wing, the centre and the right wing as the camp
// sees them (EP-PLY-01).
func Words(list string) []string { return strings.Split(list, ",") }

// Marshals returns the wings with a player of their own in such a list, in the form of battlelore.Rules. An empty word
// leaves a wing to the Lord Commander (EP-PLY-02).
func Marshals(list string) (wings uint8) {
	words := Words(list)
	if len(words) != boards.SectionCount {
		return 0
	}
	for _, wing := range []boards.Section{boards.Left, boards.Right} {
		if words[wing] != "" {
			wings |= 1 << wing
		}
	}
	return wings
}

// Table seats the players of a game, by the lists of both camps. The error names an unknown policy, or a list that
// does not fit the game.
func Table(
	r *battlelore.Rules,
	players [boards.Camps]string,
	seed uint64,
) (seats [battlelore.MaxPlayers]Policy, err error) {
	for p := range battlelore.Player(r.Seats) {
		camp := r.CampOf[p]
		words := Words(players[camp])
		switch {
		case len(words) == 1:
			seats[p] = New(words[0], seed, p)
		case len(words) == 2 && r.Seats > boards.Camps:
			seats[p] = New(words[p/boards.Camps], seed, p)
		case len(words) == boards.SectionCount && r.Seats == boards.Camps && r.Marshals[camp] == Marshals(players[camp]):
			seats[p] = camped(words, seed, p)
		default:
			return seats, fmt.Errorf("policy: a camp of this game does not have the players %q", players[camp])
		}
		if seats[p] == nil {
			return seats, fmt.Errorf("policy: unknown policy %q", players[camp])
		}
	}
	return seats, nil
}

// camped seats the players of one camp; nil for an unknown policy.
func camped(words []string, seed uint64, p battlelore.Player) Policy {
	c := &Camp{own: make([]battlelore.Action, 0, 1024)}
	for post, word := range words {
		if word == "" && post != int(boards.Centre) {
			continue
		}
		seat := p
		if post != int(boards.Centre) { // a random stream of its own
			seat += battlelore.Player(boards.Camps * (post + 1))
		}
		if c.posts[post] = New(word, seed, seat); c.posts[post] == nil {
			return nil
		}
	}
	return c
}

// Camp is several players of one camp: a Lord Commander and up to two Field Marshals, who see what the camp sees and
// each choose for their own units (EP-PLY-01).
//
// If units of several of them can act, they are asked from left to right. A player that passes leaves the choice to
// the next, and the camp passes when all have. After each choice they are asked again, so a player that waits for a
// partner loses nothing.
type Camp struct {
	posts [boards.SectionCount]Policy // nil: the wing is the Lord Commander's
	own   []battlelore.Action
}

// Choose takes one of the legal actions.
func (c *Camp) Choose(v battlelore.View, legal []battlelore.Action) battlelore.Action {
	passes := legal[0].Kind() == battlelore.Pass
	for post, player := range c.posts {
		if player == nil {
			continue
		}
		c.own = c.own[:0]
		for _, a := range legal {
			if a.Kind() == battlelore.Pass || v.Chooser(a) == battlelore.Post(post) {
				c.own = append(c.own, a)
			}
		}
		if len(c.own) == 0 || passes && len(c.own) == 1 {
			continue
		}
		if a := player.Choose(v, c.own); a.Kind() != battlelore.Pass {
			return a
		}
	}
	return legal[0]
}

// Fits reports whether such a list can name the players of a camp: of allies, or on an Epic board without them.
func Fits(list string, allies, epic bool) bool {
	words := Words(list)
	switch len(words) {
	case 1:
		return words[0] != ""
	case 2:
		return allies && !slices.Contains(words, "")
	case boards.SectionCount:
		return epic && !allies && words[boards.Centre] != ""
	}
	return false
}
