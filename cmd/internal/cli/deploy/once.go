package deploy

import (
	"strconv"

	"muster/cmd/internal/cli/shell"
	"muster/deploycards"
	"muster/deploycards/deploy"
	"muster/deploycards/record"
	"muster/engine/battlelore/field"
	"muster/report/battlelore/draws"
	"muster/schema/diag"
	"muster/sheet"
	"muster/sheet/battlelore/deployment"
)

// deployOnce plays one draw and tells it.
func (a *app) deployOnce(c *shell.Workspace, f *field.Field, mode deploycards.Mode, flags deployFlags) error {
	if flags.Seed == "" {
		return shell.Usage("add --seed NUMBER: the same seed gives the same deployment", "one draw wants a seed")
	}
	seed, err := strconv.ParseUint(flags.Seed, 10, 64)
	if err != nil {
		return shell.Usage("write a whole number from 0 to 18446744073709551615", "%q is no seed", flags.Seed)
	}
	opts := flags.Options()
	opts.Seed = seed
	opts.Specialists = callingOf(flags.Specialists)
	players, err := a.players(c, f, mode, flags)
	if err != nil {
		return err
	}
	d, refused := deploy.Deploy(f, mode, players, opts)
	if len(refused) > 0 {
		return refusal(refused)
	}
	return a.tell(c, d, flags)
}

// tell writes a deployment, and saves it when asked to.
func (a *app) tell(c *shell.Workspace, d *deploy.Deployment, flags deployFlags) error {
	if flags.save != "" {
		if err := a.Keep(flags.save, record.Save(d, shell.Version)); err != nil {
			return err
		}
	}
	drawn := &draws.Drawn{Deployment: d, Again: flags.Command(d.Mode)}
	if flags.replay != "" {
		drawn.Again = draws.Replay(flags.replay)
	}
	switch flags.format {
	case "json":
		return diag.EncodeJSON(a.Out, drawn.JSON())
	case "html":
		return a.PrintPage(deployment.SetUp(drawn, pageOptions(c, flags)), flags.out)
	}
	return a.Lines(drawn.Lines()...)
}

// pageOptions are what a page about deploying does not take from its definitions.
func pageOptions(c *shell.Workspace, flags deployFlags) sheet.Options {
	return sheet.Options{Paper: flags.paper, Hash: shell.Stamp(c.Used...), NameOf: shell.SetNames(c)}
}
