package effect

import (
	"fmt"
	"strings"
)

// Whom words the target of an effect; it is "it" if the schema states the target first.
func (t *Text) Whom(e *Effect) string {
	if t.Aside {
		return "it"
	}
	return t.Name[e.To.What]
}

// does puts the target of an effect before its action, unless the target is stated already.
func (t *Text) does(e *Effect, what string) string {
	if t.Aside {
		return what
	}
	return t.Whom(e) + " " + what
}

func formatMove(t *Text, e *Effect) string {
	out := "a move"
	if len(e.N.N) > 0 || t.Aside {
		out += " of up to " + Counts(e.N.N, "hex", "0")
	}
	if !t.Aside {
		out += " for up to " + Counts(e.To.Most.N, "unit", "0")
	}
	return out + When(e.Clear, " that does not end next to an enemy")
}

func formatPlace(_ *Text, e *Effect) string {
	out := "is set on a vacant hex that it may enter"
	switch e.What {
	case Near:
		out += ", within " + Counts(e.Within, "hex", "0")
	case Baseline:
		out += ", on the own baseline"
	}
	if len(e.Figures) > 0 {
		out += ", with " + Counts(e.Figures, "figure", "0")
	}
	return out
}

func formatHeal(t *Text, e *Effect) string {
	if e.Time != "" {
		return t.healsAt(e)
	}
	return t.does(e, "gets back "+t.Amount(e, "up to ", "figure"))
}

func formatLose(t *Text, e *Effect) string { return t.does(e, "loses "+t.Amount(e, "", "figure")) }

func formatRetreat(t *Text, e *Effect) string {
	return t.does(e, "retreats "+Counts(e.N.N, "hex", "0"))
}

func formatRoll(t *Text, e *Effect) string {
	out := t.Amount(e, "", "die") + " against " + t.Whom(e) + ", hit by " + t.Faces(e.Hits)
	if len(e.Kills) > 0 {
		out += ", killed by " + t.Faces(e.Kills)
	}
	return out + When(e.Flags, ", flags count")
}

func formatGain(t *Text, e *Effect) string {
	switch {
	case e.Time != "":
		return t.gainsAt(e)
	case !t.Aside:
		return t.Amount(e, "", t.Token)
	case e.N.Of == Paid && len(e.N.Part) == 0:
		return "the player gains " + t.name(Paid, e)
	}
	return "the player gains " + t.Amount(e, "", t.Token)
}

func formatDraw(t *Text, e *Effect) string {
	who, what, when := "", "card", " at the end of the turn"
	if t.Aside {
		who, what, when = "the player ", Title(e.Deck)+" card", ""
	}
	out := fmt.Sprintf("%sdraws %s%s and keeps %d", who, Counts(e.N.N, what, "0"), when, e.Keep)
	return out + When(t.Aside && e.Deck == DeckCommand, ", at the end of the turn in place of the draw")
}

func formatDiscard(t *Text, e *Effect) string {
	if e.N.Of != "" {
		return "loses, at random, " + t.Amount(e, "", "card")
	}
	return "loses " + Counts(e.N.N, Title(e.Deck)+" card", "0") + " at random"
}

func formatCancel(*Text, *Effect) string { return "the card or the attack is called off" }

func formatReroll(_ *Text, e *Effect) string {
	return "rolls up to " + Counts(e.N.N, "die", "all") + When(e.What == Misses, " that are no hit") + " again, once"
}

func formatIgnore(_ *Text, e *Effect) string {
	what := map[string]string{
		IgnoreColour: "hit of its colour", IgnoreStrikes: "bonus strike", IgnoreHits: "hit", IgnoreFlags: "flag",
	}[e.What]
	much := strings.ReplaceAll(Counts(e.N.N, what, "all"), "hit of its colours", "hits of its colour")
	return e.UntilWords() + "ignores " + much
}
