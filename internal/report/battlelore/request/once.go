package request

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/report"
	"muster/schema/diag"
)

// Deploy plays one draw with the line's seed.
func (r *Request) Deploy() (*deploy.Deployment, error) {
	seed, err := strconv.ParseUint(r.line.Seed, 10, 64)
	if err != nil {
		return nil, report.Wrongf("write a whole number from 0 to 18446744073709551615", "--seed %q is not a whole number",
			r.line.Seed)
	}
	opts := r.line.Options()
	opts.Seed = seed
	opts.Specialists = callingOf(r.line.Specialists)
	players, err := r.players()
	if err != nil {
		return nil, err
	}
	d, refused := deploy.Deploy(r.field, r.mode, players, opts)
	if len(refused) > 0 {
		return nil, refusal(refused)
	}
	return d, nil
}

// refusal returns the error for an illegal deployment.
func refusal(list []pieces.Refusal) error {
	var texts, rules []string
	hint := ""
	for _, r := range list {
		if text := r.Message(); !slices.Contains(texts, text) { // both allies of a camp get the same message
			texts = append(texts, text)
		}
		rules = append(rules, r.Rules()...)
		if r.Near != "" && hint == "" {
			hint = cmp.Or(diag.Meant(r.Text, strings.Split(r.Want, ", ")), "did you mean "+r.Near+"?")
		}
	}
	if hint == "" {
		hint = epicHint(list)
	}
	if hint == "" && len(rules) > 0 {
		hint = "read `muster explain " + rules[0] + "`"
	}
	return report.Wrongf(hint, "%s", strings.Join(texts, "; "))
}
