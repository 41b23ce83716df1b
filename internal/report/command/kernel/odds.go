package kernel

import (
	"fmt"
	"strings"

	"muster/catalog"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/report/command"
	"muster/maps/hex"
	"muster/report"
	"muster/schema/source"
)

// Ask returns the answer about an attack with the shipped rulebook and those of a project. The error is a report.Wrong.
func Ask(of *library.Game, project *catalog.Catalog, asked command.Asked) (*command.Answer, error) {
	q, err := newFight(of, of.Of(project), asked)
	if err != nil {
		return nil, err
	}
	return q.answer()
}

// fight is an attack that is set up.
type fight struct {
	game    *library.Game
	asked   command.Asked
	scene   *command.Scene
	book    *rulebook.Rulebook
	units   [2]*rulebook.Unit // attacker, defender
	bow     bool              // the attacker carries a Bow marker
	battle  *setup.Battle
	state   kernel.State
	numbers [2]uint8 // of the units, for the engine
}

func newFight(of *library.Game, c *library.Catalog, asked command.Asked) (*fight, error) {
	q := &fight{game: of, asked: asked, book: of.Base()}
	var others []*source.File
	for _, e := range c.Rulebooks() {
		others, q.book = append(others, e.Doc.File), e.Rules()
	}
	for i, word := range []string{asked.Attacker, asked.Defender} {
		if q.units[i] = command.Find(q.book.Units.All(), word); q.units[i] == nil {
			return nil, report.Wrongf("run `muster list units --game "+of.Name+"`",
				"the rulebook has no unit %q", word)
		}
	}
	q.bow = asked.Distance() > 1 && q.units[0].Fire == nil && q.units[0].Bow != nil
	var err error
	if q.scene, err = command.NewScene(q.book.Boards.Get(of.Board), &q.book.Tables, &asked); err != nil {
		return nil, err
	}
	name := func(kind string) string { return command.ID + "." + kind + ".toml" }
	files := of.Project([]*source.File{
		source.NewFile(name(rulebook.KindMap), q.scene.Map(of.Name)),
		source.NewFile(name(rulebook.KindAdventure), q.adventure()),
	}, others, 1)
	f := files.Find(rulebook.KindMap, command.ID).Field()
	for _, h := range []hex.Hex{q.scene.Attacker, q.scene.Defender} {
		if f != nil && f.Impassable.Has(h) {
			return nil, q.scene.Refused(h, "MED-RET-02")
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

// adventure writes the adventure of the attack.
func (q *fight) adventure() []byte {
	b := strings.Builder{}
	fmt.Fprintf(&b, "kind = \"adventure\"\ngame = %q\nformat = 1\nid = %q\nname = \"Odds\"\nmap = %q\n"+
		"first = \"bottom\"\n[victory]\ntop = 5\nbottom = 5\n", q.game.Name, command.ID, command.ID)
	at := []string{q.scene.Label(q.scene.Defender)}
	for _, h := range q.scene.Friends {
		at = append(at, q.scene.Label(h))
	}
	side := func(name string, unit *rulebook.Unit, at []string) {
		fmt.Fprintf(&b, "[%s]\ncommand = 5\n[[%s.units]]\ntype = %q\nat = [\"%s\"]\n", name, name, unit.ID,
			strings.Join(at, `", "`))
	}
	side("top", q.units[1], at)
	side("bottom", q.units[0], []string{q.scene.Label(q.scene.Attacker)})
	if q.bow {
		b.WriteString("bow = true\n")
	}
	return []byte(b.String())
}

// dice returns the dice of the attack from the engine.
func (q *fight) dice() (kernel.AttackDice, error) {
	r, s, i := q.battle.Rules, &q.state, q.numbers[0]
	u := &s.Units[i]
	u.Marks |= kernel.Ordered
	view := kernel.See(r, s, boards.Standard)
	name, k := q.units[0].Name, &r.Kinds[u.Kind]
	if q.asked.Moved {
		u.Marks |= kernel.Moved
		if view.Bars(i, q.scene.Attacker) {
			return kernel.AttackDice{}, report.Wrongf("drop --moved", "%s cannot battle in the turn of the move "+
				"into %s (MED-TER-04)", name, q.scene.From.Name)
		}
	}
	out, ok := view.AttackDice(i, q.numbers[1])
	switch n := q.asked.Distance(); {
	case ok:
		return out, nil
	case n > 1 && k.Range == 0:
		return out, report.Wrongf("drop --range", "without a bow, %s cannot fire at %d hexes (MED-BAT-03)", name, n)
	case n > int(k.Range):
		return out, report.Wrongf(fmt.Sprintf("write --range %d or less", k.Range),
			"the target is out of range: %s can fire at %d hexes or less (MED-BAT-03)", name, k.Range)
	}
	return out, report.Wrongf("", "%s cannot fire there: there is no line of sight (MED-BAT-03)", name)
}
