package results

import (
	"strings"

	"muster/deploycards"
	bldraw "muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
	answers "muster/internal/report/battlelore"
	"muster/internal/sheet/battlelore"
	"muster/report"
	"muster/sheet"
)

// witness is a draw that shows a problem of a set.
type witness struct {
	set     *prove.SetReport
	class   prove.Class
	trouble trouble
}

// witnesses lists the smallest draw for every problem of every set, and draws the most severe.
func (b *impromptuReport) witnesses(w *sheet.Writer) {
	var all []witness
	for _, t := range troubles {
		b.each(func(s *prove.SetReport) {
			if c := t.class(s); c.Witness != nil {
				all = append(all, witness{s, c, t})
			}
		})
	}
	if len(all) == 0 {
		return
	}
	w.Section("Draws to replay", "wide again")
	var entries []string
	worst := all[0]
	for _, x := range all {
		if x.trouble.one == worst.trouble.one && x.class.Worst > worst.class.Worst {
			worst = x
		}
		text := "**" + sheet.Esc(x.set.Set.Def.ID) + "** " + x.trouble.one + " in " + sheet.Number(x.class.Cases) + " of " +
			sheet.Number(prove.Cases) +
			" cases, at most " + sheet.Number(x.class.Worst) + " in one draw; example: "
		if c := b.command(x); c != "" {
			text += "`" + c + "`"
		} else {
			text += x.class.Witness.Words()
		}
		entries = append(entries, text)
	}
	w.Items(false, entries)
	b.board(w, worst)
}

// witnessSeed decides the open parts of a witness: the other camp's draw, and every choice.
const witnessSeed = 1

// command returns the command that plays a witness against the other camp's first set; "" if it has none, or if a name
// is not safe on a command line.
func (b *impromptuReport) command(x witness) string {
	other := b.otherCamp(x.set.Camp)
	if other == nil {
		return ""
	}
	words := report.Command{
		"muster", "deploy", b.Field.Map.ID, "--mode", "impromptu", "--seed", sheet.Number(witnessSeed),
		"--sets", x.set.Camp.String() + "=" + x.set.Set.Def.ID,
		"--" + x.set.Camp.String() + "-draw", x.class.Witness.String(),
		"--sets", other.Camp.String() + "=" + other.Set.Def.ID,
	}
	if b.Reserve == deploycards.ReserveAll {
		words = append(words, "--reserve", b.Reserve)
	}
	if len(b.played.Boxes) > 0 {
		words = append(words, "--boxes", strings.Join(b.played.Boxes, ","))
	}
	line := words.String()
	if strings.ContainsAny(line, "`\n") {
		return ""
	}
	return line
}

// board plays a witness and draws the result.
func (b *impromptuReport) board(w *sheet.Writer, x witness) {
	other := b.otherCamp(x.set.Camp)
	if other == nil {
		return
	}
	opts := b.played
	opts.Seed, opts.Reserve, opts.Policy, opts.Dice = witnessSeed, b.Reserve, [boards.Camps]deploy.Policy{}, nil
	opts.Draw = [boards.Camps]*deck.Draw{}
	opts.Draw[x.set.Camp] = x.class.Witness
	var sets [boards.Camps]*deck.Set
	sets[x.set.Camp], sets[other.Camp] = x.set.Set, other.Set
	d, refused := deploy.Impromptu(b.Field, sets, opts)
	if len(refused) > 0 {
		return
	}
	w.Section("The worst draw on the board", "wide keep")
	w.Para(b.name(x.set.Set) + " with " + x.class.Witness.Words() + ", against " + b.name(other.Set) + " with " +
		d.Draw[other.Camp].Words() +
		". Red outline: hexes of a card that a unit could not use.")
	scene := answers.SetUp(d, nil)
	w.Fence("battlemap", bldraw.Text(battlelore.Untitled(scene)), battlelore.Figure(scene))
}
