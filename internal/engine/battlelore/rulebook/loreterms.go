package rulebook

import (
	"fmt"
	"math"

	"muster/internal/adventures/effect"
)

// LoreTerms are the terms of a game with Lore besides cards and councils. The id of its row is its type of adventure:
// Lore, or MedievalLore, where no council sits and every card is out of character (VAR-ML-01 to VAR-ML-03).
type LoreTerms struct {
	Row
	CouncilLevels int `toml:"council_levels"` // of a War Council that the adventure does not give (BL-WAR-03)
	// of a member that brings a landmark (BL-LMK-01, BL-LMK-03); 0: none does
	LandmarkLevel  int `toml:"landmark_level"`
	Dealt          int `toml:"dealt"`              // Lore cards at the start, to keep some of them (BL-WAR-05)
	HandLimit      int `toml:"hand_limit"`         // most Lore cards held; 0: as the best master allows (BL-LOR-06)
	OutOfCharacter int `toml:"out_of_character"`   // tokens more for a card without a master of its class (BL-LOR-07)
	Elsewhere      int `toml:"creature_elsewhere"` // tokens for an order to a creature in another section (BL-CRE-02)
	Reward         int `toml:"creature_reward"`    // tokens for killing a creature (BL-CRE-04)
	// The choices at the end of a turn, side by side: cards drawn, how many of them are kept, tokens (BL-END-02).
	TurnDraw   []int `toml:"turn_draw"`
	TurnKeep   []int `toml:"turn_keep"`
	TurnTokens []int `toml:"turn_tokens"`
}

// Types of adventure with Lore.
const (
	Lore         = "lore"
	MedievalLore = "medieval-lore"
)

// CouncilLevels returns the default number of levels of a War Council (BL-WAR-03, R-063).
func (r *Rulebook) CouncilLevels() int {
	if t := r.LoreTerms.Get(Lore); t != nil {
		return t.CouncilLevels
	}
	return 0
}

// LandmarkLevel returns the level at which a member of a council brings a landmark (BL-LMK-01, BL-LMK-03). Without one
// it is higher than any member's.
func (r *Rulebook) LandmarkLevel() int {
	if t := r.LoreTerms.Get(Lore); t != nil && t.LandmarkLevel > 0 {
		return t.LandmarkLevel
	}
	return math.MaxInt8
}

func loreTermsLine(t *LoreTerms) string {
	return fmt.Sprintf(
		"deals %s; %s more for a card out of character, %s for a creature in another section, %s for killing one",
		effect.Count(
			t.Dealt,
			"Lore card",
		),
		effect.Count(t.OutOfCharacter, "token"),
		effect.Count(t.Elsewhere, "token"),
		effect.Count(t.Reward, "token"),
	)
}
