package request

import (
	"slices"

	"muster/deploycards"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore/draws"
	"muster/report"
)

// Question is the kind of a request.
type Question int

// The questions.
const (
	Deploy Question = iota // one draw
	Every                  // --all
	Replay                 // --replay
)

// questionWords are their display names.
var questionWords = [...]string{Every: "--all", Replay: "--replay"}

// The reasons why a flag has no effect on a question.
const (
	whySaved   = "the saved draw already sets it"
	whyEvery   = "it covers every draw"
	whyLater   = "it stops after the Reserve"
	whyWeighed = "it covers every choice"
)

// flagPart defines where a flag of deploy has an effect. --help, --colour and the like always have one and need no
// entry.
type flagPart struct {
	name   string
	in     []Question
	all    string             // why it has none in --all
	modes  []deploycards.Mode // in which it has one; nil is every mode
	others string             // why it has none in the other modes
}

// flagParts returns the flags that do not always have an effect.
func flagParts() []flagPart {
	var (
		draws     = []Question{Deploy, Every}
		once      = []Question{Deploy}
		reserves  = []deploycards.Mode{deploycards.ModeImpromptu, deploycards.ModeOrganized}
		organized = []deploycards.Mode{deploycards.ModeOrganized}
		epic      = []deploycards.Mode{deploycards.ModeEpic}
	)
	list := []flagPart{
		{name: "mode", in: draws},
		{name: "sets", in: draws},
		{name: "seed", in: once, all: whyEvery},
		{name: "boxes", in: draws},
		{name: "all", in: draws},
		{name: "choices", in: once, all: whyWeighed},
		{name: "specialists", in: once, all: whyLater},
		{name: "lore", in: draws}, // without it a creature on a card is a finding
		{name: "reserve", in: draws, modes: reserves, others: "in epic mode the whole Reserve comes, and allies have no " +
			"Reserve"},
		{name: "owner", in: draws, modes: organized, others: "it needs two sets a player, or --specialists"},
		{name: "reveal-first", in: draws, modes: organized, others: "it needs two sets a player"},
		{name: "trace", in: []Question{Deploy, Replay}, all: "it draws no single set-up"},
		{name: "save", in: []Question{Deploy, Replay}, all: "it has no single draw to save; the worst case goes to " +
			"--save-witness"},
		{name: "save-witness", in: draws},
		{name: "save-witnesses", in: draws},
	}
	for _, camp := range boards.CampNames {
		list = append(list,
			flagPart{name: camp + "-draw", in: once, all: whyEvery},
			flagPart{name: camp + "-zone", in: draws, modes: epic, others: "only epic mode has a choice of zone"},
			flagPart{name: camp + "-council", in: once, all: whyLater},
		)
	}
	return list
}

// FlagsWithAPart lists the flags that do not always have an effect.
func FlagsWithAPart() []string {
	var out []string
	for _, f := range flagParts() {
		out = append(out, f.name)
	}
	return out
}

// RefuseIdle refuses given flags that have no effect on the answer, so that users do not rely on them. Without a mode
// it checks the flags that no mode uses. given reports whether the command line has a flag.
func RefuseIdle(line *draws.Line, given func(flag string) bool, what Question, mode deploycards.Mode) error {
	for _, f := range flagParts() {
		switch {
		case !given(f.name):
		case !slices.Contains(f.in, what):
			why := f.all
			if what == Replay {
				why = whySaved
			}
			return report.Wrongf("drop --"+f.name, "--%s does not go with %s: %s", f.name, questionWords[what], why)
		case what == Replay || f.modes == nil || slices.Contains(f.modes, mode):
		case f.name == "owner" && line.Specialists != "": // CTA-ORG-10
		case slices.Contains(f.modes, deploycards.ModeOrganized) && f.name != "reserve" && mixes(line, mode):
		default:
			return report.Wrongf("drop --"+f.name, "--%s does not go with --mode %s: %s", f.name, mode, f.others)
		}
	}
	for _, camp := range boards.CampNames {
		if name := camp + "-council"; given(name) && !line.Lore {
			return report.Wrongf("add --lore, or drop --"+name, "--%s needs --lore: a War Council is for a Lore "+
				"battle", name)
		}
	}
	return nil
}
