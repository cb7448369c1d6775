/** Every text of the page. Events and refusals come as codes and parameters; here they become sentences. */

export const W = {
  name: "Twelvefold",
  motto: "Twelve rounds, twelve faces. Build a planet, and see who comes to live on it.",
  footer: "An unofficial fan project, not affiliated with the game's publisher.",
  home: "Start",
  yourName: "Your name",
  variants: "For every new table",
  nobody: "Player",
  alone: "Against bots",
  aloneHint: "You and one to three bots.",
  level: "Level",
  bots: "Bots",
  play: "Play",
  screen: "Round one screen",
  screenHint: "Two to four people at this browser, taking turns.",
  player: (number) => `Player ${number}`,
  people: "People",
  friends: "With friends",
  friendsHint: "A table with open seats; whoever has its link or code can sit down.",
  seats: "Seats",
  listed: "Show it in the list of open tables",
  makeTable: "Make a table",
  onlyHere: "This server listens only on this machine. To let friends in, stop it and start it with",
  lan: "make play LAN=1",
  beginner: "Beginner: no secret objectives",
  mystery: "Mystery: half of the animals face down",
  join: "Join a table",
  code: "Code",
  joinHint: "Six letters and digits, from whoever made the table.",
  go: "Go",
  openTables: "Open tables",
  noTables: "None at the moment.",
  ownTables: "Your tables",
  untaken: "open",
  status: { waiting: "waiting for players", over: "over", closed: "closed", playing: "playing" },
  levels: {
    seedling: "Seedling: its first game", explorer: "Explorer: easy", naturalist: "Naturalist: fair",
    ranger: "Ranger: good", expert: "Expert: strong", master: "Master: the hardest",
  },
  waiting: "Waiting for players",
  waitingHint: "The game starts when every seat is taken.",
  invite: "Send this link, or read out the code:",
  copy: "Copy the link",
  copied: "Copied.",
  notCopied: "Mark the link and copy it by hand.",
  sit: "Sit down",
  openSeat: "Open seat",
  addBot: "Give it to a bot",
  kick: "Remove",
  you: "you",
  host: "host",
  bot: "bot",
  away: "away, a bot plays",
  resigned: "resigned",
  offline: "not connected",
  watching: "You are looking on.",
  lookers: (count) => (count === 1 ? "1 looks on" : `${count} look on`),
  offer: "Tiles on show",
  race: "Animals",
  noAids: "This table plays without aids: count for yourself.",
  faceDown: "face down",
  noAnimals: "No animals wait any more.",
  log: "What happened",
  planets: "Planets",
  objective: "Your objective",
  objectiveHold: (name) => `Hold to see ${name}'s objective`,
  chooseTile: "Choose a tile: click it, or press 1 to 5.",
  chooseFace: "Now choose a free face.",
  turnIt: "Turn it with the arrows, or by clicking the face again. Then place it.",
  turnLeft: "Turn left",
  turnRight: "Turn right",
  place: "Place",
  takeBack: "Take back",
  done: "Done",
  more: "More",
  comeBack: "Come back to your seat",
  leave: "Leave the seat to a bot",
  resign: "Resign",
  agree: "Agree to end here",
  disagree: "Do not end here",
  close: "Close the table",
  sure: "Really?",
  say: "Say",
  reactions: {
    hello: "Hello!", nice: "Nice!", wow: "Wow!", oops: "Oops.", thinking: "Let me think …", hurry: "Your turn!",
    thanks: "Thank you.", "good game": "Good game!",
  },
  over: "The game is over",
  early: { agreed: "All agreed to end it here.", resigned: "All but one gave up.", closed: "The table was closed.", played: "" },
  rematch: "Rematch",
  noRematch: "No rematch",
  again: "wants a rematch",
  record: "Download the record",
  seat: "Seat", objectivePoints: "Objective", animalPoints: "Animals", cards: "Cards", total: "Points",
  lost: "The connection broke. Trying again …",
  back: "Back again.",
  loading: "One moment …",
  notFound: "There is no such table.",
  stopped: "The server is not there.",
  recordPage: "A game somebody kept. This page cannot replay it yet, but you can take the record with you.",
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  yourTurn: "Your turn",
  turnOf: (name) => `${name}'s turn`,
  thinks: (name) => `${name} thinks …`,
  held: (name) => `${name} has placed`,
  points: (points) => (points === 1 ? "1 point" : `${points} points`),
  areas: (count) => (count === 1 ? "1 area" : `${count} areas`),
};

const REASONS = {
  "too fast": "That was too fast. Wait a moment.",
  "too many": "That was too many for now. Wait a while.",
  "no table": W.notFound,
  "bad name": "Please choose another name.",
  "no bot": "There is no such bot.",
  stale: "Something has just happened. Look again.",
  "no seat": "No seat is free any more.",
  "not yours": "That seat is not yours.",
  "not the host": "Only the host can do that.",
  "not now": "That is not possible now.",
  "not your turn": "It is not your turn.",
  held: "One moment: the last tile may still be taken back.",
  illegal: "That place or tile is taken.",
  "no spectators": "This table has no spectators.",
  "other protocol": "The server is newer than this page. Load it again.",
  stopping: "The server stops; this page comes back by itself.",
  unknown: "The server could not answer. Try again.",
};

/** Why something was refused. */
export const refusal = (reason) => REASONS[reason] ?? `Refused: ${reason}.`;

const spaced = (id) => id.replaceAll("-", " ");
const capital = (text) => text[0].toUpperCase() + text.slice(1);

export const habitat = capital;
export const animalName = (id) => capital(spaced(id));
export const face = (letter) => `Face ${letter}`;
export const botName = (text) => capital(text.split(":")[0]);
export const tileName = (slot, habitats) => `Tile ${slot + 1}: ${habitats.join(", ")}`;

/** What an animal asks for. */
export function requirement({ requirement: asks, habitat: own, other }) {
  if (asks === "most") return `most ${own} regions`;
  return asks === "touching" ? `${own} touching ${other}` : `${own} apart from ${other}`;
}

/** Who sits somewhere. */
export function seatName(seat, number) {
  if (seat.kind === "bot") return `${botName(seat.bot)} ${number + 1}`;
  return seat.name ?? (seat.kind === "open" ? W.openSeat : W.player(number + 1));
}

/** A planet in one sentence, for those who do not see it. */
export function summary(title, board, areas) {
  const counts = board.habitats.map(({ id }) => [id, areas.filter((area) => area === id).length]).filter(([, n]) => n);
  return `${title}: ${counts.length ? counts.map(([id, n]) => `${n} ${id}`).join(", ") : "no tile is laid"}.`;
}

const numbers = (bids) => bids.map((bid) => bid.value).join(", ");
const WHY = { draw: "a draw", "no bid": "nobody has a bid" };
const BY = { best: "", second: ", by the second region", third: ", by the third region" };

const EVENTS = {
  "game started": (e, name) => `Game ${e.game} begins; ${name(e.first_seat)} is first.`,
  "round opened": (e, name) => `Round ${e.round} · ${name(e.first_seat)} begins`,
  placed: (e, name, board) => `${name(e.seat)} laid a tile on face ${board.faces[e.face].letter}.`,
  "taken back": (e, name) => `${name(e.seat)} took the tile back.`,
  awarded: (e, name) => `${animalName(e.animal)} goes to ${name(e.seat)} (${numbers(e.bids)}${BY[e.by]}).`,
  carried: (e) => `${animalName(e.animal)} waits: ${WHY[e.why]} (${numbers(e.bids)}).`,
  discarded: (e) => `${animalName(e.animal)} leaves the game: ${WHY[e.why]} (${numbers(e.bids)}).`,
  revealed: (e) => `Turned up under round ${e.under}: ${animalName(e.animal)}.`,
  ended: (e, name) => `Won: ${e.winners.map(name).join(" and ")}.`,
  seated: (e) => `${e.name} sits down.`,
  "bot seated": (e) => `A bot sits down: ${botName(e.bot)}.`,
  "seat opened": (e) => `Seat ${e.seat + 1} is open.`,
  left: (e, name) => `${name(e.seat)} left; a bot plays on.`,
  lapsed: (e, name) => `${name(e.seat)}'s time is over; a bot plays on.`,
  returned: (e, name) => `${name(e.seat)} is back.`,
  resigned: (e, name) => `${name(e.seat)} resigns; a bot plays on.`,
  "end wanted": (e, name) => `${name(e.seat)} ${e.wanted ? "would end here" : "plays on after all"}.`,
  "rematch wanted": (e, name) => `${name(e.seat)} ${e.wanted ? "wants a rematch" : "wants no rematch"}.`,
  "game over": (e) => W.early[e.how] || W.over,
  reacted: (e, name) => `${name(e.seat)}: ${W.reactions[e.reaction]}`,
  "host changed": (e, name) => `${name(e.seat)} is the host now.`,
  closed: () => "The table is closed.",
};

/** What happened, as a sentence; null for what need not be told. */
export const told = (event, name, board) => EVENTS[event.type]?.(event, name, board) ?? null;

/** Who won, as a heading. */
export function verdict(end, name, mine) {
  if (end.by === "shared") return `Shared victory: ${end.winners.map(name).join(" and ")}`;
  const [winner] = end.winners;
  const how = end.by === "cards" ? ", with more animals" : "";
  return mine.length === 1 && mine[0] === winner ? `You won${how}!` : `${name(winner)} won${how}`;
}
