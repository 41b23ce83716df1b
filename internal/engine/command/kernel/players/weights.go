package players

// Weights are the weights of a Greedy, in points: weights.toml has a sentence for each, its value for greedy, and its
// bounds. It marks values in hundredths.
type Weights struct {
	Block        int32 `toml:"block"`
	Banner       int32 `toml:"banner"`
	LastBanner   int32 `toml:"last_banner"`
	Winning      int32 `toml:"winning"`
	Pushed       int32 `toml:"pushed"`
	Answer       int32 `toml:"answer"`
	Reckless     int32 `toml:"reckless"`
	Momentum     int32 `toml:"momentum"`
	Shared       int32 `toml:"shared"`
	Backed       int32 `toml:"backed"`
	Shelter      int32 `toml:"shelter"`
	Led          int32 `toml:"led"`
	Approach     int32 `toml:"approach"`
	Patience     int32 `toml:"patience"`
	Haste        int32 `toml:"haste"`
	Danger       int32 `toml:"danger"`
	Cornered     int32 `toml:"cornered"`
	Striker      int32 `toml:"striker"`
	Comer        int32 `toml:"comer"`
	Shooter      int32 `toml:"shooter"`
	Crowd        int32 `toml:"crowd"`
	Pestered     int32 `toml:"pestered"`
	Idle         int32 `toml:"idle"`
	Objective    int32 `toml:"objective"`
	VictoryThere int32 `toml:"victory_there"`
	Pressed      int32 `toml:"pressed"`
	Denied       int32 `toml:"denied"`
	ToGoal       int32 `toml:"to_goal"`
	ToExit       int32 `toml:"to_exit"`
	Leaving      int32 `toml:"leaving"`
	Fleeing      int32 `toml:"fleeing"`
	Guard        int32 `toml:"guard"`
	Alone        int32 `toml:"alone"`
	Ahead        int32 `toml:"ahead"`
	Attached     int32 `toml:"attached"`
	Beside       int32 `toml:"beside"`
	Exposed      int32 `toml:"exposed"`
	LeaderRisk   int32 `toml:"leader_risk"`
	Rejoin       int32 `toml:"rejoin"`
	Token        int32 `toml:"token"`
	Hoard        int32 `toml:"hoard"`
	Kept         int32 `toml:"kept"`
	Answering    int32 `toml:"answering"`
	Copied       int32 `toml:"copied"`
	Rolling      int32 `toml:"rolling"`
	Mended       int32 `toml:"mended"`
	Grouped      int32 `toml:"grouped"`
	Drawn        int32 `toml:"drawn"`
}
