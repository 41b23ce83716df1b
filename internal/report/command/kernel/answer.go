package kernel

import (
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/report/command"
)

// answer fills in the answer.
func (q *fight) answer() (*command.Answer, error) {
	dice, err := q.dice()
	if err != nil {
		return nil, err
	}
	rules := q.battle.Rules
	target := &rules.Kinds[q.state.Units[q.numbers[1]].Kind]
	view := kernel.See(rules, &q.state, boards.Pennant)
	a := &command.Answer{
		Game: q.game.Name, Asked: q.asked, Close: dice.Close, Full: dice.Full,
		Words: command.Words{Close: "Close combat", Far: "Fire", Figure: "block", Strike: "sword"},
		Attacker: command.Side{
			ID: q.units[0].ID, Name: q.units[0].Name, Terrain: q.scene.From.ID, TerrainName: q.scene.From.Name,
		},
		Defender: command.Side{
			ID: q.units[1].ID, Name: q.units[1].Name, Terrain: q.scene.On.ID, TerrainName: q.scene.On.Name,
		},
		Roll: command.Roll{
			Dice: dice.Dice, Hits: rules.Sides(target.Class), Flags: rules.Sides(kernel.Flag),
			Strikes: rules.Sides(kernel.Swords), Strike: dice.Swords, Spared: dice.Spared,
			Figures: int(target.Blocks), Ignores: view.Ignores(q.numbers[1]),
		},
		Out: command.Limit(dice.Out, kernel.NoCap), In: command.Limit(dice.In, kernel.NoCap),
		DiceRules: []string{"MED-HIT-04"}, LimitRules: []string{"MED-TER-04"}, SparedRules: q.spares(),
		Retreat: command.Retreat{
			Hexes: int(target.Retreat), Rules: []string{"MED-RET-01"}, Ignores: []string{"MED-SUP-02"},
		},
		Faces: []command.Face{{Name: q.units[1].Class, Rules: []string{"MED-HIT-01"}}},
		Omits: []string{"Command cards", "Leaders", "battle back", "losses by a blocked retreat"},
	}
	if q.bow {
		a.Attacker.Name += " with a Bow marker"
		a.DiceRules = []string{"MED-UNIT-10"}
	} else if !dice.Close {
		a.DiceRules = []string{"MED-BAT-03"}
	}
	if dice.Swords {
		a.Faces = append(a.Faces, command.Face{Name: "swords", Rules: []string{"MED-BAT-04"}})
	}
	if dice.Evades {
		evading := a.Roll
		evading.Strike = false
		a.Evading, a.EvadeRules = &evading, []string{"MED-EVD-01"}
	}
	return a, nil
}

// spares returns the rules by which the target ignores swords.
func (q *fight) spares() []string {
	rules := []string{"MED-HIT-03"}
	switch {
	case q.units[1].Arm != rulebook.Mounted:
		rules = nil
	case q.units[0].Arm != rulebook.Mounted:
		rules = []string{"MED-HIT-02"}
	}
	if q.scene.On.IgnoreStrikes > 0 {
		rules = append(rules, "MED-TER-04")
	}
	return rules
}
