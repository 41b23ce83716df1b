package record

import (
	"context"

	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/command/boards"
)

// A saved draw is a record that can replay a deployment: its field, cards, choices, rolls and result. It holds no
// definition, only ids and hashes of their content.
//
// Since version 2 a player names the token to exchange next (CTA-ORG-08); before, they went in the order of their
// hexes. Since version 3 it ends with a checksum, so that a change without effect on the outcome shows as well. Three
// rules changed in version 3. A green creature scouts. A unit that gives way to an ally's takes any hex of the
// baseline. A box that is named twice counts twice. Since version 4 it has the common form of records:
// the choices of all players in their order, turn by turn, and the state at the start of each turn.
const (
	SavedKind    = deploy.GameName
	SavedVersion = 4
)

// RecordedKind is the kind of a recorded game, another file that could be confused with a saved draw.
const RecordedKind = "muster-game"

// savedDraw is the record. A choice is its kind and its option: "baseline A9".
type savedDraw = arena.Record[savedHead, string, savedResult]

// savedHead is the input of a deployment.
type savedHead struct {
	Mode        string        `json:"mode"`
	Map         savedContent  `json:"map"`
	Boxes       []string      `json:"boxes,omitempty"`
	Reserve     string        `json:"reserve"`
	Owner       string        `json:"owner"`
	RevealFirst string        `json:"reveal_first"`
	Lore        bool          `json:"lore"`
	Specialists *savedCalling `json:"specialists,omitempty"`
	Content     string        `json:"content"` // Game.Content()
	Seed        string        `json:"seed"`    // a decimal number; other programs round large ones
	Players     []savedPlayer `json:"players"`
	Dice        []string      `json:"dice,omitempty"`
}

// savedContent is a definition by its id and the hash of its content.
type savedContent struct {
	ID   string `json:"id"`
	Hash string `json:"hash"`
}

// savedPlayer has a hand that the player placed by choices, or a fixed draw.
type savedPlayer struct {
	Camp    string         `json:"camp"`
	Sets    []savedContent `json:"sets"`
	Zone    int            `json:"zone,omitempty"`
	Hand    []string       `json:"hand,omitempty"`
	Draw    string         `json:"draw,omitempty"`
	Council *savedCouncil  `json:"council,omitempty"`
}

// savedResult is the outcome of a deployment.
type savedResult struct {
	Signature string `json:"signature"`
}

// Save encodes a deployment for Replay. The same deployment gives the same bytes. program is the version that writes.
// It is nil for a deployment that was not made by Deploy.
func Save(d *deploy.Deployment, program string) []byte {
	g, refused := gameOf(d)
	if len(refused) > 0 {
		return nil
	}
	seats := make([]deploy.Policy, len(d.Players))
	for i := range seats {
		seats[i] = deploy.NewScript(d.Players[i].Choices)
	}
	once := g.Stepper()
	defer once.Stop()
	rec := arena.NewRecorder(once, encoder{g}, SavedVersion, program, headOf(g, d))
	on := arena.NewTable[deploy.State, deploy.Answer, events.Event, *deploy.Decision]()
	if _, _, err := on.Play(context.Background(), once, seats, rec); err != nil {
		return nil
	}
	return rec.Record().Write()
}

// gameOf returns the game that leads to a deployment, with its cards and dice fixed.
func gameOf(d *deploy.Deployment) (*deploy.Game, []pieces.Refusal) {
	players := make([]deploy.Player, len(d.Players))
	for i := range players {
		r := &d.Players[i]
		p := deploy.Player{Camp: r.Camp, Sets: r.Sets, Zone: r.Zone, Council: r.CouncilPlan}
		if r.Chosen {
			p.Zone = deploy.FreeZone
		}
		if r.Fixed {
			draw := r.Draw
			p.Draw = &draw
		} else {
			p.Hand = []deck.CardName{}
			for _, card := range r.Hand {
				p.Hand = append(p.Hand, card.ID())
			}
		}
		players[i] = p
	}
	g, refused := deploy.NewGame(d.Field, d.Mode, players, deploy.Options{
		Seed: d.Seed, Boxes: d.BoxesGiven, Reserve: d.Reserve, Owner: d.Owner, RevealFirst: d.RevealFirst, Lore: d.Lore,
		Specialists: d.Calling,
	})
	if len(refused) == 0 {
		g.From.Rolled = d.Rolled
	}
	return g, refused
}

func headOf(g *deploy.Game, d *deploy.Deployment) savedHead {
	out := savedHead{
		Mode:        d.Mode.String(),
		Map:         savedContent{d.Field.Map.ID, deploy.FieldHash(d.Field)},
		Boxes:       d.BoxesGiven,
		Reserve:     d.Reserve,
		Owner:       d.Owner.String(),
		RevealFirst: d.RevealFirst.String(),
		Lore:        d.Lore,
		Specialists: saveCalling(d.Calling),
		Content:     g.Content(),
		Seed:        formatSeed(d.Seed),
	}
	for i := range d.Players {
		r := &d.Players[i]
		p := savedPlayer{Camp: r.Camp.String(), Zone: g.From.Players[i].Zone, Council: saveCouncil(r.CouncilPlan)}
		for _, set := range r.Sets {
			p.Sets = append(p.Sets, savedContent{deck.SetID(set), deploy.SetHash(set)})
		}
		if r.Fixed {
			p.Draw = r.Draw.String()
		} else {
			for _, card := range r.Hand {
				p.Hand = append(p.Hand, card.ID().String())
			}
		}
		out.Players = append(out.Players, p)
	}
	for _, face := range d.Rolled {
		out.Dice = append(out.Dice, face.String())
	}
	return out
}

// encoder defines a deployment's record. A turn is a player's choices before another player's.
type encoder struct{ game *deploy.Game }

var _ arena.Encoder[deploy.State, deploy.Answer, string, savedResult] = encoder{}

// Turn returns the current turn.
func (w encoder) Turn(s *deploy.State) arena.Turn[string] {
	out := arena.Turn[string]{Turn: s.At.Turn}
	if ask := s.At.Ask; ask != nil {
		out.Camp = ask.Camp.String()
		if len(s.From.Players) > boards.Camps {
			out.Player = 1 + w.game.Nth(ask.Player)
		}
	}
	return out
}

// Write returns a choice by its kind and its option.
func (w encoder) Write(s *deploy.State, a deploy.Answer) string { return words(s.At.Ask, int(a)) }

// Read finds the option.
func (w encoder) Read(s *deploy.State, word string) (deploy.Answer, bool) {
	if ask := s.At.Ask; ask != nil {
		for i := range ask.Options() {
			if words(ask, i) == word {
				return deploy.Answer(i), true
			}
		}
	}
	return 0, false
}

// By returns "", because every player has an own seat.
func (w encoder) By(*deploy.State, deploy.Answer) string { return "" }

// Result returns the outcome.
func (w encoder) Result(s *deploy.State) savedResult { return savedResult{deploy.Signature(s.At.Out)} }

// Words returns the signature.
func (w encoder) Words(r savedResult) string { return r.Signature }

// words returns an option in the form of a saved draw: "baseline A9".
func words(d *deploy.Decision, i int) string { return string(d.Kind) + " " + d.Option(i) }
