package command

import (
	"muster/internal/editor/words"

	"strconv"
	"strings"

	"muster/catalog"
	"muster/internal/draw/command/kernel"
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/setup"
	"muster/maps/hex"
	"muster/report"
)

// groundOf returns the field of a definition and the adventure on it; both are nil if it has none.
func groundOf(e *catalog.Entry) (*field.Field, *library.Linked) {
	own := library.EntryOf(e)
	if own == nil {
		return nil, nil
	}
	linked, f := own.Linked(), own.Field()
	if linked != nil && linked.Field != nil {
		f = linked.Field
	}
	if f == nil || f.Hexes == nil {
		return nil, nil
	}
	return f, linked
}

// places lists the hexes of the board.
func places(e *catalog.Entry) []words.Place {
	f, linked := groundOf(e)
	if f == nil {
		return nil
	}
	standing := map[hex.Hex][]string{}
	if linked != nil {
		for i := range linked.Units {
			if u := &linked.Units[i]; u.At != hex.None && u.Row != nil {
				standing[u.At] = append(standing[u.At], u.Row.Name+" of "+setup.SideNames[u.Camp])
			}
		}
		for i := range linked.Leaders {
			if one := &linked.Leaders[i]; one.At != hex.None {
				standing[one.At] = append(standing[one.At], called(one)+" of "+setup.SideNames[one.Camp])
			}
		}
		for i := range linked.Objectives {
			o := &linked.Objectives[i]
			for _, at := range o.At {
				if at != hex.None {
					standing[at] = append(standing[at], valued(o))
				}
			}
		}
	}
	return words.Places(f, standing, "MED-TER-04")
}

// called describes a Leader in a few words.
func called(one *library.Leader) string {
	if one.Name == "" {
		return "a Leader"
	}
	return one.Name + " (Leader)"
}

// valued describes an objective in a few words.
func valued(o *library.Objective) string {
	return strings.TrimSpace("objective "+o.Definition.Name) + ": " + report.Counted(o.Banners, "banner")
}

// around describes a hex: its terrain, its units, its value, and a drawing of the hexes within two of it.
func (v vocabulary) around(e *catalog.Entry, label string) string {
	f, linked := groundOf(e)
	if f == nil {
		return ""
	}
	h, _, _ := f.Hexes.ByLabel(label)
	if h == hex.None {
		return ""
	}
	lines := []string{label + ": " + words.Lies(f, h)}
	s := kernel.Scene{Field: f, Rules: v.rulesOf(e)}
	if linked != nil {
		s.Rules = linked.Rules
		lines = append(lines, stand(linked, h, &s)...)
		lines = append(lines, worth(linked, h, &s)...)
	}
	return strings.Join(lines, "\n") + "\n\n" + kernel.Near(s, h)
}

// stand draws units and Leaders into a scene and describes those on a hex.
func stand(linked *library.Linked, h hex.Hex, s *kernel.Scene) []string {
	var lines []string
	for i := range linked.Units {
		u := &linked.Units[i]
		if u.At == hex.None || u.Row == nil {
			continue
		}
		s.Tokens = append(s.Tokens, kernel.Token{Hex: u.At, Camp: u.Camp, Unit: u.Row, Bow: u.Bow})
		if u.At != h {
			continue
		}
		line := u.Row.Name + " of " + setup.SideNames[u.Camp] + ": " + strconv.Itoa(u.Strength()) + " blocks"
		if u.Bow {
			line += ", Bow marker"
		}
		lines = append(lines, line)
	}
	for i := range linked.Leaders {
		one := &linked.Leaders[i]
		if one.At == hex.None {
			continue
		}
		s.Leaders = append(s.Leaders, kernel.Leader{Hex: one.At, Camp: one.Camp, Name: one.Name})
		if one.At == h {
			lines = append(lines, called(one)+" of "+setup.SideNames[one.Camp])
		}
	}
	return lines
}

// worth draws objectives and exits into a scene and describes those on a hex.
func worth(linked *library.Linked, h hex.Hex, s *kernel.Scene) []string {
	var lines []string
	for i := range linked.Objectives {
		o := &linked.Objectives[i]
		for _, at := range o.At {
			if at == hex.None {
				continue
			}
			s.Objectives = append(s.Objectives, kernel.Objective{Hex: at})
			if at == h {
				lines = append(lines, valued(o))
			}
		}
	}
	for c, out := range linked.Exits {
		var exit kernel.Exit
		for _, at := range out.At {
			if at == hex.None {
				continue
			}
			exit.Hexes.Add(at)
			if at == h {
				lines = append(lines, "exit of "+setup.SideNames[c]+": "+report.Counted(out.Banners, "banner")+
					" for each unit or Leader that leaves")
			}
		}
		if !exit.Hexes.Empty() {
			s.Exits = append(s.Exits, exit)
		}
	}
	return lines
}
