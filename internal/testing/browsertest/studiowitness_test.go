package browsertest

import "testing"

// TestStudioWitness opens a map with a finding about a draw, shows the deployment over the board and goes back.
func TestStudioWitness(t *testing.T) {
	t.Parallel()
	d := openStudio(t, "two-oaks")
	const name = "three-hexes.map.toml"
	write(t, d.dir, name, read(t, "../../validate/battlelore/deploycheck/testdata/no-room/bad/"+name))
	d.reload()
	d.button("Three Dry Hexes")
	d.choose("[role=tab]", "Findings")
	d.until(`[...document.querySelectorAll(".finding .what")].some(w => w.innerText.includes("no free baseline hex") && [w.closest("button").click()])`)
	d.button("Show on the board")
	d.until(`document.querySelectorAll(".deployment li").length > 12 && document.querySelector(".deployment svg g g") !== null`)
	d.button("Back")
	d.until(`document.querySelector(".deployment") === null && document.querySelector(".board svg") !== null`)
}
