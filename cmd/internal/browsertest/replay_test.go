package browsertest

import (
	"path/filepath"
	"strings"
	"testing"

	"muster/cmd/internal/browser"
)

// stepping goes through a game on its page in every way that a reader has, and says where the picture is not what the
// moments of the page add up to. Nothing of the page's own script is asked for what to expect.
const stepping = `(() => {
	const game = JSON.parse(document.getElementById('game').textContent), last = game.moments.length - 1, wrong = [];
	const at = n => {
		const now = [];
		for (const m of game.moments.slice(0, n + 1))
			for (let i = 0; i < (m.u || []).length; i += 5) now[m.u[i]] = m.u.slice(i + 1, i + 5);
		return now;
	};
	const units = [...document.querySelectorAll('.battlemap .unit')];
	const look = (n, how) => {
		if (Number(document.getElementById('at').value) !== n) wrong.push(how + ': at ' + document.getElementById('at').value + ', not ' + n);
		if (document.querySelector('#log .here').id !== 'm' + n) wrong.push(how + ': another line is marked');
		at(n).forEach((p, i) => {
			const el = units[i], c = game.hexes[p[0]];
			const seen = el.getAttribute('display') !== 'none';
			if (seen !== p[0] >= 0) wrong.push(how + ', moment ' + n + ': unit ' + i + ' is seen: ' + seen);
			if (!seen) return;
			const want = 'translate(' + c[0] + 'px, ' + c[1] + 'px)';
			if (el.style.transform !== want) wrong.push(how + ', moment ' + n + ': unit ' + i + ' at ' + el.style.transform);
			const left = el.querySelector('.left');
			if (left ? left.textContent !== String(p[1]) : p[1] !== 0) wrong.push(how + ', moment ' + n + ': figures of ' + i);
			if (el.classList.contains('ordered') !== (p[3] === 1)) wrong.push(how + ', moment ' + n + ': orders of ' + i);
			const kinds = [...el.children].filter(g => g.tagName === 'g').map(g => g.getAttribute('display') !== 'none');
			if (kinds.indexOf(true) !== p[2] || kinds.lastIndexOf(true) !== p[2]) wrong.push(how + ': kind of ' + i);
		});
		const m = game.moments[n], x = m.x || [], drawn = kind => document.querySelectorAll('.battlemap .' + kind).length;
		[...document.querySelectorAll('.battlemap .prop')].forEach((el, i) => {
			const seen = el.getAttribute('display') !== 'none';
			if (seen !== (m.p || []).includes(i)) wrong.push(how + ', moment ' + n + ': prop ' + i);
		});
		game.marks.forEach((kind, k) => {
			const want = x.filter((_, i) => i % 3 === 2 && x[i] === k).length;
			if (drawn(kind + ':not(.head)') !== want) wrong.push(how + ', moment ' + n + ': ' + kind + ', not ' + want);
		});
	};
	const press = key => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
	const click = id => document.getElementById(id).click();
	look(0, 'first');
	for (let n = 1; n <= last; n++) { press('ArrowRight'); look(n, 'on'); }
	press('ArrowRight'); look(last, 'beyond the end');
	for (let n = last - 1; n >= 0; n--) { click('back'); look(n, 'back'); }
	press('PageDown'); look(game.turns.filter(n => n > 0)[0], 'a turn on');
	click('end'); look(last, 'end');
	press('Home'); look(0, 'home');
	const slider = document.getElementById('at');
	slider.value = 17; slider.dispatchEvent(new Event('input', {bubbles: true})); look(17, 'slider');
	const turn = document.getElementById('turn');
	turn.value = ([...turn.options].find(o => o.textContent === '3') || turn.options[3]).value; turn.dispatchEvent(new Event('change', {bubbles: true})); look(game.turns[2], 'turn');
	document.getElementById('m9').click(); look(9, 'a click on what is told');
	click('play');
	if (document.getElementById('play').getAttribute('aria-pressed') !== 'true') wrong.push('it does not play');
	press(' ');
	if (document.getElementById('play').getAttribute('aria-pressed') !== 'false') wrong.push('it does not stop');
	if (document.querySelectorAll('[hidden]:not(#rack)').length) wrong.push('something stays hidden');
	return {Wrong: wrong.slice(0, 5), Moments: last};
})()`

// recorded is the page of a game.
func recorded(t *testing.T, id string) []byte {
	t.Helper()
	folder := t.TempDir()
	game, page := filepath.Join(folder, "game.json"), filepath.Join(folder, "game.html")
	muster(t, "play", id, "--seed", "3", "--record", game)
	muster(t, "replay", game, "--html", "-o", page)
	return read(t, page)
}

// TestDeployments: so does that of a deployment, card by card.
func TestDeployments(t *testing.T) {
	for _, d := range draws {
		folder := t.TempDir()
		args := append([]string{"deploy"}, strings.Fields(d.args)...)
		muster(t, append(args, "--seed", "4", "--format", "player", "-o", folder)...)
		files, err := filepath.Glob(filepath.Join(folder, "*.player.html"))
		if err != nil || len(files) != 1 {
			t.Fatalf("%d pages, %v", len(files), err)
		}
		got := show[struct {
			Wrong   []string
			Moments int
		}](t, read(t, files[0]), browser.View{}, stepping)
		if len(got.Wrong) > 0 || got.Moments < 30 {
			t.Errorf("%s: %d moments: %q", d.name, got.Moments, got.Wrong)
		}
	}
}

// TestReplay: the page of a game shows at each moment what that moment is, whichever way it is come to: of a game
// without Lore, one with it, one with creatures and landmarks, one on an Epic field, and those of Medieval.
func TestReplay(t *testing.T) {
	for _, id := range []string{
		"candlemas-at-the-grange", "the-toll-bridge", "the-menagerie", "the-boundary-stone", "at-the-broad-water",
		"the-fords-at-alder", "the-relief-of-saint-aubin", "the-road-to-the-sea",
	} {
		got := show[struct {
			Wrong   []string
			Moments int
		}](t, recorded(t, id), browser.View{}, stepping)
		if len(got.Wrong) > 0 || got.Moments < 50 {
			t.Errorf("%s: %d moments: %q", id, got.Moments, got.Wrong)
		}
	}
}
