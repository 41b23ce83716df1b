// Runs before the scripts of the page: it notes when messages go to the core and come from it.
(() => {
  const marks = {};
  const asked = new Map();
  let stroke;
  const figures = (globalThis.figures = {
    marks,
    strokes: [],
    frames: [],
    stopFrames() {},
    /** Begins a stroke: the next press of a key or a button starts its time. */
    begin() {
      stroke = {};
    },
    /** Ends a stroke and reports whether it is finished; one that changes nothing is dropped. */
    ended(drop) {
      if (!stroke) return true;
      const whole = stroke.checked !== undefined && stroke.board !== undefined;
      if (whole) figures.strokes.push(stroke);
      if (whole || drop) stroke = undefined;
      return whole || drop;
    },
    changed: () => stroke?.text !== undefined,
    startFrames() {
      let last = performance.now();
      let on = true;
      const frame = (now) => {
        figures.frames.push(now - last);
        last = now;
        if (on) requestAnimationFrame(frame);
      };
      requestAnimationFrame((now) => {
        last = now;
        requestAnimationFrame(frame);
      });
      figures.stopFrames = () => (on = false);
    },
  });

  // The time after the page has handled a message.
  const after = (run) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => run(performance.now());
    channel.port2.postMessage(0);
  };
  const mark = (name) => after((now) => (marks[name] ??= now));
  const press = (event) => {
    if (stroke) stroke.from ??= event.timeStamp;
  };
  addEventListener("pointerdown", press, true);
  addEventListener("keydown", press, true);

  const sent = (m) => {
    if (m.id !== undefined && m.method) asked.set(m.id, m.method);
    if (stroke && m.method === "textDocument/didChange") {
      stroke.text ??= performance.now();
      Object.assign(stroke, m.params.textDocument);
    }
    if (stroke?.text && m.method === "muster/board") stroke.asks ??= m.id;
  };
  const first = { initialize: "core", "muster/shelf": "listed", "muster/board": "board" };
  // The findings after a gesture come with its edits.
  const judged = (s, text) => {
    const { findings } = [JSON.parse(text)].flat()[0].result ?? {};
    if (findings) after((now) => s.version === findings.version && (s.checked ??= now));
  };
  const got = (text) => {
    const id = Number(/^\[?\{"jsonrpc":"2.0","id":(\d+),/.exec(text)?.[1] ?? NaN);
    const method = asked.get(id);
    const name = first[method];
    asked.delete(id);
    if (name) mark(name);
    const s = stroke;
    if (s?.asks === id) after((now) => (s.board = now));
    if (s && method === "muster/edit") judged(s, text);
    if (!text.includes('"muster/checked"')) return;
    for (const m of [JSON.parse(text)].flat()) {
      if (m.method !== "muster/checked") continue;
      mark("finding");
      if (s && m.params.uri === s.uri && m.params.version >= s.version) after((now) => (s.checked ??= now));
    }
  };

  globalThis.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      if (args[1]?.name === "project") return; // the page shows what the other worker has checked
      this.addEventListener("message", (event) => typeof event.data === "string" && got(event.data));
    }
    postMessage(messages, ...rest) {
      if (Array.isArray(messages)) messages.forEach(sent);
      super.postMessage(messages, ...rest);
    }
  };
  globalThis.EventSource = class extends EventSource {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", (event) => got(event.data));
    }
  };
  const { fetch } = globalThis;
  globalThis.fetch = (to, init) => {
    if (String(to).includes("/rpc?")) JSON.parse(init.body).forEach(sent);
    return fetch(to, init);
  };
})();
