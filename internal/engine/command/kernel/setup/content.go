package setup

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"

	"muster/internal/engine/command/kernel"
)

// Content returns a hash of everything that affects play: the board, the content of every hex, the kinds of unit, the
// deck, the armies, the victory conditions. It excludes names, notes, the format of files and the seed. It is computed
// on each call, because only writers and readers of records need it.
func (b *Battle) Content() string {
	h := sha256.New()
	r := b.Rules
	fmt.Fprintf(h, "%s %s\nboard %s\n", b.Book.Game.Name, b.Adventure.ID, r.Board.Spec().Text())
	for i := range r.Cells {
		fmt.Fprintf(h, "cell %d %s\n", i, cellText(r.Cells[i]))
	}
	// Sight is a function of these, and of the hexes' distances.
	fmt.Fprintf(h, "sight %d %d\n", b.Field.Blocking, b.Field.Elevated)
	for i := range r.Kinds {
		fmt.Fprintf(h, "kind %s %s\n", b.Types[r.Kinds[i].Type].ID, kindText(r.Kinds[i]))
	}
	for i := range r.Cards {
		fmt.Fprintf(h, "card %s %d %s\n", b.Cards[i].ID, r.Copies[i], cardText(r.Cards[i]))
	}
	for i := range r.Inspired {
		fmt.Fprintf(h, "action %s %s\n", b.Inspired[i].ID, inspiredText(r.Inspired[i]))
	}
	if r.Die != kernel.StandardDie {
		fmt.Fprintf(h, "die %d\n", r.Die)
	}
	fmt.Fprintf(h, "leaders %s\n", leadersText(r.Leaders))
	fmt.Fprintf(h, "units %s\n", listText(r.Setup, placeText))
	fmt.Fprintf(h, "staff %s\n", listText(r.Staff, staffText))
	fmt.Fprintf(h, "sides %d %d %d first %d\n", r.Command, r.Tokens, r.Supply, r.First)
	fmt.Fprintf(h, "victory %d %s\n", r.Goal, listText(r.Objectives, objectiveText))
	fmt.Fprintf(h, "exits %d %d\n", r.Exits, r.ExitWorth)
	fmt.Fprintf(h, "turns %d %d %d\n", r.LastTurn, r.LastWinner, r.TurnCap)
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// The functions below are the input of Content, field by field. Recorded games depend on the words: they must not
// change with the names or the order of the program's fields.

// listText formats a list in brackets.
func listText[T any](list []T, text func(T) string) string {
	all := make([]string, len(list))
	for i, x := range list {
		all[i] = text(x)
	}
	return "[" + strings.Join(all, " ") + "]"
}

func cellText(c kernel.Cell) string {
	return fmt.Sprintf("{Impassable:%t NoCross:%d NoStrike:%d Stop:%t NoBattle:%t MayBattle:%d Elevated:%t"+
		" CapOut:%d CapIn:%d CapInElevated:%d Flags:%s Strikes:%s}",
		c.Impassable, c.NoCross, c.NoStrike, c.Stop, c.NoBattle, c.MayBattle, c.Elevated,
		c.CapOut, c.CapIn, c.CapInElevated, listText(c.Flags, helpText), listText(c.Strikes, helpText))
}

func helpText(h kernel.Help) string { return fmt.Sprintf("{N:%d Who:%d}", h.N, h.Filter) }

func kindText(k kernel.Kind) string {
	return fmt.Sprintf("{Type:%d Bow:%t Class:%d Arm:%d Blocks:%d MoveAndBattle:%d MoveMax:%d Charge:%d Range:%d"+
		" Stood:%d Moved:%d Close:%d FreshClose:%d Swords:%t Stature:%d Armour:%d Evades:%d Parting:%d Advance:%d"+
		" Bonus:%t Retreat:%d FreshFlags:%d Worth:%d}",
		k.Type, k.Bow, k.Class, k.Arm, k.Blocks, k.MoveAndBattle, k.MoveMax, k.Charge, k.Range,
		k.Stood, k.Moved, k.Close, k.FreshClose, k.Swords, k.Stature, k.Armour, k.Evades, k.Parting, k.Advance,
		k.Bonus, k.Retreat, k.FreshFlags, k.Worth)
}

func cardText(c kernel.Card) string {
	return fmt.Sprintf("{Sections:%d Pool:%d Units:%s Leaders:%t Detach:%t Group:%t Chain:%d Roll:%d Copy:%t"+
		" Fallback:%d Strikes:%t Dice:%d Grant:%s Inspires:%t Draw:%d Tokens:%d Remake:%t}",
		c.Sections, c.Pool, selectorText(c.Units), c.Leaders, c.Detach, c.Group, c.Chain, c.Roll, c.Copy,
		c.Fallback, c.Reaction.Strikes, c.Reaction.Dice, grantText(c.Grant), c.Inspires, c.Draw, c.Tokens, c.Remake)
}

func selectorText(s kernel.Selector) string {
	return fmt.Sprintf("{Arms:%d Classes:%d Kinds:%d Ranged:%t Led:%t Engaged:%t}",
		s.Arms, s.Classes, s.Kinds, s.Ranged, s.Led, s.Engaged)
}

func grantText(g kernel.Grant) string {
	return fmt.Sprintf("{Close:%d CloseFor:%s Ranged:%d MoveAndBattle:%d MoveFor:%s NoMove:%t NoClose:%t NoFire:%t"+
		" Shots:%d Early:%t Again:%t Pass:%t}",
		g.Close, selectorText(g.CloseFor), g.Ranged, g.MoveAndBattle, selectorText(g.MoveFor), g.NoMove, g.NoClose,
		g.NoFire, g.Shots, g.Early, g.Again, g.Pass)
}

func inspiredText(a kernel.Inspired) string {
	return fmt.Sprintf("{Cost:%d When:%d Units:%s Grant:%s Hexes:%d}",
		a.Cost, a.When, selectorText(a.Units), grantText(a.Grant), a.Hexes)
}

func leadersText(l kernel.LeaderRules) string {
	return fmt.Sprintf("{Hexes:%d Flight:%d Worth:%d}", l.Hexes, l.Flight, l.Worth)
}

func placeText(p kernel.Placement) string {
	return fmt.Sprintf("{Kind:%d Camp:%d At:%d Blocks:%d}", p.Kind, p.Camp, p.At, p.Blocks)
}

func staffText(p kernel.LeaderPlacement) string {
	return fmt.Sprintf("{Camp:%d At:%d}", p.Camp, p.At)
}

func objectiveText(o kernel.Objective) string {
	return fmt.Sprintf("{At:%d Camps:%t Banners:%d Permanent:%t}", o.At, o.Camps, o.Banners, o.Permanent)
}
