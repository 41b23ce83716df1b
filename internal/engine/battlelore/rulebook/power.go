package rulebook

import "muster/internal/adventures/effect"

// Power is a creature's special power (BL-CRE-10).
type Power struct {
	Name      string        `toml:"name"`
	Cost      int           `toml:"cost"`       // Lore
	When      string        `toml:"when"`       // a word of PowerTimes
	Needs     string        `toml:"needs"`      // a word of PowerNeeds; "" for nothing more than its cost
	PaidFirst bool          `toml:"paid_first"` // by stored tokens alone, before anything is rolled
	Effects   []PowerEffect `toml:"deeds"`      // its effects, in order
	Effect    string        `toml:"effect"`     // their printed text in our words; "" to derive it from the deeds
	House     []string      `toml:"house"`      // which of its values are the project's own
}

// PowerEffect is one effect of a power: a word of PowerDialect and its values.
type PowerEffect struct {
	Do    string   `toml:"do"`    // a word of PowerDialect
	To    string   `toml:"to"`    // to whom: a word of PowerTargets
	N     int      `toml:"n"`     // dice, hexes, figures, heads; tokens: 0 is one
	By    string   `toml:"by"`    // in place of n: a word of Bases; n is a part of it
	Part  string   `toml:"part"`  // how much of by: a word of Parts; "" for all
	Per   string   `toml:"per"`   // PerLore: n for each Lore symbol of the roll; "" for n once
	Token string   `toml:"token"` // token: the id of a row of the table tokens
	Hits  []string `toml:"hits"`  // roll: words of LoreFaces that hit
	Flags bool     `toml:"flags"` // roll: flags count
}

// Token is a marker on a unit, with its effects on that unit.
type Token struct {
	Row
	Box        string   `toml:"box"`
	Most       int      `toml:"most"` // on one unit; 0: any number
	NoMove     bool     `toml:"no_move"`
	NoRetreat  bool     `toml:"no_retreat"`
	NoFollowOn bool     `toml:"no_follow_on"` // it neither gains ground nor pursues
	NoBold     bool     `toml:"no_bold"`      // it ignores no flag
	FlagsHit   bool     `toml:"flags_hit"`    // each flag that counts costs a figure
	DiceMost   int      `toml:"dice_most"`    // the most dice that the unit rolls; 0: no limit
	Dice       int      `toml:"dice"`         // rolled at the end of each turn of the unit's owner
	Hits       []string `toml:"hits"`         // words of LoreFaces: which of them cost a figure
	EndsOn     []string `toml:"ends_on"`      // words of LoreFaces: which of them take the token away
	// Turns is the number of the owner's turns after which the token goes, not counting the turn in which it comes; 0:
	// never.
	Turns int `toml:"turns"`
}

// Times of use of a power.
const (
	PowerBattle = "battle"       // as soon as the symbols of a roll of the creature's are counted (BL-CRE-10, R-305)
	PowerLater  = "after-battle" // after that roll is carried out
	PowerFlight = "flight"       // while it flies over enemies
)

// Requirements of a power besides its cost.
const (
	NeedsHit  = "hit"       // a die of this attack that hits
	NeedsNeck = "lost-neck" // the creature lacks a neck, and the battle is a melee
)

// Effects of a power: the words of PowerDialect.
const (
	PowerToken   = "token"
	PowerRoll    = effect.Roll
	PowerRetreat = effect.Retreat
	PowerLose    = effect.Lose
	PowerGrow    = "grow"
)

// Targets of a power.
const (
	ToTarget   = effect.Battled  // the unit that the creature has battled
	ToOthers   = effect.Others   // each other enemy next to the creature
	ToAdjacent = effect.Adjacent // each unit next to it, friend or enemy
	ToFlown    = "flown-over"
	ToSelf     = "self"
)

// PerLore means that a number counts for each Lore symbol of the roll.
const PerLore = "lore"

// PowerTimes are the words of a power's when. Like the lists below it makes a new slice with every call.
func PowerTimes() []string { return []string{PowerBattle, PowerLater, PowerFlight} }

// PowerNeeds are the words of a power's needs.
func PowerNeeds() []string { return []string{NeedsHit, NeedsNeck} }

// PowerTargets are the words of a power's to.
func PowerTargets() []string { return []string{ToTarget, ToOthers, ToAdjacent, ToFlown, ToSelf} }

// PowerPers are the words of a power's per.
func PowerPers() []string { return []string{PerLore} }
