(function () {
  const game = JSON.parse(document.getElementById("game").textContent);
  const map = document.querySelector(".battlemap");
  const holds = map.querySelector(".holds"), pieces = map.querySelector(".pieces");
  const trail = map.querySelector(".trail"), marks = map.querySelector(".marks");
  const kinds = ["way", "back", "battle", "talks", "deed"];
  const seasons = ["spring", "summer", "fall", "winter"];
  const last = game.moments.length - 1;
  let spots = [], stands = [];

  function add(onto, name, at) {
    const el = document.createElementNS("http://www.w3.org/2000/svg", name);
    Object.keys(at).forEach((k) => el.setAttribute(k, at[k]));
    onto.appendChild(el);
    return el;
  }

  // One group for each area: who holds it, and what lies on it.
  const rims = [], groups = [];
  game.centres.forEach((c, i) => {
    const to = "translate(" + c[0] + " " + c[1] + ")";
    rims.push(add(holds, "path", { transform: to, d: "M-28-48h56l28 48-28 48h-56l-28-48z" }));
    const g = add(pieces, "g", { class: "spot", transform: to });
    g.addEventListener("click", () => { document.getElementById("now").textContent = tell(i); });
    groups.push(g);
  });

  // take brings what moment n changes into spots and stands, and lists the areas.
  function take(n, changed) {
    (game.moments[n].a || []).forEach((s) => { spots[s[0]] = s; changed.add(s[0]); });
    (game.moments[n].s || []).forEach((s) => { stands[s.n] = s; });
  }

  // army are the sorts of units of a spot: sign, how many, whether they are routed.
  function army(s) {
    const out = [];
    for (let i = 0; i < s[2]; i++) out.push(s.slice(3 + 3 * i, 6 + 3 * i));
    return out;
  }

  // tell says what lies on an area.
  function tell(a) {
    const s = spots[a], said = [];
    if (s[1] >= 0) said.push(s[1] < game.seats.length ? game.seats[s[1]] : "neutral units");
    army(s).forEach((u) => said.push(u[1] + " " + game.signs[u[0]] + (u[2] ? ", routed" : "")));
    s.slice(3 + 3 * s[2]).forEach((p) => said.push(game.signs[p]));
    return game.areas[a] + ": " + (said.join("; ") || "empty");
  }

  function use(g, sign, x, y, size, how) {
    const el = add(g, "use", { href: "#s" + sign, x: x - size / 2, y: y - size / 2, width: size, height: size });
    if (how) { el.setAttribute("class", "routed"); el.setAttribute("transform", "rotate(90 " + x + " " + y + ")"); }
  }

  // row lays sorts of units side by side.
  function row(g, list, y, size, step) {
    list.forEach((u, i) => {
      const x = (i - (list.length - 1) / 2) * step;
      use(g, u[0], x - 5, y, size, u[2]);
      add(g, "text", { class: "many", "paint-order": "stroke", x: x + size / 2, y: y + 8 }).textContent = u[1];
    });
  }

  // lay shows what lies on an area.
  function lay(a) {
    const s = spots[a], g = groups[a], units = army(s), lies = s.slice(3 + 3 * s[2]);
    rims[a].setAttribute("class", "hold f" + s[1]);
    if (s[1] < 0) rims[a].setAttribute("display", "none"); else rims[a].removeAttribute("display");
    g.textContent = "";
    add(g, "title", {}).textContent = tell(a);
    add(g, "path", { d: "M-28-48h56l28 48-28 48h-56l-28-48z", fill: "transparent" });
    const step = Math.min(27, 104 / Math.max(1, lies.length)), tall = Math.min(25, step + 2);
    lies.forEach((p, i) => use(g, p, (i - (lies.length - 1) / 2) * step, -4, tall, false));
    if (units.length <= 2) return row(g, units, 26, 30, 42);
    if (units.length <= 3) return row(g, units, 23, 24, 32);
    const half = Math.ceil(units.length / 2);
    row(g, units.slice(0, half), 15, 19, 26);
    row(g, units.slice(half), 36, 19, 26);
  }

  // mark draws a ring in an area, or a way from one to another.
  function mark(from, to, kind) {
    const a = game.centres[from], b = game.centres[to];
    if (!a || !b) return;
    if (kind !== "way" && kind !== "back") drawn(marks, kind, ["M", a[0] - 50, a[1], "a50 50 0 1 0 100 0a50 50 0 1 0 -100 0"]);
    else drawn(trail, kind, ["M", a[0], a[1], "L", b[0], b[1]]);
  }

  // held names the areas that a seat controls.
  const held = (seat) => spots.filter((s) => s[1] === seat).map((s) => game.areas[s[0]]).join(" ");

  const count = (n, one) => n + " " + one + (n === 1 ? "" : "s");

  function panel() {
    stands.forEach((s, i) => {
      const v = s.v, box = document.getElementById("hand" + i);
      let text = v[0] < 0 ? "" : v[0] + " of " + game.goal + " runes, ";
      text += count(v[1], "area") + (v[1] ? " (" + held(i) + ")" : "") + ", " + count(v[2], "unit") + ", " + count(v[3], "stronghold") + "; food " + v[4] + ", wood " + v[5] +
        ", ore " + v[6] + "; influence " + v[7];
      if (v[8] >= 0) text += "; Order " + game.orders[v[8]];
      if (v[9] >= 0) text += "; the Victory card is on the deck of " + seasons[v[9]];
      if (v[10]) text = "out of the game";
      box.querySelector("p").textContent = text;
      fill(box.querySelector("ul"), s.w.map((w) => game.words[w]));
    });
  }

  walk(last, game.seasons, (n, at) => {
    const onward = at >= 0 && n === at + 1, changed = new Set();
    if (n < at) { spots = []; stands = []; at = -1; }
    for (let i = at + 1; i <= n; i++) take(i, changed);
    changed.forEach(lay);
    trail.textContent = "";
    marks.textContent = "";
    const x = game.moments[n].x || [], where = onward ? Array.from(changed) : [];
    for (let i = 0; i < x.length; i += 3) {
      mark(x[i], x[i + 1], kinds[x[i + 2]]);
      where.push(x[i], x[i + 1]);
    }
    follow(where.map((a) => game.centres[a]).filter((c) => c).map((c) => c[0]), onward);
    panel();
  }, (turn, option) => option);
})();
