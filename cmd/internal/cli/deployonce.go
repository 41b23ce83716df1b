package cli

import (
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"muster/engine/catalog"
	"muster/engine/field"
	"muster/engine/muster"
	"muster/maps/hex"
	"muster/schema"
	"muster/sheet"
)

// deployOnce plays one draw and tells it.
func (a *app) deployOnce(c *catalog.Catalog, f *field.Field, mode muster.Mode, flags deployFlags) error {
	if flags.seed == "" {
		return usage("add --seed NUMBER: the same seed gives the same deployment", "one draw wants a seed")
	}
	seed, err := strconv.ParseUint(flags.seed, 10, 64)
	if err != nil {
		return usage("write a whole number from 0 to 18446744073709551615", "%q is no seed", flags.seed)
	}
	opts := flags.options()
	opts.Seed = seed
	opts.Specialists = callingOf(flags.specialists)
	players, err := a.players(c, f, mode, flags)
	if err != nil {
		return err
	}
	d, refused := muster.Deploy(f, mode, players, opts)
	if len(refused) > 0 {
		return refusal(refused)
	}
	return a.tell(c, d, flags)
}

// players seats whoever the mode has: one a camp, or in epic-allies one a set.
func (a *app) players(c *catalog.Catalog, f *field.Field, mode muster.Mode, flags deployFlags) ([]muster.Player, error) {
	var out []muster.Player
	for camp := range hex.Camp(hex.Camps) {
		p := muster.Player{Camp: camp}
		for _, w := range flags.sets[camp] {
			set, err := a.set(c, w)
			if err != nil {
				return nil, err
			}
			p.Sets = append(p.Sets, set)
		}
		draws, err := drawsOf(camp, mode, flags.draws[camp])
		if err != nil {
			return nil, err
		}
		p.Draw = draws[0]
		if p.Zone, err = zone(f, camp, flags.zones[camp]); err != nil {
			return nil, err
		}
		if p.Council, err = councilOf(camp, flags.councils[camp]); err != nil {
			return nil, err
		}
		if flags.choices == "careful" {
			p.Policy = muster.Careful{}
		}
		if mode != muster.ModeEpicAllies {
			out = append(out, p)
			continue
		}
		for i, set := range p.Sets { // VAR-ER-02: the first ally in the red zones, the second in the blue
			ally := p
			ally.Sets, ally.Zone = []*muster.Set{set}, min(i, len(f.Board.Zones)-1)
			ally.Draw = draws[min(i, muster.Allies-1)]
			out = append(out, ally)
		}
	}
	return out, nil
}

// drawsOf reads a camp's draw; of allies the red one's and, behind a slash, the blue one's. nil draws by the seed.
func drawsOf(camp hex.Camp, mode muster.Mode, text string) (draws [muster.Allies]*muster.Draw, err error) {
	parts := []string{text}
	if mode == muster.ModeEpicAllies && text != "" {
		if parts = strings.Split(text, "/"); len(parts) != muster.Allies {
			return draws, usage("part the red ally's cards from the blue one's with a slash, as in 3,5,1/2,4,6",
				"--%s-draw: %q is not for two allies", camp, text)
		}
	}
	for i, part := range parts {
		if part == "" && len(parts) == 1 {
			break
		}
		draw, fault := muster.ParseDraw(part)
		if fault != "" {
			return draws, usage("name a card for each wing and the reserve", "--%s-draw: %s", camp, fault)
		}
		draws[i] = &draw
	}
	return draws, nil
}

// callingOf reads --specialists: nil for none, without wishes when the players pick for themselves.
func callingOf(text string) *muster.Calling {
	switch text {
	case "":
		return nil
	case "any":
		return &muster.Calling{}
	}
	call := &muster.Calling{}
	for player := range strings.SplitSeq(text, "/") {
		var wishes []string
		for w := range strings.SplitSeq(player, ",") {
			if w = strings.TrimSpace(w); w != "" {
				wishes = append(wishes, w)
			}
		}
		call.Wishes = append(call.Wishes, wishes)
	}
	return call
}

// councilOf reads a War Council: commander=2,wizard=1.
func councilOf(camp hex.Camp, text string) (*muster.CouncilPlan, error) {
	if text == "" {
		return nil, nil
	}
	plan := &muster.CouncilPlan{Fixed: map[string]int{}}
	for part := range strings.SplitSeq(text, ",") {
		member, level, ok := strings.Cut(part, "=")
		n, err := strconv.Atoi(strings.TrimSpace(level))
		member = strings.TrimSpace(member)
		if _, twice := plan.Fixed[member]; !ok || err != nil || twice || n < 0 {
			return nil, usage("write members with their levels, as in commander=2,wizard=1", "--%s-council: %q is no seat", camp, part)
		}
		plan.Fixed[member] = n
	}
	return plan, nil
}

// tell writes a deployment, and saves it when asked to.
func (a *app) tell(c *catalog.Catalog, d *muster.Deployment, flags deployFlags) error {
	if flags.save != "" {
		if err := writeFile(flags.save, muster.Save(d)); err != nil {
			return err
		}
	}
	switch flags.format {
	case "json":
		return a.deploymentJSON(d)
	case "html":
		return a.printPage(sheet.DeploySetup(d, flags.command(d), pageOptions(c, flags)), flags.out)
	}
	return a.deploymentText(d, flags.command(d))
}

// maxSaved is the most that a saved draw may have; one of four players has some 20 kB.
const maxSaved = 1 << 20

// replay plays a saved draw again. What it names is looked up in the library and in the current folder.
func (a *app) replay(flags deployFlags) error {
	if err := flags.words(); err != nil {
		return err
	}
	file, err := os.Open(flags.replay)
	if err != nil {
		return usage("check the spelling of the path", "the saved draw %s cannot be read: %v", flags.replay, reason(err))
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, maxSaved+1))
	if err != nil {
		return usage("check what the file is", "the saved draw %s cannot be read: %v", flags.replay, reason(err))
	}
	in, err := a.gather([]string{"."})
	if err != nil {
		return err
	}
	c := catalog.New(in.files, a.workers)
	d, refused := muster.Replay(text, muster.Lookup{
		Map: func(id string) *field.Field {
			if e := c.Find(schema.KindMap, id); e != nil {
				return c.Field(e)
			}
			return nil
		},
		Set: func(id string) *muster.Set {
			e := c.Find(schema.KindDeploycards, id)
			if e == nil || e.Set == nil {
				return nil
			}
			set, _ := muster.LinkSet(e.Set, c.Rules(e))
			return set
		},
	})
	if len(refused) > 0 {
		return replayRefusal(flags.replay, refused)
	}
	return a.tell(c, d, flags)
}

// replayRefusal names the file; each refusal says the place in it that it is about.
func replayRefusal(file string, list []muster.Refusal) error {
	texts := make([]string, len(list))
	for i, r := range list {
		texts[i] = r.Message()
	}
	return usage("make the draw anew: a saved draw belongs to the content that it was made with", "%s: %s", file, strings.Join(texts, "; "))
}

// command is the command line that gives the same deployment again.
func (flags *deployFlags) command(d *muster.Deployment) string {
	if flags.replay != "" {
		return "muster deploy --replay " + quoted(flags.replay)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "muster deploy %s --mode %s", quoted(flags.name), d.Mode)
	add := func(name, value, usual string) {
		if value != usual {
			b.WriteString(" --" + name + " " + quoted(value))
		}
	}
	for camp, name := range hex.CampNames {
		add(name, strings.Join(flags.sets[camp], ","), "")
		add(name+"-draw", flags.draws[camp], "")
		add(name+"-zone", flags.zones[camp], "")
		add(name+"-council", flags.councils[camp], "")
	}
	add("seed", flags.seed, "")
	add("reserve", flags.reserve, muster.ReserveTwo)
	add("owner", flags.owner, hex.CampNames[hex.Pennant])
	add("reveal-first", flags.revealFirst, hex.CampNames[hex.Pennant])
	add("choices", flags.choices, "random")
	add("specialists", flags.specialists, "")
	add("boxes", strings.Join(flags.boxes, ","), "")
	if flags.lore {
		b.WriteString(" --lore")
	}
	return b.String()
}

// quoted is a word as a shell takes it for one.
func quoted(word string) string {
	plain := func(r rune) bool {
		return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || strings.ContainsRune("_-./,:=+@%", r)
	}
	if strings.IndexFunc(word, func(r rune) bool { return !plain(r) }) < 0 {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}
