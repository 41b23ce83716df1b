package battlelore

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
	same("the actions", int(Pass), int(PlayCard), int(GiveOrder), int(Move), int(Rush), int(Exit), int(Attack),
		int(Ignore), int(Retreat), int(BattleBack), int(GainGround), int(Pursue), int(Keep), int(PlayOpen),
		int(CopyLast), int(PlayLore), int(TargetUnit), int(TargetHex), int(TargetSection), int(UsePower),
		int(StoreLore), int(TakeTokens), int(KeepLore), int(DropLore), int(SetLevel), int(RollMove), int(FlyOver),
		int(Land), int(PutPlace), int(Slip), int(CallUp), int(Appear), int(RollAgain), int(TargetPlayer),
		int(ActionKinds))
	same("battle: toMeet", int(toMeet), int(toRoll), int(toOwnCard), int(toOtherCard), int(toCount), int(toFlags),
		int(toLaterPower), int(toReply), int(replyWaits), int(toGain), int(gainWaits), int(toPursue), int(pursueWaits),
		int(toBonus), int(bonusWaits), int(battleOver), int(toPower), int(toHits))
	same("calling: mustCome", int(mustCome), int(mayCome))
	same("cast: toAim", int(toAim), int(aimWaits), int(toAnswer), int(toCounter), int(toEffects), int(effectWaits),
		int(castOver))
	same("command: cardWaits", int(cardWaits), int(secondWaits), int(copyWaits), int(cardAnswered))
	same("draw: toDiscard", int(toDiscard), int(keepWaits), int(toNext))
	same("endlore: toTurnEnd", int(toTurnEnd), int(turnEndWaits), int(turnKeepWaits), int(toLimit),
		int(limitWaits))
	same("flight: toBreathe", int(toBreathe), int(breathWaits), int(toEnter), int(flightWaits),
		int(toAnswerFlight), int(fallWaits))
	same("frame: InCommand", int(InCommand), int(InOrders), int(InMoves), int(InCombat), int(InVolley),
		int(InBattle), int(InFlags), int(InRetreat), int(InDraw), int(InCast), int(InWindow), int(InPower),
		int(InEndTurn), int(InCouncil), int(InKeep), int(InFlight), int(InPlaces), int(InCalling), int(FrameKinds))
	bits("frame: Melee", int(Melee), int(Back), int(Bonus), int(Panics), int(Checked))
	same("frame: Green", int(Green), int(Blue), int(Red), int(Strike), int(Lore), int(Flag), int(Faces))
	same("gift: AtTurnEnd", int(AtTurnEnd), int(AtRest), int(AtEntry), int(GiftTimes))
	same("gift: EveryTime", int(EveryTime), int(OnceInBattle), int(OnceForSide), int(GiftLimits))
	same("lorerules: Cleric", int(Cleric), int(Rogue), int(Warrior), int(Wizard), int(Commander),
		int(CreatureSeat), int(Councillors))
	same("lorerules: WithCard", int(WithCard), int(InsteadOfCard), int(BeforeMove), int(BeforeFight),
		int(AfterRoll), int(WithLore), int(OnCard), int(OnLore), int(OnMove), int(OnFight), int(OnRoll), int(Windows))
	same("lorerules: AtUnits", int(AtUnits), int(AtAttacker), int(AtDefender), int(AtRoll), int(AtSelf),
		int(AtOpponent), int(AtLore), int(AtCommand))
	same("lorerules: OrdersMore", int(OrdersMore), int(Grants), int(Moves), int(Places), int(Heals), int(Drives),
		int(Rolls), int(Gains), int(Steals), int(Forgoes), int(Cancels), int(Rerolls), int(Ignores), int(Draws),
		int(Discards), int(Special))
	same("lorerules: UntilRoll", int(UntilRoll), int(UntilTurn), int(UntilNext))
	same("lorerules: StatDice", int(StatDice), int(StatMelee), int(StatRanged), int(StatSet), int(StatMove),
		int(StatMoveLeast), int(StatMoveMost), int(StatRange), int(StatBold), int(StatStrikeDice), int(StatNoBold),
		int(StatNoMove), int(StatNoStop), int(StatStrikeHits), int(StatKeepBattle), int(StatAsBold),
		int(StatFearless))
	same("lorerules: IgnoreColour", int(IgnoreColour), int(IgnoreStrikes), int(IgnoreHits), int(IgnoreFlags),
		int(IgnoredKinds))
	same("lorerules: CardBack", int(CardBack), int(ForcedCard), int(TurnedStrikes))
	bits("lorestate: NoBold", int(NoBold), int(NoMove), int(NoStop), int(StrikeHits), int(KeepBattle), int(AsBold),
		int(Fearless))
	same("power: DoToken", int(DoToken), int(DoRoll), int(DoRetreat), int(DoLose), int(DoGrow))
	same("power: ToTarget", int(ToTarget), int(ToOthers), int(ToAdjacent), int(ToFlown), int(ToSelf))
	same("power: powerWaits", int(powerWaits), int(toEffect), int(toUnits), int(powerOver), int(laterWaits))
	same("rules: Foot", int(Foot), int(Mounted), int(Creature))
	same("share: OfNumber", int(OfNumber), int(OfPaid), int(OfOwn), int(OfOpponent), int(OfPool), int(OfLost),
		int(OfFigures), int(OfHand), int(Bases))
	same("siterules: NoCall", int(NoCall), int(ByRoll), int(AtWill))
	same("startlore: toDeal", int(toDeal), int(keptWaits))
	bits("state: Ordered", int(Ordered), int(Plain), int(Done), int(Moved), int(TooFar), int(Barred), int(Rushing),
		int(Battled))
	same("state: Playing", int(Playing), int(ByBanners), int(ByRout), int(ByTurns), int(ByCap), int(ByNoCard),
		int(Marginally), int(Ends))
	bits("tokenmarks: Rooted", int(Rooted), int(NoBack), int(NoFollow), int(Shaken), int(FlagsHit))
	same("who: Nobody", int(Nobody), int(Everybody), int(Troops), int(OnFoot), int(OnHorse), int(FootMissile))
	same("window: toAsk", int(toAsk), int(askWaits))
}

// A choice is its kind, its unit and its place or count in 8, 8 and 16 bits, the kind highest.
func TestActionNumber(t *testing.T) {
	a := NewAction(GainGround, 0x2b, 0x1c3)
	if a != 0x0a2b01c3 || a.Kind() != GainGround || a.Unit() != 0x2b || a.Hex() != 0x1c3 || a.arg() != 0x1c3 {
		t.Errorf("%#x is of kind %d, unit %#x, hex %#x, arg %#x", uint32(a), a.Kind(), a.Unit(), a.Hex(), a.arg())
	}
}
