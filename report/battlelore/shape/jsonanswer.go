package shape

// JSON is the answer for machines.
func (a *Answer) JSON() any {
	out := &jsonAnswer{
		Version: Version, Adventure: a.ID, Games: a.Games, Drawn: a.Drawn, Won: pair(a.Won, faredJSON),
		Length: []jsonLength{}, Turns: append([]int{}, a.Histogram...), Ends: []jsonEnd{}, Measures: []jsonMeasure{},
		Course: []jsonTurn{}, Cards: []jsonCard{}, Objectives: []jsonGoal{}, Classes: []jsonClass{},
		Councils: []jsonCouncil{}, Units: []jsonUnit{}, Places: []jsonPlace{}, Claims: []jsonClaim{},
	}
	for _, l := range a.Lengths {
		out.Length = append(out.Length, jsonLength{l.Name, l.Least, l.Lower, l.Middle, l.Upper, l.Most})
	}
	for _, e := range a.Ends {
		out.Ends = append(out.Ends, jsonEnd{e.Name, e.Games, seenJSON(e.Seen)})
	}
	for _, m := range a.Leads {
		banners, figures := valueJSON(m.By[0]), valueJSON(m.By[1])
		out.Measures = append(out.Measures, jsonMeasure{ID: m.ID, Banners: &banners, Figures: &figures})
	}
	for _, m := range a.Outcome {
		value := valueJSON(m.By[0])
		out.Measures = append(out.Measures, jsonMeasure{ID: m.ID, Value: &value})
	}
	for i := range a.Turns {
		t := &a.Turns[i]
		spread := func(s *Spread) jsonSpread { return jsonSpread(*s) }
		out.Course = append(out.Course, jsonTurn{t.Turn, t.On, pair(t.Banners, spread), pair(t.Leads, same),
			valueJSON(t.LeadWon)})
	}
	a.mattersJSON(out)
	u := &a.Unused
	list := func(of []string) []string { return append([]string{}, of...) }
	out.Unused = jsonUnused{list(u.Unordered), list(u.Unstruck), list(u.Cards), list(u.Lore), list(u.Terrain),
		list(u.Ground)}
	for i := range a.Claims {
		out.Claims = append(out.Claims, jsonClaim{a.Claims[i].Text, seenJSON(&a.Claims[i].Seen)})
	}
	return out
}

// mattersJSON adds what goes with winning.
func (a *Answer) mattersJSON(out *jsonAnswer) {
	for i := range a.Cards {
		c := &a.Cards[i]
		out.Cards = append(out.Cards, jsonCard{c.ID, pair(c.Dealt, versusJSON), pair(c.Played, same)})
	}
	if a.First != nil {
		first := versusJSON(a.First)
		out.First = &first
	}
	for i := range a.Goals {
		g := &a.Goals[i]
		out.Objectives = append(out.Objectives, jsonGoal{g.Ptr, g.Name, pair(g.First, versusJSON), valueJSON(g.Never)})
	}
	for i := range a.Classes {
		out.Classes = append(out.Classes, jsonClass{a.Classes[i].Name, pair(a.Classes[i].Cast, versusJSON)})
	}
	for i := range a.Councils {
		c := &a.Councils[i]
		out.Councils = append(out.Councils, jsonCouncil{c.Player, c.Camp.String(), c.Seat, c.Level, versusJSON(&c.Fared)})
	}
	for i := range a.Units {
		u := &a.Units[i]
		out.Units = append(out.Units, jsonUnit{u.Camp.String(), u.At, u.Type, u.There, u.Ordered, u.Struck,
			versusJSON(&u.Alive), faredJSON(&u.FirstLost)})
	}
	for i := range a.Places {
		p := &a.Places[i]
		out.Places = append(out.Places, jsonPlace{p.Label, p.Stood, pair(p.Losses, same), pair(p.Moves, same),
			pair(p.Fights, same)})
	}
}
