package battlelore

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/narrate"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
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
	last     battlelore.State
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
func (t *GameAnswer) See(s *battlelore.State, a battlelore.Action, events []battlelore.Event) {
	turn := t.last.Turn
	t.last = *s
	t.turns.watch(s, a, events)
	if t.narrator == nil {
		return
	}
	told := t.narrator.Narrate(events)
	at, begun := t.narrator.TurnAt()
	if begun && s.Turn != turn && turn > 0 && turn%boardEvery == 0 && s.Ended == battlelore.Playing {
		// The heading of the new turn is already written: the board goes before it.
		t.lines = append(append(t.lines, told[:at]...), "", strings.TrimRight(Text(t.battle, s), "\n"))
		told, at = told[at:], 0
	}
	if begun {
		t.newest = len(t.lines) + at
	}
	t.lines = append(t.lines, told...)
}

// Ended reports whether the game is over.
func (t *GameAnswer) Ended() bool { return t.last.Ended != battlelore.Playing }

// Choices returns the number of choices made.
func (t *GameAnswer) Choices() int { return t.turns.choices }

// Opening names the adventure and the players.
func (t *GameAnswer) Opening(players [boards.Camps]string) []string {
	b := t.battle
	lines := []string{
		fmt.Sprintf("%s, seed %s: Pennants %s, Standards %s", b.Adventure.Name, strconv.FormatUint(b.Seed, 10),
			policy.LabelAll(players[0]), policy.LabelAll(players[1])),
	}
	if order := narrate.Markers(b); order != "" {
		lines = append(lines, order)
	}
	if b.Deployment != nil {
		lines = append(lines, mustered(b)...)
	}
	if played := playedRules(b); len(played) > 0 {
		lines = append(lines, "special rules that are played: "+strings.Join(played, ", "))
	}
	for _, rule := range b.Unplayed {
		lines = append(lines,
			fmt.Sprintf("the special rule %q has only a text: the battle is played without it", rule))
	}
	return lines
}

// playedRules returns the names of the special rules with effects.
func playedRules(b *setup.Battle) []string {
	var names []string
	for _, e := range b.Effects {
		if !slices.Contains(names, e.Rule) {
			names = append(names, e.Rule)
		}
	}
	return names
}

// mustered returns the cards with which the armies were deployed, and the Specialists (CTA-ORG-09).
func mustered(b *setup.Battle) []string {
	var lines []string
	var seen [boards.Camps]battlelore.Player
	for _, p := range b.Deployment.Players {
		sets := make([]string, len(p.Sets))
		for i, s := range p.Sets {
			sets[i] = s.Def.ID
		}
		who := narrate.People(p.Camp) + " muster"
		if b.Allies() { // VAR-ER-01: each with a separate set
			who = narrate.Seat(b, battlelore.Player(p.Camp)+seen[p.Camp]) + " musters"
			seen[p.Camp] += boards.Camps
		}
		line := fmt.Sprintf("%s with %s: %s", who, strings.Join(sets, ", "), p.Draw.Words())
		for i, card := range p.Specialists {
			line += [...]string{"; Specialists ", ", "}[min(i, 1)] + card.Name
		}
		lines = append(lines, line)
	}
	return append(lines, rearmed(b)...)
}

// rearmed returns the units with a weapon or a number of figures other than their type's: their names do not show the
// changes by Specialists (CTA-SPC-03, CTA-SPC-06).
func rearmed(b *setup.Battle) []string {
	at := map[string][]string{} // by the description of a camp's units
	rules := b.Field.Rules
	for i := range b.Deployment.Placed {
		p := &b.Deployment.Placed[i]
		if p.Token() {
			continue
		}
		label := b.Field.Hexes.Label(p.Hex)
		if w := rules.Weapons.Get(p.WeaponID()); w != nil && w.ID != p.Unit.Weapon {
			text := fmt.Sprintf("%s with the %s: ", narrate.People(p.Camp), strings.ToLower(w.Name))
			at[text] = append(at[text], label)
		}
		if n := rules.Figures(p.Unit); p.Figures > n {
			text := fmt.Sprintf("%s with %s: ", narrate.People(p.Camp), report.Counted(p.Figures, "figure"))
			at[text] = append(at[text], label)
		}
	}
	var lines []string
	for _, text := range slices.Sorted(maps.Keys(at)) {
		lines = append(lines, text+strings.Join(at[text], " "))
	}
	return lines
}

// Log returns the turns.
func (t *GameAnswer) Log() []string {
	if t.narrator != nil {
		return t.lines
	}
	return append([]string{""}, turnTable(t.turns.turns, t.battle.Rules.Lore != nil)...)
}

// Ending returns the final board and the winner.
func (t *GameAnswer) Ending() []string {
	s := &t.last
	lines := []string{"", Text(t.battle, s)}
	if t.narrator == nil {
		lines = append(lines, narrate.Ending(t.battle, s.Ended, s.Winner, int(s.Turn)))
	}
	if who := narrate.Victor(t.battle, s); who != "" {
		lines = append(lines, who)
	}
	lines = append(lines, loreLines(t.battle, s)...)
	return append(lines, t.Banners()+"; "+report.Counted(t.turns.choices, "choice"))
}

// Standing returns the board between two turns, and what both camps have.
func (t *GameAnswer) Standing() []string { return []string{"", Text(t.battle, &t.last), t.Banners()} }

// Banners returns the banners that both camps have and need.
func (t *GameAnswer) Banners() string {
	parts := make([]string, boards.Camps)
	for camp := range boards.Camp(boards.Camps) {
		parts[camp] = fmt.Sprintf("%s %d of %d%s", narrate.People(camp), t.battle.Rules.Score(&t.last, camp),
			needed(t.battle, camp),
			narrate.Shares(t.battle, &t.last, camp))
	}
	return "banners: " + strings.Join(parts, ", ")
}

// needed returns the banners that a camp needs to win: in an Epic battle those of a decisive victory (EP-VIC-01).
func needed(b *setup.Battle, camp boards.Camp) int {
	if n := b.Rules.Goal[camp]; n > 0 {
		return n
	}
	return b.Rules.Decisive
}

// UpTo returns the turns up to one, if the next has already begun.
func (t *GameAnswer) UpTo(turn int) []string {
	if t.narrator != nil {
		return t.lines[:t.newest]
	}
	return append([]string{""}, turnTable(t.turns.turns[:turn], t.battle.Rules.Lore != nil)...)
}
