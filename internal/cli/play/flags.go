package play

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/report/balance"
	"muster/report"
)

// flags are the common flags of sweeping commands.
type flags struct {
	seed   string
	number uint64
	list   string // --pool
	who    []string
	search bool
	games  int
	points string // --precision
	within int    // ... in thousandths
	format string
	shard  string
	out    string
	from   string // file of collected games to report instead of playing
	page   string // into which a ladder is written
	part   [2]int // of --shard: the number, and of how many; 0 for everything
	paged  bool   // the command writes pages, too
	styled bool   // --out is the file of a style
	levers *report.Levers
	game   string // by its name; "" is any
}

// add adds the common flags to a command.
func (f *flags) add(cmd *cobra.Command, a *app, each int) {
	to := cmd.Flags()
	to.StringVar(&f.seed, "seed", cliutil.DefaultSeed, "random seed `N`: all games")
	to.IntVar(&f.games, "games", each, "play `N` games: per AI pair")
	to.IntVar(&a.Workers, "workers", a.Workers, cliutil.WorkersUsage)
	cliutil.GameFlag(cmd, &f.game, "")
	a.FullFlag(cmd)
	to.StringVar(&f.format, "format", "text", "output `FORMAT`: "+strings.Join(f.formats(), ", "))
}

// pool adds --pool to a command, formerly --players.
func (f *flags) pool(cmd *cobra.Command) {
	cliutil.PoolFlag(cmd, &f.list, "")
	cliutil.OldFlags(cmd, cliutil.OldFlag{Name: "players", Use: "--pool %s", Players: true})
}

// formats returns the formats of the command.
func (f *flags) formats() []string {
	if f.paged {
		return []string{"text", "json", "markdown", html}
	}
	return []string{"text", "json", "markdown"}
}

// shards adds the shard flags to a command.
func (f *flags) shards(cmd *cobra.Command) {
	to := cmd.Flags()
	to.StringVar(&f.shard, "shard", "", "play only part `I/N` (combine with muster balance merge)")
	says := "output `PATH`: file of --shard"
	if f.paged {
		says = "output `PATH`: file, or folder for several pages"
	}
	to.StringVarP(&f.out, "out", "o", "", says)
}

// check refuses invalid flag values. usual are the default players.
func (f *flags) check(a *app, usual []string, least int) error {
	var err error
	if f.number, err = cliutil.Seed(f.seed); err != nil {
		return err
	}
	if f.games != 0 || !f.paged {
		if f.games < least || f.games > mostGames {
			return cliutil.Usage("write a number from "+strconv.Itoa(least)+" to "+strconv.Itoa(mostGames),
				"--games %d is out of range", f.games)
		}
	}
	if err := f.precise(); err != nil {
		return err
	}
	if err := cliutil.OneOf("format", &f.format, f.formats()...); err != nil {
		return err
	}
	if f.who = usual; f.list != "" {
		if f.who, err = games.Pool(f.list); err != nil {
			return err
		}
	}
	if err := f.sharded(); err != nil {
		return err
	}
	return a.SensibleWorkers()
}

// precise reads --precision.
func (f *flags) precise() error {
	if f.points == "" {
		return nil
	}
	n, ok := balance.Precision(f.points)
	if !ok {
		return cliutil.Usage(fmt.Sprintf("write percentage points from %s to %s", report.Tenths(balance.LeastPrecise),
			report.Tenths(balance.MostPrecise)), "--precision %s is not valid", f.points)
	}
	if f.games != 0 {
		return cliutil.Usage("drop one of them",
			"--games does not go with --precision: either decides how many games are played")
	}
	f.within = n
	return nil
}

// mostGames is the maximum number of games of a pair of players.
const mostGames = 100_000

// sharded reads --shard and --out.
func (f *flags) sharded() error {
	switch {
	case f.shard == "" && (f.format == html || f.styled):
		return nil
	case f.shard == "" && f.out != "" && f.paged:
		return cliutil.Usage("add --shard I/N or --format html, or drop --out", "--out needs --shard or --format html")
	case f.shard == "" && f.out != "":
		return cliutil.Usage("add --shard I/N, or drop --out", "--out needs --shard")
	case f.shard == "":
		return nil
	}
	number, of, two := strings.Cut(f.shard, "/")
	var err, err2 error
	f.part[0], err = strconv.Atoi(number)
	f.part[1], err2 = strconv.Atoi(of)
	switch {
	case !two, err != nil, err2 != nil, f.part[0] < 1, f.part[1] < f.part[0]:
		return cliutil.Usage("write I/N, as 1/7 for the first of seven", "--shard %s is not valid", f.shard)
	case f.out == "":
		return cliutil.Usage("add -o FILE", "--shard needs an output file")
	case f.format != "text":
		return cliutil.Usage("drop --format, and give it to muster balance merge", "--format does not go with --shard")
	}
	return cliutil.OutFile("-o", f.out, "shard.json")
}
