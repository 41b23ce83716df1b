package print

import (
	"fmt"
	"slices"

	"muster/catalog"
	"muster/cmd/internal/cli/shell"
	"muster/cmd/internal/games"
	"muster/report"
	"muster/schema/project/disk"
)

// mostEvidence is how large a file of --evidence is that is read.
const mostEvidence = 64 << 20

// evidence is what files say of definitions, by id.
type evidence map[string][]report.Evidence

// evidence reads the files of --evidence: answers of `muster balance --format json`.
func (a *app) evidence(names []string) (evidence, error) {
	out := evidence{}
	for _, name := range names {
		text, err := a.ReadUpTo(name, mostEvidence+1)
		if err != nil {
			return nil, shell.Usage("check the spelling of the path", "cannot read %s: %s", name, fmt.Sprint(disk.Reason(err)))
		}
		list, err := games.List()[0].Play.Sweeps.Evidence(text)
		if err != nil {
			return nil, shell.Usage("write it anew: `muster balance ADVENTURE --format json > FILE`", "%s: %s", name, err)
		}
		for _, x := range list {
			out[x.ID] = append(out[x.ID], x)
		}
	}
	return out, nil
}

// of is what the last file says of a definition with just this content. That all of them are of another version is
// complained of: paper must not quote what was not played.
func (x evidence) of(a *app, e *catalog.Entry, content string) string {
	said := ""
	for _, of := range x[e.ID] {
		if of.Content == content {
			said = of.Says
		}
	}
	switch {
	case said != "" || len(x) == 0 || !slices.Contains(games.Played(), e.Doc.Kind):
	case len(x[e.ID]) > 0:
		a.Complain("muster: ", e.ID+" is printed without evidence: what was played is another version of it")
	default:
		a.Complain("muster: ", e.ID+" is printed without evidence: it is not among what was played")
	}
	return said
}
