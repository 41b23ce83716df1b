package runewars

// The events of what a scenario has happen, and of how it ends.
const (
	ScriptBegan  EventKind = firstScriptEvent + iota // N: which of the scenario's events
	AreaScorched                                     // Area: it is lost
	EndingMet                                        // N: which of the scenario's wins, or of its loses where M is 0
	EventKinds
)
