/** Stand-ins for animal pictures: the game's own come from a package, loaded apart. */

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`;

/** A few animals in the fewest strokes. */
export const ANIMALS = {
  whale: svg(
    '<path d="M4 34q2-16 22-16 18 0 22 16 6-1 8-8 4 3 5 8-3 4-8 5-4 12-25 12Q6 51 4 34z" fill="#4f83c4"/>' +
      '<path d="M5 38q4 12 23 13 10 0 16-3-20 2-39-10z" fill="#dceaf8"/><circle cx="14" cy="33" r="2.4" fill="#10203c"/>' +
      '<path d="M24 17q-6-4-5-9 4 0 5 5 2-6 7-6 0 6-7 10z" fill="#8fd0ff"/>',
  ),
  fox: svg(
    '<path d="M8 10l14 8q10-4 20 0l14-8q4 18-4 30L32 58 12 40Q4 28 8 10z" fill="#e8762c"/>' +
      '<path d="M32 58L14 41q10-8 18 3 8-11 18-3z" fill="#fff4e6"/><circle cx="23" cy="33" r="3" fill="#2b1608"/>' +
      '<circle cx="41" cy="33" r="3" fill="#2b1608"/><path d="M28 52h8l-4 6z" fill="#2b1608"/>',
  ),
  camel: svg(
    '<path d="M12 58V40q-4-14 6-18 4 8 8 0 4-10 10 0 4 8 8 2 0-14 8-16 6 0 6 6-4 3-6 3 1 18-6 24v17h-5V44H19v14z" fill="#c98f4b"/>' +
      '<circle cx="53" cy="10" r="1.6" fill="#2b1608"/>',
  ),
  penguin: svg(
    '<path d="M32 4q14 0 16 20l8 16-9-4q1 22-15 22T17 36l-9 4 8-16Q18 4 32 4z" fill="#27324a"/>' +
      '<path d="M32 22q12 2 10 20-2 12-10 12t-10-12q-2-18 10-20z" fill="#fff"/><path d="M28 18h8l-4 6z" fill="#f4a52c"/>' +
      '<circle cx="27" cy="14" r="2" fill="#fff"/><circle cx="37" cy="14" r="2" fill="#fff"/>' +
      '<path d="M22 58h8v4h-8zM34 58h8v4h-8z" fill="#f4a52c"/>',
  ),
  goat: svg(
    '<path d="M14 56V38q-2-12 10-14h14l4-8q0-8 8-8l4 8q4 4 2 8l-8 4-2 14v14h-5V44H20v12z" fill="#e9e3da"/>' +
      '<path d="M44 10q-4-8-12-6 8 2 8 8z" fill="#7b6a58"/><circle cx="50" cy="16" r="1.7" fill="#2b1608"/>',
  ),
} as const;
