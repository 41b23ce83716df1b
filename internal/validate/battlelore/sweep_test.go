package battlelore

import (
	"fmt"
	"testing"

	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/sweep"
	"muster/internal/testing/checktest"
	"muster/schema/source"
)

func TestSweepChecks(t *testing.T) { checktest.Run(t, library.Games(), Sweeps(), "testdata/sweep") }

// TestSweepsDoNotPanic: with incomplete sweeps, no check fails on an error that another one reports.
func TestSweepsDoNotPanic(t *testing.T) {
	head := "kind = \"sweep\"\nformat = 1\nid = \"odd\"\nname = \"Odd\"\n"
	checktest.NoPanic(t, library.Games(), Sweeps(), "sweep", []string{
		"", head, head + "adventures = 3",
		head + "adventures = [\"\", 1]\nplayers = [1]", head + "folders = [\"\", \"/\", \"..\", \"a/../..\", \".\", \"//\"]",
		head + "players = []\nlevers = 1\nlimits = []", head + "[levers]\nplayers = [1]\ngames = -1",
		head + "seeds = [-1, 1e3]\ngames = 99999999999999999999\nshipped = \"yes\"", head + "[[levers]]\n[[limits]]\n",
	})
}

func TestResultsChecks(t *testing.T) {
	checktest.Run(t, library.Games(), Results(), "testdata/results")
}

// TestResultsDoNotPanic: with incomplete results, no check fails on an error that another one reports.
func TestResultsDoNotPanic(t *testing.T) {
	head := "kind = \"results\"\nformat = 1\nid = \"odd\"\nname = \"Odd\"\n"
	checktest.NoPanic(t, library.Games(), Results(), "results", []string{
		"", head, head + "adventure = 3", head + "adventure = \"the-toll-bridge\"\ncontent = 1\nplayed = [1, {}]",
		head + "[[played]]\ngames = -1\nwins = 3\n[[played]]\nwins = { pennant = \"x\" }", head + "played = {}",
	})
}

// TestResultsVersion: results with the content number of the adventure as it is have no finding.
func TestResultsVersion(t *testing.T) {
	const id = "the-toll-bridge"
	e := catalog.New(library.Games(), nil, 1).Library(sweep.AdventureKind, id)
	text := fmt.Sprintf("kind = \"results\"\nformat = 1\nid = \"now\"\nname = \"Now\"\nadventure = %q\ncontent = %q\n"+
		"[[played]]\ngames = 1\nwins = { pennant = 1, standard = 0 }\n", id, sweep.Stamp(library.MadeFrom(e)...))
	for _, f := range checktest.Find(t, library.Games(), Results(), source.NewFile("now.results.toml", []byte(text))) {
		t.Errorf("%s: %s", f.Code, f.Message)
	}
}

func TestStyleChecks(t *testing.T) { checktest.Run(t, library.Games(), Styles(), "testdata/style") }
