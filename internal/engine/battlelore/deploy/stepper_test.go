package deploy_test

import (
	"errors"
	"fmt"
	"testing"

	contract "muster/engine"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
)

// Played a single time, a deployment comes from state to state as it does when it is deployed again for each answer.
func TestOnceIsGame(t *testing.T) {
	for _, x := range tables(t, 1) {
		once := x.game.Stepper()
		defer once.Stop()
		var a, b deploy.State
		var told, heard contract.Log[events.Event]
		x.game.Start(&a, &told)
		once.Start(&b, &heard)
		for n := uint64(0); ; n++ {
			name := fmt.Sprintf("%s, choice %d", x.name, n)
			if x.game.Fingerprint(&a) != once.Fingerprint(&b) || a.At.Turn != b.At.Turn {
				t.Fatalf("%s: it is in another state", name)
			}
			if len(told.Events) != len(heard.Events) {
				t.Fatalf("%s: %d things happened, not %d", name, len(heard.Events), len(told.Events))
			}
			if once.Over(&b) {
				break
			}
			options := a.At.Ask.Options()
			if err := once.Apply(&b, deploy.Answer(options), &heard); !errors.Is(err, contract.ErrRefused) {
				t.Fatalf("%s: what is no option is answered with %v", name, err)
			}
			before, option := b, a.At.Ask.Option(options-1)
			answer := deploy.Answer(options - 1)
			if err := errors.Join(x.game.Apply(&a, answer, &told), once.Apply(&b, answer, &heard)); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if kept := before.At.Ask.Option(options - 1); kept != option {
				t.Fatalf("%s: the question is lost: %s, not %s", name, kept, option)
			}
		}
		if err := once.Apply(&b, 0, nil); !errors.Is(err, contract.ErrOver) {
			t.Errorf("%s: after the end it answers %v", x.name, err)
		}
	}
}

// A deployment that is left before its end can be begun again.
func TestOnceStops(t *testing.T) {
	x := tables(t, 1)[0]
	once := x.game.Stepper()
	once.Stop()
	var s deploy.State
	for range 2 {
		once.Start(&s, nil)
		if once.Over(&s) || len(x.game.Answers(&s)) > 0 {
			t.Fatal("it does not begin")
		}
		if err := once.Apply(&s, 0, nil); err != nil {
			t.Fatal(err)
		}
	}
	once.Stop()
	once.Stop()
}
