package rulebookcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/wording"
)

// shareMisfit returns the inconsistent values of an amount: a number or the base of a part, as the effect reads, and
// the fraction (BL-LOR-05, R-143).
func shareMisfit(do, by string, bases []string, parted, numbered bool) complaint {
	if by == "" {
		if parted {
			return complaint{"part", "the effect does not set what it is a part of",
				"add by = " + words(bases) + ", or remove part"}
		}
		return complaint{}
	}
	switch {
	case numbered:
		return complaint{"by", "the effect has both a number and by", "remove n or by"}
	case !slices.Contains(bases, by):
		return complaint{"by", fmt.Sprintf("%q = 0 is no part of %q", do, by), "write " + words(bases)}
	}
	return complaint{}
}

// words joins words of the vocabulary for a message.
func words(list []string) string {
	quoted := make([]string, len(list))
	for i, word := range list {
		quoted[i] = fmt.Sprintf("%q", word)
	}
	return wording.List(quoted, "or")
}

// strength returns a list of fractions as numbers in increasing order of strength.
func strength(parts rulebook.Choices) rulebook.Amount {
	out := make(rulebook.Amount, len(parts))
	for i, part := range parts {
		out[i] = len(rulebook.Parts()) - slices.Index(rulebook.Parts(), part)
	}
	return out
}
