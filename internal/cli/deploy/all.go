package deploy

import (
	"context"
	"errors"
	"path/filepath"

	"muster/internal/cli/cliutil"
	"muster/internal/report/battlelore/draws"
	"muster/internal/report/battlelore/request"
	"muster/internal/sheet/battlelore/results"
	"muster/internal/workspace"
	"muster/report"
	"muster/schema/diag"
)

// everyDraw is a run of deploy over every draw.
type everyDraw struct {
	*app
	ws      *workspace.Workspace
	request *request.Request
	flags   deployFlags
}

// deployAll answers for every draw of the named sets, or of all sets that the mode allows.
func (a *app) deployAll(ctx context.Context, ws *workspace.Workspace, t *request.Request, flags deployFlags) error {
	x := &everyDraw{a, ws, t, flags}
	if err := x.witnessFolder(); err != nil {
		return err
	}
	help := request.Help{Workers: a.Workers, Progress: a.Progress("matchups")}
	if t.Lasts() { // the others are ended at once by Ctrl-C, as any program is
		running, stop := cliutil.Interruptible(ctx)
		defer stop()
		help.Stop = running.Done()
	}
	if flags.witnesses != "" {
		help.Saved = x.saved
	}
	answer, err := t.Every(help)
	if errors.Is(err, draws.ErrStopped) {
		a.Complain("muster: ", err.Error())
		return cliutil.Findings{Status: cliutil.ExitInterrupted}
	}
	if err != nil {
		return err
	}
	if err := request.UserError(x.write(answer)); err != nil {
		return err
	}
	if answer.Part() {
		return cliutil.Findings{Status: cliutil.ExitInterrupted}
	}
	return nil
}

// saved returns the file of a witness, by its name.
func (x *everyDraw) saved(name string) string { return filepath.Join(x.flags.witnesses, name+".json") }

// write writes an answer in the requested format, and saves its witnesses if requested.
func (x *everyDraw) write(answer *draws.Answer) error {
	var write func() error
	switch {
	case x.flags.has(machines):
		value, err := answer.JSON()
		if err != nil {
			return err
		}
		write = func() error { return diag.EncodeJSON(x.Out, value) }
	case x.flags.pages():
		page, err := results.Answer(answer, pageOptions(x.ws, x.request, x.flags))
		if err != nil {
			return err
		}
		write = func() error { return x.put(page, nil, x.flags) }
	case !x.Full:
		write = func() error { return x.Brief([]*report.Report{&answer.Report}, answer.CaseTitles()...) }
	default:
		lines, err := answer.Lines()
		if err != nil {
			return err
		}
		write = func() error { return x.Answer(lines...) }
	}
	if err := x.saveWitnesses(answer); err != nil {
		return err
	}
	return write()
}

// saveWitnesses saves the worst witness, and all into a folder, if requested.
func (x *everyDraw) saveWitnesses(answer *draws.Answer) error {
	if x.flags.witnesses != "" {
		if !x.flags.has(machines) { // which plays every one
			if err := answer.PlayOthers(); err != nil {
				return err
			}
		}
		for _, p := range answer.Played() {
			if err := cliutil.WriteFile(x.saved(p.Name), p.Save(cliutil.Version)); err != nil {
				return err
			}
		}
	}
	if x.flags.saveWitness == "" {
		return nil
	}
	switch worst, err := answer.Worst(); {
	case err != nil:
		return err
	case worst == nil: // no problem; the message says so
		x.Complain("muster: ", "no draw goes wrong: "+x.flags.saveWitness+" is not written")
		return nil
	default:
		return x.Keep(x.flags.saveWitness, worst.Save(cliutil.Version))
	}
}

// witnessFolder creates the folder for witnesses, if requested.
func (x *everyDraw) witnessFolder() error {
	if x.flags.witnesses == "" {
		return nil
	}
	return cliutil.SavedFolder("--save-witnesses", x.flags.witnesses)
}
