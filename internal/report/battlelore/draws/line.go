package draws

import (
	"strings"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// Line is the words of a command line about one draw.
type Line struct {
	Map         string // as it was named
	Sets        [boards.Camps][]string
	Draws       [boards.Camps]string
	Councils    [boards.Camps]string
	Zones       [boards.Camps]string
	Seed        string
	Reserve     string
	Owner       string
	RevealFirst string
	Choices     string
	Specialists string
	Lore        bool
	Boxes       []string
}

// Options are those of the words as the engine takes them.
func (l *Line) Options() deploy.Options {
	opts := deploy.Options{Boxes: l.Boxes, Reserve: l.Reserve, Lore: l.Lore}
	opts.Owner, _ = boards.ParseCamp(l.Owner)
	opts.RevealFirst, _ = boards.ParseCamp(l.RevealFirst)
	return opts
}

// Command returns the command line that repeats the deployment, without default values.
func (l *Line) Command(mode deploycards.Mode) report.Command {
	words := report.Command{"muster", "deploy", l.Map, "--mode", mode.String()}
	add := func(name, value, usual string) {
		if value != usual {
			words = append(words, "--"+name, value)
		}
	}
	for camp, name := range boards.CampNames {
		if sets := strings.Join(l.Sets[camp], ","); sets != "" {
			add("sets", name+"="+sets, "")
		}
		add(name+"-draw", l.Draws[camp], "")
		add(name+"-zone", l.Zones[camp], "")
		add(name+"-council", l.Councils[camp], "")
	}
	add("seed", l.Seed, "")
	add("reserve", l.Reserve, deploycards.ReserveTwo)
	add("owner", l.Owner, boards.CampNames[boards.Pennant])
	add("reveal-first", l.RevealFirst, boards.CampNames[boards.Pennant])
	add("choices", l.Choices, "random")
	add("specialists", l.Specialists, "")
	add("boxes", strings.Join(l.Boxes, ","), "")
	if l.Lore {
		words = append(words, "--lore")
	}
	return words
}

// Replay is the command line that plays a saved draw again.
func Replay(file string) report.Command { return report.Command{"muster", "deploy", "--replay", file} }
