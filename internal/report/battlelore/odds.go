package battlelore

import (
	"fmt"
	"strings"

	"muster/catalog"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/report/command"
	"muster/maps/hex"
	"muster/report"
	"muster/schema/source"
)

// Ask returns the answer about an attack with the shipped rulebook and those of a project. The error is a report.Wrong.
func Ask(project *catalog.Catalog, asked command.Asked) (*command.Answer, error) {
	q, err := newFight(library.Of(project), asked)
	if err != nil {
		return nil, err
	}
	return q.answer()
}

// fight is an attack that is set up.
type fight struct {
	asked   command.Asked
	scene   *command.Scene
	book    *rulebook.Rulebook
	units   [2]*rulebook.Unit // attacker, defender
	battle  *setup.Battle
	state   battlelore.State
	numbers [2]uint8 // of the units, for the engine
}

func newFight(c *library.Catalog, asked command.Asked) (*fight, error) {
	q := &fight{asked: asked, book: rulebook.Base()}
	var others []*source.File
	for _, e := range c.Rulebooks() {
		others, q.book = append(others, e.Doc.File), e.Rules()
	}
	for i, word := range []string{asked.Attacker, asked.Defender} {
		if q.units[i] = command.Find(q.book.Units.All(), word); q.units[i] == nil {
			return nil, report.Wrongf("run `muster list units --game "+rulebook.GameName+"`",
				"the rulebook has no unit %q", word)
		}
	}
	var err error
	if q.scene, err = command.NewScene(q.book.Boards.Get(library.BoardStandard), &q.book.Tables, &asked); err != nil {
		return nil, err
	}
	name := func(kind string) string { return command.ID + "." + kind + ".toml" }
	files := library.Project([]*source.File{
		source.NewFile(name(rulebook.KindMap), q.scene.Map(rulebook.GameName)),
		source.NewFile(name(rulebook.KindAdventure), q.adventure()),
	}, others, 1)
	f := files.Find(rulebook.KindMap, command.ID).Field()
	for _, h := range []hex.Hex{q.scene.Attacker, q.scene.Defender} {
		if f != nil && f.Impassable.Has(h) {
			return nil, q.scene.Refused(h, "BL-RET-02")
		}
	}
	battle, refused := setup.New(files, files.Find(rulebook.KindAdventure, command.ID), setup.Options{})
	if len(refused) > 0 {
		return nil, report.Wrongf("run `muster check`", "the attack cannot be set up: %s", refused[0].Message())
	}
	q.battle, q.state = battle, battle.Start()
	for i := range battle.Units {
		switch battle.Units[i].At {
		case q.scene.Attacker:
			q.numbers[0] = uint8(i)
		case q.scene.Defender:
			q.numbers[1] = uint8(i)
		}
	}
	return q, nil
}

// adventure writes the adventure of the attack. Creatures need Lore (BL-CRE-01).
func (q *fight) adventure() []byte {
	b, kind, council := strings.Builder{}, "medieval", "command_cards = 5"
	if q.units[0].Creature() || q.units[1].Creature() {
		kind, council = rulebook.Lore, "command_cards = 5\ncouncil = { commander = 3, creature = 3 }"
	}
	fmt.Fprintf(&b, "kind = \"adventure\"\nformat = 1\nid = %q\nname = \"Odds\"\ntype = %q\nmap = %q\nfirst = %q\n"+
		"[victory]\nbanners = 5\n", command.ID, kind, command.ID, boards.Standard)
	at := []string{q.scene.Label(q.scene.Defender)}
	for _, h := range q.scene.Friends {
		at = append(at, q.scene.Label(h))
	}
	side := func(camp boards.Camp, unit *rulebook.Unit, at []string) {
		fmt.Fprintf(&b, "[%s]\n%s\n[[%s.units]]\ntype = %q\nat = [\"%s\"]\n", camp, council, camp, unit.ID,
			strings.Join(at, `", "`))
	}
	side(boards.Pennant, q.units[1], at)
	side(boards.Standard, q.units[0], []string{q.scene.Label(q.scene.Attacker)})
	return []byte(b.String())
}

// kind returns the engine's kind of a unit, 0 the attacker and 1 the defender.
func (q *fight) kind(i int) *battlelore.Kind {
	return &q.battle.Rules.Kinds[q.state.Units[q.numbers[i]].Kind]
}

// dice returns the dice of the attack from the engine.
func (q *fight) dice() (battlelore.AttackDice, error) {
	r, s := q.battle.Rules, &q.state
	u := &s.Units[q.numbers[0]]
	u.Marks |= battlelore.Ordered
	view := battlelore.See(r, s, u.Owner)
	name, k := q.units[0].Name, q.kind(0)
	if q.asked.Moved {
		u.Marks |= battlelore.Moved
		if view.Barred(q.numbers[0], q.scene.Attacker) {
			return battlelore.AttackDice{}, report.Wrongf("drop --moved", "%s cannot battle in the turn of the "+
				"move into %s (CTA-TER-04)", name, q.scene.From.Name)
		}
	}
	out, ok := view.AttackDice(q.numbers[0], q.numbers[1])
	switch n := q.asked.Distance(); {
	case ok:
		return out, nil
	case n > 1 && !k.Missile:
		return out, report.Wrongf("drop --range", "without a missile weapon, %s cannot attack at %d hexes (BL-BAT-04)",
			name, n)
	case n > int(k.Range):
		return out, report.Wrongf(fmt.Sprintf("write --range %d or less", k.Range),
			"the target is out of range: %s can attack at %d hexes or less (BL-BAT-05)", name, k.Range)
	}
	return out, report.Wrongf("", "%s cannot attack there: there is no line of sight (BL-BAT-07)", name)
}
