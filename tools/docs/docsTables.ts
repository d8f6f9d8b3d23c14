import type { Token } from 'markdown-it'

export interface DocsCell {
  readonly text: string
  /** Of its first link, as it is written. */
  readonly target: string | undefined
  /** What is written as code. */
  readonly names: readonly string[]
}

/** A table of a page, by the texts of its columns' heads. */
export interface DocsTable {
  /** Of the heading above it. */
  readonly heading: string
  readonly rows: readonly ReadonlyMap<string, DocsCell>[]
}

/** The tables of a page, before links are turned to HTML files. */
export function tablesOf(
  tokens: readonly Token[],
  headings: readonly { readonly text: string }[],
): readonly DocsTable[] {
  const tables: { heading: string; lines: DocsCell[][] }[] = []
  let heading = -1
  for (const [index, { type }] of tokens.entries()) {
    const table = tables.at(-1)
    if (type === 'heading_open') heading++
    if (type === 'table_open') tables.push({ heading: headings[heading]?.text ?? '', lines: [] })
    if (type === 'tr_open') table?.lines.push([])
    if (type === 'th_open' || type === 'td_open') {
      table?.lines.at(-1)?.push(cellOf(tokens[index + 1]?.children ?? []))
    }
  }
  return tables.map(({ heading: above, lines: [head = [], ...rows] }) => ({
    heading: above,
    rows: rows.map((cells) => new Map(cells.map((cell, at) => [head[at]?.text ?? '', cell]))),
  }))
}

function cellOf(tokens: readonly Token[]): DocsCell {
  const target = tokens.find(({ type }) => type === 'link_open')?.attrGet('href')
  return {
    text: tokens.map(({ content }) => content).join(''),
    target: target === null || target === undefined ? undefined : String(target),
    names: tokens.filter(({ type }) => type === 'code_inline').map(({ content }) => content),
  }
}
