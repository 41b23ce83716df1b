package kernel

import (
	"fmt"
	"strconv"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/narrate"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/policy"
	"muster/report"
)

// boardEvery is the number of turns between two boards of a full report.
const boardEvery = 10

// GameAnswer is the report of one game, made during play.
type GameAnswer struct {
	battle   *setup.Battle
	narrator *narrate.Narrator // nil for one line per turn
	turns    chronicle
	lines    []string
	newest   int // where the newest turn begins among the lines, with the blank line before its heading
	last     kernel.State
}

// NewGameAnswer starts the report of a new game; a verbose report lists every event.
func NewGameAnswer(b *setup.Battle, verbose bool) *GameAnswer {
	t := &GameAnswer{battle: b, turns: chronicle{battle: b}}
	if verbose {
		t.narrator = narrate.New(b)
	}
	return t
}

// See records one choice and its effects. It is a matches.Watch.
func (t *GameAnswer) See(s *kernel.State, a kernel.Action, events []kernel.Event) {
	turn := t.last.Turn
	t.last = *s
	t.turns.watch(s, a, events)
	if t.narrator == nil {
		return
	}
	told := t.narrator.Narrate(events)
	at, begun := t.narrator.TurnAt()
	if begun && s.Turn != turn && turn > 0 && turn%boardEvery == 0 && s.Ended == kernel.Playing {
		// The heading of the new turn is already written: the board goes before it.
		t.lines = append(append(append(t.lines, told[:at]...), ""), board(t.battle, s)...)
		told, at = told[at:], 0
	}
	if begun {
		t.newest = len(t.lines) + at
	}
	t.lines = append(t.lines, told...)
}

// Ended reports whether the game is over.
func (t *GameAnswer) Ended() bool { return t.last.Ended != kernel.Playing }

// Choices returns the number of choices made.
func (t *GameAnswer) Choices() int { return t.turns.choices }

// Opening names the scenario and the players.
func (t *GameAnswer) Opening(players [boards.Camps]string) []string {
	b := t.battle
	lines := []string{fmt.Sprintf("%s, seed %s: %s %s, %s %s", b.Adventure.Name, strconv.FormatUint(b.Seed, 10),
		setup.SideNames[0], policy.Label(players[0]), setup.SideNames[1], policy.Label(players[1]))}
	for c := range boards.Camp(boards.Camps) {
		side := [...]string{"top", "bottom"}[c]
		army := ""
		if s := b.Adventure.Side(side); s != nil && s.Army != "" {
			army = s.Army + ", "
		}
		line := fmt.Sprintf("%s: %sCommand %d", setup.SideHeads[c], army, b.Rules.Command[c])
		if b.Book.HasTokens() {
			line += ", " + report.Counted(b.Rules.Tokens[c], "Inspired Action token")
		}
		lines = append(lines, line)
	}
	for _, rule := range b.Unplayed {
		lines = append(lines,
			fmt.Sprintf("the special rule %q has only a text: the battle is played without it", rule))
	}
	return lines
}

// LogLines returns the turns.
func (t *GameAnswer) LogLines() []string {
	if t.narrator != nil {
		return t.lines
	}
	return append([]string{""}, turnTable(t.turns.turns, t.battle.Book.HasTokens())...)
}

// Ending returns the final positions and the winner.
func (t *GameAnswer) Ending() []string {
	s := &t.last
	lines := append([]string{""}, board(t.battle, s)...)
	if t.narrator == nil {
		lines = append(lines, narrate.Ending(t.battle, s.Ended, s.Winner, int(s.Turn)))
	}
	return append(lines, t.Banners()+"; "+report.Counted(t.turns.choices, "choice"))
}

// Standing returns the positions between two turns, and what both sides have.
func (t *GameAnswer) Standing() []string {
	return append(append([]string{""}, board(t.battle, &t.last)...), t.Banners())
}

// Banners returns the banners that both sides have and need.
func (t *GameAnswer) Banners() string {
	parts := make([]string, boards.Camps)
	for c := range boards.Camp(boards.Camps) {
		parts[c] = fmt.Sprintf("%s %d of %d", strings.ToLower(setup.SideHeads[c]), t.battle.Rules.Score(&t.last, c),
			t.battle.Rules.Goal[c])
	}
	return "banners: " + strings.Join(parts, ", ")
}

// UpTo returns the turns up to one, if the next has already begun.
func (t *GameAnswer) UpTo(turn int) []string {
	if t.narrator != nil {
		return t.lines[:t.newest]
	}
	return append([]string{""}, turnTable(t.turns.turns[:turn], t.battle.Book.HasTokens())...)
}

// board returns the drawn board, with each side's hand and Leaders.
func board(b *setup.Battle, s *kernel.State) []string {
	lines := strings.Split(strings.TrimSuffix(Text(b, s), "\n"), "\n")
	if !b.Book.HasTokens() && len(b.Leaders) == 0 {
		return lines
	}
	for c := range boards.Camp(boards.Camps) {
		text := fmt.Sprintf("%s: %s", setup.SideHeads[c], report.Counted(int(s.Seats[c].Tokens), "token"))
		for i := range b.Leaders {
			if l := &s.Leaders[i]; b.Leaders[i].Camp == c && l.At >= 0 {
				text += "; " + b.Leaders[i].Name + " at " + b.Field.Hexes.Label(l.At)
			}
		}
		lines = append(lines, text)
	}
	return lines
}
