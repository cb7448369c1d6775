/** The history of typed lines, for the arrow keys. */

/** The most lines remembered. */
export const MOST_LINES = 50;

/** The lines typed so far, and the position in them. */
export class LineHistory {
  private readonly lines: string[] = [];
  private at = 0;
  private draft = "";

  /** Adds a line, unless it's empty or the same as the last one. */
  add(line: string): void {
    const text = line.trim();
    if (text !== "" && text !== this.lines.at(-1)) this.lines.push(text);
    if (this.lines.length > MOST_LINES) this.lines.shift();
    this.at = this.lines.length;
    this.draft = "";
  }

  /** Returns the line before. `now` is the line being typed, which comes back at the end. */
  back(now: string): string {
    if (this.at === this.lines.length) this.draft = now;
    this.at = Math.max(0, this.at - 1);
    return this.lines[this.at] ?? this.draft;
  }

  /** Returns the line after. */
  on(): string {
    this.at = Math.min(this.lines.length, this.at + 1);
    return this.lines[this.at] ?? this.draft;
  }
}
