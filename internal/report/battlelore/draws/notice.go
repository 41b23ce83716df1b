package draws

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/report"
	"muster/schema/diag"
)

// noticesOf are what is to be known of a deployment: creatures without Lore, Specialists in vain.
func noticesOf(list []deploy.Notice) []report.Notice {
	out := []report.Notice{}
	for _, n := range list {
		out = append(out, report.Notice{Severity: diag.Warning.String(), Message: n.Text, Help: n.Help, Rules: n.Rules})
	}
	return out
}

// CreatureNotices are the creatures on the cards of a set that is deployed without Lore.
func CreatureNotices(set *deck.Set) []report.Notice { return noticesOf(deploy.CreatureNotices(set)) }
