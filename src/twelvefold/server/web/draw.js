/** Planets, tiles and signs as SVG, from the shapes that the server gives. */

import { h, s } from "./dom.js";
import { face as faceName, summary } from "./words.js";

/** What all drawings on the page share: patterns and glyphs. */
export function definitions(board) {
  const parts = board.habitats.map((look, number) => {
    const dots = look.id === "desert";
    const filled = look.id === "forest";
    const shape = { d: look.glyph, "stroke-linecap": "round", "stroke-linejoin": "round" };
    const weight = look.solid ? 1.4 : 2.6;
    return [
      s("pattern", { id: `p${number}`, width: look.repeat[0], height: look.repeat[1], patternUnits: "userSpaceOnUse" },
        s("path", {
          d: look.pattern, fill: filled ? look.ink : "none", stroke: look.ink,
          "stroke-width": filled ? 0 : dots ? 3.4 : 1.8, "stroke-linecap": "round",
        })),
      s("g", { id: `g${number}` },
        s("path", {
          ...shape, fill: look.solid ? board.colours.coast : "none", stroke: board.colours.coast,
          "stroke-width": weight + 3.6,
        }),
        s("path", { ...shape, fill: look.solid ? "#fff" : "none", stroke: "#fff", "stroke-width": weight })),
    ];
  });
  return s("svg", { class: "unseen", "aria-hidden": "true", width: 0, height: 0 }, s("defs", {}, parts));
}

function sign(look, [x, y], size) {
  return s("use", { href: `#g${look.number}`, transform: `translate(${x} ${y}) scale(${size})` });
}

function line(d, stroke, width, more = {}) {
  return d && s("path", { d, fill: "none", stroke, "stroke-width": width, "stroke-linecap": "round",
    "stroke-linejoin": "round", ...more });
}

function letter(text, [x, y], size, fill) {
  return s("text", { x, y: y + 0.345 * size, "font-size": size, fill, "text-anchor": "middle" }, text);
}

/** The areas of a few habitats in their colours and patterns. */
function land(board, areas, wanted) {
  return board.habitats.map((look, number) => {
    const d = board.areas.filter((_, area) => areas[area] === look.id && wanted(area)).map((shape) => shape.path).join("");
    return d && [
      s("path", { d, fill: look.colour, stroke: look.colour, "stroke-width": 0.8 }),
      s("path", { d, fill: `url(#p${number})` }),
    ];
  });
}

function sides(board, area, wanted) {
  return board.areas[area].sides.filter(([other]) => wanted(other)).map(([, path]) => path).join("");
}

/** The lines on a map: shores between habitats, thin seams between tiles, dots where a region goes on elsewhere. */
function borders(board, areas) {
  const all = board.areas.map((_, area) => area).filter((area) => areas[area] !== null);
  const across = (area) => board.areas[area].sides[2];
  const whole = all.filter((area) => areas[area] === areas[across(area)[0]]);
  const coast = (area) => sides(board, area, (other) => areas[other] !== null && areas[other] !== areas[area]);
  return [
    whole.map((area) => board.areas[area].gap && area < across(area)[0] && s("path", {
      d: board.areas[area].gap, fill: board.looks.get(areas[area]).colour, "fill-opacity": 0.45 })),
    line(whole.filter((a) => board.areas[a].glued).map((a) => across(a)[1]).join(""), board.colours.coast, 1.6, { "stroke-opacity": 0.4 }),
    line(whole.filter((a) => !board.areas[a].glued).map((a) => across(a)[1]).join(""), board.colours.text, 3, { "stroke-dasharray": "1 8" }),
    line(all.map(coast).join(""), board.colours.coast, 5),
  ];
}

/** Where a region goes on at a far place of the map: the letter of the face to look for. */
function tabs(board, areas) {
  return board.areas.map((shape, area) => {
    const other = shape.sides[2][0];
    if (areas[area] === null || shape.glued || shape.gap || areas[area] !== areas[other]) return null;
    const look = board.looks.get(areas[area]);
    const ink = look.id === "forest" ? board.colours.text : board.colours.coast;
    return [
      s("circle", { cx: shape.tab[0], cy: shape.tab[1], r: 11, fill: look.colour }),
      letter(board.faces[Math.floor(other / 5)].letter, shape.tab, 15, ink),
    ];
  });
}

/** A shade over all areas but those pointed out, and an outline round these. */
function spotlight(board, areas, shown) {
  if (!shown) return null;
  const others = board.areas.filter((_, area) => areas[area] !== null && !shown.has(area)).map((shape) => shape.path);
  const rim = [...shown].map((area) => sides(board, area, (other) => !shown.has(other))).join("");
  return [s("path", { d: others.join(""), fill: board.colours.coast, "fill-opacity": 0.6 }), line(rim, "#fff", 6)];
}

/**
 * A planet's flat map. `areas` is what covers it; `latest` a face, `shown` areas to point out, `preview` the face of a
 * tile that is only tried, `onface` what a click on one of the faces `free` does.
 */
export function planetMap(board, { areas, title, latest = null, shown = null, preview = null, free = [], onface, small }) {
  const [width, height] = board.size;
  const active = new Set(onface ? free : []);
  const grounds = board.faces.map((shape, face) => areas[5 * face] === null && s("g", {},
    s("path", { d: shape.path, fill: board.colours.free, stroke: board.colours.faint, "stroke-width": 2, "stroke-linejoin": "round" }),
    line(shape.inner, board.colours.faint, 1.2, { "stroke-dasharray": "3 5" }),
    letter(shape.letter, shape.middle, small ? 46 : 34, board.colours.quiet)));
  const signs = board.areas.map((shape, area) => areas[area] !== null
    && s("g", { opacity: shown && !shown.has(area) ? 0.45 : 1 }, sign(board.looks.get(areas[area]), shape.middle, small ? 1.5 : 1.25)));
  const names = small ? [] : board.faces.map((shape, face) => areas[5 * face] !== null && [
    s("circle", { cx: shape.middle[0], cy: shape.middle[1], r: 12, fill: board.colours.coast }),
    letter(shape.letter, shape.middle, 17, board.colours.text)]);
  const targets = [...active].map((face) => s("path", {
    class: face === preview ? "target tried" : "target", d: board.faces[face].path, role: "button", tabindex: 0,
    "data-key": `face ${face}`, "aria-label": faceName(board.faces[face].letter), "aria-pressed": face === preview,
    onclick: () => onface(face),
    onkeydown: (event) => event.key === " " && (event.preventDefault(), onface(face)),
  }));
  const outline = (face, colour) => face !== null && [
    line(board.faces[face].path, board.colours.coast, 11), line(board.faces[face].path, colour, 6)];
  return s("svg", {
    viewBox: `-24 -24 ${width + 48} ${height + 48}`, class: "map", role: active.size ? "group" : "img",
    "aria-label": summary(title, board, areas),
  }, grounds, small ? null : tabs(board, areas), land(board, areas, () => true), borders(board, areas),
  spotlight(board, areas, shown), outline(preview === null ? latest : null, board.colours.latest), outline(preview, "#fff"), signs, names, targets);
}

/** A tile that lies on no face. */
export function tileDrawing(board, tile) {
  const r = board.tile.radius + 4;
  const habitats = board.box.tiles[tile];
  return s("svg", { viewBox: `${-r} ${-r} ${2 * r} ${2 * r - 12}`, class: "tile", "aria-hidden": "true" },
    board.tile.areas.map((shape, edge) => {
      const look = board.looks.get(habitats[edge]);
      return [s("path", { d: shape.path, fill: look.colour, stroke: look.colour, "stroke-width": 0.8 }),
        s("path", { d: shape.path, fill: `url(#p${look.number})` }),
        habitats[edge] !== habitats[(edge + 4) % 5] && line(shape.path.split("L").slice(0, 2).join("L"), board.colours.coast, 4)];
    }),
    board.tile.areas.map((shape, edge) => sign(board.looks.get(habitats[edge]), shape.middle, 1.35)),
    line(board.tile.outline, board.colours.coast, 4));
}

/** A habitat as a small square with its glyph. */
export function chip(board, habitat) {
  const look = board.looks.get(habitat);
  return s("svg", { viewBox: "-17 -17 34 34", class: "chip", "aria-hidden": "true" },
    s("rect", { x: -17, y: -17, width: 34, height: 34, rx: 8, fill: look.colour }), sign(look, [0, 0], 1.05));
}

/** What an animal asks for, as signs. */
export function wish(board, animal) {
  const own = chip(board, animal.habitat);
  const between = (text) => h("span", { class: "between" }, text);
  const parts = { most: [between("#"), own], touching: [own, animal.other && chip(board, animal.other)],
    apart: [own, between("|"), animal.other && chip(board, animal.other)] };
  return h("span", { class: "wish", "aria-hidden": "true" }, parts[animal.requirement]);
}

/** A seat's sign: its number in its colour. */
export const badge = (seat) => h("span", { class: `badge seat${seat}` }, String(seat + 1));
