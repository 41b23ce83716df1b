package setup

import (
	"slices"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
)

// cards link the decks: of every box in use, each card as often as it is there. A deck without cards in the boxes is
// empty and not required.
func (l *linker) cards() {
	l.heroes()
	l.titles()
	l.tactics()
	l.quests()
	l.rewards()
	l.seasons()
	l.objectives()
	if l.Rules.Options.Commanders {
		l.commanders()
	}
	if l.Rules.Options.Developments {
		l.developments()
	}
	for _, d := range []struct {
		deck runewars.Deck
		n    int
	}{
		{runewars.DeckTactics, len(l.Tactics)}, {runewars.DeckQuests, len(l.Quests)}, {runewars.DeckRewards, len(l.Rewards)},
		{runewars.DeckCommanders, len(l.Commanders)},
	} {
		l.Rules.Decks[d.deck] = runewars.CardsTo(d.n)
	}
}

// fits reports whether a deck can take one more card; it refuses the game when it cannot.
func (l *linker) fits(have, most int, what string) bool {
	if have == most {
		l.refuse("there are more than %d %s", most, what)
	}
	return have < most && len(l.why) == 0
}

func (l *linker) heroes() {
	for i := range l.Book.Heroes.All() {
		h := &l.Book.Heroes.All()[i]
		if !l.has(h.Box) {
			continue
		}
		if !l.fits(len(l.Heroes), runewars.MaxHeroes, "heroes") {
			return
		}
		out := runewars.Hero{Evil: h.Alignment == rulebook.Evil, Health: capped(h.Health), Gives: givesOf(h.Abilities)}
		for s, name := range rulebook.Attributes() {
			out.Skills[s] = capped(h.Attribute(name))
		}
		l.Heroes = append(l.Heroes, h)
		l.Rules.Heroes = append(l.Rules.Heroes, out)
	}
}

// titles link the Titles. One that takes Rewards for a dragon rune works by RW-RUL-05; the effects of others are used
// once in a turn.
func (l *linker) titles() {
	for i := range l.Book.Titles.All() {
		t := &l.Book.Titles.All()[i]
		if !l.has(t.Box) {
			continue
		}
		if !l.fits(len(l.Titles), runewars.MaxTitles-1, "Titles") {
			return
		}
		var out runewars.Title
		for _, a := range t.Abilities {
			switch n := capped(max(a.Count, 1)); a.Gives {
			case rulebook.GivesTies:
				out.Ties = true
			case rulebook.GivesStrength:
				out.Strength += n
			case rulebook.GivesHarvest:
				out.Harvest += n
			case rulebook.GivesCouncil:
				out.Council += n
			case rulebook.GivesKeepResources:
				out.Keep = true
			}
		}
		if d := t.Effects; len(d) == 1 && d[0].Do == rulebook.DoGainRune && d[0].Pays != nil &&
			d[0].Pays.What == rulebook.HasRewards {
			out.Rewards = capped(d[0].Pays.Count)
		} else {
			out.Effects = l.effects(d)
		}
		l.Titles = append(l.Titles, t)
		l.Rules.Titles = append(l.Rules.Titles, out)
	}
}

var timings = map[string]runewars.Timing{
	rulebook.InOwnTurn: runewars.OwnTurn, rulebook.InBattle: runewars.InTheBattle,
	rulebook.InQuestPhase: runewars.QuestPhase, rulebook.InDuel: runewars.InTheDuel,
}

// tactics link the Tactics cards; those for Commanders are left out in games without them (RW-TACT-02).
func (l *linker) tactics() {
	for i := range l.Book.Tactics.All() {
		t := &l.Book.Tactics.All()[i]
		if !l.has(t.Box) || t.Commanders && !l.Rules.Options.Commanders {
			continue
		}
		out := runewars.TacticsCard{
			When: timings[t.When], Effects: l.effects(t.Effects), Battle: l.battles(t.Battle), Duel: strikeOf(t.Duel),
			Lieutenant: t.Lieutenant,
		}
		for range max(t.Count, 1) {
			if !l.fits(len(l.Tactics), runewars.MaxDeck-1, "Tactics cards") {
				return
			}
			if out.Fate = 0; t.Fate != nil {
				out.Fate = l.tacticalFate(t.Fate)
			}
			l.Tactics = append(l.Tactics, t)
			l.Rules.Cards.Tactics = append(l.Rules.Cards.Tactics, out)
		}
	}
}

// tacticalFate links a Tactics card's sections for use instead of a Fate card (RW-BTL-07): it has an index after the
// deck. When a game has no room for more, such cards are played by their text alone.
func (l *linker) tacticalFate(s *rulebook.Sections) uint8 {
	r := l.Rules
	if len(r.Shown) == 0 {
		r.Shown = slices.Clone(r.Fate)
	}
	if len(r.Shown) == battle.MaxCards || len(r.Fate) == 0 {
		return 0
	}
	r.Shown = append(r.Shown, library.CardOf(s.Section))
	return uint8(len(r.Shown) - 1)
}

func strikeOf(s *rulebook.Strike) runewars.Strike {
	if s == nil {
		return runewars.Strike{}
	}
	return runewars.Strike{Damage: capped(s.Damage), Prevent: capped(s.Prevent), Heal: capped(s.Heal)}
}

// quests link the quests of the placed tiles; those of others are returned (RW-SETUP-22).
func (l *linker) quests() {
	r := l.Ask.Realm
	for i := range l.Book.Quests.All() {
		q := &l.Book.Quests.All()[i]
		out := runewars.Quest{Won: l.effects(q.Won), Lost: l.effects(q.Lost)}
		for a := range r.Board.Spots {
			if row := r.Laid[r.Board.Spots[a].Tile].Row; row != nil && q.There(row.ID, r.Spots[a].Area.Letter) {
				out.Areas |= 1 << a
			}
		}
		if !l.has(q.Box) || out.Areas == 0 {
			continue
		}
		if !l.fits(len(l.Quests), runewars.MaxDeck-1, "Quests") {
			return
		}
		out.Skill = uint8(max(slices.Index(rulebook.Attributes(), q.Attribute), 0))
		for d, name := range rulebook.Destinies() {
			effects, done := q.Outcome(name)
			out.Effects[d], out.Done[d] = l.effects(effects), done
		}
		if u := l.Book.Units.Get(q.Duel); u != nil {
			out.Duel, out.Foe, out.Strike = true, library.KindOf(u), strikeOfUnit(u)
		}
		l.Quests = append(l.Quests, q)
		l.Rules.Cards.Quests = append(l.Rules.Cards.Quests, out)
	}
}

// strikeOfUnit returns the damage of a unit's special in a duel (RW-QST-05): the maximum that it does to one unit, and
// one for another effect.
func strikeOfUnit(u *rulebook.Unit) uint8 {
	n := 1
	for i := range u.Special {
		if e := &u.Special[i]; e.Do == rulebook.DoDamage && e.AsDamage == "" {
			n = max(n, max(e.Count, 1)+e.Again)
		}
	}
	return capped(n)
}

var sorts = map[string]runewars.Sort{
	rulebook.Weapon: runewars.Weapon, rulebook.Armor: runewars.Armor, rulebook.Other: runewars.Other,
}

var uses = map[string]runewars.Use{
	"": runewars.Never, rulebook.UseDiscard: runewars.UseUp, rulebook.UseTurn: runewars.EachTurn,
}

func (l *linker) rewards() {
	for i := range l.Book.Rewards.All() {
		w := &l.Book.Rewards.All()[i]
		if !l.has(w.Box) {
			continue
		}
		out := runewars.Reward{
			Sort: sorts[w.Sort], Gives: givesOf(w.Abilities), Duel: strikeOf(w.Duel), Battle: l.battles(w.Battle),
			Effects: l.effects(w.Effects), Use: uses[w.Use],
		}
		for range max(w.Count, 1) {
			if !l.fits(len(l.Rewards), runewars.PlainStrike, "Rewards") {
				return
			}
			l.Rewards = append(l.Rewards, w)
			l.Rules.Cards.Rewards = append(l.Rules.Cards.Rewards, out)
		}
	}
}

func (l *linker) seasons() {
	for i := range l.Book.Seasons.All() {
		c := &l.Book.Seasons.All()[i]
		if !l.has(c.Box) {
			continue
		}
		if !l.fits(len(l.Seasons), runewars.MaxDeck-1, "Season cards") {
			return
		}
		season := max(slices.Index(rulebook.Seasons(), c.Season), 0)
		l.Rules.Decks[runewars.DeckSpring+runewars.Deck(season)].Add(uint8(len(l.Seasons)))
		l.Seasons = append(l.Seasons, c)
		l.Rules.Cards.Seasons = append(l.Rules.Cards.Seasons, runewars.SeasonCard{
			Season: runewars.Season(season), Council: c.Council, Bid: c.Bid, Effects: l.effects(c.Effects),
		})
	}
}

func (l *linker) objectives() {
	for i := range l.Book.Objectives.All() {
		o := &l.Book.Objectives.All()[i]
		if !l.has(o.Box) {
			continue
		}
		if !l.fits(len(l.Objectives), runewars.MaxDeck-1, "Objectives") {
			return
		}
		out := runewars.Objective{Evil: o.Alignment == rulebook.Evil}
		deck := runewars.DeckGoodObjectives
		if out.Evil {
			deck = runewars.DeckEvilObjectives
		}
		for c := range o.Needs {
			out.Needs = append(out.Needs, l.condition(&o.Needs[c]))
		}
		l.Rules.Decks[deck].Add(uint8(len(l.Objectives)))
		l.Objectives = append(l.Objectives, o)
		l.Rules.Cards.Objectives = append(l.Rules.Cards.Objectives, out)
	}
}

func (l *linker) commanders() {
	for i := range l.Book.Commanders.All() {
		c := &l.Book.Commanders.All()[i]
		if !l.has(c.Box) {
			continue
		}
		if !l.fits(len(l.Commanders), runewars.MaxDeck-1, "Commander cards") {
			return
		}
		l.Commanders = append(l.Commanders, c)
		l.Rules.Cards.Commanders = append(l.Rules.Cards.Commanders, runewars.Commander{
			Battle: l.battles(c.Effects), Shield: capped(c.Shield),
		})
	}
}

func (l *linker) developments() {
	for i := range l.Book.Developments.All() {
		d := &l.Book.Developments.All()[i]
		seat := slices.IndexFunc(l.Factions, func(f *rulebook.Faction) bool { return f.ID == d.Faction })
		if !l.has(d.Box) || seat < 0 {
			continue
		}
		if !l.fits(len(l.Developments), runewars.MaxDeck-1, "Development cards") {
			return
		}
		out := runewars.DevelopmentCard{
			Seat: uint8(seat), Capital: d.Capital, Bought: l.effects(d.Bought), Harvest: l.effects(d.Harvest),
			Defence: l.battles(d.Defence)[seat], Gives: givesOf(d.Abilities),
		}
		for n, dial := range rulebook.Dials() {
			out.Price[n] = capped(d.Price(dial))
		}
		if d.More != nil {
			if k := l.kindOf(seat, d.More.Unit); k >= 0 && k < runewars.FirstNeutral {
				out.Kind, out.More = uint8(k), capped(d.More.Count)
			}
		}
		if d.Capital {
			l.Rules.Seats[seat].Crowns.Add(uint8(len(l.Developments)))
		}
		l.Developments = append(l.Developments, d)
		l.Rules.Cards.Developments = append(l.Rules.Cards.Developments, out)
	}
}

// battles link a card's effects in a battle, for each seat, because kinds of unit have a number with each.
func (l *linker) battles(from []rulebook.Effect) (out [runewars.MaxSeats][]battle.Effect) {
	for seat := range l.Kinds {
		out[seat] = library.BattleEffects(from, func(unit string) int { return l.kindOf(seat, unit) })
	}
	return out
}

// kindOf returns the number of a type of unit with a seat, negative if it has none of it.
func (l *linker) kindOf(seat int, unit string) int {
	return slices.IndexFunc(l.Kinds[seat], func(u *rulebook.Unit) bool { return u != nil && u.ID == unit })
}

// givesOf converts abilities.
func givesOf(list []rulebook.Ability) runewars.Gives {
	var out runewars.Gives
	for i := range list {
		switch n := capped(max(list[i].Count, 1)); list[i].Gives {
		case rulebook.GivesMove:
			out.Move += n
		case rulebook.GivesHealth:
			out.Health += n
		case rulebook.GivesDuelDamage:
			out.DuelDamage += n
		case rulebook.GivesDuelPrevent:
			out.DuelPrevent += n
		case rulebook.GivesHealAnywhere:
			out.HealAnywhere = true
		case rulebook.GivesStrength:
			out.Strength += n
		case rulebook.GivesKeepResources:
			out.Keep = true
		case rulebook.GivesPeasants:
			out.Peasants += n
		case rulebook.GivesQuestCards:
			for s, name := range rulebook.Attributes() {
				if list[i].Attribute == "" || list[i].Attribute == name {
					out.Tests[s] += n
				}
			}
		}
	}
	return out
}
