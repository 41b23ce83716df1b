package balance

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"

	"muster/internal/engine/inference"
	"muster/internal/engine/sweep"
	"muster/report"
)

// MostEvidence is the size limit of a saved answer.
const MostEvidence = 64 << 20

// signed adds the answer's checksum, which shows that a saved answer is unchanged.
func (x *jsonBalance) signed() *jsonBalance {
	x.Sum = Sum(x)
	return x
}

// Sum returns the checksum of a JSON answer, a struct, over all its keys except "sum".
func Sum(x any) string {
	var text bytes.Buffer
	enc := json.NewEncoder(&text)
	enc.SetEscapeHTML(false) // as answers are written
	var keys map[string]json.RawMessage
	if err := cmp.Or(enc.Encode(x), json.Unmarshal(text.Bytes(), &keys)); err != nil {
		panic("balance: an answer that cannot be written: " + err.Error()) // plain structs always can
	}
	return sumOf(keys)
}

// DecodeEvidence reads a saved answer of a game into x, a pointer to a struct; version is the supported version. The
// error is a
// sentence.
func DecodeEvidence(text []byte, game string, version int, x any) error {
	var keys map[string]json.RawMessage
	var head struct {
		Game    string
		Version int
		Sum     string
	}
	if len(text) > MostEvidence {
		return fmt.Errorf("it has more than %d bytes", MostEvidence)
	}
	if err := sweep.Damage(text); err != nil {
		return err
	}
	switch {
	case json.Unmarshal(text, &keys) != nil || json.Unmarshal(text, &head) != nil || keys["adventures"] == nil:
		return fmt.Errorf("it is not an answer of `muster balance --format json`")
	case head.Game != game:
		return fmt.Errorf("it is of another game")
	case head.Version != version:
		return fmt.Errorf("it has version %d; this version of Muster reads version %d", head.Version, version)
	case head.Sum != sumOf(keys) || json.Unmarshal(text, x) != nil:
		return fmt.Errorf("it was changed after Muster wrote it: its checksum does not match")
	}
	return nil
}

// sumOf returns a checksum over the keys and values of an answer, independent of formatting; it ignores its own key.
func sumOf(keys map[string]json.RawMessage) string {
	names := make([]string, 0, len(keys))
	for name := range keys {
		if name != "sum" {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	h := sha256.New()
	for _, name := range names {
		var compact bytes.Buffer
		_ = json.Compact(&compact, keys[name]) // it was JSON
		fmt.Fprintf(h, "%q:%d:", name, compact.Len())
		h.Write(compact.Bytes())
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// Evidence reads a saved answer of `muster balance --format json`, for quotes on sheets of its adventures. The error is
// a sentence.
func (g *Game) Evidence(text []byte) ([]report.Evidence, error) {
	if len(text) > MostEvidence {
		return nil, fmt.Errorf("it has more than %d bytes", MostEvidence)
	}
	if err := sweep.Damage(text); err != nil {
		return nil, err
	}
	var keys map[string]json.RawMessage
	var x jsonBalance
	switch err := json.Unmarshal(text, &keys); {
	case err == nil && keys["sweeps"] != nil:
		return g.collectedEvidence(text)
	case err != nil || keys["adventures"] == nil || keys["sum"] == nil:
		return nil, fmt.Errorf("it is not an answer of `muster balance --format json`")
	case json.Unmarshal(keys["version"], &x.Version) != nil || x.Version != version:
		return nil, fmt.Errorf("it has version %.20s; this version of Muster reads version %d", keys["version"], version)
	case json.Unmarshal(text, &x) != nil || x.Sum != sumOf(keys):
		return nil, fmt.Errorf("it was changed after Muster wrote it: its checksum does not match")
	case x.Interrupted:
		return nil, fmt.Errorf("it was interrupted: play it to the end first")
	case x.Game != g.Name:
		return nil, fmt.Errorf("it is of another game")
	case slices.ContainsFunc(x.Adventures, func(a jsonAdventure) bool { return a.Estimate == nil }):
		return nil, fmt.Errorf("an earlier version of Muster made it, without an estimate: measure the balance again")
	}
	return g.evidenceOf(&x), nil
}

// evidenceOf returns the quotes about the adventures of an answer.
func (g *Game) evidenceOf(x *jsonBalance) []report.Evidence {
	var out []report.Evidence
	for i := range x.Adventures {
		a := &x.Adventures[i]
		out = append(out, a.evidence(g.Sides))
	}
	return out
}

// collectedEvidence reads it from collected games. If several sweeps cover an adventure, the last counts.
func (g *Game) collectedEvidence(text []byte) ([]report.Evidence, error) {
	c, err := Collected(text)
	switch {
	case err != nil:
		return nil, err
	case c.Game != g.Name:
		return nil, fmt.Errorf("it is of another game")
	}
	var out []report.Evidence
	for i, asked := range c.Asks {
		if asked.Ask.Command != Balanced {
			continue
		}
		t, err := sweep.Read(c.sweeps[i].Games, g.observer)
		if err != nil {
			return nil, fmt.Errorf("its sweep %d cannot be read: %w", i+1, err)
		}
		b := balanceOf(t, g, &asked.Ask, false)
		out = append(out, g.evidenceOf(b.JSON().(*jsonBalance))...)
	}
	return out, nil
}

// evidence returns the quote about the games of an adventure: the estimate.
func (a *jsonAdventure) evidence(sides Sides) report.Evidence {
	e := a.Estimate
	out := report.Evidence{
		ID: a.Adventure, Content: a.Content, Bands: e.Bands, Band: e.Band, Games: e.Games,
		Sides: [2]string{sides[0].Soldiers, sides[1].Soldiers},
	}
	for _, s := range e.Strengths {
		out.Players = append(out.Players, s.Player)
	}
	if e.Side == sayings[inference.Below] {
		out.Leader = 1
	}
	if e.Games > 0 {
		out.Shares = []report.WinRate{e.Share.ofLeader(sides)}
	}
	if d := a.Depends; d != nil && d.Says {
		out.Depends = &report.Depends{Apart: d.Apart, Least: d.Least, Most: d.Most}
	}
	return out
}

// ofLeader returns the win rate of the side that wins at least half of the games, as in `muster balance`.
func (s Share) ofLeader(sides Sides) report.WinRate {
	if s.Thousandths >= thousand/2 {
		return report.WinRate{Who: sides[0].Soldiers, Share: s.Thousandths, Low: s.Low, High: s.High}
	}
	return report.WinRate{
		Who: sides[1].Soldiers, Share: thousand - s.Thousandths, Low: thousand - s.High, High: thousand - s.Low,
	}
}
