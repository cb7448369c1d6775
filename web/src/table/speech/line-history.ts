/** The lines that were typed before, to be fetched again with the arrow keys. */

/** Lines that are remembered. */
export const MOST_LINES = 50;

/** What was typed, and where in it one is. */
export class LineHistory {
  private readonly lines: string[] = [];
  private at = 0;
  private draft = "";

  /** Remembers a line, unless it is empty or was typed just before. */
  add(line: string): void {
    const text = line.trim();
    if (text !== "" && text !== this.lines.at(-1)) this.lines.push(text);
    if (this.lines.length > MOST_LINES) this.lines.shift();
    this.at = this.lines.length;
    this.draft = "";
  }

  /** The line before; `now` is what stands there, and comes again at the end. */
  back(now: string): string {
    if (this.at === this.lines.length) this.draft = now;
    this.at = Math.max(0, this.at - 1);
    return this.lines[this.at] ?? this.draft;
  }

  /** The line after. */
  on(): string {
    this.at = Math.min(this.lines.length, this.at + 1);
    return this.lines[this.at] ?? this.draft;
  }
}
