package cliutil

import (
	"fmt"

	"muster/catalog"
	"muster/internal/games"
	"muster/internal/workspace"
)

// JudgeSweep checks the adventures of a sweep. An invalid one named by id ends the command; one of a folder is skipped
// with a message.
func (a *App) JudgeSweep(asked *games.Asked) (passed bool, err error) {
	var files []string
	for _, c := range asked.Adventures {
		if c.Given {
			files = append(files, c.Doc.File.Name)
		}
	}
	if len(files) == 0 {
		return false, nil // embedded definitions are valid
	}
	ws := a.Open(workspace.Wanted{Paths: files})
	v, err := ws.Judge(a.Workers, nil)
	if err != nil {
		return false, err
	}
	var out []games.Chosen
	for _, c := range asked.Adventures {
		var e *catalog.Entry
		if c.Given {
			e = ws.Entry(c.Doc.File.Name)
		}
		file := ""
		if e != nil {
			file = v.Blocks(e)
		}
		switch {
		case file == "":
			out = append(out, c)
			continue
		case c.Named:
			return false, a.refuseFindings(ws, v)
		}
		passed = true
		why := "it has errors"
		if file != e.Doc.File.Name {
			why = file + " has errors"
		}
		a.Complain(a.Program+": ", fmt.Sprintf("%s is not played: %s", e.Doc.File.Name, why))
	}
	if passed {
		a.Complain("        ", "run `muster check` to see the errors")
	}
	asked.Adventures = out
	return passed, nil
}
