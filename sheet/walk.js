"use strict";
// walk has a reader go through moments 0 to last: with buttons and keys, by the slider, the list of turns, or a click on
// what is told. turns are the moments with which turns begin. show(n, before) has to show moment n; before is where the
// reader was, -1 at first. called(turn, of the list) says what a turn is called; turn 0 is what comes before the first.
function walk(last, turns, show, called) {
  const by = (id) => document.getElementById(id);
  const cursor = document.querySelector(".tempo .cursor");
  let at = -1, timer = 0;

  // go shows moment n.
  function go(n, spoken) {
    n = Math.max(0, Math.min(last, n));
    const before = at;
    at = n;
    show(n, before);
    cursor.style.transform = "translateX(" + (last ? at * 1000 / last : 0) + "px)";
    by("at").value = at;
    let turn = 0, option = "";
    turns.forEach((first, i) => { if (first <= at) turn = i + 1; });
    Array.from(by("turn").options).forEach((o) => { if (Number(o.value) <= at) { by("turn").value = o.value; option = o.textContent; } });
    by("at").setAttribute("aria-valuetext", called(turn, option) + ", moment " + at + " of " + last);
    document.querySelectorAll("#log li.here").forEach((el) => { el.classList.remove("here"); el.removeAttribute("aria-current"); });
    const li = by("m" + at), log = by("log");
    li.classList.add("here");
    li.setAttribute("aria-current", "step");
    log.scrollTop = li.offsetTop - log.offsetTop - log.clientHeight / 3;
    const said = Array.from(li.querySelectorAll("p")).map((p) => p.textContent).join("; ");
    const name = called(turn, option);
    if (spoken !== false) by("now").textContent = name[0].toUpperCase() + name.slice(1) + ": " + said;
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
    const firsts = [0].concat(turns.filter((n) => n > 0));
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
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) document.body.classList.add("still");
  // A link may name a moment, as #12.
  function linked() {
    const m = /^#(\d+)$/.exec(location.hash);
    if (m) { stop(); go(Number(m[1])); }
  }
  window.addEventListener("hashchange", linked);
  go(0, false);
  linked();
}

// follow scrolls a board that is wider than its window to where something happens: at points of the picture, from left
// to right.
function follow(xs, smooth) {
  const board = document.querySelector(".board"), map = document.querySelector(".battlemap");
  if (!xs.length || board.scrollWidth <= board.clientWidth) return;
  const scale = map.clientWidth / map.viewBox.baseVal.width, left = Math.min(...xs) * scale, right = Math.max(...xs) * scale;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (left < board.scrollLeft + 30 || right > board.scrollLeft + board.clientWidth - 30)
    board.scrollTo({ left: (left + right - board.clientWidth) / 2, behavior: smooth && !still ? "smooth" : "auto" });
}

// drawn adds a path to a group of a drawing.
function drawn(onto, kind, d) {
  const el = document.createElementNS("http://www.w3.org/2000/svg", "path");
  el.setAttribute("class", kind);
  el.setAttribute("d", d.map((x) => typeof x === "number" ? Math.round(x) : x).join(" "));
  onto.appendChild(el);
}

// fill lists texts.
function fill(ul, list) {
  ul.textContent = "";
  for (const text of list) {
    const li = document.createElement("li");
    li.textContent = text;
    ul.appendChild(li);
  }
}
