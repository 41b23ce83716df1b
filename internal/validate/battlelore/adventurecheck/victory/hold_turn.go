package victory

import (
	"fmt"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// holdTurn: held units must be free at some time before the game ends, and the hold must have an effect.
func holdTurn() *check.Check {
	return &check.Check{
		Code: "adventure/hold-turn", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Needs: []string{"/first", "/call_to_arms", "adventure/rule-effect", "adventure/last-turn"},
		Run: pass.Run(func(p *pass.Pass) {
			effects := p.Linked.Effects
			last := p.Linked.LastTurn()
			for i := range effects {
				if e := &effects[i]; e.Do == adventures.RuleHold {
					if f := held(p, e, last); f.Message != "" {
						f.At = p.Doc.Value(e.Ptr + "/turn")
						p.Report(f)
					}
				}
			}
		}),
	}
}

// held returns why a hold has no effect or never ends.
func held(p *pass.Pass, e, last *library.Effect) (f check.Finding) {
	begins, waits := turnsOf(p, e)
	end := calledOff(p)
	if last != nil {
		end = last.Turn
	}
	switch {
	case e.Turn <= begins && begins == 1:
		f.Message = "all units can be ordered from turn 1, so the effect holds no unit"
		f.Help = "write turn = 2 or more, or remove the effect"
	case e.Turn <= begins:
		f.Message = fmt.Sprintf("the first turn of %s is turn %d, so the effect holds no unit", whose(e), begins)
		f.Help = fmt.Sprintf("write turn = %d or more, or remove the effect", begins+1)
	case e.Turn+waits <= end:
	case last == nil:
		f.Message = fmt.Sprintf(
			"the units are held until turn %d, but a game without a winner ends after turn %d",
			e.Turn,
			end,
		)
		f.Help = fmt.Sprintf("lower it to %d or less, or add a last turn", lowered(p, e, end))
	case e.Turn > end:
		f.Message = fmt.Sprintf("the units are held until turn %d, but the game ends after turn %d", e.Turn, end)
		f.Help = fmt.Sprintf("lower it to %d or less", lowered(p, e, end))
		f.Related = pass.Related(p, p.Doc.Value(last.Ptr+"/turn"), "the last turn")
	default:
		f.Message = fmt.Sprintf(
			"the units are held until turn %d, an enemy turn, but the game ends after turn %d",
			e.Turn,
			end,
		)
		f.Help = fmt.Sprintf("lower it to %d or less", lowered(p, e, end))
		f.Related = pass.Related(p, p.Doc.Value(last.Ptr+"/turn"), "the last turn")
	}
	return f
}

// turnsOf returns the first turn of the camp of an effect's units, and the number of turns between the effect's turn
// and their camp's next one. With players of both camps in turn and a known first camp, every other turn is theirs.
// Unknown values take the most favourable case.
func turnsOf(p *pass.Pass, e *library.Effect) (begins, waits int) {
	camp, chosen := boards.ParseCamp(e.Side)
	first, known := boards.ParseCamp(p.Adventure.First)
	if !chosen || !known {
		return 1, 0
	}
	if begins = 1; camp != first {
		begins = 2
	}
	return begins, (e.Turn + begins) % 2
}

// lowered returns the last turn until which the units of an effect can be held and still get a turn.
func lowered(p *pass.Pass, e *library.Effect, end int) int {
	at := *e.RuleEffect
	at.Turn = end
	_, waits := turnsOf(p, &library.Effect{RuleEffect: &at})
	return end - waits
}

// calledOff returns the turn after which a game without its own last turn ends: the same number for each player.
func calledOff(p *pass.Pass) int { return pass.Limit("turns").AtMost() * playersOf(p) / 2 }

// playersOf returns the number of players that take turns.
func playersOf(p *pass.Pass) int {
	if p.Adventure.Allies() {
		return 4
	}
	return 2
}

// whose names the camp that an effect selects.
func whose(e *library.Effect) string {
	camp, _ := boards.ParseCamp(e.Side)
	return camp.People()
}
