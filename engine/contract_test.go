package engine

import (
	"errors"
	"testing"
)

// Sums stand in files.
func TestSum(t *testing.T) {
	s := NewSum()
	s.Number(0x0123456789abcdef)
	s.Number(1)
	if Printed(s.Value()) != "0c76979814d5eed4" {
		t.Errorf("numbers sum up to %s", Printed(s.Value()))
	}
	b := NewSum()
	b.Bytes([]byte{0xef, 0xcd, 0xab, 0x89, 0x67, 0x45, 0x23, 0x01, 1, 0, 0, 0, 0, 0, 0, 0})
	if b != s {
		t.Errorf("the same bytes sum up to %s", Printed(b.Value()))
	}
}

// A refusal is known whatever game it comes from, and a nil log takes nothing.
func TestRefusedAndLog(t *testing.T) {
	type choice uint32
	var err error = Refused[choice, string]{Choice: 0x2a, In: "play"}
	if !errors.Is(err, ErrRefused) || errors.Is(err, ErrOver) {
		t.Error("a refusal is not known")
	}
	if err.Error() != "engine: 42: not legal in play" {
		t.Errorf("it says %q", err)
	}
	var none *Log[int]
	none.Add(1)
	var log Log[int]
	log.Add(1)
	log.Add(2)
	if len(log.Events) != 2 || log.Events[1] != 2 {
		t.Errorf("the log has %v", log.Events)
	}
}
