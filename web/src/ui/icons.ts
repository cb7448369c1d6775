/**
 * Every icon of the client, as paths in a 24 × 24 square around the origin: lines of one width with round ends, at most
 * 9 from the middle, so that all look equally large. `Icon` draws them.
 */
export const ICONS = {
  arrow: "M-8 0H8M2 -6L8 0L2 6",
  back: "M4 -7L-4 0L4 7",
  book: "M0 -5C-2 -7 -5 -7.5 -9 -7V6C-5 5.5 -2 6 0 8C2 6 5 5.5 9 6V-7C5 -7.5 2 -7 0 -5ZM0 -5V8",
  bot: "M0 -5V-9M-7 1.5A7 6.5 0 1 1 7 1.5A7 6.5 0 1 1 -7 1.5ZM-2.7 0.6V1.8M2.7 0.6V1.8",
  bulb: "M-3 5C-3 2.5 -6 1.5 -6 -3A6 6 0 0 1 6 -3C6 1.5 3 2.5 3 5ZM-2.5 9H2.5",
  calendar: "M-8 -6.5H8V8H-8ZM-8 -2H8M-4 -9V-5M4 -9V-5M-3.5 2.5H-3.4M0 2.5H0.1M3.5 2.5H3.6",
  camera: "M-9 -4.5H-5L-3 -7.5H3L5 -4.5H9V7.5H-9ZM3.5 1A3.5 3.5 0 1 1 -3.5 1A3.5 3.5 0 1 1 3.5 1Z",
  check: "M-8 0.5L-2.5 6L8 -6",
  close: "M-6.5 -6.5L6.5 6.5M6.5 -6.5L-6.5 6.5",
  copy: "M-3 -3H8V8H-3ZM-6 3H-8V-8H3V-6",
  down: "M-7 -4L0 4L7 -4",
  download: "M0 -9V3M-5 -2L0 3L5 -2M-8 4V8H8V4",
  eye: "M-9 0Q-4.5 -6.5 0 -6.5T9 0Q4.5 6.5 0 6.5T-9 0ZM2.6 0A2.6 2.6 0 1 1 -2.6 0A2.6 2.6 0 1 1 2.6 0Z",
  fast: "M-8 -6.5L-0.5 0L-8 6.5ZM1 -6.5L8.5 0L1 6.5Z",
  first: "M-6 -7V7M7 -7L-3 0L7 7",
  friends:
    "M0.5 -4.5A3.5 3.5 0 1 1 -6.5 -4.5A3.5 3.5 0 1 1 0.5 -4.5ZM-9 8V6A4 4 0 0 1 -5 2H-1A4 4 0 0 1 3 6V8M4 -7.8A3.5 3.5 0 0 1 4 -1.2M9 8V6A4 4 0 0 0 6 2.2",
  globe: "M9 0A9 9 0 1 1 -9 0A9 9 0 1 1 9 0ZM-9 0H9M0 -9Q8 0 0 9Q-8 0 0 -9",
  hourglass: "M-6 -9H6M-6 9H6M-5 -9Q-5 -3 0 0Q5 -3 5 -9M-5 9Q-5 3 0 0Q5 3 5 9",
  key: "M9 -4.5A4.5 4.5 0 1 1 0 -4.5A4.5 4.5 0 1 1 9 -4.5ZM1.3 -1.3L-8 8M-8 8V4M-5 5L-2.5 7.5",
  last: "M6 -7V7M-7 -7L3 0L-7 7",
  log: "M-8.5 -7H-8M-3.5 -7H9M-8.5 0H-8M-3.5 0H9M-8.5 7H-8M-3.5 7H9",
  map: "M-9 -6L-3 -8L3 -6L9 -8V6L3 8L-3 6L-9 8ZM-3 -8V6M3 -6V8",
  menu: "M-8 -6H8M-8 0H8M-8 6H8",
  more: "M-7 0H-6.9M0 0H0.1M6.9 0H7",
  offline: "M-8 -8L8 8M-9 -1.5A13 13 0 0 1 -4.5 -4.3M0 -5.5A13 13 0 0 1 9 -1.5M-5 3A7.5 7.5 0 0 1 0 1M0 7.4V7.5",
  on: "M-4 -7L4 0L-4 7",
  pass: "M-8 -4H8M3.5 -8.5L8 -4L3.5 0.5M8 4H-8M-3.5 -0.5L-8 4L-3.5 8.5",
  pause: "M-4 -7V7M4 -7V7",
  play: "M-5 -8L8 0L-5 8Z",
  question: "M-4 -3.4A4.1 4.1 0 1 1 1.8 0.3Q0 1.3 0 3.2M0 7.2V7.3",
  replay: "M-7.5 -3A8 8 0 1 1 -7.5 3.5M-8.5 -9V-2.6H-2.2M-2 -3.5L4 0L-2 3.5Z",
  roundBack: "M-1 -7L-9 0L-1 7M8 -7L0 0L8 7",
  roundOn: "M1 -7L9 0L1 7M-8 -7L0 0L-8 7",
  search: "M4.5 -1.5A6 6 0 1 1 -7.5 -1.5A6 6 0 1 1 4.5 -1.5ZM2.8 2.8L8.5 8.5",
  settings:
    "M-9 -5H1.4M6.6 -5H9M-9 5H-6.6M-1.4 5H9M1.4 -5A2.6 2.6 0 1 0 6.6 -5A2.6 2.6 0 1 0 1.4 -5ZM-6.6 5A2.6 2.6 0 1 0 -1.4 5A2.6 2.6 0 1 0 -6.6 5Z",
  share: "M0 -9V3M-5 -4L0 -9L5 -4M-8 1V8H8V1",
  skip: "M-7 -7L4 0L-7 7ZM7 -7V7",
  smile: "M9 0A9 9 0 1 1 -9 0A9 9 0 1 1 9 0ZM-4.5 2.5Q0 6.5 4.5 2.5M-3 -3V-2.4M3 -3V-2.4",
  sprout: "M0 9V-1M0 0.5C0 -5 -4 -7 -9 -7C-9 -1.5 -5 1.5 0 0.5ZM0 -2C0 -6.5 3.5 -8.5 9 -8.5C9 -3.5 5 -1 0 -2Z",
  star: "M0 -8.5L2.5 -3L8.5 -2.4L4 1.6L5.3 7.6L0 4.5L-5.3 7.6L-4 1.6L-8.5 -2.4L-2.5 -3Z",
  trash: "M-8 -6H8M-3 -6V-8.5H3V-6M-6 -6L-5 8.5H5L6 -6M-1.8 -2V4.5M1.8 -2V4.5",
  trophy: "M-5 -8H5V-2A5 5 0 0 1 -5 -2ZM0 3V8M-4.5 8.5H4.5M-5 -6H-9Q-9 -1 -4.6 -0.5M5 -6H9Q9 -1 4.6 -0.5",
  turnLeft: "M-7.5 -3A8 8 0 1 1 -7.5 3.5M-8.5 -9V-2.6H-2.2",
  turnRight: "M7.5 -3A8 8 0 1 0 7.5 3.5M8.5 -9V-2.6H2.2",
  undo: "M-4 -8L-9 -3L-4 2M-9 -3H3.5A5.5 5.5 0 0 1 3.5 8H-3",
  upload: "M0 3V-9M-5 -4L0 -9L5 -4M-8 4V8H8V4",
} as const;

/** An icon's name. */
export type IconName = keyof typeof ICONS;
