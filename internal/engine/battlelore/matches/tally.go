package matches

import (
	"cmp"
	"maps"
	"slices"

	contract "muster/engine"
	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// counter is a Report under construction.
type counter struct {
	batch   *Batch
	report  *Report
	units   map[unitKey]*UnitStats
	terrain map[string]*TerrainStats
	powers  map[string]*PowerStats
	sum     contract.Sum

	turns, decisions, idle, quiet arena.Tally
	banners, tokens               [boards.Camps]arena.Tally
	shares                        [battlelore.MaxPlayers]arena.Tally

	rules *battlelore.Rules // those of the last game, and where on its field each terrain lies that units can come to
	lies  map[*rulebook.Terrain]*hex.Set
}

func newStats(b *Batch) *counter {
	return &counter{
		batch: b, report: &Report{Asked: b.Games}, sum: contract.NewSum(),
		units: map[unitKey]*UnitStats{}, terrain: map[string]*TerrainStats{}, powers: map[string]*PowerStats{},
	}
}

// add counts a game that was finished, or could not be set up.
func (t *counter) add(i int, s outcome) {
	if len(s.refused) > 0 {
		t.report.Refused = append(t.report.Refused, RefusedGame{i, t.batch.SeedOf(i), s.refused})
		return
	}
	t.sum.Number(s.game.Signature)
	t.game(&s.game, s.battle)
	t.spreads(&s.game)
	if !t.batch.Facts {
		s.game.Facts = nil
	}
	t.report.Games = append(t.report.Games, s.game)
}

// spreads adds the values whose spread the report contains.
func (t *counter) spreads(g *Game) {
	t.turns.Add(g.Turns)
	t.decisions.Add(g.Decisions)
	t.idle.Add(g.Facts.Idle)
	t.quiet.Add(g.Facts.Quiet)
	for camp, n := range g.Score {
		t.banners[camp].Add(n)
		t.tokens[camp].Add(g.Facts.Lore.Tokens[camp])
	}
	for player, n := range g.Shares {
		t.shares[player].Add(n)
	}
}

// close finishes the report.
func (t *counter) close() *Report {
	r := t.report
	r.Signature = t.sum.Value()
	r.Turns, r.Decisions = t.turns.Spread(), t.decisions.Spread()
	r.Idle, r.Quiet = t.idle.Spread(), t.quiet.Spread()
	for camp := range r.Banners {
		r.Banners[camp], r.Tokens[camp] = t.banners[camp].Spread(), t.tokens[camp].Spread()
	}
	for i := range r.Seats {
		r.Seats[i].Banners = t.shares[r.Seats[i].Player].Spread()
	}
	for _, key := range slices.SortedFunc(maps.Keys(t.units), unitKey.compare) {
		r.Units = append(r.Units, *t.units[key])
	}
	for _, id := range slices.Sorted(maps.Keys(t.terrain)) {
		r.Terrain = append(r.Terrain, *t.terrain[id])
	}
	t.closeLore()
	return r
}

// game adds one game.
func (t *counter) game(g *Game, b *setup.Battle) {
	r := t.report
	r.Reasons[g.Ended]++
	switch g.Winner {
	case battlelore.Neither:
		r.Draws++
	default:
		r.Wins[g.Winner]++
		player := int(g.Winner)
		if g.Swapped {
			player = 1 - player
		}
		r.PlayerWon[player]++
	}
	if g.Ended == battlelore.ByCap || g.Ended == battlelore.ByNoCard {
		r.Stalls++
	}
	t.allies(g, b)
	t.army(g, b)
	t.goals(g, b)
	t.ground(g, b)
	t.lore(g, b)
}

func (t *counter) army(g *Game, b *setup.Battle) {
	for i := range b.Units {
		u := &b.Units[i]
		key := unitKey{u.Camp, u.At, u.Type}
		row := t.units[key]
		if row == nil {
			row = &UnitStats{Camp: u.Camp, At: u.At, Label: b.Field.Hexes.Label(u.At), Type: u.Type, Name: u.Name}
			t.units[key] = row
		}
		row.Games++
		row.Ordered += command.Bit(g.Facts.Ordered.Has(uint8(i)))
		row.Fought += command.Bit(g.Facts.Fought.Has(uint8(i)))
		row.Timely += command.Bit(g.Facts.Timely.Has(uint8(i)))
		row.Lost += command.Bit(g.Facts.Lost.Has(uint8(i)))
	}
}

// goals adds the objectives and special rules, which are the same in every battle of an adventure.
func (t *counter) goals(g *Game, b *setup.Battle) {
	r := t.report
	if r.Points == nil && r.Rules == nil {
		r.Unplayed = b.Unplayed
		for i := range b.Objectives {
			r.Points = append(
				r.Points,
				PointStats{Ptr: b.Objectives[i].Ptr, Name: b.Objectives[i].Name, Camps: b.Rules.Objectives[i].Camps},
			)
		}
		for i := range b.Effects {
			r.Rules = append(r.Rules, RuleStats{Ptr: b.Effects[i].Ptr, Rule: b.Effects[i].Rule, Do: b.Effects[i].Do})
		}
	}
	for i := range r.Points {
		r.Points[i].Add(i, g.Facts.Taken, g.Facts.First, int(g.Winner))
	}
	for i := range r.Rules {
		r.Rules[i].Used += command.Bit(g.Facts.Used[i])
	}
}

// ground adds the terrain that units moved to. A unit's first hex does not count, because no player chose it.
func (t *counter) ground(g *Game, b *setup.Battle) {
	if t.rules != b.Rules { // with Call to Arms each game has its own
		t.rules, t.lies = b.Rules, terrainOf(b)
	}
	for terrain, where := range t.lies { // the order does not matter: each adds to its own row
		row := t.terrain[terrain.ID]
		if row == nil {
			row = &TerrainStats{ID: terrain.ID, Name: terrain.Name}
			t.terrain[terrain.ID] = row
		}
		row.Hexes = max(row.Hexes, where.Len())
		row.Add(where, &g.Facts.Entered)
	}
}

// terrainOf returns the hexes of each terrain that units can reach on a battle's field.
func terrainOf(b *setup.Battle) map[*rulebook.Terrain]*hex.Set {
	hexes := map[*rulebook.Terrain]*hex.Set{}
	for h, c := range b.Field.Cells() {
		for _, terrain := range [...]*rulebook.Terrain{c.Ground, c.Feature, c.Place} {
			if terrain == nil || terrain.Open || b.Field.Impassable.Has(h) {
				continue
			}
			if terrain == c.Ground && !terrain.Pass { // water below a bridge: no unit enters it
				continue
			}
			if hexes[terrain] == nil {
				hexes[terrain] = new(hex.Set)
			}
			hexes[terrain].Add(h)
		}
	}
	return hexes
}

// unitKey identifies units of different battles.
type unitKey struct {
	camp boards.Camp
	at   hex.Hex
	kind string
}

func (k unitKey) compare(l unitKey) int {
	return cmp.Or(cmp.Compare(k.camp, l.camp), cmp.Compare(k.at, l.at), cmp.Compare(k.kind, l.kind))
}
