package battlelore

import (
	"fmt"
	"slices"

	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/players"
	"muster/internal/testing/gametest"
)

// PlayTurned plays the game and the same game after a half turn of the board. The camps are exchanged, the dice are the
// same, and every choice is made in both. At every state one game must be the image of the other, with the same choices
// . No rule may depend on a side of the board, on the order of its hexes or on a camp's name.
func (g *WatchedGame) PlayTurned() (Result, error) {
	b := g.Battle
	m := &mirror{halfTurn: turnOf(b.Rules), r: b.Rules}
	var err error
	if m.turned, err = m.rules(b.Rules); err != nil {
		return Result{}, fmt.Errorf("the turned battle cannot be linked: %w", err)
	}
	m.s, m.image = b.Start(), m.turned.Start(b.Seed)
	seats, err := players.Table(b.Rules, g.Players, b.Seed)
	if err != nil {
		return Result{}, err
	}
	chance := engine.NewRand(b.Seed, "eager")
	legal := make([]battlelore.Action, 0, 1024)
	n := 0
	for err = m.same(); err == nil && m.s.Ended == battlelore.Playing; n++ {
		legal = battlelore.Legal(m.r, &m.s, legal[:0])
		if err = m.sameChoices(legal); err != nil {
			break
		}
		who := m.s.Decider()
		a := seats[who].Choose(battlelore.See(m.r, &m.s, who), legal)
		if g.Players[m.r.CampOf[who]] == "random" {
			a = eager(a, legal, &chance)
		}
		err = m.choose(a)
	}
	if err != nil {
		err = fmt.Errorf("turned by half, choice %d: %w", n, err)
	}
	return Result{Ended: m.s.Ended, Winner: m.s.Winner, Turns: int(m.s.Turn), Decisions: n}, err
}

// mirror is a game, and the same one after a half turn.
type mirror struct {
	*halfTurn
	r, turned *battlelore.Rules
	s, image  battlelore.State
	last      battlelore.Action
	list      []battlelore.Action
}

// sameChoices compares the choices of both games. Their order differs, because it follows numbers and hexes.
func (m *mirror) sameChoices(legal []battlelore.Action) error {
	want := make([]battlelore.Action, len(legal))
	for i, a := range legal {
		want[i] = m.action(a)
	}
	slices.Sort(want)
	m.list = battlelore.Legal(m.turned, &m.image, m.list[:0])
	if !slices.Equal(want, m.list) {
		return fmt.Errorf("in frame %d, after %#08x, there may be chosen %x, and in the image %x",
			m.s.Frames[m.s.Depth-1].Kind, uint32(m.last), want, m.list)
	}
	return nil
}

// choose makes a choice in both games.
func (m *mirror) choose(a battlelore.Action) error {
	m.last = a
	if err := battlelore.Apply(m.r, &m.s, a, nil); err != nil {
		return err
	}
	if err := battlelore.Apply(m.turned, &m.image, m.action(a), nil); err != nil {
		return fmt.Errorf("the image: %w", err)
	}
	return m.same()
}

// same compares the two games.
func (m *mirror) same() error {
	want := m.state(m.r, &m.s)
	if want == m.image {
		return nil
	}
	return fmt.Errorf("turn %d, after %#08x: %s", m.s.Turn, uint32(m.last), gametest.Differ(&want, &m.image))
}

// Difference is a decision that a ruling bases on a camp's name, on purpose. In it a battle and its half turn differ.
type Difference struct {
	Ruling string
	Says   string
	Shown  string // the vector of the difference
}

// Differences lists them all. PlayTurned needs no exception for them: they occur in the muster, before a battle begins.
// The turned battle begins with the armies after the muster.
var Differences = []Difference{
	{"R-015", "Organized: within a wing the Pennants' card is revealed first, which matters when figures run short",
		"internal/engine/battlelore/deploy/testdata/r-015-standards-reveal.txt"},
}
