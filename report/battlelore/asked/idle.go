package asked

import (
	"slices"

	"muster/deploycards"
	"muster/engine/command/boards"
	"muster/report"
	"muster/report/battlelore/draws"
)

// Question is what a command line asks for.
type Question int

// The questions.
const (
	Once   Question = iota // one draw
	Every                  // --all
	Replay                 // --replay
)

// questionWords name it for people.
var questionWords = [...]string{Every: "--all", Replay: "--replay"}

// Why a flag has no part in a question.
const (
	whySaved   = "the saved draw already sets it"
	whyEvery   = "it covers every draw"
	whyLater   = "it stops after the Reserve"
	whyWeighed = "it covers every choice"
)

// flagPart says where a flag of deploy has a part. --help, --colour and the like have one everywhere and no entry.
type flagPart struct {
	name   string
	in     []Question
	all    string             // why it has none in --all
	modes  []deploycards.Mode // in which it has one; nil is every mode
	others string             // why it has none in the other modes
}

// flagParts are the flags that do not have a part in everything.
func flagParts() []flagPart {
	var (
		draws     = []Question{Once, Every}
		once      = []Question{Once}
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
		{name: "trace", in: []Question{Once, Replay}, all: "it draws no single set-up"},
		{name: "save", in: []Question{Once, Replay}, all: "it has no single draw to save; the worst case goes to " +
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

// FlagsWithAPart lists the flags that do not have a part in everything.
func FlagsWithAPart() []string {
	var out []string
	for _, f := range flagParts() {
		out = append(out, f.name)
	}
	return out
}

// RefuseIdle refuses flags that are given and have no part in the answer: nobody is to believe that they had. Without a
// mode those are looked at that no mode has a part for. given reports whether the command line has a flag.
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
