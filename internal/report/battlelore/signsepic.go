package battlelore

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// epicSigns returns the signs of Epic battles.
func epicSigns() []sign {
	epic := func(m *scene) bool { return m.epic() }
	two := func(m *scene) bool { return m.epic() && m.cards > 1 }
	return []sign{
		began("EP-SET-01", epic),
		began("EP-SET-02", epic),
		began("EP-SET-03", epic),
		began("EP-SET-05", epic),
		on("EP-TRN-01", two, battlelore.CardPlayed),
		on("EP-TRN-02", func(m *scene) bool { return m.epic() && m.card().Tactic }, battlelore.CardPlayed),
		on(
			"EP-RCK-01",
			func(m *scene) bool { return m.epic() && m.a != matches.Began && m.before.Turn > 0 },
			battlelore.CardOpened,
		),
		on(
			"EP-RCK-02",
			func(m *scene) bool { return m.epic() && m.e.Discard() == battlelore.OffRack },
			battlelore.CardDiscarded,
		),
		on("EP-RCK-03", epic, battlelore.DeckMade),
		on(
			"EP-CMD-01",
			func(m *scene) bool { return m.epic() && m.card().Pool == battlelore.ByCommand },
			battlelore.CardPlayed,
		),
		on("EP-CMD-02", two, battlelore.CardPlayed),
		on("EP-CMD-03", func(m *scene) bool { return m.epic() && m.card().Remake }, battlelore.CardPlayed),
		on("EP-CMD-04", epic, battlelore.CardCopied),
		on("EP-CMD-05", func(m *scene) bool { return m.epic() && m.card().Commander }, battlelore.CardPlayed),
		on(
			"EP-LOR-01",
			func(m *scene) bool { return m.epic() && m.lore() && !m.melee() && m.e.Faces[battlelore.Lore] > 0 },
			battlelore.DiceRolled,
		),
		on("EP-LOR-02", epic, battlelore.CardForced),
		on("EP-LOR-03", epic, battlelore.TokensForgone),
		on("EP-VIC-01", func(m *scene) bool {
			return m.epic() && !m.allies() && (m.e.End() == battlelore.ByBanners || m.e.End() == battlelore.Marginally)
		}, battlelore.GameEnded),
		chosen("EP-PLY-01", func(m *scene) bool { return m.marshal(true) }, ofUnits()...),
		chosen("EP-PLY-02", func(m *scene) bool { return m.marshal(false) }, ofUnits()...),
		chosen(
			"R-263",
			func(m *scene) bool { return m.marshal(true) && m.across() },
			battlelore.Attack,
			battlelore.BattleBack,
			battlelore.GainGround,
			battlelore.Pursue,
		),
		on("R-259", epic, battlelore.TokensForgone),
		on("R-260", epic, battlelore.LorePlayed),
	}
}

// ofUnits returns the kinds of choice for a unit.
func ofUnits() []battlelore.ActionKind {
	return []battlelore.ActionKind{battlelore.GiveOrder, battlelore.Move, battlelore.Rush, battlelore.Attack}
}

// marshal reports whether the choice was for a unit on a wing of a camp with Field Marshals. his selects the wing with
// its own Field Marshal, who chose, or the wing without one, for which the Lord Commander chose.
func (m *scene) marshal(his bool) bool {
	i := m.a.Unit()
	if !m.known(i) {
		return false
	}
	u := &m.before.Units[i]
	wings := m.r.Marshals[u.Camp]
	if wings == 0 || u.From < 0 {
		return false
	}
	in := m.r.Board.Sections(u.Camp, u.From)
	if in.Shared() || in.Has(boards.Centre) {
		return false
	}
	post := m.r.Chooser(m.before, m.a)
	if his {
		return post != boards.Centre
	}
	return post == boards.Centre && wings&uint8(in) == 0
}

// across reports whether the choice was for a unit outside of its section at the start of the turn.
func (m *scene) across() bool {
	u := &m.before.Units[m.a.Unit()]
	return m.standsOn(m.a.Unit()) != hex.None &&
		m.r.Board.Sections(u.Camp, u.At)&m.r.Board.Sections(u.Camp, u.From) == 0
}

// alliesSigns returns the signs of Reluctant Allies.
func alliesSigns() []sign {
	four := func(m *scene) bool { return m.allies() }
	foreign := func(m *scene) bool { // a unit of the player's camp that is not his
		return m.allies() && m.known(m.e.Unit) && m.before.Units[m.e.Unit].Owner != m.e.Player &&
			m.before.Units[m.e.Unit].Camp == m.r.CampOf[m.e.Player]
	}
	return []sign{
		began("VAR-RA-01", four),
		began("VAR-RA-02", four),
		on("VAR-RA-03", func(m *scene) bool { return m.allies() && m.e.Turn() > 4 }, battlelore.TurnBegan),
		on("VAR-RA-04", foreign, battlelore.UnitOrdered),
		on("VAR-RA-05", four, battlelore.BattledBack),
		on("VAR-RA-06", four, battlelore.LorePlayed),
		on("VAR-RA-07", func(m *scene) bool { return m.allies() && m.card().Allies }, battlelore.CardPlayed),
		on("VAR-RA-08", four, battlelore.LoreRival),
		on("VAR-RA-08", foreign, battlelore.LoreAimed),
		on(
			"VAR-RA-09",
			func(m *scene) bool { return m.allies() && m.e.End() == battlelore.ByBanners },
			battlelore.GameEnded,
		),
	}
}
