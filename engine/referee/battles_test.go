package referee_test

import (
	"fmt"
	"os"
	"strconv"
	"testing"

	"muster/engine"
	"muster/engine/battle"
	"muster/engine/catalog"
	"muster/engine/referee"
	"muster/engine/rng"
	"muster/maps/hex"
	"muster/schema"
	"muster/schema/source"
)

// games is how many games of each battle are played; more when the environment asks for a long run.
func games(t *testing.T, usual int) int {
	t.Helper()
	if n, err := strconv.Atoi(os.Getenv("REFEREE_GAMES")); err == nil {
		return n
	}
	return usual
}

// TestShippedBattles: BL-TURN-01 to BL-END-03: the engine against the referee, in random play of every shipped Medieval
// adventure.
func TestShippedBattles(t *testing.T) {
	cat := catalog.New(nil, 1)
	played := 0
	for _, e := range cat.All(schema.KindAdventure) {
		if e.Adventure.Type != battle.Medieval {
			continue
		}
		scenario, refused := battle.Open(cat, e, battle.Options{})
		if f := cat.Field(e); f != nil && f.Board != nil && f.Board.Epic {
			continue // an Epic turn is another turn: the referee knows one card a turn
		}
		if len(refused) > 0 {
			t.Errorf("%s: %v", e.ID, refused[0].Message())
			continue
		}
		played++
		t.Run(e.ID, func(t *testing.T) {
			seen := map[string]int{}
			for seed := range uint64(games(t, 15)) {
				b, refused := scenario.Battle(seed)
				if len(refused) > 0 {
					t.Fatalf("seed %d: %v", seed, refused[0].Message())
				}
				if fail := newMatch(b, seed, seen).play(); fail != "" {
					t.Fatalf("seed %d: %s", seed, fail)
				}
			}
			t.Log(seen)
		})
	}
	if played == 0 {
		t.Error("no shipped adventure was played")
	}
}

// TestMadeUpBattles: the same on battles that are made up, where all grounds, features, sides and troops meet.
func TestMadeUpBattles(t *testing.T) {
	seen := map[string]int{}
	base := catalog.New(nil, 1).Find(schema.KindAdventure, "candlemas-at-the-grange")
	book := catalog.New(nil, 1).Rules(base)
	for seed := range uint64(games(t, 40)) {
		w := newWriter(seed)
		files := []*source.File{
			source.NewFile("made-up.map.toml", []byte(w.battleMap())),
			source.NewFile("made-up.adventure.toml", []byte(w.adventure(book))),
		}
		cat := catalog.New(files, 1)
		for _, e := range cat.Given() {
			if len(e.Schema) > 0 {
				t.Fatalf("seed %d: %+v\n%s", seed, e.Schema, e.Doc.File.Text)
			}
		}
		b, refused := battle.New(cat, cat.Find(schema.KindAdventure, "made-up"), battle.Options{Seed: seed})
		if len(refused) > 0 {
			t.Fatalf("seed %d: %s", seed, refused[0].Message())
		}
		if fail := newMatch(b, seed, seen).play(); fail != "" {
			if dir := os.Getenv("REFEREE_KEEP"); dir != "" {
				for _, f := range files {
					os.WriteFile(dir+"/"+f.Name, f.Text, 0o644)
				}
			}
			t.Fatalf("seed %d: %s", seed, fail)
		}
	}
	t.Log(seen)
	for _, kind := range []string{"PlayCard", "GiveOrder", "Move", "Rush", "Attack", "Ignore", "Retreat", "BattleBack", "GainGround", "Pursue", "Keep"} {
		if seen[kind] == 0 {
			t.Errorf("no choice of kind %s came up", kind)
		}
	}
}

// newMatch puts a battle before both referees.
func newMatch(b *battle.Battle, seed uint64, seen map[string]int) *match {
	m := &match{hunts: seed%2 == 1, battle: b, rules: b.Rules, state: b.Start(), chance: rng.New(seed, "match"), seen: seen}
	s := referee.Setup{Field: b.Field, First: b.Rules.CampOf[b.Rules.First], Goal: b.Rules.Goal, TurnCap: b.Rules.TurnCap}
	for _, u := range b.Units {
		soldier := referee.Soldier{Type: u.Type, Camp: u.Camp, At: u.At}
		if b.Deployment != nil {
			for _, p := range b.Deployment.Placed {
				if p.Hex == u.At {
					soldier.Weapon, soldier.Figures = p.Weapon, p.Figures
				}
			}
		}
		soldier.Bends = bends(b, u)
		s.Units = append(s.Units, soldier)
	}
	for i, c := range b.Cards {
		s.Cards, s.Copies = append(s.Cards, c.ID), append(s.Copies, int(b.Rules.Copies[i]))
	}
	for c := range hex.Camp(hex.Camps) {
		seat := m.state.Seats[c]
		for _, n := range seat.Hand[:seat.Cards] {
			s.Hands[c] = append(s.Hands[c], int(n))
		}
	}
	for _, o := range b.Rules.Objectives {
		point := referee.Objective{Camps: o.Camps, Banners: o.Banners, Permanent: o.Permanent}
		for h := range o.At.Each() {
			point.At = append(point.At, h)
		}
		s.Objectives = append(s.Objectives, point)
	}
	s.LastWinner = engine.Neither
	for _, rule := range b.Adventure.Rules {
		for _, e := range rule.Effects {
			if camp, ok := hex.ParseCamp(e.Winner); e.Do == "last-turn" {
				s.LastTurn = e.Turn
				if ok {
					s.LastWinner = engine.Side(camp)
				}
			}
		}
	}
	m.game = referee.New(s, m)
	return m
}

// bends adds up what the adventure's special rules make of a unit.
func bends(b *battle.Battle, u battle.Unit) (out referee.Bends) {
	row := b.Field.Rules.Units.Get(u.Type)
	for _, rule := range b.Adventure.Rules {
		for _, e := range rule.Effects {
			if !e.Touches(u.Camp.String(), u.Type, row.Class, row.Banner, b.Field.Hexes.Label(u.At)) {
				continue
			}
			switch e.Do {
			case "bold":
				out.Bold += e.N()
			case "frightened":
				out.Frightened = true
			case "dice":
				out.Melee, out.Ranged = out.Melee+e.Melee, out.Ranged+e.Ranged
			case "move":
				out.Move += e.N()
			case "worth":
				out.Worth = e.N()
			case "hold":
				out.Wakes = max(out.Wakes, e.Turn)
			}
		}
	}
	return out
}

// kindName names a choice for the count of what came up.
func kindName(k engine.ActionKind) string {
	names := [...]string{"Pass", "PlayCard", "GiveOrder", "Move", "Rush", "Exit", "Attack", "Ignore", "Retreat", "BattleBack",
		"GainGround", "Pursue", "Keep"}
	if int(k) < len(names) {
		return names[k]
	}
	return fmt.Sprint(k)
}
