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

// Witness is a case that goes wrong: cards for one camp or both, and what is to be seen when it is played.
type Witness struct {
	Key   string      // of what goes wrong, as file names have it
	What  report.Text // "pennant-a: Guards lost", as a report says it
	Camp  boards.Camp
	Sets  [boards.Camps][]*deck.Set
	Draws [boards.Camps][]deck.Draw // of allies the red one's first; none is whatever is drawn
	Zones [boards.Camps]string      // ids; "" for the first

	crowd  bool          // what Scouts stand on may matter: of two Epic sets a player
	scouts *epic.Witness // where the camp's Scout Guard has to stand; nil when it does not matter
	shows  func(*deploy.Deployment) bool
}

// Name is the witness's own among all of an answer.
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

// drawWords is a draw for people, or those of two allies.
func drawWords(draws []deck.Draw) string {
	if len(draws) == 1 {
		return draws[0].Words()
	}
	return "red: " + draws[0].Words() + ", blue: " + draws[1].Words()
}

// drawText is a draw as the command line has it, or those of two allies.
func drawText(draws []deck.Draw) string {
	texts := make([]string, len(draws))
	for i := range draws {
		texts[i] = draws[i].String()
	}
	return strings.Join(texts, "/")
}

// happens looks for events of a camp.
func happens(camp boards.Camp, kinds ...events.EventKind) func(*deploy.Deployment) bool {
	return func(d *deploy.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e events.Event) bool {
			return e.Camp == camp && slices.Contains(kinds, e.Kind)
		})
	}
}

// drowns looks for a camp's Guard that could not keep its mark because of the ground.
func drowns(camp boards.Camp) func(*deploy.Deployment) bool {
	return func(d *deploy.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e events.Event) bool {
			return e.Camp == camp && e.From != hex.None && d.Field.Impassable.Has(e.From)
		})
	}
}

// yields looks for a unit whose mark an ally's holds.
func yields(camp boards.Camp) func(*deploy.Deployment) bool {
	return func(d *deploy.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e events.Event) bool { return e.Camp == camp && e.Held })
	}
}

// scoutsBack looks for a Scout Guard unit on the baseline.
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

// offMark looks for a Guard that could not keep its mark, be the ground impassable or a Scout Guard on it.
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

// token looks for a token of a colour.
func token(camp boards.Camp, banner string, reserve bool) func(*deploy.Deployment) bool {
	return func(d *deploy.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e events.Event) bool {
			return e.Kind == events.LevyPlaced && e.Camp == camp && e.Banner.ID == banner &&
				(e.How == events.FromReserve) == reserve
		})
	}
}

// special looks for events of a variant, by their words.
func special(camp boards.Camp, kinds ...string) func(*deploy.Deployment) bool {
	return func(d *deploy.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e events.Event) bool {
			return e.Kind == events.Special && e.Camp == camp && slices.Contains(kinds, e.More.Kind())
		})
	}
}

// either is true when any of several is.
func either(list ...func(*deploy.Deployment) bool) func(*deploy.Deployment) bool {
	return func(d *deploy.Deployment) bool {
		return slices.ContainsFunc(list, func(f func(*deploy.Deployment) bool) bool { return f(d) })
	}
}
