package battlelore

import (
	"fmt"
	"strings"
	"testing"

	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// words fails when two of n kinds have the same words, or one has none; an invalid kind has words of its own.
func words[K ~uint8 | ~int8](t *testing.T, what string, n K) {
	t.Helper()
	seen := map[string]K{}
	for k := K(0); k <= n; k++ {
		name := fmt.Sprint(k)
		if other, twice := seen[name]; twice || strings.TrimSpace(name) == "" {
			t.Errorf("%s %d is called %q, as %d is", what, k, name, other)
		}
		seen[name] = k
	}
}

func TestEveryKindHasAName(t *testing.T) {
	words(t, "frame", FrameKinds)
	words(t, "action", ActionKinds)
	words(t, "event", EventKinds)
	words(t, "loss", LossKinds)
	words(t, "gain", GainKinds)
	words(t, "discard", DiscardKinds)
	words(t, "drop", DropKinds)
	words(t, "mender", MenderKinds)
	words(t, "deed", EffectKinds)
	words(t, "target", TargetKinds)
	words(t, "window", Windows)
	words(t, "end of a change", Untils)
	words(t, "stat", Stats)
	words(t, "what is ignored", IgnoredKinds)
	words(t, "special deed", SpecialKinds)
	words(t, "power", PowerDos)
	words(t, "whom a power is for", PowerTos)
}

// The table of frames is whole: no kind lacks a part of its row.
func TestEveryFrameHasARow(t *testing.T) {
	for k := range FrameKinds {
		row := &frameRows[k]
		if row.Legal == nil || row.Take == nil || row.Run == nil {
			t.Errorf("the row of frame %d (%v) is not whole", k, k)
		}
	}
}

// A refusal names the choice and the current frame.
func TestARefusalHasWords(t *testing.T) {
	err := Refused{Choice: AttackAction(3, 60), In: InCombat}
	if got := err.Error(); got != "engine: attack (unit 3, foe 60): not legal in combat" {
		t.Error(got)
	}
	if got := NewAction(ActionKinds, 1, 2).String(); got != "no kind of choice (0x22010002)" {
		t.Error(got)
	}
}

// Each kind of choice has a constructor, and its accessors return the arguments.
func TestEveryActionIsMadeAndRead(t *testing.T) {
	const u, n, h = uint8(7), 2, hex.Hex(45)
	made := map[ActionKind]struct {
		a    Action
		same bool
	}{
		Pass:          {PassAction(), PassAction() == 0},
		PlayCard:      {PlayCardAction(n), PlayCardAction(n).Card() == n},
		GiveOrder:     {GiveOrderAction(u), GiveOrderAction(u).Unit() == u},
		Move:          {MoveAction(u, h), MoveAction(u, h) == MoveAction(1, 0).WithUnit(u).WithHex(h)},
		Rush:          {RushAction(u, h), RushAction(u, h).Unit() == u && RushAction(u, h).Hex() == h},
		Exit:          {ExitAction(u), ExitAction(u).Unit() == u},
		Attack:        {AttackAction(u, n), AttackAction(u, n).Unit() == u && AttackAction(u, n).Target() == n},
		Ignore:        {IgnoreAction(u, n), IgnoreAction(u, n).Unit() == u && IgnoreAction(u, n).Flags() == n},
		Retreat:       {RetreatAction(u, h), RetreatAction(u, h).Hex() == h},
		BattleBack:    {BattleBackAction(u, n), BattleBackAction(u, n).Target() == n},
		GainGround:    {GainGroundAction(u, h), GainGroundAction(u, h).Hex() == h},
		Pursue:        {PursueAction(u, h), PursueAction(u, h).Hex() == h},
		Keep:          {KeepAction(n), KeepAction(n).Card() == n},
		PlayOpen:      {PlayOpenAction(n), PlayOpenAction(n).Card() == n},
		CopyLast:      {CopyLastAction(1), CopyLastAction(1).Countered() == 1},
		PlayLore:      {PlayLoreAction(n), PlayLoreAction(n).LoreCard() == n},
		TargetUnit:    {TargetUnitAction(u), TargetUnitAction(u).Unit() == u},
		TargetHex:     {TargetHexAction(u, h), TargetHexAction(u, h).Hex() == h},
		TargetSection: {TargetSectionAction(boards.Right), TargetSectionAction(boards.Right).Section() == boards.Right},
		UsePower:      {UsePowerAction(u, n), UsePowerAction(u, n).Unit() == u && UsePowerAction(u, n).Power() == n},
		StoreLore:     {StoreLoreAction(u, n), StoreLoreAction(u, n).Stored() == n},
		TakeTokens:    {TakeTokensAction(n), TakeTokensAction(n).TurnEnd() == n},
		KeepLore:      {KeepLoreAction(n), KeepLoreAction(n).LoreCard() == n},
		DropLore:      {DropLoreAction(n), DropLoreAction(n).LoreCard() == n},
		SetLevel: {SetLevelAction(Wizard, n), SetLevelAction(Wizard, n).Seat() == Wizard &&
			SetLevelAction(Wizard, n).Level() == n},
		RollMove:     {RollMoveAction(u), RollMoveAction(u).Unit() == u},
		FlyOver:      {FlyOverAction(u, h), FlyOverAction(u, h).Hex() == h},
		Land:         {LandAction(u, h), LandAction(u, h).Hex() == h},
		PutPlace:     {PlacePlaceAction(n, h), PlacePlaceAction(n, h).PlaceKind() == n && PlacePlaceAction(n, h).Hex() == h},
		Slip:         {SlipAction(u, h), SlipAction(u, h).Hex() == h},
		CallUp:       {CallUpAction(u), CallUpAction(u).Unit() == u},
		Appear:       {AppearAction(u, h), AppearAction(u, h).Hex() == h},
		RollAgain:    {RollAgainAction(Strike), RollAgainAction(Strike).Face() == Strike},
		TargetPlayer: {TargetPlayerAction(n), TargetPlayerAction(n).Player() == n},
	}
	for k := range ActionKinds {
		m, ok := made[k]
		if !ok || !m.same || m.a.Kind() != k || !strings.HasPrefix(m.a.String(), k.String()) {
			t.Errorf("%v is made as %v", k, m.a)
		}
	}
}

// A frame's accessors return the arguments of its constructor, and its kind is the one that runs it.
func TestFramesAreMadeAndRead(t *testing.T) {
	m := castTiming{OnMove, 7, NoUnit, 0}
	volley, fight := volleyFrame(1, 7, 2), battleFrame(1, 7, 60, Melee, 45)
	fight.Roll[Lore] = 3
	flags, back := flagsFrame(0, 60, 7, 4, 45), retreatFrame(0, 60, 7, 5, true)
	window, power, flight := windowFrame(1, &m, 2), powerFrame(1, &fight, laterWaits), flightFrame(1, 7, 6, 45)
	called, calling := calledFrame(&Place{At: 45, Owner: 1, Unit: 7}), callingFrame(1, 3)
	turn, council := bare(InCommand, 1), bare(InCouncil, 1)
	council.Step, council.Left = Wizard, 2
	for name, good := range map[string]bool{
		"volley":  volley.Kind == InVolley && volley.ShotsLeft() == 2 && volley.Unit == 7,
		"battle":  fight.Kind == InBattle && fight.Vacated() == 45 && fight.Target == 60,
		"flags":   flags.Kind == InFlags && flags.FlagsShown() == 4 && flags.Unit == 60 && flags.Target == 7,
		"retreat": back.Kind == InRetreat && back.HexesLeft() == 5 && back.HexesGone() == 0 && back.CombatMode == Panics,
		"window":  window.Kind == InWindow && window.Window() == OnMove && window.Unit == 7,
		"power":   power.Kind == InPower && power.Symbols() == 3 && power.Step == laterWaits && power.CombatMode == Melee,
		"flight":  flight.Kind == InFlight && flight.HexesLeft() == 6 && flight.Over() == 45,
		"called":  called.Kind == InCalling && called.Lair() == 45 && called.Unit == 7,
		"calling": calling.Kind == InCalling && calling.Lair() == hex.None,
		"turn":    turn.BeginsTurn() && !fight.BeginsTurn(),
		"council": council.Seat() == Wizard && council.LevelsLeft() == 2,
	} {
		if !good {
			t.Errorf("a frame of a %s does not hold what it was given", name)
		}
	}
	if _, breathes := flight.Breath(); breathes {
		t.Error("a flight begins with a breath")
	}
	flight.Target = 4
	if power, breathes := flight.Breath(); !breathes || power != 4 {
		t.Error("the breath of a flight is lost")
	}
	moves := bare(InMoves, 1)
	if _, waits := moves.Answered(); waits {
		t.Error("a move waits before there is one")
	}
	moves.Step, moves.Left, moves.Target, moves.At = moveAnswered, int8(Rush), 7, 45
	if a, waits := moves.Answered(); !waits || a != RushAction(7, 45) {
		t.Errorf("the move that waits is %v", a)
	}
}

// Every field of a kind of event can be set and read again, and another one leaves the event unchanged.
func TestEventFields(t *testing.T) {
	for k := range EventKinds {
		e := Event{Kind: k}
		fields := eventRows[k].fields
		if fields[0] == fields[1] && fields[0] != command.FieldNone || fields[0] == command.FieldNone && fields[1] != 0 {
			t.Errorf("%v has the fields %v", k, fields)
		}
		for f := command.FieldNone + 1; f < command.EventFields; f++ {
			with := e.With(f, 1)
			if k.Has(f) != (with != e) || k.Has(f) != (with.Number(f) == 1) {
				t.Errorf("%v: the field %v cannot be set and read", k, f)
			}
		}
	}
}
