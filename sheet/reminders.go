package sheet

// What no program can see to is printed, so that the players see to it.
const (
	// switched is the first thing to do wherever Call to Arms is used (CTA-02).
	switched = "Put banners that were switched in an earlier game back on their own units. `R-304`"
	// cardsInSilence and councilsInSilence are for two players of a camp who deploy by card (VAR-ER-01).
	cardsInSilence    = "**Reminder.** Allies do not talk while they choose and lay their cards. `R-275`"
	councilsInSilence = "**Reminder.** Allies do not consult on Specialists and War Councils. `R-303`"
	// commander is for a camp of several players (EP-PLY-01).
	commander = "**Reminder.** Which cards are played the Lord Commander alone decides. `R-303`"
)
