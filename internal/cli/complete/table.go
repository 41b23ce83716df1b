package complete

import (
	"slices"

	"github.com/spf13/cobra"

	"muster/examples"
	"muster/internal/games"
	"muster/report"
	"muster/report/battlelore/asked"
	"muster/report/findings"
	"muster/report/runewars"
	"muster/sheet"
)

// table is what each command takes. A test holds that no flag is forgotten.
func table() map[string]takes {
	all := games.Kinds().Names()
	saved, out := files("json"), folders
	textOrJSON, swept := words("text", "json"), words("text", "json", "markdown")
	paged := words("text", "json", "markdown", "html")
	paper := words(sheet.Papers()...)
	pool := several(",", words(games.Policies()...))
	who := bySide(words(games.Policies()...))
	choices := words(games.Each(func(g *games.Game) []string {
		list, _ := g.Play.Choices()
		return list
	})...)
	names, chosen := words(games.Names()...), words(runewars.OddsChoosers()...)
	lists := append(games.Lists(), "checks", "rules")
	definitions, imported := files("toml"), files("m44", "txt")

	// `new realm` is a command itself, which cobra completes.
	begun := slices.DeleteFunc(append([]string{"project"}, all...),
		func(kind string) bool { return kind == runewars.RealmKind })

	formats := []string{"text", "json"}
	for _, f := range findings.Formats() {
		formats = append(formats, f.Name)
	}
	t := map[string]takes{
		"new": {args: []source{words(begun...), nothing}, once: true, flags: map[string]source{
			"board": boards, "map": ids("map"), "realm": ids("realm"), "ci": words(examples.Hosts()...),
			"from": ids(all...), "game": names,
		}},
		"new realm": {args: []source{nothing}, once: true, flags: map[string]source{
			"from": ids(runewars.RealmKind), "game": names,
			"seed": nothing, "tiles": several(",", rows("tiles")), "home": several(",", rows("factions")),
			"boxes": several(",", rows("boxes")), "policy": words(runewars.RealmPolicies()...),
			"measure": words(runewars.Measures()...), "format": textOrJSON, "out": definitions, "name": nothing,
		}},
		"import": {args: []source{imported}, once: true, flags: map[string]source{
			"capitals": words(report.Sides[:]...), "id": nothing,
		}},
		"check": {args: []source{ids(all...)}, flags: map[string]source{
			"format": words(formats...), "baseline": saved, "write-baseline": saved, "changed-since": revisions,
			"config-from": revisions, "still-checked": revisions, "today": nothing, "seed": nothing,
		}},
		"deploy": {args: []source{ids(asked.Kinds()...)}, flags: map[string]source{
			"mode": words(asked.Modes()...), "reserve": words(asked.Reserves()...), "owner": words(report.Sides[:]...),
			"reveal-first": words(report.Sides[:]...), "choices": words("random", "careful"),
			"specialists": several(",/", or(rows("specialists"), words("any"))), "boxes": several(",", rows("boxes")),
			"format": several(",", words("text", "json", "markdown", "html", "player")),
			"out":    out, "paper": paper, "save": saved,
			"save-witness":   saved,
			"save-witnesses": out, "sets": bySide(ids(asked.Sets)), "replay": saved, "seed": nothing, "lang": languages,
		}},
		"play": {args: []source{ids(games.Played()...)}, flags: map[string]source{
			"seed": nothing, "choices": choices, "record": saved, "format": words("text", "json", "html"), "out": files("html"),
			"players": who, "pool": pool, "game": names,
		}},
		"odds": {
			args: []source{or(ids(runewars.OddsKinds()...), rows("units")), rows("units")},
			once: true,
			flags: map[string]source{
				"on": rows("terrain"), "from": rows("terrain"),
				"choose": chosen, "attacker": chosen, "defender": chosen, "seed": nothing, "format": swept,
			},
		},
		"replay": {args: []source{saved, ids(games.Played()...)}, once: true, flags: map[string]source{
			"as": or(words(append([]string{"all"}, report.Sides[:]...)...), rows("factions")), "out": files("html"),
			"format": words("text", "html"),
		}},
		"balance": {args: []source{ids(append(games.Played(), games.SweepKind)...)}, flags: map[string]source{
			"seed": nothing, "pool": pool, "format": paged, "shard": nothing, "out": saved, "lever-games": nothing,
			"from": saved, "apply": nothing, "game": names,
		}},
		"balance rate": {args: []source{ids(games.Played()...)}, flags: map[string]source{
			"into": files("md"),
			"seed": nothing, "pool": pool, "format": swept, "shard": nothing, "out": saved, "game": names,
		}},
		"balance compare": {args: []source{ids(games.Played()...)}, flags: map[string]source{
			"seed": nothing, "pool": pool, "format": swept, "rev": revisions, "game": names,
		}},
		"balance merge": {args: []source{saved}, flags: map[string]source{"format": paged, "out": saved}},
		"print": {args: []source{ids(games.Printed()...)}, flags: map[string]source{
			"out":    out,
			"format": several(",", words("both", "markdown", "html", "pdf", "svg", "png", "zip", "json")),
			"paper":  paper, "ink": words(sheet.Inks()...), "scale": nothing, "browser-limit": nothing,
			"poster":   words("50mm", "3x2"),
			"evidence": saved, "lang": languages, "game": names,
			"part": words(append([]string{"sheet"}, games.Parts()...)...), "duplex": words(games.Duplexes()...),
		}},
		"fmt": {args: []source{ids(all...)}},
		"lsp": {args: []source{nothing}},
		"diff": {args: []source{anyFile}, flags: map[string]source{
			"rev": revisions, "format": words("text", "markdown", "json", "html"), "out": files("html", "md"), "paper": paper,
		}},
		"list": {args: []source{words(lists...), definitions}, flags: map[string]source{
			"format": textOrJSON, "game": names,
		}},
		"explain": {args: []source{{list: explained, otherwise: cobra.ShellCompDirectiveNoFileComp}, definitions},
			flags: map[string]source{"game": names}},
		"schema": {args: []source{words(append([]string{"settings"}, all...)...)}, once: true,
			flags: map[string]source{"game": names}},
		"version": {},
	}
	for _, camp := range report.Sides {
		t["deploy"].flags[camp+"-zone"] = words("red", "blue")
		t["deploy"].flags[camp+"-draw"] = nothing
		t["deploy"].flags[camp+"-council"] = nothing
	}
	return t
}
