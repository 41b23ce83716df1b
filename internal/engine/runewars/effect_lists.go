package runewars

// The places of effects: Frame.Flags of InDeeds and InDeed, with the card in Frame.Who.
const (
	fromTactics = iota
	fromSeason
	fromGold
	fromSilver
	fromRed
	fromWon
	fromLost
	fromReward
	fromTitle
	fromBought
	fromHarvest
	fromToken
)

// effectsOf returns the effects of a frame.
func (r *Rules) effectsOf(f *Frame) []Effect {
	c := &r.Cards
	switch f.Flags {
	case fromTactics:
		return c.Tactics[f.Who].Effects
	case fromSeason:
		return c.Seasons[f.Who].Effects
	case fromGold, fromSilver, fromRed:
		return c.Quests[f.Who].Effects[f.Flags-fromGold]
	case fromWon:
		return c.Quests[f.Who].Won
	case fromLost:
		return c.Quests[f.Who].Lost
	case fromReward:
		return c.Rewards[f.Who].Effects
	case fromTitle:
		return r.Titles[f.Who].Effects
	case fromBought:
		return c.Developments[f.Who].Bought
	case fromHarvest:
		return c.Developments[f.Who].Harvest
	case fromToken:
		return c.Tokens[f.Who].Effects
	}
	return nil
}
