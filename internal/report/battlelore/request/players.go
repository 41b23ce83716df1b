package request

import (
	"strconv"
	"strings"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	players "muster/internal/engine/battlelore/deploy/players"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// players creates the players of the mode: one a camp, or in epic-allies one a set.
func (r *Request) players() ([]deploy.Player, error) {
	line := &r.line
	var out []deploy.Player
	for camp := range boards.Camp(boards.Camps) {
		p := deploy.Player{Camp: camp}
		for _, w := range line.Sets[camp] {
			set, err := r.set(w)
			if err != nil {
				return nil, err
			}
			p.Sets = append(p.Sets, set)
		}
		draws, err := drawsOf(camp, r.mode, line.Draws[camp])
		if err != nil {
			return nil, err
		}
		p.Draw = draws[0]
		if p.Zone, err = r.zone(camp, line.Zones[camp]); err != nil {
			return nil, err
		}
		if p.Council, err = councilOf(camp, line.Councils[camp]); err != nil {
			return nil, err
		}
		if line.Choices == "careful" {
			p.Policy = players.Careful{}
		}
		if r.mode != deploycards.ModeEpicAllies {
			out = append(out, p)
			continue
		}
		for i, set := range p.Sets { // VAR-ER-02: the first ally in the red zones, the second in the blue
			ally := p
			ally.Sets, ally.Zone = []*deck.Set{set}, min(i, len(r.field.Board.Zones)-1)
			ally.Draw = draws[min(i, deploy.Allies-1)]
			out = append(out, ally)
		}
	}
	return out, nil
}

// drawsOf parses a camp's draw; for allies that of red and, after a slash, that of blue. nil draws by the seed.
func drawsOf(camp boards.Camp, mode deploycards.Mode, text string) (draws [deploy.Allies]*deck.Draw, err error) {
	parts := []string{text}
	if mode == deploycards.ModeEpicAllies && text != "" {
		if parts = strings.Split(text, "/"); len(parts) != deploy.Allies {
			return draws, report.Wrongf("separate the cards of the red and the blue ally with a slash, as in 3,5,1/2,4,6",
				"--%s-draw: %q is not for two allies", camp, text)
		}
	}
	for i, part := range parts {
		if part == "" && len(parts) == 1 {
			break
		}
		draw, fault := deck.ParseDraw(part)
		if fault != "" {
			return draws, report.Wrongf("name a card for each wing and the reserve", "--%s-draw: %s", camp, fault)
		}
		draws[i] = &draw
	}
	return draws, nil
}

// callingOf parses --specialists: nil for none; without wishes if the players choose themselves.
func callingOf(text string) *deploy.Calling {
	switch text {
	case "":
		return nil
	case "any":
		return &deploy.Calling{}
	}
	return &deploy.Calling{Wishes: deploy.ParseSpecialists(text)}
}

// councilOf parses a War Council: commander=2,wizard=1.
func councilOf(camp boards.Camp, text string) (*pieces.Plan, error) {
	if text == "" {
		return nil, nil
	}
	plan := &pieces.Plan{Fixed: map[string]int{}}
	for part := range strings.SplitSeq(text, ",") {
		member, level, ok := strings.Cut(part, "=")
		n, err := strconv.Atoi(strings.TrimSpace(level))
		member = strings.TrimSpace(member)
		if _, twice := plan.Fixed[member]; !ok || err != nil || twice || n < 0 {
			return nil, report.Wrongf("write members with their levels, as in commander=2,wizard=1",
				"--%s-council: %q is not a member with a level", camp, part)
		}
		plan.Fixed[member] = n
	}
	return plan, nil
}
