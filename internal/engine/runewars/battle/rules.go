package battle

// The limits of a battle. A side's kinds are those of its faction and all neutral ones.
const (
	MaxKinds  = 16  // of units, for a side
	MaxHealth = 9   // of a unit
	MaxCards  = 64  // Fate cards, and those that a side may announce
	MaxAreas  = 6   // around the area
	MaxUnits  = 120 // of a kind
	Rows      = 5   // of initiative
)

// The sides of a battle, and the drawer of cards.
const (
	Attacker = iota
	Defender
	Nature
)

// Rules are the constant part of a battle. They are immutable and safe for concurrent use.
type Rules struct {
	Sides [2]Side
	Cards []Card // faces of the deck and of the sides' own cards, at most MaxCards
	Left  uint64 // cards that can be drawn at the start, as a set
	Spent uint64 // cards discarded at the start (RW-FATE-01)
	Top   []uint8
	Fort  Fort
	Areas []Area
	Most  uint8 // units that an area holds (RW-LIM-01)
	Win   bool  // winter: blue borders do not bind (RW-SEAS-10)
	Falls bool  // routed hexagons have no strength (RW-ORIG-01)
	Calls bool  // the caller makes each side play its cards in the phase Calling
}

// Side is one of the two sides.
type Side struct {
	Kinds    []Kind
	Neutral  bool // neutral units without an ally (RW-DIPL-07)
	Heroes   uint8
	Own      uint64   // its Tactical Fate cards, as a set (RW-BTL-07)
	Opening  []Effect // effects played at the start of the battle (RW-BTL-04)
	Defence  []Effect // effects of the area's development for the defender (RW-BTL-13)
	Discard  bool     // the development is discarded after use
	Strength int8     // additions independent of units: an order, a title, a token (RW-BTL-15)
	// Leads are its commanders in the area; no special affects them (RW-CMD-05).
	Leads [MaxLeads]Lead
}

// MaxLeads is the maximum of commanders of a side (RW-CMD-10).
const MaxLeads = 2

// Lead is a commander: the damage that it may take for units, and the damage that defeats it.
type Lead struct{ Shield, Lives uint8 }

// Kind is a type of unit of a side, and the number of its units.
type Kind struct {
	Shape      Shape
	Initiative uint8
	Health     uint8
	Flying     bool
	Ally       bool  // neutral units that fight as own ones (RW-DIPL-04)
	Units      uint8 // standing at the start: the fighting units
	Before     uint8 // routed before the battle, not fighting (RW-BTL-02)
	Spare      uint8 // in the pool, for effects that bring more
	Worth      uint8 // for the rule of choice that weighs units
	Special    []Effect
}

// Fort is a stronghold or a capital in the area (RW-FORT-04).
type Fort struct {
	There, Broken bool
	Whole, Hurt   uint8 // strength undamaged and damaged
	Less          uint8 // reduction by Conquer (RW-ORD-06)
}

// Area is a neighbouring area, as far as a retreat needs it.
type Area struct {
	Holds Holds
	Red   bool // a red border lies between
	Blue  bool
	Units uint8 // already there
}

// Holds is the controller of an area.
type Holds uint8

// The controllers of an area.
const (
	OfNobody   Holds = iota // empty
	OfNeutrals              // unallied neutral units
	OfAttacker
	OfDefender
	OfOther
)

// Shape is the shape of a base.
type Shape uint8

// The shapes.
const (
	Triangle Shape = iota
	Circle
	Rectangle
	Hexagon
	Shapes = 4
)

// Face is the content of a card's section: Miss, Special, a rout or damage of 1 to 9 points.
type Face uint8

// The faces. Rout and Damage are those of no points, which no card shows.
const (
	Miss    Face = 0
	Special Face = 1
	rout    Face = 1
	damage  Face = 10
	Faces        = 20
)

// RoutFace returns the face with this number of routs, 1 to 9.
func RoutFace(points int) Face { return rout + Face(points) }

// DamageFace returns the face with this damage, 1 to 9.
func DamageFace(points int) Face { return damage + Face(points) }

// Routs returns the number of routs of the face.
func (f Face) Routs() uint8 {
	if f > rout && f <= damage {
		return uint8(f - rout)
	}
	return 0
}

// Damage returns the damage of the face.
func (f Face) Damage() uint8 {
	if f > damage {
		return uint8(f - damage)
	}
	return 0
}

// Card is a Fate card: its face for each shape.
type Card struct {
	Faces [Shapes]Face
}

// Word is the verb of an effect.
type Word uint8

// The words of effects.
const (
	DoDamage Word = iota
	DoRout
	DoDestroy
	DoRetreat
	DoTerrify // rout, or destroy a routed unit
	DoStrength
	DoSetHealth
	DoHeal
	DoTactics
	DoAddUnits
	DoDrawFate
	DoWithdraw // the battle is lost before it is fought (RW-RUL-04)
)

// NoKind is no type of unit.
const NoKind = 0xff

// Effect is one effect of a special. Kinds in it are those of the special's side.
type Effect struct {
	Do         Word
	Count      uint8  // points, units, cards, strength
	Self       bool   // the acting side chooses; otherwise the affected side
	Shapes     uint8  // only units of these shapes, as a set; 0 for all
	State      Filter // only units in this state
	Initiative uint8  // only units of at least this
	Prefer     uint8  // units of at least this health first
	UpTo       bool
	One        bool  // all on one unit
	Each       uint8 // number of units that suffer the count each
	Again      uint8 // additional points on the same unit
	Kind       uint8 // the kind whose health is set, or that is added
	Needs      uint8 // required number of standing units of NeedKind
	NeedKind   uint8
	Costs      bool // an own unit may be destroyed for the effect; otherwise nothing happens
	CostKind   uint8
	CostState  Filter
	AsDamage   uint8 // the damage on one own unit of the kind is the number of points; NoKind: Count
	Once       bool  // once for each unit
	Or         bool  // alternative to the effect before
	TheyPick   bool  // the affected side picks between the two
}

// Filter is a state that selects units.
type Filter uint8

// The states.
const (
	Any Filter = iota
	OnlyStanding
	OnlyRouted
	OnlyDamaged
	OnlyDamagedOrRouted
)

// HealthOf returns the health of a kind in a State.
func (r *Rules) HealthOf(s *State, side, kind int) uint8 {
	if h := s.Health[side][kind]; h != 0 {
		return h
	}
	return r.Sides[side].Kinds[kind].Health
}
