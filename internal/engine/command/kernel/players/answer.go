package players

import (
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/policy"
)

// struck evaluates the current attack from its target's view: its effect on the target and its Leader, without flags,
// and the probability that the target is eliminated.
func (p *Greedy) struck(v kernel.View, f *kernel.Frame) (points, kill int32, s kernel.Strike) {
	able := v.Able(f.Unit)
	s = v.Strike(f.Unit, f.Target, v.Unit(f.Unit).At, v.Unit(f.Target).At, &able)
	points, kill = p.harm(v, &s, f.Target)
	return points, kill, s
}

// react evaluates a card with which the own unit strikes first, compared with keeping it. It counts the damage to the
// attacker and the attacker's reduced strength. The unit loses its battle back and the chance to evade.
func (p *Greedy) react(v kernel.View, card uint8) int32 {
	f, ok := v.Battle()
	if !ok || f.Target == kernel.NoUnit {
		return 0
	}
	mine, foe := v.Unit(f.Target), v.Unit(f.Unit)
	hurt, kill, _ := p.struck(v, &f)
	first := v.Reply(f.Target, f.Unit, foe.At)
	first.Dice += int(v.Rules().Cards[card].Reaction.Dice)
	does, fells := p.harm(v, &first, f.Unit)
	flagged := p.flagged(v, f.Unit, first.Dice) * (policy.Whole - fells) / policy.Whole
	does += flagged * p.driven(v, f.Unit)
	saved := int64(hurt) * int64(fells+flagged) / policy.Whole // it is gone, or no longer adjacent
	back := v.Reply(f.Target, f.Unit, foe.At)
	lost, _ := p.harm(v, &back, f.Unit)
	lost = int32(int64(lost) * int64(policy.Whole-kill) / policy.Whole / 2) // the value of the lost battle back
	if v.Rules().Kinds[mine.Kind].Evades != 0 && p.evade(v, f.Target) > 0 {
		saved /= 2
	}
	return (does+int32(saved)-lost)/policy.Whole - p.w.Answering
}

// evade evaluates evading: the avoided hits, less the battle back and the ground.
func (p *Greedy) evade(v kernel.View, i uint8) int32 {
	f, ok := v.Battle()
	if !ok || f.Target != i {
		return 0
	}
	u := v.Unit(i)
	hurt, kill, s := p.struck(v, &f)
	flagged := p.flagged(v, i, s.Dice) * (policy.Whole - kill) / policy.Whole
	hurt += flagged * p.driven(v, i)
	only := kernel.Strike{Dice: s.Dice, Sides: p.class(v, u)}
	still, _ := p.harm(v, &only, i)
	back := v.Reply(i, f.Unit, v.Unit(f.Unit).At)
	answer, _ := p.harm(v, &back, f.Unit)
	answer = int32(int64(answer/policy.Whole) * int64(policy.Whole-kill-flagged) / policy.Whole)
	points := (hurt-still)/policy.Whole - answer
	if k := &v.Rules().Kinds[u.Kind]; k.Parting > 0 {
		points += p.odds.UpTo(4, int(k.Parting), policy.Sides(p.class(v, v.Unit(f.Unit)))) * p.w.Block / policy.Whole
	}
	if ways := v.WayBack(i, u.At); !ways.Empty() {
		points += (p.place(v, i, ways.First()) - p.place(v, i, u.At)) / 2
	}
	return points
}
