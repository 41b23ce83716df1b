"use strict";
(function () {
  const game = JSON.parse(document.getElementById("game").textContent);
  const by = (id) => document.getElementById(id);
  const units = Array.from(document.querySelectorAll(".battlemap .unit"));
  const props = Array.from(document.querySelectorAll(".battlemap .prop"));
  const map = document.querySelector(".battlemap"), board = document.querySelector(".board");
  const trail = map.querySelector(".trail"), marks = map.querySelector(".marks");
  const cursor = document.querySelector(".tempo .cursor");
  const last = game.moments.length - 1;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let at = 0, timer = 0;
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

  function draw(onto, kind, d) {
    const el = document.createElementNS("http://www.w3.org/2000/svg", "path");
    el.setAttribute("class", kind);
    el.setAttribute("d", d.map((x) => typeof x === "number" ? Math.round(x) : x).join(" "));
    onto.appendChild(el);
  }

  // way draws how somebody came from a hex to another, under the pieces.
  function way(from, to, kind) {
    const a = game.hexes[from], b = game.hexes[to];
    if (a && b) draw(trail, kind, ["M", a[0], a[1], "L", b[0], b[1]]);
  }

  // mark draws an arrow from hex to hex over the pieces; a ring round one that is marked for itself.
  function mark(from, to, kind) {
    const a = game.hexes[from], b = game.hexes[to];
    if (!a || !b) return;
    if (from === to) return draw(marks, kind, ["M", a[0] - 48, a[1], "a48 48 0 1 0 96 0a48 48 0 1 0 -96 0"]);
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]), u = (b[0] - a[0]) / far, v = (b[1] - a[1]) / far;
    const x = b[0] - 30 * u, y = b[1] - 30 * v;
    draw(marks, kind, ["M", a[0] + 26 * u, a[1] + 26 * v, "L", x, y]);
    draw(marks, kind + " head", ["M", x - 22 * u - 15 * v, y - 22 * v + 15 * u, "L", x, y, "L", x - 22 * u + 15 * v, y - 22 * v - 15 * u]);
  }

  // follow scrolls a board that is wider than its window to where something happens, at hexes.
  function follow(hexes, smooth) {
    const xs = hexes.map((h) => game.hexes[h]).filter((c) => c).map((c) => c[0]);
    if (!xs.length || board.scrollWidth <= board.clientWidth) return;
    const scale = map.clientWidth / map.viewBox.baseVal.width, left = Math.min(...xs) * scale, right = Math.max(...xs) * scale;
    if (left < board.scrollLeft + 30 || right > board.scrollLeft + board.clientWidth - 30)
      board.scrollTo({ left: (left + right - board.clientWidth) / 2, behavior: smooth && !still.matches ? "smooth" : "auto" });
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

  function fill(ul, list) {
    ul.textContent = "";
    for (const text of list) {
      const li = document.createElement("li");
      li.textContent = text;
      ul.appendChild(li);
    }
  }

  // chance is the camp's chance to win as this turn began, in hundredths; -1 where nobody can say.
  function chance(camp) {
    const c = game.chances || [];
    let p = -1;
    for (let i = 0; i < c.length && c[i] <= at; i += 2) p = c[i + 1];
    return p < 0 || camp === 0 ? p : 100 - p;
  }

  function panel() {
    const m = game.moments[at];
    game.seats.forEach((_, i) => {
      const h = hands[i], camp = game.camps[i], box = by("hand" + i);
      if (!h) return;
      const goal = game.goal[camp];
      let text = m.b[camp] + (goal ? " of " + goal : "") + " banners, " + m.f[camp] + " " + game.strength;
      if (game.tokens.one) text += ", " + count(h.t || 0, game.tokens);
      if (at < last && chance(camp) >= 0) text += ", about " + chance(camp) + " % to win";
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

  // go shows moment n.
  function go(n, spoken) {
    n = Math.max(0, Math.min(last, n));
    const before = pieces.map((p) => p.at), onward = n === at + 1;
    if (n < at) { pieces = []; hands = []; for (let i = 0; i <= n; i++) take(i); }
    else for (let i = at + 1; i <= n; i++) take(i);
    at = n;
    const m = game.moments[at];
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
    follow(where, onward);
    props.forEach((el, i) => show(el, (m.p || []).includes(i)));
    cursor.style.transform = "translateX(" + (last ? at * 1000 / last : 0) + "px)";
    by("at").value = at;
    let turn = 0;
    game.turns.forEach((first, i) => { if (first <= at) turn = i + 1; });
    const options = Array.from(by("turn").options);
    options.forEach((o) => { if (Number(o.value) <= at) by("turn").value = o.value; });
    by("at").setAttribute("aria-valuetext", (turn ? game.step + " " + turn : "set-up") + ", moment " + at + " of " + last);
    document.querySelectorAll("#log li.here").forEach((el) => { el.classList.remove("here"); el.removeAttribute("aria-current"); });
    const li = by("m" + at), log = by("log");
    li.classList.add("here");
    li.setAttribute("aria-current", "step");
    log.scrollTop = li.offsetTop - log.offsetTop - log.clientHeight / 3;
    const said = Array.from(li.querySelectorAll("p")).map((p) => p.textContent).join("; ");
    if (spoken !== false) by("now").textContent = (turn ? game.step[0].toUpperCase() + game.step.slice(1) + " " + turn + ": " : "Set-up: ") + said;
    panel();
    if (at === last) stop();
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    by("play").textContent = "Play";
    by("play").setAttribute("aria-pressed", "false");
  }
  function start() {
    clearInterval(timer);
    if (at === last) go(0);
    timer = setInterval(() => go(at + 1), Number(by("speed").value));
    by("play").textContent = "Pause";
    by("play").setAttribute("aria-pressed", "true");
  }
  function turnBy(d) {
    const firsts = [0].concat(game.turns.filter((n) => n > 0));
    let i = 0;
    firsts.forEach((n, k) => { if (n <= at) i = k; });
    if (d < 0 && firsts[i] < at) d = 0;
    const k = i + d;
    go(k >= firsts.length ? last : firsts[Math.max(0, k)]);
  }
  const deeds = {
    begin: () => { stop(); go(0); }, turnback: () => { stop(); turnBy(-1); }, back: () => { stop(); go(at - 1); },
    play: () => timer ? stop() : start(), step: () => { stop(); go(at + 1); }, turnon: () => { stop(); turnBy(1); },
    end: () => { stop(); go(last); },
  };
  Object.keys(deeds).forEach((id) => by(id).addEventListener("click", deeds[id]));
  by("at").addEventListener("input", (e) => { stop(); go(Number(e.target.value)); });
  by("turn").addEventListener("change", (e) => { stop(); go(Number(e.target.value)); });
  by("speed").addEventListener("change", () => { if (timer) start(); });
  by("log").addEventListener("click", (e) => {
    const li = e.target.closest("li");
    if (li && String(getSelection()) === "") { stop(); go(Number(li.id.slice(1))); }
  });
  const keys = {
    " ": "play", ArrowRight: "step", ArrowLeft: "back", PageDown: "turnon", PageUp: "turnback", Home: "begin", End: "end",
  };
  document.addEventListener("keydown", (e) => {
    const busy = e.target.closest("input, select") || (e.key === " " && e.target.closest("button"));
    if (!keys[e.key] || busy || e.ctrlKey || e.altKey || e.metaKey) return;
    e.preventDefault();
    deeds[keys[e.key]]();
  });
  document.body.classList.add("alive");
  document.querySelectorAll("[hidden]:not(#rack)").forEach((el) => { el.hidden = false; });
  if (still.matches) document.body.classList.add("still");
  // A link may name a moment, as #12.
  function linked() {
    const m = /^#(\d+)$/.exec(location.hash);
    if (m) { stop(); go(Number(m[1])); }
  }
  window.addEventListener("hashchange", linked);
  take(0);
  go(0, false);
  linked();
})();
