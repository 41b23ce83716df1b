package record

import (
	"encoding/json"
	"slices"
)

// SavedNames are the ids of the map and the sets that a saved draw names, each set once; "" and none where the text
// does not say. Whether it is a sound document is for Replay to say.
func SavedNames(text []byte) (board string, sets []string) {
	var doc struct {
		Map     savedContent `json:"map"`
		Players []struct {
			Sets []savedContent `json:"sets"`
		} `json:"players"`
	}
	if json.Unmarshal(text, &doc) != nil {
		return "", nil
	}
	for _, p := range doc.Players {
		for _, s := range p.Sets {
			if !slices.Contains(sets, s.ID) {
				sets = append(sets, s.ID)
			}
		}
	}
	return doc.Map.ID, sets
}
