(function () {
  const game = JSON.parse(document.getElementById("game").textContent);
  const by = (id) => document.getElementById(id);
  const units = Array.from(document.querySelectorAll(".battlemap .unit"));
  const props = Array.from(document.querySelectorAll(".battlemap .prop"));
  const map = document.querySelector(".battlemap");
  const trail = map.querySelector(".trail"), marks = map.querySelector(".marks");
  const last = game.moments.length - 1;
  let pieces = [], hands = [];

  // take brings what moment n changes into pieces and hands.
  function take(n) {
    const m = game.moments[n], u = m.u || [];
    for (let i = 0; i < u.length; i += 5) pieces[u[i]] = { at: u[i + 1], strength: u[i + 2], kind: u[i + 3], ordered: u[i + 4] === 1 };
    if (m.h) hands = m.h;
  }

  function show(el, yes) {
    if (yes) el.removeAttribute("display"); else el.setAttribute("display", "none");
  }

  // way draws how somebody came from a hex to another, under the pieces.
  function way(from, to, kind) {
    const a = game.hexes[from], b = game.hexes[to];
    if (a && b) drawn(trail, kind, ["M", a[0], a[1], "L", b[0], b[1]]);
  }

  // mark draws an arrow from hex to hex over the pieces; a ring round one that is marked for itself.
  function mark(from, to, kind) {
    const a = game.hexes[from], b = game.hexes[to];
    if (!a || !b) return;
    if (from === to) return drawn(marks, kind, ["M", a[0] - 48, a[1], "a48 48 0 1 0 96 0a48 48 0 1 0 -96 0"]);
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]), u = (b[0] - a[0]) / far, v = (b[1] - a[1]) / far;
    const x = b[0] - 30 * u, y = b[1] - 30 * v;
    drawn(marks, kind, ["M", a[0] + 26 * u, a[1] + 26 * v, "L", x, y]);
    drawn(marks, kind + " head", ["M", x - 22 * u - 15 * v, y - 22 * v + 15 * u, "L", x, y, "L", x - 22 * u + 15 * v, y - 22 * v - 15 * u]);
  }

  // count is a number of something in words.
  const count = (n, of) => n + " " + (n === 1 ? of.one : of.many);

  // held lists the cards of a hand, by name where the reader may see them.
  function held(hand) {
    const out = [];
    hand.c.forEach((n, k) => {
      if (hand.n) hand.n[k].forEach((i) => out.push(game.packs[k].names[i]));
      else if (n > 0) out.push(count(n, game.packs[k]) + ", hidden");
    });
    return out;
  }

  // chance is the camp's chance to win as the turn of moment n began, in hundredths; -1 where nobody can say.
  function chance(n, camp) {
    const c = game.chances || [];
    let p = -1;
    for (let i = 0; i < c.length && c[i] <= n; i += 2) p = c[i + 1];
    return p < 0 || camp === 0 ? p : 100 - p;
  }

  function panel(n) {
    const m = game.moments[n];
    game.seats.forEach((_, i) => {
      const h = hands[i], camp = game.camps[i], box = by("hand" + i);
      if (!h) return;
      const goal = game.goal[camp];
      let text = m.b[camp] + (goal ? " of " + goal : "") + " banners, " + m.f[camp] + " " + game.strength;
      if (game.tokens.one) text += ", " + count(h.t || 0, game.tokens);
      if (n < last && chance(n, camp) >= 0) text += ", about " + chance(n, camp) + " % to win";
      box.querySelector("p").textContent = text;
      fill(box.querySelector("ul"), held(h));
    });
    by("rack").hidden = !m.r;
    fill(by("rack").querySelector("ul"), (m.r || []).map((n) => game.packs[0].names[n]));
  }

  // wentBack is whether a mark of the moment shows already how somebody came back to a hex.
  function wentBack(m, to) {
    const x = m.x || [];
    for (let i = 0; i < x.length; i += 3) if (x[i + 1] === to && game.marks[x[i + 2]] === "back") return true;
    return false;
  }

  walk(last, game.turns, (n, at) => {
    const before = pieces.map((p) => p.at), onward = at >= 0 && n === at + 1;
    if (n < at) { pieces = []; hands = []; at = -1; }
    for (let i = at + 1; i <= n; i++) take(i);
    const m = game.moments[n];
    const where = [];
    trail.textContent = "";
    marks.textContent = "";
    units.forEach((el, i) => {
      const p = pieces[i];
      if (!p) return;
      const there = p.at >= 0;
      if (there) {
        const c = game.hexes[p.at];
        el.removeAttribute("transform");
        const appears = !(before[i] >= 0);
        if (appears) el.style.transition = "none"; // it comes from nowhere
        el.style.transform = "translate(" + c[0] + "px," + c[1] + "px)";
        if (appears) { el.getBoundingClientRect(); el.style.transition = ""; }
        if (onward && before[i] >= 0 && before[i] !== p.at && !wentBack(m, p.at)) way(before[i], p.at, "way");
        if (onward && before[i] !== p.at) where.push(p.at);
      }
      show(el, there);
      el.classList.toggle("ordered", p.ordered);
      Array.from(el.children).filter((g) => g.tagName === "g").forEach((g, k) => show(g, k === p.kind));
      const left = el.querySelector(".left");
      if (left) left.textContent = p.strength;
    });
    const x = m.x || [];
    for (let i = 0; i < x.length; i += 3) {
      const kind = game.marks[x[i + 2]];
      where.push(x[i], x[i + 1]);
      if (kind === "back") way(x[i], x[i + 1], kind); else mark(x[i], x[i + 1], kind);
    }
    follow(where.map((h) => game.hexes[h]).filter((c) => c).map((c) => c[0]), onward);
    props.forEach((el, i) => show(el, (m.p || []).includes(i)));
    panel(n);
  }, (turn) => turn ? game.step + " " + turn : "set-up");
})();
