"use strict";
(function () {
  var form = document.getElementById("filters");
  if (!form) return;
  var items = Array.prototype.slice.call(document.querySelectorAll("li[data-sought]"));
  var shelves = Array.prototype.slice.call(document.querySelectorAll("section.shelf"));
  var status = document.getElementById("shown");
  var none = document.getElementById("none");
  var plain = function (s) {
    return s.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  };
  var sought = items.map(function (li) { return plain(li.dataset.sought); });
  var holds = function (list, value) { return list.indexOf("|" + value + "|") >= 0; };

  function fits(li, i, words, chosen, owned) {
    var d = li.dataset;
    for (var w = 0; w < words.length; w++) if (sought[i].indexOf(words[w]) < 0) return false;
    if (chosen.game && d.game !== chosen.game) return false;
    if (chosen.kind && d.kind !== chosen.kind) return false;
    if (chosen.mode && !holds(d.mode, chosen.mode)) return false;
    if (chosen.players && d.players !== chosen.players) return false;
    if (chosen.balance && d.balance !== chosen.balance) return false;
    if (chosen.banners && !(+d.banners > 0 && +d.banners <= +chosen.banners)) return false;
    if (owned) {
      var needs = d.boxes.split("|");
      for (var n = 0; n < needs.length; n++) if (needs[n] && owned.indexOf(needs[n]) < 0) return false;
    }
    return true;
  }

  function show() {
    var words = plain(form.elements.search.value).split(/\s+/).filter(Boolean);
    var chosen = {};
    Array.prototype.forEach.call(form.querySelectorAll("select"), function (s) { chosen[s.name] = s.value; });
    var boxes = Array.prototype.slice.call(form.querySelectorAll("input[name=box]"));
    var owned = boxes.filter(function (b) { return b.checked; }).map(function (b) { return b.value; });
    var n = 0;
    items.forEach(function (li, i) {
      var fit = fits(li, i, words, chosen, owned.length ? owned : null);
      li.hidden = !fit;
      if (fit) n++;
    });
    shelves.forEach(function (s) { s.hidden = !s.querySelector("li[data-sought]:not([hidden])"); });
    status.textContent = status.dataset.text.replace("{n}", n).replace("{all}", items.length);
    none.hidden = n > 0;
  }

  form.hidden = false;
  form.addEventListener("input", show);
  form.addEventListener("change", show);
  form.addEventListener("submit", function (e) { e.preventDefault(); });
  form.addEventListener("reset", function () { setTimeout(show, 0); });
  show();
})();
