package games

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/sweep"

	"muster/internal/engine/medieval"
	"muster/internal/validate/battlelore"
	"muster/internal/validate/command/kernel"
	"muster/internal/validate/command/sweepcheck"
	"muster/schema"
	"muster/schema/source"
)

// sweepProject returns a project with a sweep, and shipped adventures under other ids and paths.
func sweepProject(t *testing.T, text string) *catalog.Entry {
	t.Helper()
	files := []*source.File{
		source.NewFile("s.sweep.toml", []byte("kind = \"sweep\"\nformat = 1\nid = \"s\"\nname = \"S\"\n"+text)),
	}
	for path, of := range map[string]string{
		"adventures/b.adventure.toml":       "the-toll-bridge",
		"adventures/a/c.adventure.toml":     "the-new-toll",
		"adventures/a.adventure.toml":       "the-millstone",
		"drafts/d.adventure.toml":           "the-toll-bridge",
		"adventures/other/e.adventure.toml": "harrow-down",
	} {
		id := strings.TrimSuffix(path[strings.LastIndex(path, "/")+1:], ".adventure.toml")
		text := strings.Replace(string(Catalogs().LibraryFile("adventure", of).Text), `"`+of+`"`, `"`+id+`"`, 1)
		f := source.NewFile("../"+path, []byte(text)) // named from another folder
		f.Path = path
		files = append(files, f)
	}
	return catalog.New(Catalogs(), files, 1).Find(SweepKind, "s")
}

// TestSweepOf checks the order of a sweep's adventures: named ones, then those of its folders by path, then shipped
// ones. Each occurs once, belongs to its game, and has a name that is independent of the project's path.
func TestSweepOf(t *testing.T) {
	for _, tt := range []struct{ sweep, want string }{
		{`adventures = ["the-toll-bridge", "d"]`, "the-toll-bridge! drafts/d.adventure.toml!"},
		{`folders = ["adventures"]`,
			"adventures/a/c.adventure.toml adventures/a.adventure.toml adventures/b.adventure.toml"},
		{`folders = ["./adventures/a/", "."]`, "adventures/a/c.adventure.toml adventures/a.adventure.toml " +
			"adventures/b.adventure.toml drafts/d.adventure.toml"},
		{"adventures = [\"b\"]\nfolders = [\"adventures\", \"drafts\"]", "adventures/b.adventure.toml! " +
			"adventures/a/c.adventure.toml adventures/a.adventure.toml drafts/d.adventure.toml"},
		{"game = \"medieval\"\nfolders = [\".\"]", "adventures/other/e.adventure.toml"},
		{"game = \"medieval\"\nshipped = true",
			"harrow-down the-fords-at-alder the-relief-of-saint-aubin the-road-to-the-sea"},
	} {
		a, why := SweepOf(sweepProject(t, tt.sweep))
		if len(why) > 0 {
			t.Errorf("%s: %q", tt.sweep, why)
			continue
		}
		var got []string
		for _, c := range a.Adventures {
			word := c.Word()
			if c.Named {
				word += "!"
			}
			got = append(got, word)
		}
		if strings.Join(got, " ") != tt.want {
			t.Errorf("%s plays %s, want %s", tt.sweep, got, tt.want)
		}
	}
}

// TestAsked checks that a sweep has the same defaults as the command line.
func TestAsked(t *testing.T) {
	for _, tt := range []struct{ sweep, want string }{
		{"shipped = true", `balance 0 1 [greedy careful bold] 1000/5`},
		{"shipped = true\nplayers = [\"bold\"]\ngames = 20\nseeds = [7, 9007199254740991]\n[limits]\nshard_ms = 200",
			`balance 20 7 [bold] 200/5, balance 20 9007199254740991 [bold] 200/5`},
		{"shipped = true\nplayers = [\"bold\", \"blind\", \"greedy\"]\n[levers]\n[limits]\ntries = 1",
			`balance 0 1 [bold blind greedy] levers 30000 [bold blind] 1000/1`},
		{"shipped = true\n[levers]\ngames = 2000", `balance 0 1 [greedy careful bold] levers 2000 [greedy ` +
			`careful] 1000/5`},
		{"shipped = true\nplayers = [\"bold\"]\n[levers]\nplayers = [\"greedy\", \"search\"]",
			`balance 0 1 [bold] levers 30000 [greedy search] 1000/5`},
		{"game = \"medieval\"\nshipped = true", `balance 0 1 [greedy careful bold] 1000/5`},
	} {
		a, why := SweepOf(sweepProject(t, tt.sweep))
		if len(why) > 0 {
			t.Errorf("%s: %q", tt.sweep, why)
			continue
		}
		var got []string
		for _, ask := range a.Asks {
			text := fmt.Sprintf("%s %d %d %v", ask.Command, ask.Games, ask.Number, ask.Players)
			if ask.Levers != nil {
				text += fmt.Sprintf(" levers %d %v", ask.Levers.Games, ask.Levers.Players)
			}
			if ask.Seed != fmt.Sprint(ask.Number) {
				t.Errorf("seed %s is %d", ask.Seed, ask.Number)
			}
			got = append(got, fmt.Sprintf("%s %d/%d", text, a.Limits.ShardMS, a.Limits.Tries))
		}
		if strings.Join(got, ", ") != tt.want {
			t.Errorf("%s asks %s\nwant %s", tt.sweep, got, tt.want)
		}
	}
}

// TestSweepsRefused checks that an invalid sweep is refused with reasons, even without checks.
func TestSweepsRefused(t *testing.T) {
	for _, tt := range []struct{ sweep, want string }{
		{"", "there is no adventure to play"},
		{"folders = [\"nowhere\"]", "there is no adventure to play"},
		{"folders = [\"../adventures\"]", "there is no adventure to play"},
		{"adventures = [\"the-tall-bridge\"]", "no adventure \"the-tall-bridge\" of BattleLore that can be read"},
		{"adventures = [\"harrow-down\"]", "no adventure \"harrow-down\" of BattleLore"},
		{"shipped = 1", "it has errors"},
		{"shipped = true\nplayers = [\"gredy\"]", `BattleLore has no AI player "gredy"`},
		{"shipped = true\nplayers = [\"greedy,bold\"]", `BattleLore has no AI player "greedy,bold"`},
		{"game = \"medieval\"\nshipped = true\nplayers = [\"tuned\"]",
			`Commands & Colors: Medieval has no AI player "tuned"`},
		{"shipped = true\nplayers = [\"bold\", \"bold\"]", "bold is named twice"},
		{"shipped = true\nplayers = [\"bold\"]\n[levers]", "levers want two players"},
		{"shipped = true\ngames = 100000\nplayers = [\"bold\", \"blind\", \"careful\", \"forward\", \"greedy\", " +
			"\"random\", \"search\", \"tuned\"]", "games for each seed; the limit is 100000000"},
		{"shipped = true\n[levers]\nplayers = [\"bold\", \"bald\"]", `no AI player "bald"`},
		{"game = \"medieval\"\nshipped = true\n[levers]\nplayers = [\"greedy\", \"bald\"]", `no AI player "bald"`},
	} {
		if a, why := SweepOf(sweepProject(t, tt.sweep)); a != nil || !strings.Contains(strings.Join(why, "\n"), tt.want) {
			t.Errorf("%s: %q, want %q", tt.sweep, why, tt.want)
		}
	}
	if a, why := SweepOf(sweepProject(t, "").Catalog().Find("adventure", "d")); a != nil || why == nil {
		t.Error("an adventure is a sweep")
	}
}

// TestSweepKeys checks that the schema of sweeps has the keys that Go reads, with the limits of the command.
func TestSweepKeys(t *testing.T) {
	for _, g := range List() {
		i := slices.IndexFunc(g.Catalog.Kinds, func(k schema.Kind) bool { return k.Name == SweepKind })
		if i < 0 {
			// Games without exactly two sides have no shards, and no sweep files.
			if g.Sweeps() && g.Play.Sweeps.Asked != nil || g.Plays() && len(g.Play.Sides) > 0 {
				t.Errorf("%s is played, and has no sweeps", g.Catalog.Name)
			}
			continue
		}
		var s struct {
			Properties map[string]bounds
			Required   []string
		}
		if err := json.Unmarshal(g.Catalog.Kinds[i].Schema, &s); err != nil {
			t.Fatal(err)
		}
		sweeping := &g.Play.Sweeps
		if b := s.Properties["games"]; b.Minimum != sweeping.Least || b.Default != nil {
			t.Errorf("%s: games are %+v", g.Catalog.Name, b)
		}
		most := sweeping.GamesOfLevers
		if b := s.Properties["levers"].Properties["games"]; most[2] > 0 && (b.Minimum != most[1] || b.Maximum != most[2] ||
			b.Default != float64(most[0])) {
			t.Errorf("%s: games of levers are %+v", g.Catalog.Name, b)
		}
		limits := s.Properties["limits"].Properties
		if limits["shard_ms"].Default != float64(sweep.ShardMS) || limits["tries"].Default != float64(sweep.Tries) {
			t.Errorf("%s: the limits are %+v", g.Catalog.Name, limits)
		}
		if s.Properties["game"].Const != g.Catalog.Name ||
			slices.Contains(s.Required, "game") == (g.Catalog.Name == Default().Catalog.Name) {
			t.Errorf("%s: the game is %+v, required are %q", g.Catalog.Name, s.Properties["game"], s.Required)
		}
		for _, id := range s.Properties["adventures"].Examples[0] {
			if Catalogs().LibraryFile(sweep.AdventureKind, id.(string)) == nil {
				t.Errorf("%s: %s does not ship", g.Catalog.Name, id)
			}
		}
		if strings.Contains(string(g.Catalog.Kinds[i].Schema), "TITLE") {
			t.Error("a word is not put in")
		}
	}
}

type bounds struct {
	Minimum, Maximum int
	Default, Const   any
	Examples         [][]any
	Properties       map[string]bounds
}

// TestSweepSize checks that the size of a sweep equals that of its plan, and that both have the same limits.
func TestSweepSize(t *testing.T) {
	for _, tt := range []string{
		"shipped = true", "shipped = true\ngames = 20\nplayers = [\"bold\"]",
		"adventures = [\"the-toll-bridge\"]\ngames = 5000\nplayers = [\"bold\", \"greedy\"]",
		"game = \"medieval\"\nshipped = true\ngames = 1000",
	} {
		e := sweepProject(t, tt)
		a, why := SweepOf(e)
		if len(why) > 0 {
			t.Fatal(why)
		}
		s := a.Game.Play.Sweeps.New(a.Asks[0])
		for _, c := range a.Adventures {
			s.Add(c.Entry, c.Word(), "")
		}
		pairs, games := 0, 0
		for _, p := range s.Parts() {
			strand, err := p.Open()
			if err != nil {
				t.Fatal(err)
			}
			pairs += len(strand.Plan.Cells)
			for _, c := range strand.Plan.Cells {
				games += c.Games
			}
		}
		size := sweep.SizeOf(sweep.Of(e), len(a.Adventures), len(a.Game.Play.Sweeps.Default()))
		if size.Pairs != pairs || size.Games != games {
			t.Errorf("%s is %+v, its plan %d pairs and %d games", tt, size, pairs, games)
		}
	}
}

// TestSweepBounds checks that sweeps have the limits of plans, and the defaults of the command.
func TestSweepBounds(t *testing.T) {
	cell := sweep.Cell{Games: 1}
	cells := slices.Repeat([]sweep.Cell{cell}, sweep.MostPairs+1)
	play := func(cells ...sweep.Cell) error {
		_, err := sweep.New(sweep.Plan{Adventures: []sweep.Adventure{{}}, Cells: cells}, sweep.Whole, sweep.Observer{})
		return err
	}
	if err := play(cells[1:]...); err != nil {
		t.Error(err)
	}
	if play(cells...) == nil {
		t.Error("a plan may have more pairs than a sweep")
	}
	full := slices.Repeat([]sweep.Cell{{Games: sweep.MostGames}}, sweep.MostGamesOfPair/sweep.MostGames)
	if err := play(append(full, cell)...); err == nil || !strings.Contains(err.Error(),
		fmt.Sprint(sweep.MostGamesOfPair)) {
		t.Errorf("a plan of more games than a sweep may have: %v", err)
	}
}

// TestSweepChecks checks that the checks know the default players and their number, and that their games have levers.
func TestSweepChecks(t *testing.T) {
	for _, of := range []struct {
		game   string
		checks *sweepcheck.Game
	}{{"battlelore", battlelore.SweepGame()}, {"medieval", kernel.SweepGame(medieval.Game())}} {
		g := Named(of.game)
		if n := len(g.Play.Sweeps.Default()); n != of.checks.Default {
			t.Errorf("%d play %s where nobody is named, and checks know of %d", n, of.game, of.checks.Default)
		}
		if g.Play.Sweeps.GamesOfLevers[2] == 0 || of.checks.Title != g.Catalog.Title {
			t.Errorf("checks of %s are %+v", of.game, of.checks)
		}
		who := g.Play.Policies()
		slices.Sort(who)
		if !slices.Equal(who, of.checks.Players()) {
			t.Errorf("%s is played by %q, and checks know %q", of.game, who, of.checks.Players())
		}
	}
}
