package kernel

import (
	"muster/internal/draw/command/kernel"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/narrate"
	"muster/internal/engine/command/kernel/setup"
	answers "muster/internal/report/command/kernel"
	"muster/internal/sheet/command"
)

// ReplayPage returns the replay page of a game. by names the players in words; sum is the checksum of its record.
func ReplayPage(f *answers.Replay, by, sum string) []byte {
	b := f.Battle
	p := command.Page{
		Name: b.Adventure.Name, What: "a game", By: by, Sum: sum, Seen: seen(f), Signs: signs,
		Replay: &f.Replay, Log: command.Chapters(&f.Replay), Map: stage(f),
		Centres: command.Under(kernel.Centres(b.Field.Hexes), kernel.Drop),
		Step:    command.Count{One: "turn", Many: "turns"}, Strength: "blocks", Open: "The card of this turn",
		Packs: []command.Pack{
			{Count: command.Count{One: "Command card", Many: "Command cards"}, Names: names(b.Cards)},
		},
		Marks: []string{answers.Strike: "strike", answers.Shot: "shot", answers.Back: "back", answers.Check: "check"},
		Sides: kernel.Sides, Goal: b.Rules.Goal,
	}
	if b.Book.HasTokens() {
		p.Tokens = command.Count{One: "Inspired Action token", Many: "Inspired Action tokens"}
	}
	for c := range boards.Camps {
		p.Camps = append(p.Camps, c)
	}
	return p.HTML()
}

// signs is the key of the replay's signs.
const signs = "On the map: orange outline: ordered. Dotted line: move or advance. Blue line: retreat. " +
	"Red arrow: close combat. Broken arrow: fire. Ring: Leader casualty roll. Flag at a star: the side that holds it."

// names returns the names of cards.
func names(cards []setup.Name) []string {
	out := make([]string, len(cards))
	for i := range cards {
		out[i] = cards[i].Name
	}
	return out
}

// seen names the players whose hands are on the page.
func seen(f *answers.Replay) string {
	if f.Sees(boards.Pennant) && f.Sees(boards.Standard) {
		return "Shows both hands."
	}
	return "View of " + setup.SideNames[f.As] + ": the hand of " + setup.SideNames[f.As.Other()] + " is hidden."
}

// stage returns the map with all movable pieces.
func stage(f *answers.Replay) []byte {
	b, s := f.Battle, f.First()
	scene := answers.Scene(b, s)
	scene.Title, scene.Tokens, scene.Leaders = b.Adventure.Name, nil, nil
	for i := range b.Units {
		scene.Tokens = append(scene.Tokens, answers.Token(b, i, &s.Units[i]))
	}
	for i := range b.Leaders {
		l := &s.Leaders[i]
		scene.Leaders = append(scene.Leaders, kernel.Leader{Hex: l.At, Camp: l.Camp, Name: b.Leaders[i].Name})
	}
	var flags []kernel.Flag
	for i := range b.Objectives {
		for c := range boards.Camp(boards.Camps) {
			flags = append(flags, kernel.Flag{
				At: b.Objectives[i].At, Camp: c, There: s.Held[c]&(1<<i) != 0,
				Title: kernel.Sides[c] + " holds " + narrate.Objective(b, i),
			})
		}
	}
	return kernel.AppendStage(make([]byte, 0, 128<<10), scene, flags)
}
