package runewars

import (
	"strings"
	"testing"

	"muster/internal/engine/runewars/battle"
)

// Undeclared reports whether an event has a value in a field that its kind does not have.
func (e Event) Undeclared() bool {
	row := &eventRows[e.Kind]
	for field, value := range map[EventField]*uint8{
		FieldArea: &e.Area, FieldTo: &e.To, FieldUnit: &e.Unit, FieldHero: &e.Hero, FieldCard: &e.Card,
	} {
		if row.fields&field != 0 {
			*value = 0
		}
	}
	if row.n != 0 {
		e.n = 0
	}
	if row.m != 0 {
		e.m = 0
	}
	if e.Kind == BattleEvent {
		e.In = battle.Event{}
	}
	return e != Event{Kind: e.Kind, Seat: e.Seat}
}

// Each kind of event has a name of its own, and its fields can be read apart. Each field has a name and is used.
func TestEventRows(t *testing.T) {
	names, used := map[string]bool{}, EventField(0)
	for k := range EventKinds {
		row, e := &eventRows[k], Event{Kind: k, Area: 1, To: 2, Unit: 3, Hero: 4, Card: 5, n: 6, m: 7}
		if row.name == "" || names[row.name] {
			t.Errorf("%d has the name %q", k, row.name)
		}
		names[row.name] = true
		if row.n == 0 && row.m != 0 || row.n&row.m != 0 || (row.n|row.m)&row.fields != 0 || row.fields >= FieldCount {
			t.Errorf("%v has the fields %b, %b, %b", k, row.fields, row.n, row.m)
		}
		used |= row.fields | row.n | row.m
		for i, name := range fieldNames {
			f := EventField(1) << i
			if got := e.Value(f); k.Has(f) != (got != 0) || k.Has(f) != strings.Contains(e.String(), ", "+name+" ") {
				t.Errorf("%v: the field %s is %d in %v", k, name, got, e)
			}
		}
	}
	if used != EventField(1)<<len(fieldNames)-1 {
		t.Errorf("the fields of events are %b", used)
	}
	if got := EventKinds.String(); got != "no kind of event" {
		t.Errorf("an invalid kind is called %q", got)
	}
	for _, tt := range []struct {
		e    Event
		want string
	}{
		{
			Event{Kind: UnitsMarched, Seat: 1, Area: 2, To: 3, Unit: 4, n: 5},
			"units marched (seat 1, area 2, to 3, unit 4, count 5)",
		},
		{Event{Kind: VictoryFailed, n: 2, m: 3}, "victory failed (seat 0, season 2, stand-in 3)"},
	} {
		if got := tt.e.String(); got != tt.want {
			t.Errorf("the event is %q, want %q", got, tt.want)
		}
	}
}
