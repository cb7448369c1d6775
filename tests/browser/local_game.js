/** A page without a screen: it starts the tables' worker and plays at a table in this browser. */
class LocalPage {
  constructor(script, files) {
    this.heard = [];
    this.waiting = [];
    this.seq = 0;
    this.game = null;
    this.playing = true;
    this.worker = new Worker(script, { type: "module" });
    this.worker.onmessage = ({ data }) => this.hear(data);
    this.worker.postMessage({ type: "start", files });
  }

  hear(message) {
    this.heard.push(message);
    if (message.type === "said") this.read(JSON.parse(message.text));
    this.waiting = this.waiting.filter((done) => !done());
  }

  read(said) {
    this.heard.push(said);
    if (said.type !== "snapshot" && said.type !== "update") return;
    this.seq = said.seq;
    if (said.info) this.playing = said.info.status === "playing";
    if (said.game) this.game = said.game;
    else if (said.change) this.game = { ...this.game, ...said.change };
  }

  /** Waits until something has been heard; gives up after a minute. */
  until(found) {
    return new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`waited for ${found}, heard ${JSON.stringify(this.heard.at(-1))}`)), 60_000);
      const done = () => {
        const value = found();
        if (value) resolve(value);
        return Boolean(value);
      };
      if (!done()) this.waiting.push(done);
    });
  }

  ready = () => this.until(() => this.heard.find(({ type }) => type === "ready" || type === "failed"));

  /** Opens the socket and greets. */
  async greet(protocol) {
    this.worker.postMessage({ type: "open", id: 1 });
    this.say({ type: "hello", protocol, token: null });
    await this.until(() => this.heard.find(({ type }) => type === "welcome"));
  }

  say(said) {
    this.worker.postMessage({ type: "say", id: 1, text: JSON.stringify(said) });
  }

  /** Sends a command and waits for its answer. */
  async answer(said) {
    const cmd_id = crypto.randomUUID();
    this.say({ ...said, cmd_id });
    const answer = await this.until(() => this.heard.find((each) => each.cmd_id === cmd_id));
    if (answer.type === "rejected") throw new Error(JSON.stringify(answer));
    return answer;
  }

  watch = (table) => this.answer({ type: "watch", table, since: 0 });

  /** Asks for a hint until the bots' worker is ready: on a busy machine, that takes longer than a hint may. */
  async hint(table, seat) {
    for (;;) {
      try {
        return await this.answer({ type: "hint", table, seat });
      } catch (error) {
        if (!error.message.includes('"where":"bots"')) throw error;
      }
    }
  }

  /** Makes a seat's next moves, each as the hint says; returns whether the game goes on. */
  async play(table, seat, most) {
    for (let made = 0; made < most; made += 1) {
      await this.until(() => !this.playing || this.game?.seat_to_move === seat);
      if (!this.playing) return false;
      const { slot, face, rotation } = await this.hint(table, seat);
      const move = { slot, face, rotation };
      const { seq } = await this.answer({ type: "play", table, seq: this.seq, seat, ...move });
      await this.until(() => this.seq >= seq);
      if (this.game.held === seat && this.game.due_at !== null) {
        await this.answer({ type: "done", table, seq: this.seq, seat });
      }
    }
    return true;
  }

  /** The body of the answer to a request. */
  async ask(path) {
    const id = Math.floor(Math.random() * 1e9);
    this.worker.postMessage({ type: "request", id, method: "GET", path, body: null, language: "en" });
    return (await this.until(() => this.heard.find((each) => each.type === "response" && each.id === id))).body;
  }
}
