package cli

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"muster/engine"
	"muster/engine/battle"
	"muster/engine/battlelore/boards"
	"muster/engine/tell"
)

// boardEvery is how many turns pass between two boards of a full report.
const boardEvery = 10

// telling makes the report of a game while it is played.
type telling struct {
	battle *battle.Battle
	teller *tell.Teller // nil when every turn is told in a line
	turns  chronicle
	lines  []string
	last   engine.State
}

func newTelling(b *battle.Battle, verbose bool) *telling {
	t := &telling{battle: b, turns: chronicle{battle: b}}
	if verbose {
		t.teller = tell.New(b)
	}
	return t
}

// watch is a selfplay.Watch.
func (t *telling) watch(s *engine.State, a engine.Action, events []engine.Event) {
	turn := t.last.Turn
	t.last = *s
	t.turns.watch(s, a, events)
	if t.teller == nil {
		return
	}
	told := t.teller.Say(events)
	if s.Turn != turn && turn > 0 && turn%boardEvery == 0 && s.Ended == engine.Playing {
		// The new turn is headed already: the board comes before it.
		at := lastTurn(told)
		t.lines = append(append(t.lines, told[:at]...), "", strings.TrimRight(board(t.battle, s), "\n"))
		told = told[at:]
	}
	t.lines = append(t.lines, told...)
}

// lastTurn is where the report of the last turn begins, with the blank line before its heading.
func lastTurn(lines []string) int {
	at := len(lines)
	for at > 0 && !strings.HasPrefix(lines[at-1], "Turn ") {
		at--
	}
	return max(0, at-2)
}

// opening says what is played, and by whom.
func (t *telling) opening(players [boards.Camps]string) []string {
	b := t.battle
	lines := []string{
		fmt.Sprintf("%s, seed %s: Pennants %s, Standards %s", b.Adventure.Name, strconv.FormatUint(b.Seed, 10), players[0], players[1]),
	}
	if order := tell.Markers(b); order != "" {
		lines = append(lines, order)
	}
	if b.Deployment != nil {
		lines = append(lines, mustered(b)...)
	}
	for _, rule := range b.Unplayed {
		lines = append(lines, fmt.Sprintf("the special rule %q is told in words alone: the battle is played without it", rule))
	}
	return lines
}

// mustered says with which cards the armies were drawn up, and which Specialists came (CTA-ORG-09).
func mustered(b *battle.Battle) []string {
	var lines []string
	var seen [boards.Camps]engine.Player
	for _, p := range b.Deployment.Players {
		sets := make([]string, len(p.Sets))
		for i, s := range p.Sets {
			sets[i] = s.Def.ID
		}
		who := tell.People(p.Camp) + " muster"
		if b.Allies() { // VAR-ER-01: each with a set of his own
			who = tell.Seat(b, engine.Player(p.Camp)+seen[p.Camp]) + " musters"
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

// rearmed says which units carry another weapon than their type's, or are more than its figures: their names do not show
// what Specialists made of them (CTA-SPC-03, CTA-SPC-06).
func rearmed(b *battle.Battle) []string {
	at := map[string][]string{} // by what is told of a camp's units
	rules := b.Field.Rules
	for i := range b.Deployment.Placed {
		p := &b.Deployment.Placed[i]
		if p.Token() {
			continue
		}
		label := b.Field.Hexes.Label(p.Hex)
		if w := rules.Weapons.Get(p.WeaponID()); w != nil && w.ID != p.Unit.Weapon {
			text := fmt.Sprintf("%s with the %s: ", tell.People(p.Camp), strings.ToLower(w.Name))
			at[text] = append(at[text], label)
		}
		if n := rules.Figures(p.Unit); p.Figures > n {
			text := fmt.Sprintf("%s with %s: ", tell.People(p.Camp), counted(p.Figures, "figure"))
			at[text] = append(at[text], label)
		}
	}
	var lines []string
	for _, text := range slices.Sorted(maps.Keys(at)) {
		lines = append(lines, text+strings.Join(at[text], " "))
	}
	return lines
}

// told are the turns.
func (t *telling) told() []string {
	if t.teller != nil {
		return t.lines
	}
	return append([]string{""}, turnTable(t.turns.turns, t.battle.Rules.Lore != nil)...)
}

// ending is the board at the end, and who has won.
func (t *telling) ending() []string {
	s := &t.last
	lines := []string{"", board(t.battle, s)}
	if t.teller == nil {
		lines = append(lines, tell.Ending(t.battle, s.Ended, s.Winner, int(s.Turn)))
	}
	if who := tell.Victor(t.battle, s); who != "" {
		lines = append(lines, who)
	}
	lines = append(lines, loreLines(t.battle, s)...)
	return append(lines, t.banners()+"; "+counted(t.turns.choices, "choice"))
}

// banners are what both camps have, and what they need.
func (t *telling) banners() string {
	parts := make([]string, boards.Camps)
	for camp := range boards.Camp(boards.Camps) {
		parts[camp] = fmt.Sprintf("%s %d of %d%s", tell.People(camp), t.battle.Rules.Score(&t.last, camp), needed(t.battle, camp),
			tell.Shares(t.battle, &t.last, camp))
	}
	return "banners: " + strings.Join(parts, ", ")
}

// needed is how many banners win for a camp: in an Epic battle those of a decisive victory (EP-VIC-01).
func needed(b *battle.Battle, camp boards.Camp) int {
	if n := b.Rules.Goal[camp]; n > 0 {
		return n
	}
	return b.Rules.Decisive
}

// upTo are the turns up to one, when the next has begun already.
func (t *telling) upTo(turn int) []string {
	if t.teller != nil {
		return t.lines[:lastTurn(t.lines)]
	}
	return append([]string{""}, turnTable(t.turns.turns[:turn], t.battle.Rules.Lore != nil)...)
}
