package cli

import (
	"strconv"

	"muster/engine/field"
	"muster/engine/muster"
	"muster/sheet"
)

// deployOnce plays one draw and tells it.
func (a *app) deployOnce(c *workspace, f *field.Field, mode muster.Mode, flags deployFlags) error {
	if flags.seed == "" {
		return usage("add --seed NUMBER: the same seed gives the same deployment", "one draw wants a seed")
	}
	seed, err := strconv.ParseUint(flags.seed, 10, 64)
	if err != nil {
		return usage("write a whole number from 0 to 18446744073709551615", "%q is no seed", flags.seed)
	}
	opts := flags.options()
	opts.Seed = seed
	opts.Specialists = callingOf(flags.specialists)
	players, err := a.players(c, f, mode, flags)
	if err != nil {
		return err
	}
	d, refused := muster.Deploy(f, mode, players, opts)
	if len(refused) > 0 {
		return refusal(refused)
	}
	return a.tell(c, d, flags)
}

// tell writes a deployment, and saves it when asked to.
func (a *app) tell(c *workspace, d *muster.Deployment, flags deployFlags) error {
	if flags.save != "" {
		if err := a.keep(flags.save, muster.Save(d, Version)); err != nil {
			return err
		}
	}
	switch flags.format {
	case "json":
		return a.deploymentJSON(d)
	case "html":
		return a.printPage(sheet.DeploySetup(d, flags.command(d), pageOptions(c, flags)), flags.out)
	}
	return a.deploymentText(d, flags.command(d))
}
