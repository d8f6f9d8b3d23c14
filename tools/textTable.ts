/** A table of text; the first column is on the left, the others on the right. */
export interface TextTable {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** For a terminal: columns as wide as their widest cell. */
export function plainTable({ title, head, rows }: TextTable): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [title, ...all.map((row) => `  ${line(row)}`)].join('\n')
}

/** For the manual: a Markdown table under its title. */
export function markdownTable({ title, head, rows }: TextTable): string {
  const ruler = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [`**${title}**`, '', markdownRow(head), markdownRow(ruler), ...rows.map(markdownRow)].join(
    '\n',
  )
}

function markdownRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
