package kernel

// The reasons why rules without a sign are nevertheless played.
const (
	bound   = "a limit: actions that it forbids are never offered, so no event shows it"
	nothing = "it says that something has no effect, so no event shows it"
	moment  = "it decides between two simultaneous results, and the event is that of either"
)

// silent returns the rules that no event and no choice shows, with the reason.
func silent() map[string]string {
	return map[string]string{
		"MED-TURN-03": moment,
		"MED-ORD-02":  bound,
		"MED-ORD-04":  nothing,
		"MED-LDR-05":  bound,
		"MED-LDR-06":  bound,
		"MED-LDR-09":  bound,
		"MED-LDR-14":  bound,
		"MED-LDR-17":  bound,
		"MED-LDR-20":  bound,
		"MED-LDR-34":  nothing,
		"MED-LDR-36":  nothing,
		"MED-LDR-45":  "the event does not show that the Leader fell because it could not retreat",
		"MED-BAT-02":  bound,
		"MED-RET-04":  nothing,
		"MED-R-09":    bound,
	}
}
