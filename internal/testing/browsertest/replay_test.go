package browsertest

import (
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/browser"
)

// stepping steps through a replay page in every way that a reader can, and reports where the picture differs from the
// page's moments. The expected values do not come from the page's own script.
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

// stepped is the result of stepping through a page.
type stepped struct {
	Wrong   []string
	Moments int
}

// steppingRealm steps through a replay page on a realm in every way that a reader can, and reports where areas or
// panels differ from the page's moments.
const steppingRealm = `(() => {
	const game = JSON.parse(document.getElementById('game').textContent), last = game.moments.length - 1, wrong = [];
	const spots = [...document.querySelectorAll('.battlemap .pieces > .spot')], rims = [...document.querySelectorAll('.battlemap .hold')];
	const kinds = ['way', 'back', 'battle', 'talks', 'deed'];
	const at = n => {
		const areas = [], seats = [];
		for (const m of game.moments.slice(0, n + 1)) {
			for (const s of m.a || []) areas[s[0]] = s;
			for (const s of m.s || []) seats[s.n] = s;
		}
		return {areas, seats};
	};
	const look = (n, how) => {
		if (Number(document.getElementById('at').value) !== n) wrong.push(how + ': at ' + document.getElementById('at').value + ', not ' + n);
		if (document.querySelector('#log .here').id !== 'm' + n) wrong.push(how + ': another line is marked');
		const want = at(n);
		want.areas.forEach((s, a) => {
			const where = how + ', moment ' + n + ', ' + game.areas[a];
			const seen = rims[a].getAttribute('display') !== 'none';
			if (seen !== s[1] >= 0 || seen && !rims[a].classList.contains('f' + s[1])) wrong.push(where + ': who controls it');
			const uses = [...spots[a].querySelectorAll('use')].map(u => Number(u.getAttribute('href').slice(2)));
			const units = [], counts = [];
			for (let i = 0; i < s[2]; i++) { units.push(s[3 + 3 * i]); counts.push(String(s[4 + 3 * i])); }
			if (uses.join() !== [...s.slice(3 + 3 * s[2]), ...units].join()) wrong.push(where + ': pieces ' + uses);
			if ([...spots[a].querySelectorAll('.many')].map(e => e.textContent).join() !== counts.join()) wrong.push(where + ': counts');
		});
		want.seats.forEach((s, i) => {
			const box = document.getElementById('hand' + i);
			const list = [...box.querySelectorAll('li')].map(e => e.textContent);
			if (list.join('|') !== s.w.map(w => game.words[w]).join('|')) wrong.push(how + ', moment ' + n + ': what seat ' + i + ' has');
			if (!s.v[10] && !box.querySelector('p').textContent.includes('influence ' + s.v[7])) wrong.push(how + ': numbers of seat ' + i);
		});
		const x = game.moments[n].x || [];
		kinds.forEach((kind, k) => {
			const drawn = document.querySelectorAll('.battlemap .' + kind).length, told = x.filter((_, i) => i % 3 === 2 && x[i] === k).length;
			if (drawn !== told) wrong.push(how + ', moment ' + n + ': ' + drawn + ' ' + kind + ', not ' + told);
		});
	};
	const press = key => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
	const click = id => document.getElementById(id).click();
	look(0, 'first');
	for (let n = 1; n <= last; n++) { press('ArrowRight'); if (n % 20 === 0 || n === last) look(n, 'on'); }
	for (let n = last - 1; n > last - 9; n--) { click('back'); look(n, 'back'); }
	press('Home'); look(0, 'home');
	press('PageDown'); look(game.seasons[0], 'a season on');
	const turn = document.getElementById('turn');
	turn.value = turn.options[3].value; turn.dispatchEvent(new Event('change', {bubbles: true})); look(game.seasons[2], 'season');
	spots[0].dispatchEvent(new MouseEvent('click', {bubbles: true}));
	if (!document.getElementById('now').textContent.startsWith(game.areas[0] + ': ')) wrong.push('an area tells nothing');
	if (document.querySelectorAll('[hidden]').length) wrong.push('something stays hidden');
	if (getComputedStyle(document.querySelector('.laid')).display !== 'none') wrong.push('the realm is drawn twice');
	return {Wrong: wrong.slice(0, 5), Moments: last};
})()`

// recorded returns the replay page of a game.
func recorded(t *testing.T, id string) []byte {
	t.Helper()
	folder := t.TempDir()
	game, page := filepath.Join(folder, "game.json"), filepath.Join(folder, "game.html")
	muster(t, "play", id, "--seed", "3", "--record", game)
	muster(t, "replay", game, "--format", "html", "-o", page)
	return read(t, page)
}

// TestDeployments does the same for a deployment, card by card.
func TestDeployments(t *testing.T) {
	t.Parallel()
	for _, d := range draws {
		folder := t.TempDir()
		args := append([]string{"deploy"}, strings.Fields(d.args)...)
		muster(t, append(args, "--seed", "4", "--format", "player", "-o", folder)...)
		files, err := filepath.Glob(filepath.Join(folder, "*.player.html"))
		if err != nil || len(files) != 1 {
			t.Fatalf("%d pages, %v", len(files), err)
		}
		got := show[stepped](t, read(t, files[0]), browser.View{}, stepping)
		if len(got.Wrong) > 0 || got.Moments < 30 {
			t.Errorf("%s: %d moments: %q", d.name, got.Moments, got.Wrong)
		}
	}
}

// TestReplay checks that a replay page shows the right state at each moment, however it is reached. It covers games
// without Lore, with Lore, with creatures and landmarks, on an Epic field, and of Medieval.
func TestReplay(t *testing.T) {
	t.Parallel()
	ids := []string{
		"candlemas-at-the-grange", "the-toll-bridge", "the-menagerie", "the-boundary-stone", "at-the-broad-water",
		"the-fords-at-alder",
	}
	if *every {
		ids = append(ids, "the-relief-of-saint-aubin", "the-road-to-the-sea")
	}
	for _, id := range ids {
		got := show[stepped](t, recorded(t, id), browser.View{}, stepping)
		if len(got.Wrong) > 0 || got.Moments < 50 {
			t.Errorf("%s: %d moments: %q", id, got.Moments, got.Wrong)
		}
	}
}

// TestRealmReplay does the same for a game of Runewars, with its cards, heroes and areas.
func TestRealmReplay(t *testing.T) {
	t.Parallel()
	got := show[stepped](t, recorded(t, "banners-over-the-valley"), browser.View{}, steppingRealm)
	if len(got.Wrong) > 0 || got.Moments < 200 {
		t.Errorf("%d moments: %q", got.Moments, got.Wrong)
	}
}
