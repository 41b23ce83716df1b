package battlelore

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/report/command"
	"muster/report"
)

// colours are the banner colours of the die.
var colours = [...]string{battlelore.Green: "green", battlelore.Blue: "blue", battlelore.Red: "red"}

// answer fills in the answer.
func (q *fight) answer() (*command.Answer, error) {
	dice, err := q.dice()
	if err != nil {
		return nil, err
	}
	target := q.kind(1)
	a := &command.Answer{
		Game: rulebook.GameName, Asked: q.asked, Close: dice.Melee, Full: dice.Full,
		Words: command.Words{Close: "Melee", Far: "Ranged attack", Figure: "figure", Strike: "bonus strike"},
		Attacker: command.Side{
			ID: q.units[0].ID, Name: q.units[0].Name, Terrain: q.scene.From.ID, TerrainName: q.scene.From.Name,
		},
		Defender: command.Side{
			ID: q.units[1].ID, Name: q.units[1].Name, Terrain: q.scene.On.ID, TerrainName: q.scene.On.Name,
		},
		Roll: command.Roll{
			Dice: dice.Dice, Hits: 1, Strikes: 1, Strike: dice.Strikes, Spared: dice.Spared, Flags: 1, Anew: dice.Anew,
			Again: dice.Again, Figures: int(target.Figures),
		},
		Out: command.Limit(dice.Out, battlelore.NoCap), In: command.Limit(dice.In, battlelore.NoCap),
		DiceRules: []string{"BL-BAT-02"}, LimitRules: []string{"BL-TER-01"}, SparedRules: q.spares(),
		Faces: []command.Face{{Name: colours[target.Colour], Rules: []string{"BL-HIT-01"}}},
		Omits: []string{"Command cards", "Lore cards", "battle back"},
	}
	if dice.Strikes {
		a.Faces = append(a.Faces, command.Face{Name: "bonus strike", Rules: []string{"BL-HIT-02"}})
	}
	if q.units[0].Creature() {
		a.Omits = append(a.Omits, "powers of the creature")
	}
	q.retreat(a, target)
	return a, nil
}

// retreat fills in the effects of flags.
func (q *fight) retreat(a *command.Answer, target *battlelore.Kind) {
	view := battlelore.See(q.battle.Rules, &q.state, q.state.Units[q.numbers[1]].Owner)
	a.Roll.Ignores = view.Bold(q.numbers[1])
	a.Retreat = command.Retreat{Hexes: int(target.Retreat), Rules: []string{"BL-RET-01"}, Ignores: []string{"BL-MOR-01"}}
	if target.Frightened {
		a.Retreat.Rules = []string{"BL-MOR-04"}
		a.Omits = append(a.Omits, "losses by panic (BL-MOR-05)")
	}
	if q.units[1].Creature() {
		a.Retreat.Rules = []string{"BL-CRE-07"}
		a.Notes = append(a.Notes, report.Words("A figure of a creature is one critical hit").Cite("BL-CRE-03"))
	}
	if target.NeverBack {
		a.Retreat.Hexes, a.Roll.Ignores = 0, a.Roll.Dice
		return
	}
	a.Omits = append(a.Omits, "losses by a blocked retreat")
}

// spares returns the rules by which the target ignores bonus strikes.
func (q *fight) spares() []string {
	rules := []string{"BL-HIT-02"}
	if q.scene.On.IgnoreStrikes > 0 {
		rules = append(rules, "CTA-TER-05")
	}
	if q.units[1].Class != rulebook.Mounted {
		return rules[1:]
	}
	return rules
}
