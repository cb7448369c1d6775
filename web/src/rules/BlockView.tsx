/** One block of the rulebook. */
import type { JSX } from "preact";
import css from "./BlockView.module.css";
import type { Block, TableBlock } from "./book.ts";
import { PictureView } from "./PictureView.tsx";
import { Text } from "./Text.tsx";

type Words = readonly string[];

/** Shows a paragraph, a list, a table or a picture. */
export function BlockView({ block, words }: { readonly block: Block; readonly words: Words }): JSX.Element | null {
  if (block.text !== undefined) {
    return (
      <p>
        <Text of={block.text} words={words} />
      </p>
    );
  }
  if (block.steps !== undefined) return <ol>{items(block.steps, words)}</ol>;
  if (block.points !== undefined) return <ul>{items(block.points, words)}</ul>;
  if (block.table !== undefined) return <Table table={block.table} words={words} />;
  return block.picture === undefined ? null : <PictureView name={block.picture} />;
}

const items = (ids: readonly string[], words: Words): readonly JSX.Element[] =>
  ids.map((id) => (
    <li key={id}>
      <Text of={id} words={words} />
    </li>
  ));

/** A table; the first cell of a row says what the row is about. */
function Table({ table: { head, rows }, words }: { readonly table: TableBlock; readonly words: Words }): JSX.Element {
  return (
    <div class={css.table}>
      <table class={head.length > 2 ? css.isNarrow : undefined}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                <Text of={cell} words={words} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = "", ...cells]) => (
            <tr key={first}>
              <th scope="row">
                <Text of={first} words={words} />
              </th>
              {cells.map((cell) => (
                <td key={cell}>
                  <Text of={cell} words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
