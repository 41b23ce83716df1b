package runewars_test

import (
	"testing"

	"muster/internal/testing/vectortest"
)

// sound is a valid scene; the test below breaks it in one place.
const sound = `rule: RW-ORD-02
about: units march to an active area
seats: daqan uthuk

-- board --
 a     c     e
    b     d
home daqan a b
home uthuk e d
-- scene --
b daqan 2 footman
e uthuk 1 berserker
-- play --
march daqan
activate c
may not march e berserker 1
march b footman 2
done
> daqan activates c
> daqan 2 footman b-c
at c daqan 2 footman
`

// faults returns all errors of a scene.
func faults(text string) []string {
	v, fault := parse(text)
	if fault != "" {
		return []string{fault}
	}
	return vectortest.Reports(func(t vectortest.T) { run(t, v) })
}

// TestScenesCanFail checks that a mistake in a scene is found, and so is a game that goes another way.
func TestScenesCanFail(t *testing.T) {
	vectortest.Spoil(t, sound, faults, []vectortest.Change{
		{"seats: daqan", "seat: daqan", "line 3: unknown key"},
		{"seats: daqan", "watch: all\nseats: daqan", "line 3: unknown key"},
		{"seats: daqan", "seats: nobody", `there is no faction "nobody"`},
		{"-- scene --", "-- scenery --", "line 10: unknown section"},
		{"    b     d", " b        d", "area b stands between two hexes"},
		{"home daqan a b", "house daqan a b", `line 8: what is "house daqan a b"?`},
		{"home daqan a b", "red a e", "line 8: the two are not next to each other"},
		{"b daqan 2 footman\n", "f daqan 2 footman\n", `line 11: unknown area "f"`},
		{"b daqan 2 footman\n", "b latari 2 footman\n", `line 11: unknown seat "latari"`},
		{"b daqan 2 footman\n", "b daqan two footman\n", `line 11: "two" is not a number`},
		{"b daqan 2 footman\n", "b daqan 2 pikeman\n", `line 11: there is no unit "pikeman"`},
		{"may not march e berserker 1", "may not march b footman 1", "line 16: \"march b footman 1\" is legal"},
		{"may not march e berserker 1", "may march e berserker 1", "is not legal, only"},
		{"activate c", "activate z", `line 15: "activate z" is not legal, only`},
		{"> daqan activates c\n", "", `line 18: the events of "done" are`},
		{"at c daqan 2 footman", "at c daqan 1 footman", `line 21: "at c daqan 1 footman" does not hold`},
	})
}
