package main

import (
	"context"
	"slices"

	"muster/catalog"
	"muster/internal/engine/command/boards"
	"muster/schema/diag"
	"muster/schema/source"

	"muster/internal/games"
	"muster/internal/validate/runner"
	"muster/schema"
)

// maker makes the cases of a game: it changes shipped definitions, and plays the changed ones.
type maker interface {
	// ids lists the definitions that cases are made from.
	ids() []string
	// draft starts a draft of a definition.
	draft(id string) *draft
	// changes returns the changes by the name of a kind.
	changes() map[string]change
	// open sets a definition up. why is the reason that it cannot be.
	open(c *catalog.Catalog, name string) (play player, why string)
}

// player plays a number of games with one policy on all sides, from a seed that no check uses.
type player func(ctx context.Context, policy string, games int) (*outcome, error)

// change changes a draft; false if the draft does not allow it.
type change func(x *draft, r rand) bool

// makers returns the makers by the names of their games.
func makers() map[string]maker {
	return map[string]maker{"battlelore": newBattleLore(), "medieval": newMedieval(), "runewars": newRunewars()}
}

// family is a game with two sides on a board of hexes.
type family struct {
	sides [boards.Camps]string // their keys
	cards string               // key of the size of a hand
	melee string               // ending of the units that walk and do not shoot
}

// camp returns the side with a key.
func (f *family) camp(key string) (boards.Camp, bool) {
	at := slices.Index(f.sides[:], key)
	return boards.Camp(max(at, 0)), at >= 0
}

// settings are the settings of the project with the cases. Thresholds of checks that predict game results are wider
// than the defaults: only played games are judged here.
const settings = `# Definitions that are broken, and others that are sound: what games find is judged by them.

[limits]
banners-standard = { least = 1, most = 40 }
command-cards    = { least = 1, most = 9 }
dice-balance     = { most = 100 }
units-epic       = { least = 1, most = 72 }
units-standard   = { least = 1, most = 72 }
`

// Settings returns the .muster.toml of the project that holds the cases.
func Settings() []byte { return []byte(settings) }

// truthSeed is far from the seeds of checks, which start at 1.
const truthSeed = 7_000_001

// opened sets up files that are alone in the project, the definition first. why returns the findings of checks without
// games, and unset the reason that it cannot be set up.
func opened(ctx context.Context, of maker, files []*source.File) (play player, why, unset string, err error) {
	s, _ := schema.LoadSettings(source.NewFile(schema.SettingsFile, Settings()))
	c := catalog.Project(games.Catalogs(), files, nil, 1).Under(s)
	plan := runner.Plan{Checks: games.Checks(), Workers: 1, Context: ctx}
	found, err := plan.Over(c)
	if err != nil {
		return nil, "", "", err
	}
	for _, d := range runner.Sum(c.ToJudge(), found).Findings {
		if d.Severity != diag.Note {
			return nil, d.Code + " " + d.Message, "", nil
		}
	}
	play, unset = of.open(c, files[0].Name)
	return play, "", unset, nil
}
