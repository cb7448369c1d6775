/** A link as a QR code, for the phones of people in the same room. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { encode } from "uqr";

/** The light border around the code, in modules; readers need it. */
const MARGIN = 3;

/** Shows a text as a QR code. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): JSX.Element {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: "M", border: MARGIN });
    const dark = code.data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: dark.join("") };
  }, [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} style="fill: var(--white)" />
      <path d={path} style="fill: var(--night)" />
    </svg>
  );
}
