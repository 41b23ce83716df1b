package battlelore

import "muster/internal/words"

// Reminders of rules that only players can enforce.
const (
	// Switched is the first step whenever Call to Arms is used (CTA-02).
	Switched = "Put banners that were switched in an earlier game back on their own units. `R-304`"
	// CardsInSilence is for two players of a camp who deploy by card (VAR-ER-01).
	CardsInSilence = "**Reminder.** Allies do not talk while they choose and lay their cards. `R-275`"
	// Allies choose their Specialists, and in a Lore battle their War Councils, without talking (VAR-ER-01).
	specialistsInSilence = "**Reminder.** Allies do not consult on Specialists. `R-303`"
	councilsInSilence    = "**Reminder.** Allies do not consult on Specialists and War Councils. `R-303`"
	// commander is for a camp of several players (EP-PLY-01, EP-PLY-03).
	commander = "**Reminder.** The Lord Commander consults with the Field Marshals and then decides which cards to " +
		"play. `EP-PLY-03` `R-303`"
)

// CallsInSilence returns the reminder for two players of a camp who choose their Specialists. A battle without Lore
// does not mention War Councils.
func CallsInSilence(lore bool, l *words.Language) string {
	if lore {
		return l.T(councilsInSilence)
	}
	return l.T(specialistsInSilence)
}
