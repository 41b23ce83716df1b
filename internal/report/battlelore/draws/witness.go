package draws

import (
	"slices"
	"strings"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/prove/epic"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
	"muster/report"
)

// Witness is a case of a problem: cards for one camp or both, and the expected event in its game.
type Witness struct {
	Key   string      // of the problem, for file names
	What  report.Text // "pennant-a: Guards lost", as a report says it
	Camp  boards.Camp
	Sets  [boards.Camps][]*deck.Set
	Draws [boards.Camps][]deck.Draw // of allies the red one's first; none: any draw
	Zones [boards.Camps]string      // ids; "" for the first

	crowd  bool          // the hexes of Scouts may matter: of two Epic sets a player
	scouts *epic.Witness // positions of the camp's Scout Guard; nil if they do not matter
	shows  func(*deploy.Deployment) bool
}

// Name returns the unique name of the witness in an answer.
func (w *Witness) Name() string {
	return strings.Join([]string{
		strings.Join(ids(w.Sets[boards.Pennant]), "+"), "vs", strings.Join(ids(w.Sets[boards.Standard]), "+"),
		w.Camp.String(), w.Key,
	}, "-")
}

// Cards names the cards of a witness for people.
func (w *Witness) Cards() string {
	var parts []string
	for camp := range boards.Camp(boards.Camps) {
		if len(w.Draws[camp]) == 0 {
			continue
		}
		text := camp.String() + " " + drawWords(w.Draws[camp])
		if w.Zones[camp] != "" {
			text += " in the " + w.Zones[camp] + " zones"
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "; ")
}

// drawWords describes a draw for people, or those of two allies.
func drawWords(draws []deck.Draw) string {
	if len(draws) == 1 {
		return draws[0].Words()
	}
	return "red: " + draws[0].Words() + ", blue: " + draws[1].Words()
}

// drawText returns a draw in the form of the command line, or those of two allies.
func drawText(draws []deck.Draw) string {
	texts := make([]string, len(draws))
	for i := range draws {
		texts[i] = draws[i].String()
	}
	return strings.Join(texts, "/")
}

// happens detects events of a camp.
func happens(camp boards.Camp, kinds ...events.EventKind) func(*deploy.Deployment) bool {
	return func(d *deploy.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e events.Event) bool {
			return e.Camp == camp && slices.Contains(kinds, e.Kind)
		})
	}
}

// drowns detects a camp's Guard that could not keep its mark because of the ground.
func drowns(camp boards.Camp) func(*deploy.Deployment) bool {
	return func(d *deploy.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e events.Event) bool {
			return e.Camp == camp && e.From != hex.None && d.Field.Impassable.Has(e.From)
		})
	}
}

// yields detects a unit whose mark is held by an ally's unit.
func yields(camp boards.Camp) func(*deploy.Deployment) bool {
	return func(d *deploy.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e events.Event) bool { return e.Camp == camp && e.Held })
	}
}

// scoutsBack detects a Scout Guard unit on the baseline.
func scoutsBack(camp boards.Camp) func(*deploy.Deployment) bool {
	return func(d *deploy.Deployment) bool {
		row := d.Field.Hexes.Baseline(camp)
		for i := range d.Placed {
			if p := &d.Placed[i]; p.Camp == camp && p.How == events.FromScoutGuard && row.Has(p.Hex) {
				return true
			}
		}
		return false
	}
}

// offMark detects a Guard that could not keep its mark, because of impassable ground or a Scout Guard on it.
func offMark(camp boards.Camp) func(*deploy.Deployment) bool {
	return func(d *deploy.Deployment) bool { return anyEvent(d, camp, organized.OffMark) }
}

func anyEvent(d *deploy.Deployment, camp boards.Camp, is func(*rulebook.Field, *events.Event) bool) bool {
	for i := range d.Events {
		if e := &d.Events[i]; e.Camp == camp && is(d.Field, e) {
			return true
		}
	}
	return false
}

// token detects a token of a colour.
func token(camp boards.Camp, banner string, reserve bool) func(*deploy.Deployment) bool {
	return func(d *deploy.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e events.Event) bool {
			return e.Kind == events.LevyPlaced && e.Camp == camp && e.Banner.ID == banner &&
				(e.Placing == events.FromReserve) == reserve
		})
	}
}

// special detects events of a variant, by their words.
func special(camp boards.Camp, kinds ...string) func(*deploy.Deployment) bool {
	return func(d *deploy.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e events.Event) bool {
			return e.Kind == events.Special && e.Camp == camp && slices.Contains(kinds, e.More.Kind())
		})
	}
}

// either reports whether any of several conditions is true.
func either(list ...func(*deploy.Deployment) bool) func(*deploy.Deployment) bool {
	return func(d *deploy.Deployment) bool {
		return slices.ContainsFunc(list, func(f func(*deploy.Deployment) bool) bool { return f(d) })
	}
}
