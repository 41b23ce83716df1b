package coverage

// Why a rule that nothing shows is nevertheless played.
const (
	bound   = "a limit: actions that it forbids are never offered, so no event shows it"
	nothing = "it says that something has no effect, so no event shows it"
	moment  = "it decides between two things that come about in one moment, and the event is that of either"
)

// silent are the rules that no event and no choice shows, with the reason.
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
		"MED-LDR-45":  "a Leader's fall shows as any other: the event does not say that he had no way",
		"MED-BAT-02":  bound,
		"MED-RET-04":  nothing,
		"MED-R-09":    bound,
	}
}
