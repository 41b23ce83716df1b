package runewars

import (
	"strconv"
	"strings"

	rwdraw "muster/internal/draw/runewars"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/sheet/command"
	"muster/internal/sheet/imposition"
	"muster/sheet"
)

// Reference returns reference cards for exactly the components of a game. They cover the year, Orders, battles,
// diplomacy, runes and victory. They also cover neutral units, cities and tokens on the board, and heroes and variants
// in play.
func Reference(g *Game, opts sheet.Options, turned imposition.Duplex) []byte {
	r := &referrer{printer: newPrinter(g, opts)}
	r.year()
	r.ordersShort()
	r.movement()
	r.battle()
	r.losses()
	r.diplomacy()
	r.building()
	r.runes()
	r.guards()
	r.onBoard()
	r.heroPhase()
	r.variants()
	r.script()
	var fronts []command.CardSlot
	for i := range r.reminders {
		r.reminders[i].Foot = r.foot()
		fronts = append(fronts, command.CardSlot{Class: "reminder", Reminder: &r.reminders[i]})
	}
	x := command.Layout{
		Language: opts.Language, Name: sheet.Clean(g.Name),
		Back: func(front command.CardSlot) command.CardSlot {
			return command.CardSlot{Class: "cardback reference", Camp: front.Reminder.Kind}
		},
	}
	return x.Document(r.words.T("%s: reference cards", sheet.Clean(g.Name)), fronts, opts, turned)
}

// referrer collects reference cards.
type referrer struct {
	*printer
	reminders []command.Reminder
}

// row returns a row of a reference card.
func row(name, text string) command.Reminding {
	return command.Reminding{Name: name, Text: escaped(text)}
}

// escaped returns plain text as markup.
func escaped(text string) sheet.HTML { return sheet.Escaped(text) }

// put distributes rows over as many cards as necessary.
func (r *referrer) put(title, icon string, rows ...command.Reminding) {
	if len(rows) > 0 {
		c := command.Reminder{Kind: title, Title: title, Icon: sheet.HTML(icon)}
		r.reminders = append(r.reminders, command.Fill(c, rows)...)
	}
}

// limit returns a number of the rules.
func (r *referrer) limit(id string) int { return r.Rules.Limit(id).Default }

// year adds the effects of the seasons, common and individual (RW-SEAS-01 to RW-SEAS-11).
func (r *referrer) year() {
	w := r.words
	rows := []command.Reminding{
		row("1.", w.T("The first player turns up the season's card. Do its text first, then the season's effect, in "+
			"the order of last season's Orders. All seasons share one discard pile; its top card shows the current "+
			"season.")),
		row("2.", w.T("All players choose an Order and reveal it together. It stays face up until spring.")),
		row("3.", w.T("Carry out the Orders, lowest number first. Ties: the player with more influence, then with "+
			"more starting influence.")),
	}
	r.put(w.T("A season"), "", rows...)
	rows = nil
	for _, season := range rulebook.Seasons() {
		rows = append(rows, command.Reminding{
			Icon: sheet.HTML(rwdraw.SeasonSign(season)), Name: w.Season(season),
			Text: escaped(w.Secondary(season, r.Banners())),
		})
	}
	r.put(w.Tn("%d year", "The year, %d of them", r.Years), "", rows...)
}

// ordersShort adds the Orders that each player has.
func (r *referrer) ordersShort() {
	w := r.words
	rows := []command.Reminding{row(w.T("Supremacy Bonus"), w.T("Yours if you have no higher Order face up this "+
		"year."))}
	for _, n := range r.Orders() {
		o := w.Order(n, Variants{Commanders: r.Commanders, DevelopmentCards: r.DevelopmentCards})
		text := escaped(o.Does)
		if o.Bonus != "" {
			text += sheet.HTML(" <i>") + escaped(w.T("Bonus: %s", o.Bonus)) + "</i>"
		}
		rows = append(rows, command.Reminding{Name: strconv.Itoa(n) + " " + o.Name, Text: text})
	}
	r.put(w.T("Orders"), "", rows...)
}

// movement adds the movement of figures (RW-MOVE-01 to RW-MOVE-08).
func (r *referrer) movement() {
	w := r.words
	r.put(w.T("Moving"), "",
		row(w.T("Activation"), w.T("First put the token into the area you move to. Units leave an area with your "+
			"token only by a retreat; heroes may leave it.")),
		row(w.T("Path"), w.T("Units move only through friendly and empty areas, heroes through any area. Mountains "+
			"and water block movement, except for flying units. In winter, water is open.")),
		row(w.T("Into an enemy area"), w.T("A battle begins, even without standing enemy units. Against neutral "+
			"units alone: battle or diplomacy.")),
		row(w.T("Units in an area"), w.T("At most %d, with allies, without heroes.", r.limit(rulebook.LimitArea))),
	)
}

// battle adds a battle step by step (RW-BTL-01 to RW-BTL-22).
func (r *referrer) battle() {
	w := r.words
	rows := []command.Reminding{
		row("1.", w.T("Both sides place their standing units in the rows of their initiative. Routed units stay "+
			"out.")),
	}
	if len(r.Heroes()) > 0 && !r.NoSupport {
		rows = append(rows, row("2.", w.T("The attacker, then the defender, may assign standing heroes of the area "+
			"to types of unit, one to each.")))
	}
	rows = append(rows,
		row("3.", w.T("Effects at the start of a battle: first the attacker's, then the defender's.")),
		row("4.", w.T("Initiative 1 to 5. The attacker, then the defender, chooses a type that has not drawn yet. "+
			"Draw a Fate card for each standing unit of the type and read the section of its base. With a hero: "+
			"draw one more card and ignore one.")),
		row("5.", w.T("First specials, the attacker's first; then routs; then damage. The defender assigns first.")),
		row("6.", r.counting()),
		row("7.", w.T("The higher strength wins; in a tie, the defender. Remove all damage. The loser retreats; "+
			"destroy units that were routed before the battle.")),
		row(w.T("Stronghold"), w.T("If the attacker wins, remove it or replace it with the attacker's own, damaged. "+
			"If the defender wins and standing enemies remain, it is damaged.")),
	)
	r.put(w.T("Battle"), "", rows...)
	rows = nil
	add := func(name, n string) { rows = append(rows, row(name, n)) }
	add(w.T("Stronghold"), w.T("%d, damaged "+
		"%d", r.limit(rulebook.LimitStronghold), r.limit(rulebook.LimitStrongholdHurt)))
	if r.DevelopmentCards {
		add(w.T("Capital"), w.T("%d, damaged %d", r.limit(rulebook.LimitCapital), r.limit(rulebook.LimitCapitalHurt)))
	}
	if r.Garrison {
		add(w.T("Garrison, for the defender"), "+"+strconv.Itoa(r.limit(rulebook.LimitGarrison)))
	}
	add(w.T("Conquer with its bonus, from the stronghold"), "−"+strconv.Itoa(r.limit(rulebook.LimitConquer)))
	r.put(w.T("Strength in battle"), "", rows...)
}

// counting describes how strength is counted.
func (r *referrer) counting() string {
	w := r.words
	text := w.T("The defender may use the development of the area. Then each standing unit and each routed hexagon " +
		"unit counts 1.")
	if r.NoRoutedHexagons {
		text = w.T("The defender may use the development of the area. Then each standing unit counts 1.")
	}
	return text + " " + w.T("The defender adds the stronghold.")
}

// losses adds routs, damage and retreats (RW-DMG-01 to RW-DMG-05, RW-RET-01 to RW-RET-06).
func (r *referrer) losses() {
	w := r.words
	r.put(w.T("Routs, damage, retreat"), "",
		row(w.T("Rout"), w.T("An undamaged standing unit; a damaged one only if there is no other; without standing "+
			"units, no unit. The owner chooses.")),
		row(w.T("Damage"), w.T("Assign damage point by point: to a damaged unit, else a standing one, else a routed "+
			"one. Damage equal to its health destroys a unit.")),
		row(w.T("Retreat"), w.T("All retreat, routed, to one adjacent area: a friendly one, else an empty one, else "+
			"they are destroyed. Borders block it. Destroy units that exceed the limit of the area.")),
		row(w.T("Neutral units"), w.T("The player to the left chooses an adjacent uncontrolled area; without one, "+
			"they are destroyed.")),
	)
}

// diplomacy adds how to win neutral units, with the chances of a full deck (RW-DIPL-01 to RW-DIPL-07).
func (r *referrer) diplomacy() {
	w := r.words
	most := r.Rules.Limit(rulebook.LimitDiplomacy).Most
	rows := []command.Reminding{
		row("", w.T("Spend 1 to %d influence, draw that many Fate cards, choose one.", most)),
		{Icon: sheet.HTML(rwdraw.DestinySign(rulebook.Gold)), Name: w.Destiny(rulebook.Gold),
			Text: escaped(w.T("All become your allies."))},
		{Icon: sheet.HTML(rwdraw.DestinySign(rulebook.Silver)), Name: w.Destiny(rulebook.Silver),
			Text: escaped(w.T("All retreat, routed, to one adjacent area. The player to the left chooses it."))},
		{Icon: sheet.HTML(rwdraw.DestinySign(rulebook.Red)), Name: w.Destiny(rulebook.Red),
			Text: escaped(w.T("Fight, or retreat with all of your units."))},
	}
	if len(r.Fate()) > most {
		rows = append(rows, row(w.T("Out of a full deck"), ""))
		for n := 1; n <= most; n++ {
			gold, silver := r.chances(n)
			rows = append(rows, row(w.T("%d influence:", n), w.T("%d %% gold, else %d %% silver, %d %% red", gold, silver,
				100-gold-silver)))
		}
	}
	r.put(w.T("Diplomacy"), "", rows...)
}

// chances returns in percent how often this many cards of a full deck include a gold one; and how often no gold but a
// silver one.
func (r *referrer) chances(draws int) (gold, silver int) {
	deck, others, reds := len(r.Fate()), 0, 0
	for _, f := range r.Fate() {
		if f.Destiny != rulebook.Gold {
			others++
		}
		if f.Destiny == rulebook.Red {
			reds++
		}
	}
	noGold, allRed := 1.0, 1.0
	for i := range draws {
		noGold *= float64(max(others-i, 0)) / float64(deck-i)
		allRed *= float64(max(reds-i, 0)) / float64(deck-i)
	}
	gold = int(100*(1-noGold) + .5)
	return gold, min(int(100*(noGold-allRed)+.5), 100-gold)
}

// building adds strongholds, developments and Titles (RW-FORT-01 to RW-FORT-07, RW-TITLE-01).
func (r *referrer) building() {
	w := r.words
	rows := []command.Reminding{
		row(w.T("Development"), w.T("One at each stronghold. You lose it with the stronghold.")),
		row(w.T("Resources"), w.T("At each Harvest bonus +%d on one dial whose resource the area yields.",
			r.limit(rulebook.LimitMoreYield))),
		row(w.T("Diplomat"), w.T("At each Harvest bonus %d influence.", r.limit(rulebook.LimitDiplomat))),
		row(w.T("Training Ground"), w.T("At each Harvest bonus %d Tactics card.", r.limit(rulebook.LimitTraining))),
	}
	for _, f := range r.Factions {
		if len(f.Defence.Effects) > 0 {
			text := w.Effects(f.Defence.Effects)
			if f.Defence.Discard {
				text += " " + w.T("Discard it for this.")
			}
			rows = append(rows, command.Reminding{
				Name: w.Name(f.Defence.Name, f.ID), More: "(" + w.Name(f.Name, f.ID) + ")", Text: escaped(text),
			})
		}
	}
	r.put(w.T("Developments"), "", rows...)
	rows = nil
	for _, t := range r.Titles() {
		text := strings.TrimSpace(w.Abilities(t.Abilities) + " " + w.CardEffects(t.Effects) + " " + w.Use(t.Use))
		rows = append(rows, row(w.Name(t.Name, t.ID), text))
	}
	r.put(w.T("Titles"), "", rows...)
}

// runes adds rune tokens and victory (RW-RUNE-01 to RW-RUNE-05, RW-VICT-01, RW-ROAD-01).
func (r *referrer) runes() {
	w := r.words
	rows := []command.Reminding{
		row(w.T("To receive a dragon rune"), w.T("You may first discard up to %d false runes of your areas. Take "+
			"one dragon rune and one false rune, mix them, look at them, and put each face down in a friendly or "+
			"uncontrolled area without a rune.",
			r.limit(rulebook.LimitFalseSwap))),
		row(w.T("Looking at runes"), w.T("At any time, you may look at tokens in areas that you control or where "+
			"you have a hero. You may talk and lie about them, but never show them.")),
		row(w.T("In an area"), w.T("One rune token at most.")),
	}
	if r.Instant {
		rows = append(rows, row(w.T("Victory"), w.T("A player with %d dragon runes wins at once.", r.ToWin)))
	} else {
		rows = append(rows, row(w.T("Victory card"), w.Road(r.ToWin)))
	}
	if r.StandIn {
		rows = append(rows, row(w.T("In its place"), w.T("One of your units that is not in play, of a type of your "+
			"choice. You cannot recruit it while it is there.")))
	}
	rows = append(rows, row(w.T("After the last winter"), w.T("Reveal all runes. The player with the most dragon "+
		"runes wins. Ties: most influence, then most starting influence.")))
	r.put(w.T("Runes and victory"), rwdraw.Rune(true), rows...)
}

// guards adds the neutral units on the board.
func (r *referrer) guards() {
	w := r.words
	var rows []command.Reminding
	for _, u := range r.Guards() {
		parts := []string{
			w.Shape(u.Shape), w.T("initiative %d", u.Initiative), w.T("health %d", u.Health),
		}
		if traits := w.Traits(u); traits != "" {
			parts = append(parts, traits)
		}
		text := escaped(strings.Join(parts, ", ")+". ") + "<b>" + escaped(sheet.Clean(w.Called(u.SpecialName))) + "</b> " +
			escaped(w.Effects(u.Special))
		rows = append(rows, command.Reminding{
			Icon: sheet.HTML(rwdraw.UnitIcon(u)), Name: w.Name(u.Name, u.ID), More: "× " + strconv.Itoa(u.Count), Text: text,
		})
	}
	r.put(w.T("Neutral units"), "", rows...)
}

// onBoard adds the cities and exploration tokens in play.
func (r *referrer) onBoard() {
	w := r.words
	var rows []command.Reminding
	for _, c := range r.Cities() {
		text := sheet.Upper(w.Benefits(c)) + "."
		if adds := w.CityAdds(c); adds != "" {
			text += " " + adds
		}
		if c.Found {
			text += " " + w.T("It is not on the board until a card finds it.")
		}
		rows = append(rows, row(w.Name(c.Name, c.ID), text))
	}
	r.put(w.T("Cities"), rwdraw.City(), rows...)
	r.alone()
	rows = nil
	for _, t := range r.Tokens() {
		rows = append(rows, command.Reminding{Name: w.Name(t.Name, t.ID), More: "× " +
			"" + strconv.Itoa(t.Count), Text: escaped(w.Token(t))})
	}
	r.put(w.T("Exploration tokens"), "", rows...)
}

// alone adds the tile of one area, and the city that is found there (RW-T12-03 to RW-T12-06).
func (r *referrer) alone() {
	if !r.Alone() {
		return
	}
	w := r.words
	r.put(w.T("The tile of one area"), "",
		row(w.T("Yellow borders"), w.T("They block no movement.")),
		row(w.T("Stronghold"), w.T("You may not build one there.")),
		row(w.T("The Lost City"), w.T("A card that finds it removes desolation or frost from the tile, or else puts "+
			"the city there. Finding it again has no effect. A card that destroys it removes it from the board; a "+
			"card can find it again.")),
		row(w.T("Its rune"), w.T("It counts only for victory. No effect applies to it. Desolation and frost switch "+
			"off all benefits of the city.")),
	)
}

// heroPhase adds the actions of heroes, if there are any (RW-HERO-01 to RW-HERO-08, RW-QST-01, RW-DUEL-01).
func (r *referrer) heroPhase() {
	if len(r.Heroes()) == 0 {
		return
	}
	w := r.words
	r.put(w.T("Heroes"), "",
		row(w.T("Quest Phase, in summer"), w.T("Each hero takes one action. The player with the lowest Order goes "+
			"first.")),
		row(w.T("Move"), w.T("Up to %d areas through any areas and borders; then a duel with an enemy hero, or a "+
			"quest.",
			r.limit(rulebook.LimitReachHero))),
		row(w.T("Heal"), w.T("All damage, in a friendly area.")),
		row(w.T("Train"), w.T("Two points: one on two attributes, or two on one; each takes one token.")),
		row(w.T("A quest"), w.T("In the area of one of your Quest cards. For a test, draw as many Fate cards as the "+
			"attribute; choose one and read its destiny. Replace a finished Quest at once.")),
		row(w.T("A duel"), w.T("Four rounds. Each player draws a Fate card and reads the circle: a special is 1 "+
			"damage or an ability of a Reward; routs prevent damage. At most one weapon and one armor. A hero with "+
			"damage equal to its health falls; the winner takes its Rewards.")),
		row(w.T("Limits"), w.T("%d heroes, %d Quests, %d Tactics cards.", r.Rules.Limit(rulebook.LimitHeroes).Most,
			r.Rules.Limit(rulebook.LimitQuests).Most, r.Rules.Limit(rulebook.LimitTactics).Most)),
	)
}
