package cli

import (
	"slices"

	"github.com/spf13/cobra"

	"muster/examples"
	"muster/internal/games"
	"muster/internal/report/battlelore/request"
	"muster/internal/report/runewars"
	"muster/report"
	"muster/report/findings"
	"muster/sheet"
)

// table returns the possible words of each command. A test checks that no flag is missing.
func table() map[string]takes {
	all := games.Kinds().Names()
	saved, out := completeFiles("json"), folders
	textOrJSON, swept := completeWords("text", "json"), completeWords("text", "json", "markdown")
	paged := completeWords("text", "json", "markdown", "html")
	paper := completeWords(sheet.Papers()...)
	players := or(completeWords(games.Policies()...), ids(games.StyleKind))
	pool, who := several(",", players), bySide(players)
	choices := completeWords(games.Each(func(g *games.Game) []string {
		list, _ := g.Play.Choices()
		return list
	})...)
	names, chosen := completeWords(games.Names()...), completeWords(runewars.OddsChoosers()...)
	lists := append(games.Lists(), "checks", "rules")
	definitions, imported := completeFiles("toml"), completeFiles("m44", "txt")

	// `new realm` is a command itself, which cobra completes.
	begun := slices.DeleteFunc(append([]string{"project"}, all...),
		func(kind string) bool { return kind == runewars.RealmKind })

	formats := []string{"text", "json"}
	for _, f := range findings.Formats() {
		formats = append(formats, f.Name)
	}
	t := map[string]takes{
		"new": {args: []wordSource{completeWords(begun...), nothing}, once: true, flags: map[string]wordSource{
			"board": boards, "map": ids("map"), "realm": ids("realm"), "ci": completeWords(examples.Hosts()...),
			"from": ids(all...), "game": names,
		}},
		"new realm": {args: []wordSource{nothing}, once: true, flags: map[string]wordSource{
			"from": ids(runewars.RealmKind), "game": names,
			"seed": nothing, "tiles": several(",", rows("tiles")), "home": several(",", rows("factions")),
			"boxes": several(",", rows("boxes")), "policy": completeWords(runewars.RealmPolicies()...),
			"measure": completeWords(runewars.Measures()...), "format": textOrJSON, "out": definitions, "name": nothing,
		}},
		"import": {args: []wordSource{imported}, once: true, flags: map[string]wordSource{
			"capitals": completeWords(report.Sides[:]...), "id": nothing,
		}},
		"check": {args: []wordSource{ids(all...)}, flags: map[string]wordSource{
			"format": completeWords(formats...), "baseline": saved, "write-baseline": saved, "changed-since": revisions,
			"config-from": revisions, "still-checked": revisions, "today": nothing, "seed": nothing,
		}},
		"deploy": {args: []wordSource{ids(request.Kinds()...)}, flags: map[string]wordSource{
			"mode": completeWords(request.Modes()...), "reserve": completeWords(request.Reserves()...),
			"owner":        completeWords(report.Sides[:]...),
			"reveal-first": completeWords(report.Sides[:]...), "choices": completeWords("random", "careful"),
			"specialists": several(",/", or(rows("specialists"), completeWords("any"))), "boxes": several(",", rows("boxes")),
			"format": several(",", completeWords("text", "json", "markdown", "html", "player")),
			"out":    out, "paper": paper, "save": saved,
			"save-witness":   saved,
			"save-witnesses": out, "sets": bySide(ids(request.Sets)), "replay": saved, "seed": nothing, "lang": languages,
		}},
		"play": {args: []wordSource{ids(games.Played()...)}, flags: map[string]wordSource{
			"seed": nothing, "choices": choices, "record": saved, "format": completeWords("text", "json", "html"),
			"out":     completeFiles("html"),
			"players": who, "pool": pool, "game": names,
		}},
		"odds": {
			args: []wordSource{or(ids(runewars.OddsKinds()...), rows("units")), rows("units")},
			once: true,
			flags: map[string]wordSource{
				"on": rows("terrain"), "from": rows("terrain"),
				"choose": chosen, "attacker": chosen, "defender": chosen, "seed": nothing, "format": swept,
			},
		},
		"replay": {args: []wordSource{saved, ids(games.Played()...)}, once: true, flags: map[string]wordSource{
			"as":     or(completeWords(append([]string{"all"}, report.Sides[:]...)...), rows("factions")),
			"out":    completeFiles("html"),
			"format": completeWords("text", "html"),
		}},
		"balance": {args: []wordSource{ids(append(games.Played(), games.SweepKind)...)}, flags: map[string]wordSource{
			"seed": nothing, "pool": pool, "format": paged, "shard": nothing, "out": saved, "lever-games": nothing,
			"precision": nothing, "from": saved, "apply": nothing, "game": names,
		}},
		"balance rate": {args: []wordSource{ids(games.Played()...)}, flags: map[string]wordSource{
			"into": completeFiles("md"),
			"seed": nothing, "pool": pool, "format": swept, "shard": nothing, "out": saved, "game": names,
		}},
		"balance compare": {args: []wordSource{ids(games.Played()...)}, flags: map[string]wordSource{
			"seed": nothing, "pool": pool, "format": swept, "rev": revisions, "game": names,
		}},
		"balance variants": {args: []wordSource{ids(games.Played()...)}, once: true, flags: map[string]wordSource{
			"seed": nothing, "pool": pool, "format": swept, "out": out, "tries": nothing, "game": names, "workers": nothing,
		}},
		"balance merge": {args: []wordSource{saved}, flags: map[string]wordSource{"format": paged, "out": saved}},
		"print": {args: []wordSource{ids(games.Printed()...)}, flags: map[string]wordSource{
			"out":    out,
			"format": several(",", completeWords("both", "markdown", "html", "pdf", "svg", "png", "zip", "json")),
			"paper":  paper, "ink": completeWords(sheet.Inks()...), "style": completeWords(sheet.Styles()...),
			"scale": nothing, "browser-limit": nothing,
			"poster":   completeWords("50mm", "3x2"),
			"evidence": saved, "lang": languages, "game": names,
			"part": completeWords(append([]string{"sheet"}, games.Parts()...)...), "duplex": completeWords(games.Duplexes()...),
		}},
		"fmt":    {args: []wordSource{ids(all...)}},
		"lsp":    {args: []wordSource{nothing}},
		"studio": {args: []wordSource{folders}, once: true, flags: map[string]wordSource{"port": nothing}},
		"diff": {args: []wordSource{completeAnyFile}, flags: map[string]wordSource{
			"rev": revisions, "format": completeWords("text", "markdown", "json", "html"),
			"out": completeFiles("html", "md"), "paper": paper,
		}},
		"list": {args: []wordSource{completeWords(lists...), definitions}, flags: map[string]wordSource{
			"format": textOrJSON, "game": names,
		}},
		"explain": {args: []wordSource{{list: completeExplained, otherwise: cobra.ShellCompDirectiveNoFileComp}, definitions},
			flags: map[string]wordSource{"game": names}},
		"schema": {args: []wordSource{completeWords(append([]string{"settings"}, all...)...)}, once: true,
			flags: map[string]wordSource{"game": names}},
		"version": {},
	}
	for _, camp := range report.Sides {
		t["deploy"].flags[camp+"-zone"] = completeWords("red", "blue")
		t["deploy"].flags[camp+"-draw"] = nothing
		t["deploy"].flags[camp+"-council"] = nothing
	}
	return t
}
