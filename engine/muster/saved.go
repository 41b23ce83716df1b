package muster

import (
	"crypto/sha256"
	hexadecimal "encoding/hex"
	"encoding/json"
)

// A saved draw is a small JSON document from which a deployment can be played again: on what, with which cards, what
// was chosen and rolled, and what came of it. It holds no definition, only ids and hashes of what they mean. Since
// version 2 a player says which token he exchanges next (CTA-ORG-08); before they went in the order of their hexes.
// Since version 3 it ends with a sum of all that it says, so that a change in what the outcome does not hang on shows
// as well; a green creature scouts, a unit that gives way to an ally's takes any hex of the baseline,
// and a box that is named twice counts twice.
const (
	SavedKind    = GameName
	SavedVersion = 3
)

// RecordedKind is the kind of a recorded game, another file that people may take for a saved draw.
const RecordedKind = "muster-game"

// saved is the document.
type saved struct {
	Kind        string        `json:"kind"`
	Version     int           `json:"version"`
	Mode        string        `json:"mode"`
	Map         savedContent  `json:"map"`
	Boxes       []string      `json:"boxes,omitempty"`
	Reserve     string        `json:"reserve"`
	Owner       string        `json:"owner"`
	RevealFirst string        `json:"reveal_first"`
	Lore        bool          `json:"lore"`
	Specialists *savedCalling `json:"specialists,omitempty"`
	Seed        string        `json:"seed"` // a decimal number; other programs round large ones
	Players     []savedPlayer `json:"players"`
	Dice        []string      `json:"dice,omitempty"`
	Result      string        `json:"result"`
	Sum         string        `json:"sum"` // of the document without it
}

// savedContent is a definition by its id and the hash of what it means.
type savedContent struct {
	ID   string `json:"id"`
	Hash string `json:"hash"`
}

// savedPlayer has a hand that was laid out by his choices, or a draw that was given.
type savedPlayer struct {
	Camp    string         `json:"camp"`
	Sets    []savedContent `json:"sets"`
	Zone    int            `json:"zone,omitempty"`
	Hand    []string       `json:"hand,omitempty"`
	Draw    string         `json:"draw,omitempty"`
	Council *savedCouncil  `json:"council,omitempty"`
	Choices []string       `json:"choices,omitempty"`
}

// Save writes a deployment down, for Replay. The same deployment gives the same bytes.
func Save(d *Deployment) []byte {
	doc := saved{
		Kind:        SavedKind,
		Version:     SavedVersion,
		Mode:        d.Mode.String(),
		Map:         savedContent{d.Field.Map.ID, FieldHash(d.Field)},
		Boxes:       d.given,
		Reserve:     d.Reserve,
		Owner:       d.Owner.String(),
		RevealFirst: d.RevealFirst.String(),
		Lore:        d.Lore,
		Specialists: saveCalling(d.calling),
		Seed:        formatSeed(d.Seed),
		Result:      Signature(d),
	}
	for i := range d.Players {
		doc.Players = append(doc.Players, savePlayer(d, &d.Players[i]))
	}
	for _, face := range d.Rolled {
		doc.Dice = append(doc.Dice, face.String())
	}
	doc.Sum = doc.sum()
	return doc.write()
}

// write is the document as a file has it.
func (doc *saved) write() []byte {
	text, err := json.MarshalIndent(doc, "", "  ")
	if err != nil { // strings and numbers alone always marshal
		return nil
	}
	return append(text, '\n')
}

// sum is the sum of a document: of what write makes of it without one.
func (doc *saved) sum() string {
	plain := *doc
	plain.Sum = ""
	sum := sha256.Sum256(plain.write())
	return hexadecimal.EncodeToString(sum[:16])
}

func savePlayer(d *Deployment, r *PlayerResult) savedPlayer {
	out := savedPlayer{Camp: r.Camp.String(), Zone: r.Zone, Council: saveCouncil(r.plan)}
	if r.Chosen {
		out.Zone = FreeZone
	}
	for _, set := range r.Sets {
		out.Sets = append(out.Sets, savedContent{idOf(set), SetHash(set)})
	}
	if r.Fixed {
		out.Draw = r.Draw.String()
	} else {
		for _, card := range r.Hand {
			out.Hand = append(out.Hand, card.ID().String())
		}
	}
	for _, s := range r.Steps {
		out.Choices = append(out.Choices, stepText(d, s))
	}
	return out
}

// stepText is a choice as a saved draw has it: "baseline A9".
func stepText(d *Deployment, s Step) string { return string(s.Kind) + " " + s.Option(d.Field) }
