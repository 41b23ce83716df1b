package deploycheck

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/testing/checktest"
	"muster/schema/diag"
	"muster/validate/check"
)

// witnessesShow plays the command of every finding of the tested check or about a refusal, and checks that the reported
// event occurs (CTA-06, R-054, CTA-ORG-05, CTA-ORG-06).
func witnessesShow(t *testing.T, tested *check.Check, cases []checktest.Case) {
	t.Helper()
	played := 0
	for _, one := range cases {
		c := library.New(one.Files, 1)
		for _, d := range one.Found {
			if d.Code != tested.Code && d.Code != "deploy/refused" {
				continue // tested in its own folder
			}
			inForm(t, d)
			if d.Witness == nil {
				if d.Code != "deploy/refused" {
					t.Errorf("%s: %s has no witness", d.File, d.Code)
				}
				continue
			}
			show(t, c, d)
			if d.Code == tested.Code {
				played++
			}
		}
	}
	if played == 0 {
		t.Errorf("no witness of %s was played", tested.Code)
	}
}

// line is a parsed `muster deploy` command.
type line struct {
	mode    deploycards.Mode
	board   *library.Entry
	players []deploy.Player
	opts    deploy.Options
	all     bool
}

func parse(t *testing.T, c *library.Catalog, command string) line {
	t.Helper()
	words := strings.Fields(command)
	if len(words) < 5 || words[0] != "muster" || words[1] != "deploy" {
		t.Fatalf("%q is no deployment", command)
	}
	find := func(kind, word string) *library.Entry {
		for _, e := range c.Given() {
			if e.Doc.File.Name == word {
				return e
			}
		}
		if e := c.Library(kind, word); e != nil {
			return e
		}
		t.Fatalf("%q: there is no %s", command, word)
		return nil
	}
	out := line{board: find(rulebook.KindMap, words[2])}
	flags := map[string]string{}
	for i := 3; i < len(words); i++ {
		name := strings.TrimPrefix(words[i], "--")
		if name == "all" {
			out.all = true
			continue
		}
		i++
		flags[name] = words[i]
	}
	var known bool
	if out.mode, known = deploycards.ParseMode(flags["mode"]); !known {
		t.Fatalf("%q has no mode", command)
	}
	seed, err := strconv.ParseUint(flags["seed"], 10, 64)
	if err != nil && !out.all {
		t.Fatal(command, err)
	}
	out.opts = deploy.Options{Seed: seed, Reserve: flags["reserve"]}
	if flags["boxes"] != "" {
		out.opts.Boxes = strings.Split(flags["boxes"], ",")
	}
	for _, camp := range camps {
		p := deploy.Player{Camp: camp}
		for zone, z := range out.board.Field().Board.Zones {
			if z.ID == flags[camp.String()+"-zone"] {
				p.Zone = zone
			}
		}
		for _, w := range strings.Split(flags[camp.String()], ",") {
			e := find(rulebook.KindDeploycards, w)
			s, _ := deck.Link(e.Set, e.Rules())
			p.Sets = append(p.Sets, s)
		}
		text := flags[camp.String()+"-draw"]
		if out.mode != deploycards.ModeEpicAllies {
			p.Draw = drawn(t, text)
			out.players = append(out.players, p)
			continue
		}
		red, blue, _ := strings.Cut(text, "/")
		for zone, s := range p.Sets {
			out.players = append(out.players, deploy.Player{
				Camp: camp, Sets: []*deck.Set{s}, Zone: zone, Draw: drawn(t, []string{red, blue}[zone]),
			})
		}
	}
	return out
}

// drawn parses a draw, or returns nil if the command has none.
func drawn(t *testing.T, text string) *deck.Draw {
	t.Helper()
	if text == "" {
		return nil
	}
	draw, fault := deck.ParseDraw(text)
	if fault != "" {
		t.Fatal(fault)
	}
	return &draw
}

// show plays a witness and searches for the event of its finding.
func show(t *testing.T, c *library.Catalog, d diag.Diagnostic) {
	t.Helper()
	l := parse(t, c, d.Witness.Command)
	f := l.board.Field()
	deployed, refused := deploy.Deploy(f, l.mode, l.players, l.opts)
	if d.Code == "deploy/refused" {
		if len(refused) == 0 {
			t.Errorf("%q is not refused", d.Witness.Command)
		}
		return
	}
	if len(refused) > 0 {
		t.Errorf("%s: %q: %s", d.Code, d.Witness.Command, refused[0].Message())
		return
	}
	want := map[string][]events.EventKind{
		"deploy/drowned-cards":  {events.UnitMoved, events.UnitLost},
		"deploy/never-whole":    {events.UnitMoved, events.UnitLost},
		"deploy/lost-units":     {events.UnitLost},
		"deploy/unit-lost":      {events.UnitLost},
		"deploy/no-room":        {events.ReserveNoRoom},
		"deploy/reserve-lost":   {events.ReserveNoRoom},
		"deploy/short":          {events.UnitShort, events.ReserveShort, events.LevyShort},
		"deploy/levies":         {events.LevyPlaced},
		"deploy/token-left":     {events.LevyRemoved},
		"deploy/levy-pressure":  {events.LevyPlaced, events.LevyShort},
		"deploy/colour-balance": {events.GuardRevealed},
	}[d.Code]
	for i := range deployed.Events {
		for _, kind := range want {
			if deployed.Events[i].Kind == kind {
				return
			}
		}
	}
	t.Errorf("%s: %q shows nothing of %q", d.Code, d.Witness.Command, d.Message)
}

var (
	shares = regexp.MustCompile(`in ([\d,]+) of ([\d,]+) draws|\d+%|\d+ of \d+ draws|in no section`)
	verb   = regexp.MustCompile(`^[a-z]+ `)
)

// inForm checks the wording of a finding: all except refusals state the number of draws or units.
func inForm(t *testing.T, d diag.Diagnostic) {
	t.Helper()
	m := shares.FindStringSubmatch(d.Message)
	if m == nil && d.Code != "deploy/refused" {
		t.Errorf("%s tells no share: %s", d.Code, d.Message)
	}
	if m != nil && m[1] != "" {
		n, _ := strconv.Atoi(strings.ReplaceAll(m[1], ",", ""))
		if of, _ := strconv.Atoi(strings.ReplaceAll(m[2], ",", "")); n < 1 || n > of {
			t.Errorf("%s: %s", d.Code, d.Message)
		}
	}
	if strings.ContainsAny(d.Message+d.Help, "\n\t") || strings.HasSuffix(d.Message, ".") ||
		!verb.MatchString(d.Help) ||
		d.Start.Offset >= d.End.Offset {
		t.Errorf("%s: %q, %q, %d to %d", d.Code, d.Message, d.Help, d.Start.Offset, d.End.Offset)
	}
}

// TestPercent: a share is rounded to the nearest percent; a possible event is never 0%, and one that can fail never
// 100%.
func TestPercent(t *testing.T) {
	for _, c := range []struct {
		n, of int64
		want  string
	}{{0, 840, "0%"}, {1, 840, "under 1%"}, {4, 840, "under 1%"}, {5, 840, "1%"}, {120, 840, "14%"}, {835, 840, "99%"},
		{836, 840, "over 99%"}, {839, 840, "over 99%"}, {840, 840, "100%"}} {
		if got := percent(c.n, c.of); got != c.want {
			t.Errorf("%d of %d is %s, want %s", c.n, c.of, got, c.want)
		}
	}
}

// TestGrouped: long numbers have groups of three digits.
func TestGrouped(t *testing.T) {
	for n, want := range map[int64]string{0: "0", 840: "840", 5040: "5,040", 44100: "44,100", 577152576: "577,152,576"} {
		if got := grouped(n); got != want {
			t.Errorf("%d is %s, want %s", n, got, want)
		}
	}
}
