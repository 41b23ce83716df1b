package boards

import "slices"

// Spec is a board as data: its size, the dotted lines, the card's footprint and the rows that set-up rules name.
type Spec struct {
	Width    int        `toml:"width"` // hexes in the long rows, the first and the last among them
	RowCount int        `toml:"rows"`  // odd
	Lines    [2]int     `toml:"lines"` // doubled columns of the two dotted lines; a hex centred on one is shared
	Ranks    []int      `toml:"ranks"` // cells of a Deployment card, rank 1 (baseline) first: [3, 4, 3, 4]
	Zones    []ZoneSpec `toml:"zones"` // possible positions of a card; the first is the default
	Setup    SetupRows  `toml:"setup"`
}

// ZoneSpec places the card's footprint: for each section, the first hex (from the Standards' left) of each rank.
type ZoneSpec struct {
	ID     string   `toml:"id"`
	Name   string   `toml:"name"`
	Left   []string `toml:"left"`
	Centre []string `toml:"centre"`
	Right  []string `toml:"right"`
}

// SetupRows are own rows, counted from a camp's edge; pairs are first and last. Zero means none on this board.
type SetupRows struct {
	Baseline   int    `toml:"baseline"`
	Guards     [2]int `toml:"guards"`
	ScoutGuard int    `toml:"scout_guard"` // 0: none on this board
	Landmarks  [2]int `toml:"landmarks"`
	Lairs      [2]int `toml:"lairs"`
	Stakes     [2]int `toml:"stakes"`
}

// section lists the zone's first hexes for one section.
func (z *ZoneSpec) section(s Section) []string {
	return [SectionCount][]string{z.Left, z.Centre, z.Right}[s]
}

// clone copies everything that a caller could still change.
func (s Spec) clone() Spec {
	s.Ranks = slices.Clone(s.Ranks)
	s.Zones = slices.Clone(s.Zones)
	for i := range s.Zones {
		z := &s.Zones[i]
		z.Left, z.Centre, z.Right = slices.Clone(z.Left), slices.Clone(z.Centre), slices.Clone(z.Right)
	}
	return s
}
