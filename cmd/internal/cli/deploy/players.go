package deploy

import (
	"strconv"
	"strings"

	"muster/cmd/internal/cli/shell"
	"muster/deploycards"
	"muster/deploycards/deck"
	"muster/deploycards/deploy"
	"muster/deploycards/deploy/council"
	"muster/deploycards/deploy/players"
	"muster/engine/battlelore/boards"
	"muster/engine/battlelore/field"
)

// players seats whoever the mode has: one a camp, or in epic-allies one a set.
func (a *app) players(c *shell.Workspace, f *field.Field, mode deploycards.Mode,
	flags deployFlags) ([]deploy.Player, error) {
	var out []deploy.Player
	for camp := range boards.Camp(boards.Camps) {
		p := deploy.Player{Camp: camp}
		for _, w := range flags.Sets[camp] {
			set, err := a.set(c, w)
			if err != nil {
				return nil, err
			}
			p.Sets = append(p.Sets, set)
		}
		draws, err := drawsOf(camp, mode, flags.Draws[camp])
		if err != nil {
			return nil, err
		}
		p.Draw = draws[0]
		if p.Zone, err = zone(f, camp, flags.Zones[camp]); err != nil {
			return nil, err
		}
		if p.Council, err = councilOf(camp, flags.Councils[camp]); err != nil {
			return nil, err
		}
		if flags.Choices == "careful" {
			p.Policy = players.Careful{}
		}
		if mode != deploycards.ModeEpicAllies {
			out = append(out, p)
			continue
		}
		for i, set := range p.Sets { // VAR-ER-02: the first ally in the red zones, the second in the blue
			ally := p
			ally.Sets, ally.Zone = []*deck.Set{set}, min(i, len(f.Board.Zones)-1)
			ally.Draw = draws[min(i, deploy.Allies-1)]
			out = append(out, ally)
		}
	}
	return out, nil
}

// drawsOf reads a camp's draw; of allies the red one's and, behind a slash, the blue one's. nil draws by the seed.
func drawsOf(camp boards.Camp, mode deploycards.Mode, text string) (draws [deploy.Allies]*deck.Draw, err error) {
	parts := []string{text}
	if mode == deploycards.ModeEpicAllies && text != "" {
		if parts = strings.Split(text, "/"); len(parts) != deploy.Allies {
			return draws, shell.Usage("part the red ally's cards from the blue one's with a slash, as in 3,5,1/2,4,6",
				"--%s-draw: %q is not for two allies", camp, text)
		}
	}
	for i, part := range parts {
		if part == "" && len(parts) == 1 {
			break
		}
		draw, fault := deck.ParseDraw(part)
		if fault != "" {
			return draws, shell.Usage("name a card for each wing and the reserve", "--%s-draw: %s", camp, fault)
		}
		draws[i] = &draw
	}
	return draws, nil
}

// callingOf reads --specialists: nil for none, without wishes when the players pick for themselves.
func callingOf(text string) *deploy.Calling {
	switch text {
	case "":
		return nil
	case "any":
		return &deploy.Calling{}
	}
	return &deploy.Calling{Wishes: deploy.ParseSpecialists(text)}
}

// councilOf reads a War Council: commander=2,wizard=1.
func councilOf(camp boards.Camp, text string) (*council.Plan, error) {
	if text == "" {
		return nil, nil
	}
	plan := &council.Plan{Fixed: map[string]int{}}
	for part := range strings.SplitSeq(text, ",") {
		member, level, ok := strings.Cut(part, "=")
		n, err := strconv.Atoi(strings.TrimSpace(level))
		member = strings.TrimSpace(member)
		if _, twice := plan.Fixed[member]; !ok || err != nil || twice || n < 0 {
			return nil, shell.Usage("write members with their levels, as in commander=2,wizard=1",
				"--%s-council: %q is no seat", camp, part)
		}
		plan.Fixed[member] = n
	}
	return plan, nil
}
