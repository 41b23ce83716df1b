// Package mapcheck holds the checks on battle maps, one a file: what cannot be read, terrain that the rules or the
// tiles in the boxes do not allow, and fields on which a battle cannot be set up or fought.
// It judges one map by itself; what an adventure makes of the map is not its business.
package mapcheck

import "muster/validate/check"

// All lists the checks on maps. Each stands behind those that it needs.
func All() []*check.Check {
	return []*check.Check{
		unknownBoard(),
		unknownBox(),
		boxTwice(),

		rowCount(),
		rowCharacter(),
		rowSize(),
		unknownSymbol(),
		unknownTerrain(),
		unusedLegend(),
		shadowedSymbol(),

		unknownFeature(),
		unknownPlace(),
		unknownEdge(),
		unknownHex(),
		unknownSide(),
		stacked(),

		featureGround(),
		edgeGround(),
		edgeRim(),
		cliffWithoutSide(),
		placeGround(),
		placeUnderUnit(),
		landmarkRows(),

		riverAlone(),
		riverEnd(),
		riverBend(),
		riverBranch(),

		tooManyTiles(),
		baselinesCutOff(),
		unreachablePocket(),
		noDeployHex(),
	}
}
