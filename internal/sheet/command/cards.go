package command

import (
	_ "embed"

	"muster/sheet"
)

//go:embed cards.css
var cardStyle string

// CardSlot is one of the nine slots of a page.
type CardSlot struct {
	Class string
	Front string // the place on the first side, counted from 1; a back has that of its card
	Face  *Face
	Sum   *Summary
	About *About

	Reminder *Reminder
	Own      sheet.HTML // a complete front from its game
	Back     sheet.HTML // the emblem of a card's back
	Camp     string
}

// Face is the front of a card.
type Face struct {
	Emblem      sheet.HTML
	Index, Name string
	Picture     sheet.HTML
	Class       string
	Units       []CardLine
	Foot        string
}

// CardLine is a number of units of a type.
type CardLine struct {
	Count string
	Icon  sheet.HTML
	Name  string
	Each  []string // how many on each card
}

// Summary is the content of all cards as a table.
type Summary struct {
	Title, Unit, All string
	Cards            []string
	Rows             []CardLine
}

// About identifies the set.
type About struct {
	Emblem                  sheet.HTML
	Name, What, Ruler, Foot string
	Facts                   []string
}

// Reminder is the front of a reference card.
type Reminder struct {
	Icon   sheet.HTML
	Title  string
	Kind   string // subject of the reminder
	Facts  []Fact
	Rows   []Reminding
	Tokens []struct{} // places for the Lore tokens that a creature stores
	Foot   string
}

// Reminding is a row of a reference card.
type Reminding struct {
	Icon sheet.HTML
	Name string
	More string // after the name: a price, a number of cards
	Text sheet.HTML
}

// Fact is a number with its name.
type Fact struct {
	Name  string
	Value int
}
