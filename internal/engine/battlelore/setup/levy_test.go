package setup

import (
	"iter"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/schema/source"
)

func adventureText(t testing.TB, id string) []byte {
	t.Helper()
	return library.New(nil, 1).Find(rulebook.KindAdventure, id).Doc.File.Text
}

// called is a Medieval battle of Call to Arms on a map of the library.
func called(mode, sets string) string {
	return `kind = "adventure"
format = 1
id = "called"
name = "Called"
type = "medieval"
map = "two-oaks"
first = "scout"
[victory]
banners = 5
[call_to_arms]
mode = "` + mode + `"
` + sets + `
reserve = "two"
[pennant]
commander = "A"
command_cards = 5
[standard]
commander = "B"
command_cards = 5
`
}

const plainSets = `pennant = ["pennant-a", "pennant-b"]
standard = ["standard-a", "standard-b"]`

// BL-SETUP-01, CTA-01, CTA-08: the battle starts with the result of the muster, and the better scout begins.
func TestCallToArms(t *testing.T) {
	cat := library.New(
		[]*source.File{source.NewFile("called.adventure.toml", []byte(called("impromptu", plainSets)))},
		1,
	)
	s, refused := Open(cat, cat.Given()[0], Options{})
	if len(refused) > 0 {
		t.Fatal(messages(refused))
	}
	used := map[string]bool{}
	content := map[string]bool{}
	for seed := range uint64(8) {
		b, refused := s.Battle(seed)
		if len(refused) > 0 {
			t.Fatal(seed, messages(refused))
		}
		again, _ := s.Battle(seed)
		if again.Content() != b.Content() {
			t.Fatalf("seed %d makes two battles", seed)
		}
		content[b.Content()] = true
		d := b.Deployment
		if len(b.Rules.Setup) != len(d.Placed) || b.Rules.First != battlelore.Player(d.First) {
			t.Fatalf(
				"seed %d: %d units of %d, player %d first, %s scouted",
				seed,
				len(b.Rules.Setup),
				len(d.Placed),
				b.Rules.First,
				d.First,
			)
		}
		for i, u := range b.Rules.Setup {
			p := d.At(u.At)
			if p == nil || p.Camp != u.Camp || p.Unit.ID != b.Units[i].Type ||
				p.Figures != int(b.Start().Units[i].Figures) {
				t.Fatalf("seed %d: unit %d is %+v, placed %+v", seed, i, u, p)
			}
		}
		for _, set := range d.Sets {
			used[set.Def.ID] = true
		}
	}
	if len(used) != 4 || len(content) < 7 {
		t.Errorf("%d sets were used, %d battles differ", len(used), len(content))
	}
}

// CTA-01: only the ground counts. Units that the adventure lists are left out, and the same armies come with and
// without them.
func TestCallToArmsLeavesListedUnitsOut(t *testing.T) {
	plain := called("impromptu", plainSets)
	listed := plain + "[[pennant.units]]\ntype = \"red-human-horse\"\nat = [\"G5\"]\n"
	var content [2]string
	for i, text := range []string{plain, listed} {
		b, refused := written(t, 3, text)
		if len(refused) > 0 {
			t.Fatal(messages(refused))
		}
		if len(b.Rules.Setup) != len(b.Deployment.Placed) {
			t.Errorf("%d units, %d were placed", len(b.Rules.Setup), len(b.Deployment.Placed))
		}
		for _, u := range b.Rules.Setup {
			content[i] += b.Field.Hexes.Label(u.At) + " "
		}
	}
	if content[0] != content[1] {
		t.Errorf("units at %s, with listed ones at %s", content[0], content[1])
	}
}

// CTA-SPC-02, CTA-SPC-03: the stakes and long bows of an Organized muster are in the battle.
func TestSpecialistsReachTheBattle(t *testing.T) {
	cat := library.New([]*source.File{source.NewFile("called.adventure.toml", []byte(called("organized", "")))}, 1)
	s, refused := Open(cat, cat.Given()[0], Options{Muster: [boards.Camps]string{Careful, Random}})
	if len(refused) > 0 {
		t.Fatal(messages(refused))
	}
	var stakes, bows int
	for seed := range uint64(40) {
		b, refused := s.Battle(seed)
		if len(refused) > 0 {
			if refused[0].Kind != CreatureUnit {
				t.Fatal(seed, messages(refused))
			}
			continue
		}
		for _, laid := range b.Deployment.Features {
			stakes++
			c := b.Rules.Cells[laid.Hex]
			if b.Field.Cell(laid.Hex).Feature != laid.Terrain || !c.NoBattle || c.MayBattle != battlelore.FootMissile {
				t.Fatalf("seed %d: stakes at %s are not on the field: %+v", seed, b.Field.Hexes.Label(laid.Hex), c)
			}
		}
		for i, u := range b.Rules.Setup {
			p, k := b.Deployment.At(u.At), b.Rules.Kinds[u.Kind]
			if p.Weapon == "long-bow" {
				bows++
				if k.StrikeFrom != 2 || k.StrikeTo != 4 || k.Lore {
					t.Fatalf("seed %d: no long bow: %+v", seed, k)
				}
			}
			if start := b.Start(); int(start.Units[i].Figures) != p.Figures {
				t.Fatalf("seed %d: %d figures, placed %d", seed, start.Units[i].Figures, p.Figures)
			}
		}
	}
	if stakes == 0 || bows == 0 {
		t.Errorf("%d stakes and %d long bows in 40 battles", stakes, bows)
	}
}

// an Epic adventure that names two sets for a camp is mustered with two a player from one pool, five cards of
// 14, with Levies and Specialists. One that names one or three is mustered with one, of the own camp.
func TestEpicCallToArms(t *testing.T) {
	for sets, want := range map[string]int{
		`pennant = ["pennant-a", "standard-c"]`: 2,
		`pennant = ["pennant-a", "pennant-b"]
standard = ["standard-b", "standard-a"]`: 2,
		`pennant = ["pennant-a"]`:                               1,
		`standard = ["standard-a", "standard-b", "standard-c"]`: 1,
	} {
		text := strings.Replace(called("epic", sets), "two-oaks", "kings-road", 1)
		cat := library.New([]*source.File{source.NewFile("called.adventure.toml", []byte(text))}, 1)
		s, refused := Open(cat, cat.Given()[0], Options{})
		if len(refused) > 0 {
			t.Fatal(sets, messages(refused))
		}
		specialists, cards := 0, map[string]bool{}
		for seed := range uint64(12) {
			b, refused := s.Battle(seed)
			if len(refused) > 0 {
				t.Fatal(sets, seed, messages(refused))
			}
			d := b.Deployment
			if d.Pooled() != (want == 2) || len(b.Rules.Setup) != len(d.Placed) ||
				b.Rules.First != battlelore.Player(d.First) {
				t.Fatalf(
					"%s, seed %d: pooled %t, %d units of %d",
					sets,
					seed,
					d.Pooled(),
					len(b.Rules.Setup),
					len(d.Placed),
				)
			}
			for i := range d.Players {
				p := &d.Players[i]
				if len(p.Sets) != want || len(p.Hand) != 5 || want == 1 && p.Sets[0].Camp != p.Camp {
					t.Errorf("%s, seed %d: %d sets, %d cards", sets, seed, len(p.Sets), len(p.Hand))
				}
				specialists += len(p.Specialists)
				for _, set := range p.Sets {
					cards[set.Def.ID] = true
				}
			}
		}
		if (specialists > 0) != (want == 2) {
			t.Errorf("%s: %d Specialists in 12 battles", sets, specialists)
		}
		if len(cards) < 2 {
			t.Errorf("%s: only %v were drawn", sets, cards)
		}
	}
}

// VAR-ER-04, R-292: each of four allies has own Specialists, two at most, and none about the Reserve; their features
// and weapons are in the battle.
func TestAlliesHaveSpecialists(t *testing.T) {
	text := strings.Replace(called("epic-allies", ""), "two-oaks", "kings-road", 1)
	cat := library.New([]*source.File{source.NewFile("called.adventure.toml", []byte(text))}, 1)
	s, refused := Open(cat, cat.Given()[0], Options{})
	if len(refused) > 0 {
		t.Fatal(messages(refused))
	}
	var by [battlelore.MaxPlayers]int
	laid := 0
	for seed := range uint64(24) {
		b, refused := s.Battle(seed)
		if len(refused) > 0 {
			t.Fatal(seed, messages(refused))
		}
		d := b.Deployment
		for i := range d.Players {
			cards := d.Players[i].Specialists
			by[i] += len(cards)
			if len(cards) > deploy.SpecialistsEach ||
				slices.ContainsFunc(cards, (*rulebook.Specialist).TouchesReserve) {
				t.Errorf("seed %d: player %d has %d Specialists, or one of the Reserve", seed, i, len(cards))
			}
		}
		for _, f := range d.Features {
			laid++
			if b.Field.Cell(f.Hex).Feature != f.Terrain {
				t.Errorf("seed %d: what lies at %s is not on the field", seed, b.Field.Hexes.Label(f.Hex))
			}
		}
	}
	if slices.Contains(by[:], 0) || laid == 0 {
		t.Errorf("Specialists by player %v, %d features in 24 battles", by, laid)
	}
}

// An unknown set is refused by name.
func TestUnknownSet(t *testing.T) {
	_, refused := written(t, 1, called("impromptu", `pennant = ["pennant-z"]`))
	if len(refused) != 1 || refused[0].Kind != UnknownSet || refused[0].Text != "pennant-z" {
		t.Errorf("%v", messages(refused))
	}
}

// The ways to decide while the armies are drawn up have names.
func TestUnknownMuster(t *testing.T) {
	cat := library.New(
		[]*source.File{source.NewFile("called.adventure.toml", []byte(called("impromptu", plainSets)))},
		1,
	)
	_, refused := Open(cat, cat.Given()[0], Options{Muster: [boards.Camps]string{"", "bold"}})
	if len(refused) != 1 || refused[0].Kind != NoMuster || refused[0].Camp != boards.Standard {
		t.Errorf("%v", messages(refused))
	}
}

// mustered are the battles of a shipped adventure from the seeds below one.
func mustered(t *testing.T, id string, seeds uint64) iter.Seq2[uint64, *Battle] {
	t.Helper()
	cat := library.New(nil, 1)
	s, refused := Open(cat, cat.Library(rulebook.KindAdventure, id), Options{})
	if len(refused) > 0 {
		t.Fatal(messages(refused))
	}
	return func(yield func(uint64, *Battle) bool) {
		for seed := range seeds {
			b, refused := s.Battle(seed)
			if len(refused) > 0 {
				t.Fatal(seed, messages(refused))
			}
			if !yield(seed, b) {
				return
			}
		}
	}
}

// CTA-10, R-059, R-060: an Impromptu muster calls no councils, so the players split theirs when the battle begins, less
// the levels of the creatures that came.
func TestCouncilsOfAnImpromptuMuster(t *testing.T) {
	with := 0
	for seed, b := range mustered(t, "the-crag-fair", 16) {
		for p, c := range b.Rules.Lore.Council[:b.Rules.Seats] {
			beasts := int8(0)
			for i := range b.Rules.Setup {
				if u := &b.Rules.Setup[i]; u.Camp == b.Rules.CampOf[p] &&
					b.Rules.Kinds[u.Kind].Class == battlelore.Creature {
					beasts++
					with++
				}
			}
			if c.Free != 6-beasts || c.Least[battlelore.Commander] != 1 || c.Least[battlelore.CreatureSeat] != beasts ||
				!c.Secret {
				t.Errorf("seed %d, player %d with %d creatures: %+v", seed, p, beasts, c)
			}
		}
	}
	if with == 0 {
		t.Error("no creature came in any muster")
	}
}

// CTA-SPC-08: a player of Prayer begins with two more tokens for each Cleric level above the first, unless they were
// left in the pool.
func TestPrayersReachTheBattle(t *testing.T) {
	prayers := 0
	for seed, b := range mustered(t, "the-padded-rolls", 60) {
		start := b.Start()
		for i := range b.Deployment.Players {
			p := &b.Deployment.Players[i]
			have := &start.Lore.Seats[p.Camp]
			want := int(b.Rules.Lore.Tokens[have.Best()])
			prayed := slices.ContainsFunc(
				p.Specialists,
				func(card *rulebook.Specialist) bool { return card.ID == "prayer" },
			)
			if prayed && p.Lore > want {
				prayers++
				want += 2 * (int(have.Council[battlelore.Cleric]) - 1)
			}
			if int(have.Tokens) != want || p.Lore != want {
				t.Errorf(
					"seed %d: the %s begin with %d tokens, the muster has %d, want %d",
					seed,
					p.Camp,
					have.Tokens,
					p.Lore,
					want,
				)
			}
		}
	}
	if prayers == 0 {
		t.Error("nobody prayed in 60 battles")
	}
}

// with two copies of the expansion both camps can take the same sets; with one they cannot.
func TestCallToArmsOfTwoCopies(t *testing.T) {
	const same = `pennant = ["pennant-a", "pennant-b"]
standard = ["pennant-a", "pennant-b"]`
	for boxes, want := range map[string]bool{
		`boxes = ["base", "call-to-arms"]`: false, `boxes = ["base", "call-to-arms", "call-to-arms"]`: true,
	} {
		text := strings.Replace(called("organized", same), "first =", boxes+"\nfirst =", 1)
		cat := library.New([]*source.File{source.NewFile("called.adventure.toml", []byte(text))}, 1)
		s, refused := Open(cat, cat.Given()[0], Options{})
		if len(refused) > 0 {
			t.Fatal(messages(refused))
		}
		if _, refused := s.Battle(7); (len(refused) == 0) != want {
			t.Errorf("%s: refused %v", boxes, messages(refused))
		}
	}
}
