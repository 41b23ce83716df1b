package players

// Weights are the weights of a Greedy, in points: weights.toml has a sentence for each, its value for greedy, and its
// bounds. It marks values in hundredths.
type Weights struct {
	Unit      int32 `toml:"unit"`
	Rune      int32 `toml:"rune"`
	Nearer    int32 `toml:"nearer"`
	Yield     int32 `toml:"yield"`
	City      int32 `toml:"city"`
	Land      int32 `toml:"land"`
	Influence int32 `toml:"influence"`
	Purse     int32 `toml:"purse"`
	Tactics   int32 `toml:"tactics"`
	Quest     int32 `toml:"quest"`
	Reward    int32 `toml:"reward"`
	Stake     int32 `toml:"stake"`
	Aim       int32 `toml:"aim"`
	Hero      int32 `toml:"hero"`
	Title     int32 `toml:"title"`
	Deny      int32 `toml:"deny"`
	Claimed   int32 `toml:"claimed"`
	Hold      int32 `toml:"hold"`
	Sure      int32 `toml:"sure"`
	Daring    int32 `toml:"daring"`
	Loss      int32 `toml:"loss"`
	Guard     int32 `toml:"guard"`
	Toward    int32 `toml:"toward"`
	Lead      int32 `toml:"lead"`
	Later     int32 `toml:"later"`
	Garrison  int32 `toml:"garrison"`
	Shelter   int32 `toml:"shelter"`
	Wall      int32 `toml:"wall"`
	Mended    int32 `toml:"mended"`
	Crowd     int32 `toml:"crowd"`
	Kill      int32 `toml:"kill"`
	Exposed   int32 `toml:"exposed"`
	Scarce    int32 `toml:"scarce"`
	Leave     int32 `toml:"leave"`
	Bare      int32 `toml:"bare"`
	Ballot    int32 `toml:"ballot"`
	Verdict   int32 `toml:"verdict"`
	Closing   int32 `toml:"closing"`
}
