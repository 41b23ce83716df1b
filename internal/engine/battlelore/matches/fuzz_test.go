package matches

import (
	"bytes"
	"testing"

	contract "muster/engine"
	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
)

// FuzzReadRecord: any bytes are read as a record, or a Fault gives the reason or says that it was edited. A record
// that is read is written unchanged, and is replayed to its end or to a Fault.
func FuzzReadRecord(f *testing.F) {
	b, rec, _ := taken(f, 5)
	f.Add(rec.Write())
	f.Add([]byte(`{"kind":"muster-game","format":2}`))
	f.Add([]byte(nil))
	short := *rec
	short.Turns = short.Turns[:2]
	short.Sum = short.MakeSum()
	f.Add(short.Write())
	f.Fuzz(func(t *testing.T, text []byte) {
		r, fault := ReadRecord(text)
		switch {
		case fault != nil && (fault.Message() == "" || fault.Kind == 0):
			t.Fatalf("a fault without words: %+v", fault)
		case fault != nil && (r != nil) != (fault.Kind == arena.Edited): // what was edited is played to find the step
			t.Fatalf("a record comes with %+v, or none does", fault)
		case fault != nil:
			return
		case !bytes.Equal(r.Write(), text):
			t.Fatal("the record is written as another one")
		}
		end, fault := r.Replay(b, 0, nil)
		if fault == nil && contract.Printed(setup.Fingerprint(&end)) != r.Result.State {
			t.Fatal("a replay without a fault ends elsewhere")
		}
	})
}

// FuzzReplay: a record with any choices is replayed without a failure. Its checksum is right, as in a forged record.
func FuzzReplay(f *testing.F) {
	b, rec, _ := taken(f, 5)
	f.Add(uint8(0), uint16(0), uint32(0))
	f.Add(uint8(3), uint16(2), uint32(0xffffffff))
	f.Add(uint8(200), uint16(9), uint32(0x06000000))
	f.Fuzz(func(t *testing.T, turn uint8, choice uint16, a uint32) {
		r := *rec
		r.Turns = append([]Turn(nil), rec.Turns...)
		at := &r.Turns[int(turn)%len(r.Turns)]
		at.Choices = append(at.Choices[:0:0], at.Choices...)
		i := int(choice) % len(at.Choices)
		at.Choices[i] = battlelore.Action(a)
		r.Sum = r.MakeSum()
		read, fault := ReadRecord(r.Write())
		if fault != nil {
			t.Fatalf("a record with the right sum is not read: %s", fault.Message())
		}
		end, fault := read.Replay(b, 0, nil)
		switch {
		case fault != nil && (fault.Turn < at.Turn || fault.Kind < arena.OtherState || fault.Message() == ""):
			t.Fatalf("turn %d, choice %d changed to %#x: %+v", at.Turn, i+1, a, fault)
		// Another choice may have the same result.
		case fault == nil && contract.Printed(setup.Fingerprint(&end)) != rec.Result.State:
			t.Fatalf("turn %d, choice %d changed to %#x is found in nothing", at.Turn, i+1, a)
		}
	})
}
