package print

import (
	"fmt"
	"slices"

	"muster/catalog"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/report"
	"muster/schema/project/disk"
)

// mostEvidence is the size limit of a --evidence file.
const mostEvidence = 64 << 20

// evidence is the game results in files, by the id of the definition. Sheets quote nothing else, so that they do not
// depend on games played on this machine: same input, same bytes.
type evidence map[string][]report.Evidence

// evidence reads the files of --evidence: answers of `muster balance --format json`.
func (a *app) evidence(names []string) (evidence, error) {
	out := evidence{}
	for _, name := range names {
		text, err := a.ReadUpTo(name, mostEvidence+1)
		if err != nil {
			return nil, cliutil.Unread(err, "check the spelling of the path", "cannot read %s: %s", name,
				fmt.Sprint(disk.Reason(err)))
		}
		list, err := games.Evidence(text)
		if err != nil {
			return nil, cliutil.Usage("create it again: `muster balance ADVENTURE --format json > FILE`", "%s: %s", name, err)
		}
		for _, x := range list {
			out[x.ID] = append(out[x.ID], x)
		}
	}
	return out, nil
}

// of returns the result in the last file for a definition with exactly this content. If all files are for another
// version, it is an error: a sheet must not quote games of other content.
func (x evidence) of(e *catalog.Entry, content string) (said report.Evidence, complaint string) {
	if !slices.Contains(games.Played(), e.Doc.Kind) {
		return said, ""
	}
	for _, of := range x[e.ID] {
		if of.Content == content {
			said = of
		}
	}
	switch {
	case said.ID != "" || len(x) == 0:
	case len(x[e.ID]) > 0:
		complaint = e.ID + " is printed without evidence: the games are of another version of it"
	default:
		complaint = e.ID + " is printed without evidence: the file has no games of it"
	}
	return said, complaint
}
