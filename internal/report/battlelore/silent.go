package battlelore

// The reasons why rules without a sign are nevertheless played.
const (
	bound   = "a limit: actions that it forbids are never offered, so no event shows it"
	nothing = "it says that something has no effect, so no event shows it"
	sight   = "a case of line of sight, which is computed before any event"
	set     = "how the armies are deployed, which muster deploy tests"
)

// silent returns the rules of battle that no event and no choice shows, with the reason.
func silent() map[string]string {
	return map[string]string{
		"BL-ORD-02": bound,
		"BL-ORD-04": nothing,
		"BL-MOV-02": bound,
		"BL-MOV-03": bound,
		"BL-MOV-04": bound,
		"BL-LOS-02": sight,
		"BL-MOR-03": nothing,
		"BL-SUP-02": nothing,
		"BL-CRE-06": nothing,
		"BL-LOR-04": bound,
		"VAR-EC-01": set,
		"VAR-EC-02": set,
		"VAR-EC-03": set,
		"VAR-EC-04": set,
		"VAR-ER-01": set,
		"VAR-ER-02": set,
		"VAR-ER-03": set,
		"VAR-ER-04": set,
	}
}
