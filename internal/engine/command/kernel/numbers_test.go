package kernel

import "testing"

// The numbers of what a State or the tables hold: saved games, fingerprints and the content of battles are made of
// them. One that was given stays what it is.
func TestNumbers(t *testing.T) {
	same := func(what string, got ...int) {
		t.Helper()
		for i, n := range got {
			if n != i {
				t.Errorf("number %d of %s is %d", i, what, n)
			}
		}
	}
	bits := func(what string, got ...int) {
		t.Helper()
		for i, n := range got {
			if n != 1<<i {
				t.Errorf("bit %d of %s is %#x", i, what, n)
			}
		}
	}
	same("the actions", int(Pass), int(PlayCard), int(GiveOrder), int(OrderLeader), int(BeginChain), int(Inspire),
		int(Mend), int(Move), int(Charge), int(Exit), int(MoveLeader), int(ExitLeader), int(Attack), int(AttackLeader),
		int(React), int(Evade), int(Ignore), int(Retreat), int(Escape), int(LeaveBoard), int(BattleBack), int(Advance),
		int(AdvanceOn), int(SendLeader), int(Keep), int(ActionKinds))
	same("the steps of a battle", int(toAnswer), int(toEvade), int(evadeWaits), int(toRoll), int(toParting),
		int(toGoBack), int(toFlags), int(toReply), int(replyWaits), int(toAdvance), int(advanceWaits), int(toAdvanceOn),
		int(onWaits), int(toBonus), int(bonusWaits), int(battleOver))
	same("the steps of a draw", int(toDiscard), int(keepWaits), int(toNext))
	same("the frames", int(InCommand), int(InOrders), int(InInspire), int(InMending), int(InEarly), int(InMoves),
		int(InCombat), int(InVolley), int(InBattle), int(InReaction), int(InFlags), int(InRetreat), int(InEvasion),
		int(InEscape), int(InTurnEnd), int(InDraw), int(FrameKinds))
	same("the faces", int(Light), int(Medium), int(Heavy), int(Swords), int(Flag), int(Helmet), int(Faces))
	same("the arms", int(Foot), int(Mounted), int(Arms))
	same("the fates", int(Stands), int(Fell), int(Left))
	same("the uses of dice", int(NoRoll), int(RollOrders), int(RollBlocks))
	same("the times of actions", int(WithOrders), int(AtTurnEnd))
	same("the filters", int(Nobody), int(Everybody), int(OnFoot), int(OnHorse), int(FootMissile))
	same("the ends", int(Playing), int(ByBanners), int(ByRout), int(ByTurns), int(ByCap), int(ByNoCard), int(Ends))
	bits("how", int(Close), int(Back), int(Bonus), int(First), int(Evaded), int(Parting), int(Alone), int(Forced))
	bits("the marks", int(Ordered), int(Plain), int(Spurred), int(Done), int(Moved), int(Joined), int(TooFar),
		int(Barred), int(Charged), int(Shot), int(Battled), int(Followed))
}

// A choice is its kind, its actor and its place or count in 8, 8 and 16 bits, the kind highest.
func TestActionNumber(t *testing.T) {
	a := NewAction(Evade, 0x2b, 0x1c3)
	if a != 0x0f2b01c3 || a.Kind() != Evade || a.Unit() != 0x2b || a.Hex() != 0x1c3 || a.arg() != 0x1c3 {
		t.Errorf("%#x is of kind %d, unit %#x, hex %#x, arg %#x", uint32(a), a.Kind(), a.Unit(), a.Hex(), a.arg())
	}
}
