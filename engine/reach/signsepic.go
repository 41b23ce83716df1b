package reach

import (
	"muster/engine"
	"muster/engine/selfplay"
	"muster/maps/hex"
)

// epicSigns are those of Epic battles.
func epicSigns() []sign {
	epic := func(m *moment) bool { return m.epic() }
	two := func(m *moment) bool { return m.epic() && m.cards > 1 }
	return []sign{
		began("EP-SET-01", epic),
		began("EP-SET-02", epic),
		began("EP-SET-03", epic),
		began("EP-SET-05", epic),
		on("EP-TRN-01", two, engine.CardPlayed),
		on("EP-TRN-02", func(m *moment) bool { return m.epic() && m.card().Tactic }, engine.CardPlayed),
		on("EP-RCK-01", func(m *moment) bool { return m.epic() && m.a != selfplay.Began && m.before.Turn > 0 }, engine.CardOpened),
		on("EP-RCK-02", func(m *moment) bool { return m.epic() && m.e.Discard() == engine.OffRack }, engine.CardDiscarded),
		on("EP-RCK-03", epic, engine.DeckMade),
		on("EP-CMD-01", func(m *moment) bool { return m.epic() && m.card().Pool == engine.ByCommand }, engine.CardPlayed),
		on("EP-CMD-02", two, engine.CardPlayed),
		on("EP-CMD-03", func(m *moment) bool { return m.epic() && m.card().Remake }, engine.CardPlayed),
		on("EP-CMD-04", epic, engine.CardCopied),
		on("EP-CMD-05", func(m *moment) bool { return m.epic() && m.card().Commander }, engine.CardPlayed),
		on("EP-LOR-01", func(m *moment) bool { return m.epic() && m.lore() && !m.melee() && m.e.Faces[engine.Lore] > 0 }, engine.DiceRolled),
		on("EP-LOR-02", epic, engine.CardForced),
		on("EP-LOR-03", epic, engine.TokensForgone),
		on("EP-VIC-01", func(m *moment) bool {
			return m.epic() && !m.allies() && (m.e.End() == engine.ByBanners || m.e.End() == engine.Marginally)
		}, engine.GameEnded),
		chosen("EP-PLY-01", func(m *moment) bool { return m.marshal(true) }, ofUnits()...),
		chosen("EP-PLY-02", func(m *moment) bool { return m.marshal(false) }, ofUnits()...),
		chosen("R-263", func(m *moment) bool { return m.marshal(true) && m.across() }, engine.Attack, engine.BattleBack, engine.GainGround, engine.Pursue),
		on("R-259", epic, engine.TokensForgone),
		on("R-260", epic, engine.LorePlayed),
	}
}

// ofUnits are the choices that say what a unit does.
func ofUnits() []engine.ActionKind {
	return []engine.ActionKind{engine.GiveOrder, engine.Move, engine.Rush, engine.Attack}
}

// marshal tells whether the choice was made for a unit on a wing of a camp with Field Marshals: one of the wing that has
// its own, who chose it, or of the wing that has none, for which the Lord Commander did.
func (m *moment) marshal(his bool) bool {
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
	if in.Shared() || in.Has(hex.Centre) {
		return false
	}
	post := m.r.Chooser(m.before, m.a)
	if his {
		return post != hex.Centre
	}
	return post == hex.Centre && wings&uint8(in) == 0
}

// across tells whether the choice was made for a unit that has left the section in which the turn found it.
func (m *moment) across() bool {
	u := &m.before.Units[m.a.Unit()]
	return m.place(m.a.Unit()) != hex.None && m.r.Board.Sections(u.Camp, u.At)&m.r.Board.Sections(u.Camp, u.From) == 0
}

// alliesSigns are those of Reluctant Allies.
func alliesSigns() []sign {
	four := func(m *moment) bool { return m.allies() }
	foreign := func(m *moment) bool { // a unit of the player's camp that is not his
		return m.allies() && m.known(m.e.Unit) && m.before.Units[m.e.Unit].Owner != m.e.Player &&
			m.before.Units[m.e.Unit].Camp == m.r.CampOf[m.e.Player]
	}
	return []sign{
		began("VAR-RA-01", four),
		began("VAR-RA-02", four),
		on("VAR-RA-03", func(m *moment) bool { return m.allies() && m.e.Turn() > 4 }, engine.TurnBegan),
		on("VAR-RA-04", foreign, engine.UnitOrdered),
		on("VAR-RA-05", four, engine.BattledBack),
		on("VAR-RA-06", four, engine.LorePlayed),
		on("VAR-RA-07", func(m *moment) bool { return m.allies() && m.card().Allies }, engine.CardPlayed),
		on("VAR-RA-08", four, engine.LoreRival),
		on("VAR-RA-08", foreign, engine.LoreAimed),
		on("VAR-RA-09", func(m *moment) bool { return m.allies() && m.e.End() == engine.ByBanners }, engine.GameEnded),
	}
}
