package scenes

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"muster/deploycards/deploy"
	"muster/deploycards/deploy/events"
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/rulebook"
	"muster/maps/hex"
	"muster/sheet/battlelore/draw"
)

// Deployed is the field with a deployment on it.
func Deployed(d *deploy.Deployment) draw.Scene {
	scene := draw.Scene{Field: prepared(d), Title: d.Field.Map.Name}
	for i := range d.Placed {
		p := &d.Placed[i]
		scene.Tokens = append(scene.Tokens, draw.Token{
			Hex: p.Hex, Camp: p.Camp, Unit: armed(d, p), Mark: placed(d, p), Ghost: p.Token(), Ally: Allied(d, p.Player),
		})
	}
	return scene
}

// Allied reports whether a player of a deployment is the second of his camp (VAR-ER-01).
func Allied(d *deploy.Deployment, player int) bool {
	return slices.ContainsFunc(d.Players[:player], func(p deploy.PlayerResult) bool {
		return p.Camp == d.Players[player].Camp
	})
}

// prepared is the field with what Specialists have put on it: stakes (CTA-SPC-02).
func prepared(d *deploy.Deployment) *field.Field {
	if len(d.Features) == 0 {
		return d.Field
	}
	laid := make(map[hex.Hex]*rulebook.Terrain, len(d.Features))
	for _, feature := range d.Features {
		laid[feature.Hex] = feature.Terrain
	}
	return d.Field.With(field.Additions{Features: laid})
}

// armed is a unit with the weapon that a Specialist has given it (CTA-SPC-03).
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

// larger is how many figures a unit on the field has where they are more than is usual (CTA-SPC-06); 0 where not.
func larger(d *deploy.Deployment, p *deploy.Placement) int {
	if p.Token() || p.Figures <= d.Field.Rules.Figures(p.Unit) {
		return 0
	}
	return p.Figures
}

// placed is the note that a unit has on the drawn board.
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

// shortNotes are the notes on a page's board, by events.How: they fit between two hexes.
var shortNotes = [...]string{
	events.OnMark: "", events.Moved: "moved", events.FromReserve: "reserve", events.FromScoutGuard: "scouts",
	events.FromSpecialist: "special",
}

// SetUp is a deployment as a page draws it: with the marks that units could not keep.
func SetUp(d *deploy.Deployment) draw.Scene {
	scene := Deployed(d)
	scene.HexLabels = true
	for i := range scene.Tokens {
		scene.Tokens[i].Mark = shortNotes[d.Placed[i].How]
		switch n := larger(d, &d.Placed[i]); {
		case d.Placed[i].Token():
			scene.Tokens[i].Mark = "levy"
		case n > 0:
			scene.Tokens[i].Mark = strconv.Itoa(n) + " figures"
		}
	}
	lost := draw.Highlight{Class: "error", Label: "a mark that a unit could not keep"}
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
