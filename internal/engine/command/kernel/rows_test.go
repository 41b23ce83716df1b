package kernel

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
	"unsafe"

	"muster/internal/engine/command"
	"muster/maps/hex"
)

// words fails when two of n kinds have the same words, or one has none; an invalid kind has words of its own.
func words[K ~uint8 | ~int8](t *testing.T, what string, n K) {
	t.Helper()
	seen := map[string]K{}
	for k := K(0); k <= n; k++ {
		name := fmt.Sprint(k)
		if other, twice := seen[name]; twice && what != "action" || strings.TrimSpace(name) == "" {
			t.Errorf("%s %d is called %q, as %d is", what, k, name, other)
		}
		seen[name] = k
	}
}

func TestEveryKindHasAName(t *testing.T) {
	words(t, "frame", FrameKinds)
	words(t, "action", ActionKinds)
	words(t, "event", EventKinds)
}

// The table of frames is whole: no kind lacks a part of its row.
func TestEveryFrameHasARow(t *testing.T) {
	for k := range FrameKinds {
		row := &frameRows[k]
		together := row.Attempt != nil
		if row.Legal == nil || row.Run == nil || together == (row.Take != nil) || together && row.Allows != nil {
			t.Errorf("the row of frame %d (%v) is not whole", k, k)
		}
	}
}

// A refusal names the choice and the current frame.
func TestARefusalHasWords(t *testing.T) {
	for _, tt := range []struct {
		a    Action
		want string
	}{
		{AttackAction(3, 60), "engine: attack (unit 3, foe 60): not legal in combat"},
		{SendLeaderAction(2, 7), "engine: send a Leader (Leader 2, hex 7): not legal in combat"},
		{PassAction(), "engine: pass: not legal in combat"},
		{KeepAction(9), "engine: keep a card (card 9): not legal in combat"},
		{EvadeAction(4), "engine: evade (unit 4): not legal in combat"},
		{0xff000000, "engine: no kind of choice (0xff000000): not legal in combat"},
	} {
		if got := (Refused{Choice: tt.a, In: InCombat}).Error(); got != tt.want {
			t.Errorf("the refusal is %q, want %q", got, tt.want)
		}
	}
}

// A State is plain numbers, so that a copy is independent and == compares games, and it is small.
func TestStateIsFlat(t *testing.T) {
	var walk func(path string, of reflect.Type)
	walk = func(path string, of reflect.Type) {
		switch of.Kind() {
		case reflect.Struct:
			for i := range of.NumField() {
				walk(path+"."+of.Field(i).Name, of.Field(i).Type)
			}
		case reflect.Array:
			walk(path+"[]", of.Elem())
		case reflect.Bool, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
			reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		default:
			t.Errorf("%s is a %s", path, of)
		}
	}
	walk("State", reflect.TypeFor[State]())
	if size := unsafe.Sizeof(State{}); size > 3<<10 {
		t.Errorf("a State has %d bytes", size)
	}
}

// An event shows exactly the fields of its kind.
func TestEventFields(t *testing.T) {
	for k := range EventKinds {
		e := sideEvent(k, 1, 0, 0)
		for f := command.FieldNone + 1; f < command.EventFields; f++ {
			with := e.With(f, 5)
			if got := with.Number(f) == 5; got != k.Has(f) {
				t.Errorf("%v has the field %v: %v", k, f, got)
			}
		}
	}
	e := Event{Kind: UnitRetreated, Camp: 1, Unit: 4, Target: NoUnit, Leader: 2, From: 10, To: 11}
	e = e.With(command.FieldHexes, 1).With(command.FieldEvading, 1)
	if want := "unit retreated (bottom, unit 4, Leader 2, from 10, to 11, hexes 1, evading 1)"; e.String() != want {
		t.Errorf("the event is %q, want %q", e, want)
	}
	if e.From == hex.None || !e.Evading() || e.Hexes() != 1 {
		t.Error("the event tells something else")
	}
}

// Link refuses values that a State cannot hold, and pieces that cannot be on their hexes.
func TestLinkRefuses(t *testing.T) {
	for _, tt := range []struct {
		what   string
		change func(r *Rules)
	}{
		{"units", func(r *Rules) { r.Setup = make([]Placement, MaxUnits+1) }},
		{"Leaders", func(r *Rules) { r.Staff = make([]LeaderPlacement, MaxLeaders+1) }},
		{"objectives", func(r *Rules) { r.Objectives = make([]Objective, MaxObjectives+1) }},
		{"kinds of unit", func(r *Rules) { r.Kinds = make([]Kind, MaxKinds+1) }},
		{"kinds of card", func(r *Rules) { r.Copies = r.Copies[1:] }},
		{"cards", func(r *Rules) { r.Copies = append([]uint8{100}, r.Copies[1:]...) }},
		{"cards", func(r *Rules) { r.Command = [2]int{60, 60} }},
		{"a hand", func(r *Rules) { r.Command = [2]int{13, 5} }},
		{"tokens", func(r *Rules) { r.Tokens = [2]int{8, 8} }},
		{"a card draws", func(r *Rules) { r.Cards = append([]Card{{}}, r.Cards[1:]...) }},
		{"a unit on hex", func(r *Rules) { r.Setup[1].At = r.Setup[0].At }},
		{"a unit on hex", func(r *Rules) { r.Setup[1].At = 138 }},
		{"a Leader on hex", func(r *Rules) { r.Staff[0].At = r.Staff[1].At }},
		{"a Leader on hex", func(r *Rules) { r.Staff[0].At = hex.None }},
		{"a Leader on hex", func(r *Rules) { r.Staff[0].Camp = 1 - r.Staff[0].Camp }},
		{"at the end of the turn", func(r *Rules) { r.Inspired = append(r.Inspired[:4:4], r.Inspired[3]) }},
	} {
		r := fixtureRules(t)
		tt.change(r)
		if err := r.Link(); err == nil || !strings.Contains(err.Error(), tt.what) {
			t.Errorf("too many %s, or in a wrong place: %v", tt.what, err)
		}
	}
}
