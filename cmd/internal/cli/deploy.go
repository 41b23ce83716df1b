package cli

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"muster/engine/catalog"
	"muster/engine/field"
	"muster/engine/muster"
	"muster/maps/hex"
	"muster/schema"
)

// deployFlags are what `muster deploy` is told.
type deployFlags struct {
	mode    string
	sets    [hex.Camps]string
	draws   [hex.Camps]string
	seed    string
	reserve string
	boxes   []string
	all     bool
	format  string
}

func (a *app) deployCommand() *cobra.Command {
	var flags deployFlags
	cmd := &cobra.Command{
		Use:   "deploy MAP",
		Short: "Deploy two Call to Arms sets on a battle map, one draw or every draw",
		Long: `Play the deployment of Call to Arms on a battle map: one draw from a seed, told step by step with the drawn
board, or with --all every draw of every set of both camps, answered exactly.

MAP and the sets are ids or files. Without --pennant or --standard, --all takes every set of the camp that is in the
library or among the given files.`,
		Example: `  muster deploy two-oaks --mode impromptu --pennant pennant-a --standard standard-a --seed 7
  muster deploy two-oaks --mode impromptu --pennant pennant-a --standard standard-a --seed 7 --pennant-draw 3,5,1/7
  muster deploy two-oaks --mode impromptu --all`,
		Args: exactly(1, "one map, an id or a file"),
		RunE: func(_ *cobra.Command, args []string) error { return a.deploy(args[0], flags) },
	}
	f := cmd.Flags()
	f.StringVar(&flags.mode, "mode", "impromptu", "the mode of Call to Arms: impromptu")
	f.StringVar(&flags.seed, "seed", "", "the seed of draws, choices and dice, a number from 0 on")
	f.StringVar(&flags.reserve, "reserve", muster.ReserveTwo, "units that the Reserve brings: two, or all for the starting player (CTA-09b)")
	f.StringSliceVar(&flags.boxes, "boxes", nil, "the boxes on the table; those that the sets are built for when not given")
	f.BoolVar(&flags.all, "all", false, "every draw, exactly")
	f.StringVar(&flags.format, "format", "text", "how to write the answer: text or json")
	for camp := range hex.Camp(hex.Camps) {
		f.StringVar(&flags.sets[camp], camp.String(), "", "the set of the "+camp.String()+"s, an id or a file")
		f.StringVar(&flags.draws[camp], camp.String()+"-draw", "", "their cards: right wing, centre, left wing/reserve, as in 3,5,1/7")
	}
	return cmd
}

func (a *app) deploy(name string, flags deployFlags) error {
	if flags.mode != "impromptu" {
		return usage("write --mode impromptu, the mode that this Muster plays", "unknown mode %q", flags.mode)
	}
	if err := oneOf("format", flags.format, "text", "json"); err != nil {
		return err
	}
	if err := oneOf("reserve", flags.reserve, muster.ReserveTwo, muster.ReserveAll); err != nil {
		return err
	}
	if flags.all && (flags.seed != "" || flags.draws[0] != "" || flags.draws[1] != "") {
		return usage("drop --seed and the draws, or --all", "--all answers for every draw and takes no seed and no draw")
	}
	words := []string{name}
	for camp := range hex.Camp(hex.Camps) {
		if flags.sets[camp] != "" {
			words = append(words, flags.sets[camp])
		} else if !flags.all {
			return usage("add --"+camp.String()+" SET, or --all for every set", "one draw wants a set for each camp")
		}
	}
	c, err := a.definitions(words...)
	if err != nil {
		return err
	}
	e, err := a.definition(c, name, schema.KindMap)
	if err != nil {
		return err
	}
	opts := muster.Options{Boxes: flags.boxes, Reserve: flags.reserve}
	if flags.all {
		return a.deployAll(c, c.Field(e), flags, opts)
	}
	return a.deployOnce(c, c.Field(e), flags, opts)
}

// set links one deployment set.
func (a *app) set(c *catalog.Catalog, word string) (*muster.Set, error) {
	e, err := a.definition(c, word, schema.KindDeploycards)
	if err != nil {
		return nil, err
	}
	set, _ := muster.LinkSet(e.Set, c.Rules(e)) // its faults are findings, and it has none of severity error
	return set, nil
}

func (a *app) deployOnce(c *catalog.Catalog, f *field.Field, flags deployFlags, opts muster.Options) error {
	if flags.seed == "" {
		return usage("add --seed NUMBER: the same seed gives the same deployment", "one draw wants a seed")
	}
	seed, err := strconv.ParseUint(flags.seed, 10, 64)
	if err != nil {
		return usage("write a whole number from 0 to 18446744073709551615", "%q is no seed", flags.seed)
	}
	opts.Seed = seed
	var sets [hex.Camps]*muster.Set
	for camp := range hex.Camp(hex.Camps) {
		if sets[camp], err = a.set(c, flags.sets[camp]); err != nil {
			return err
		}
		if text := flags.draws[camp]; text != "" {
			draw, fault := muster.ParseDraw(text)
			if fault != "" {
				return usage("name a card for the right wing, the centre, the left wing and the reserve", "--%s-draw: %s", camp, fault)
			}
			opts.Draw[camp] = &draw
		}
	}
	d, refused := muster.Impromptu(f, sets, opts)
	if len(refused) > 0 {
		return refusal(refused)
	}
	if flags.format == "json" {
		return a.deploymentJSON(d)
	}
	return a.deploymentText(d)
}

// refusal tells what forbids a deployment: the command asked for something that the rules do not allow.
func refusal(list []muster.Refusal) error {
	texts := make([]string, len(list))
	var rules []string
	for i, r := range list {
		texts[i] = r.Message()
		rules = append(rules, r.Rules()...)
	}
	hint := ""
	if len(rules) > 0 {
		hint = "read `muster explain " + rules[0] + "`"
	}
	return usage(hint, "%s", strings.Join(texts, "; "))
}

// replay is the command line that shows a pair of draws again.
func replay(f *field.Field, sets [hex.Camps]*muster.Set, draws [hex.Camps]muster.Draw, seed uint64) string {
	var b strings.Builder
	fmt.Fprintf(&b, "muster deploy %s --mode impromptu --seed %d", f.Map.ID, seed)
	for camp := range hex.Camp(hex.Camps) {
		fmt.Fprintf(&b, " --%s %s --%s-draw %s", camp, sets[camp].Def.ID, camp, draws[camp])
	}
	return b.String()
}

func (a *app) lines(lines ...string) error {
	_, err := io.WriteString(a.out, strings.Join(lines, "\n")+"\n")
	return err
}
