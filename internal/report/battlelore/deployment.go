package battlelore

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/words"
	"muster/maps/hex"
)

// Deployed returns the field with a deployment on it.
func Deployed(d *deploy.Deployment) battlelore.Scene {
	scene := battlelore.Scene{Field: prepared(d), Title: d.Field.Map.Name}
	for i := range d.Placed {
		p := &d.Placed[i]
		scene.Tokens = append(scene.Tokens, battlelore.Token{
			Hex: p.Hex, Camp: p.Camp, Unit: armed(d, p), Mark: placed(d, p), Ghost: p.Token(), Ally: Allied(d, p.Player),
		})
	}
	return scene
}

// Allied reports whether a player of a deployment is the second one of the camp (VAR-ER-01).
func Allied(d *deploy.Deployment, player int) bool {
	return slices.ContainsFunc(d.Players[:player], func(p deploy.PlayerResult) bool {
		return p.Camp == d.Players[player].Camp
	})
}

// prepared returns the field with the additions of Specialists: stakes (CTA-SPC-02).
func prepared(d *deploy.Deployment) *rulebook.Field {
	if len(d.Features) == 0 {
		return d.Field
	}
	laid := make(map[hex.Hex]*rulebook.Terrain, len(d.Features))
	for _, feature := range d.Features {
		laid[feature.Hex] = feature.Terrain
	}
	return d.Field.With(rulebook.Additions{Features: laid})
}

// armed returns a unit with the weapon given by a Specialist (CTA-SPC-03).
func armed(d *deploy.Deployment, p *deploy.Placement) *rulebook.Unit {
	if p.Weapon == "" || p.Weapon == p.Unit.Weapon {
		return p.Unit
	}
	u, name := *p.Unit, p.Weapon
	if row := d.Field.Rules.Weapons.Get(p.Weapon); row != nil {
		name = strings.ToLower(cmp.Or(row.Name, row.ID))
	}
	u.ID, u.Name, u.Weapon = u.ID+" "+p.Weapon, cmp.Or(u.Name, u.ID)+" with the "+name, p.Weapon
	return &u
}

// larger returns the number of figures of a unit on the field if it is above the normal one (CTA-SPC-06); otherwise 0.
func larger(d *deploy.Deployment, p *deploy.Placement) int {
	if p.Token() || p.Figures <= d.Field.Rules.Figures(p.Unit) {
		return 0
	}
	return p.Figures
}

// placed returns a unit's note on the drawn board.
func placed(d *deploy.Deployment, p *deploy.Placement) string {
	var notes []string
	if n := larger(d, p); n > 0 {
		notes = append(notes, strconv.Itoa(n)+" figures")
	}
	if p.Token() {
		notes = append(notes, "levy")
	}
	switch p.How {
	case events.Moved:
		notes = append(notes, "displaced")
	case events.FromReserve:
		notes = append(notes, "reserve")
	case events.FromScoutGuard:
		notes = append(notes, "scout guard")
	case events.FromSpecialist:
		notes = append(notes, "specialist")
	}
	if len(p.Marks) > 0 {
		notes = append(notes, strings.Join(p.Marks, ", "))
	}
	return strings.Join(notes, ", ")
}

// note returns the text below a unit on a page's board: it fits between two hexes.
func note(d *deploy.Deployment, p *deploy.Placement, l *words.Language) string {
	n := larger(d, p)
	switch {
	case p.Token():
		return l.T("levy")
	case n > 0:
		return l.Tn("%d figure", "%d figures", n)
	case p.How == events.Moved:
		return l.T("moved")
	case p.How == events.FromReserve:
		return l.T("reserve")
	case p.How == events.FromScoutGuard:
		return l.T("scouts")
	case p.How == events.FromSpecialist:
		return l.T("special")
	}
	return ""
}

// SetUp returns a deployment for drawing on a page: with the marks that units could not keep, in the language of the
// page.
func SetUp(d *deploy.Deployment, l *words.Language) battlelore.Scene {
	scene := Deployed(d)
	scene.Language = l
	scene.HexLabels = true
	for i := range scene.Tokens {
		scene.Tokens[i].Mark = note(d, &d.Placed[i], l)
	}
	lost := battlelore.Highlight{Class: "error", Label: l.T("a hex of the card that a unit could not use")}
	for i := range d.Events {
		if e := &d.Events[i]; e.From != hex.None && (e.Kind == events.UnitMoved || e.Kind == events.UnitLost) {
			lost.Hexes.Add(e.From)
		}
	}
	if !lost.Hexes.Empty() {
		scene.Highlights = append(scene.Highlights, lost)
	}
	return scene
}
