package deploy_test

import (
	"slices"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
	"muster/maps"
)

// header takes one line; false when the key is unknown or the value makes no sense.
func (v *vector) header(t *testing.T, key, value string) bool {
	t.Helper()
	if v.epicHeader(key, value) {
		return true
	}
	what, camp := key, boards.Camp(0)
	if word, name, ok := strings.Cut(key, " "); ok {
		c, known := boards.ParseCamp(name)
		if !known {
			return false
		}
		what, camp = word+" of", c
	}
	switch what {
	case "rule":
		v.rules = deploytest.List(value)
	case "silent":
		v.silent = deploytest.List(value)
	case "about":
		v.about = value
	case "watch":
		v.watch = strings.Fields(value)
		for _, kind := range v.watch {
			if kind != beastWord && !slices.Contains(kindWords[:], kind) && !slices.Contains(specialWords(), kind) {
				return false
			}
		}
	case "mode":
		mode, known := deploycards.ParseMode(value)
		v.mode = mode
		return known && mode <= deploycards.ModeOrganized
	case "sets of":
		v.sets[camp] = deploytest.List(value)
		for _, id := range v.sets[camp] {
			if v.defs[id] == nil {
				return false
			}
		}
	case "refused":
		v.wanted = value
	case "lore":
		v.opts.Lore = value == "yes"
		return v.opts.Lore
	case "council of":
		levels, ok := deploytest.CouncilLevels(value)
		v.opts.Council[camp] = &pieces.Plan{Fixed: levels}
		return ok
	case "specialists":
		v.opts.Specialists = &deploy.Calling{}
		if value != "pick" {
			v.opts.Specialists.Wishes = deploy.ParseSpecialists(value)
		}
	case "owner", "reveal":
		c, known := boards.ParseCamp(value)
		if !known {
			return false
		}
		if what == "owner" {
			v.opts.Owner = c
		} else {
			v.opts.RevealFirst = c
		}
	case "reserve":
		v.opts.Reserve = value
	case "boxes":
		v.opts.Boxes = deploytest.List(value)
	case "feature":
		type_, at, _ := strings.Cut(value, " ")
		v.m.Features = append(v.m.Features, maps.Feature{Type: type_, At: strings.Fields(at)})
	case "place":
		type_, at, _ := strings.Cut(value, " ")
		v.m.Places = append(v.m.Places, maps.Place{Type: type_, At: strings.Fields(at)})
	case "dice":
		v.dice = append(v.dice, strings.Fields(value)...)
	case "draw of":
		d, fault := deck.ParseDraw(value)
		if fault != "" {
			return false
		}
		v.opts.Draw[camp] = &d
	case "choose of":
		v.script[camp] = deploytest.List(value)
	default:
		return false
	}
	return true
}
