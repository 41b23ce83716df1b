package coverage

// Why a rule that nothing shows is nevertheless played.
const (
	bound   = "a bound: what it forbids is never offered, so that nothing happens when it is kept"
	nothing = "what it says is that nothing comes of something"
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
