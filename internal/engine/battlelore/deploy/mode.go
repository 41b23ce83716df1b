package deploy

import (
	"muster/deploycards"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// plan defines a mode: the requirements for field and players, the boxes on the table, and the stages in order.
type plan struct {
	mode   deploycards.Mode
	cards  int  // each player draws
	common bool // plain figures and creatures are one pool (CTA-ORG-01)
	levies bool // Feudal Levy tokens stand in for units without figures (CTA-ORG-02)
	refuse func(f *rulebook.Field, players []Player, opts *Options) []pieces.Refusal
	stages []stage
}

// stage is a named part of set-up. After a refused decision or die the later stages are not run.
type stage struct {
	name string
	run  func(*deployer)
}

// planOf returns the plan of a mode for players with this number of sets, or nil. A new mode needs one function and
// one line here.
func planOf(m deploycards.Mode, players []Player) *plan {
	switch m {
	case deploycards.ModeImpromptu:
		return impromptuPlan()
	case deploycards.ModeOrganized:
		return organizedPlan()
	case deploycards.ModeEpic:
		if epicSets(players) > 1 {
			return epicMixedPlan()
		}
		return epicPlan()
	case deploycards.ModeEpicAllies:
		return alliesPlan()
	}
	return nil
}

// Deploy plays one deployment in a mode. It returns refusals and no Deployment when the field, the players or the
// options do not allow it. Faults of the map are left to the map's checks. The options by camp are for Impromptu and
// the like; here the Players hold them.
func Deploy(f *rulebook.Field, mode deploycards.Mode, players []Player, opts Options) (*Deployment, []pieces.Refusal) {
	d, refused := begin(f, mode, players, &opts)
	if len(refused) > 0 {
		return nil, refused
	}
	if d.run(); d.illegal != nil {
		return nil, []pieces.Refusal{*d.illegal}
	}
	return d.finish(), nil
}

// begin refuses what cannot be deployed, and seats the players.
func begin(f *rulebook.Field, mode deploycards.Mode, players []Player, opts *Options) (*deployer, []pieces.Refusal) {
	p := planOf(mode, players)
	if p == nil {
		return nil, []pieces.Refusal{{Kind: pieces.UnknownMode, Text: mode.String()}}
	}
	if refused := p.refuse(f, players, opts); len(refused) > 0 {
		return nil, refused
	}
	if refused := refuseSpecialists(f, mode, players, opts); len(refused) > 0 {
		return nil, refused
	}
	return newDeployer(f, p, players, opts)
}

// run goes through the stages, up to the first refused answer or die.
func (d *deployer) run() {
	for _, s := range d.plan.stages {
		if s.run(d); d.illegal != nil {
			return
		}
	}
}

// RefuseMode lists the refusals of a mode for players on a field, before Specialists and cards are checked.
func RefuseMode(f *rulebook.Field, mode deploycards.Mode, players []Player, opts *Options) []pieces.Refusal {
	return planOf(mode, players).refuse(f, players, opts)
}

// BoxesInPlay returns the boxes on the table in a mode, by camp.
func BoxesInPlay(mode deploycards.Mode, players []Player, opts *Options) [boards.Camps][]string {
	return boxesFor(planOf(mode, players), players, opts)
}
