package rulebook

import (
	"slices"
	"strconv"
	"strings"
)

// PowerTextFaults lists disagreements of a creature's power's wording and effects: in numbers, targets, tokens and
// amounts for each Lore symbol. It is empty for a power without a wording or without effects.
func (r *Rulebook) PowerTextFaults(p *Power) []string {
	if p.Effect == "" || len(p.Effects) == 0 {
		return nil
	}
	t := newWording(strings.ReplaceAll(p.Effect, "one ", "1 "))
	t.numbers = []int{1} // "one die", "one figure"
	says := map[string]bool{}
	for i := range p.Effects {
		r.compareEffect(t, &p.Effects[i])
		says[p.Effects[i].Do], says[p.Effects[i].To], says[p.Effects[i].Per] = true, true, true
		says["flags"] = says["flags"] || p.Effects[i].Flags
	}
	for _, c := range []struct {
		yes        bool
		word, what string
	}{
		{says[ToOthers] || says[ToAdjacent], "adjacent", "adjacent units"},
		{says[ToFlown], "flown over", "units flown over"},
		{says[PerLore], "each lore symbol", "a number for each Lore symbol"},
		{p.Needs == NeedsHit, "a hit in", "a need for a hit"},
		{p.PaidFirst, "paid first", "a price that is paid first"},
	} {
		switch said := strings.Contains(t.text, c.word); {
		case c.yes && !said:
			t.fault("the power has %s, the text does not say %q", c.what, c.word)
		case !c.yes && said:
			t.fault("the text says %q, the power does not have %s", c.word, c.what)
		}
	}
	if t.has("flags count") && !says["flags"] {
		t.fault("the text says \"flags count\", in the power they do not")
	}
	for i := range r.Tokens.All() {
		name := strings.ToLower(r.Tokens.All()[i].Name)
		if t.has(name) &&
			!slices.ContainsFunc(p.Effects, func(d PowerEffect) bool { return d.Token == r.Tokens.All()[i].ID }) {
			t.fault("the text speaks of a %s, the power puts none", name)
		}
	}
	for _, number := range someNumber().FindAllString(t.text, -1) {
		if n, _ := strconv.Atoi(number); !slices.Contains(t.numbers, n) {
			t.fault("the text says %s, the power does not", number)
		}
	}
	return t.faults
}

func (r *Rulebook) compareEffect(t *wording, d *PowerEffect) {
	if d.N > 0 {
		t.amount(Amount{d.N}, map[string]string{
			PowerRoll: "dice", PowerRetreat: "hexes", PowerLose: "figures", PowerGrow: "heads", PowerToken: "tokens",
		}[d.Do])
	}
	t.share(d.By, Choices{d.Part})
	t.need(d.Do == PowerRetreat, "retreat", "sends units back")
	t.need(d.Do == PowerLose, "figure", "costs figures")
	token := r.Tokens.Get(d.Token)
	if d.Do != PowerToken || token == nil {
		return
	}
	t.need(true, strings.ToLower(token.Name), "puts a "+token.Name)
	t.numbers = append(t.numbers, token.Dice, token.DiceMost, token.Turns)
}
