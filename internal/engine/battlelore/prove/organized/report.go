package organized

import (
	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"

	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// Report is the result over every draw of every matchup in Organized mode on one field.
type Report struct {
	Field       *rulebook.Field
	Mode        deploycards.Mode // ModeOrganized, or ModeEpic with two sets a player
	Reserve     string           // ReserveTwo or ReserveAll
	RevealFirst boards.Camp      // whose Guards come first in each wing
	Pairings    []Pairing
	Refused     []pieces.Refusal // about the field or the options; then there are no pairings
}

// Pairing is one matchup: every draw and every way to lay it out, of both players, equally likely. Guards leave a
// player no choice that matters; Reserve and exchanges do.
type Pairing struct {
	Matchup
	Refused []pieces.Refusal // then nothing else is filled in
	Boxes   []string         // on the table

	Unfinished bool // enumeration stopped before this one: then nothing else is filled in

	Pairs       int64 // pairs of cases: 24,024 times 24,024 with sets of seven cards, in Epic mode 240,240 a zone
	Deployments int64 // the same with every pair of Reserve units told apart, but not their hexes, nor the exchanges
	Clashes     int64 // of Pairs, those whose Guards want more plain figures than there are (CTA-ORG-01)

	Unproved    bool                       // it does not factor, or is too large: there are only samples
	FirstSample *FirstSample               // sample of First, if Unproved; else nil
	First       [boards.Camps]prove.Chance // of the first move; a tie is halved, for both sides roll alike (CTA-08)
	Tie         prove.Chance               // that dice are needed at all
	// Green[camp][n] is the number of pairs in which the camp has n units and tokens that scout
	Green  [boards.Camps][]int64
	Armies [boards.Camps]ArmyReport
}

// FirstSample is the sampled chance of moving first.
type FirstSample struct {
	First [boards.Camps]*Sample
	Tie   *Sample
}

// ArmyReport is the results for one player's units.
type ArmyReport struct {
	Displaced Fate   // a Guard's mark is impassable
	NoRoom    Fate   // ... and its section's baseline is full (CTA-06)
	Short     Fate   // a Guard has neither figures nor a token of its colour: it is lost (CTA-ORG-06, R-034)
	Levied    []Levy // tokens that stand in for Guards, by colour (CTA-ORG-05); colours without a token are left out

	ReserveNoRoom Fate   // a called unit finds no vacant hex
	ReserveShort  Fate   // ... or has neither figures nor a token
	ReserveLevied []Levy // tokens for units of the Reserve
	Left          Fate   // tokens that nothing can replace, exchanged in the player's order: lost
}

// Levy is a Fate of the tokens of one colour.
type Levy struct {
	Banner *rulebook.Banner
	Fate

	place int // of the banner in the rulebook
}

// Fate is the probability of an event for a player's units. The draws and the dice of a scouting tie are left to
// chance. The choices of both players count in three ways. For Guards the three are the same.
type Fate struct {
	Certain  prove.Chance `json:"certain"`            // all choices lead there
	Possible prove.Chance `json:"possible"`           // there are choices that do
	Uniform  prove.Chance `json:"uniform"`            // choices are made at random; not filled in when Sampled
	Sampled  *Sample      `json:"sampled"`            // of Uniform, where that depends on exchanges; else nil
	Unproved bool         `json:"unproved,omitempty"` // Possible and Certain are not known: there is only Sampled
	Worst    int          `json:"worst"`              // most units concerned in one case
	Witness  *Witness     `json:"-"`                  // smallest case where it is possible; nil without one
}

// Witness is a pair of draws.
type Witness struct {
	Draw   [boards.Camps]deck.Draw
	Zone   [boards.Camps]int // of the Guards, in Epic battles
	Called boards.Camp       // the camp that is out-scouted, if need be by the dice; irrelevant to Guards
	Units  int               // called in all, by both
}

// Players are the players of a matchup with the cards of a witness, for witnesses.Construct.
func (w *Witness) Players(m *Matchup) []deploy.Player {
	out := make([]deploy.Player, boards.Camps)
	for camp := range out {
		out[camp] = deploy.Player{
			Camp: boards.Camp(camp),
			Sets: m.Sets[camp][:],
			Zone: w.Zone[camp],
			Draw: &w.Draw[camp],
		}
	}
	return out
}

// Sample is an estimate: of Trials deployments that were played with all choices at random, Hits had the event. Low
// and High are the 95% confidence interval in millionths (Wilson).
type Sample struct {
	Seed   uint64 `json:"seed"`
	Hits   int    `json:"hits"`
	Trials int    `json:"trials"`
	Low    int    `json:"low_ppm"`
	High   int    `json:"high_ppm"`
}
