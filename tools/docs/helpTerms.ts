import { hrefOf } from './docsAddress.ts'
import type { DocsPage } from './docsPage.ts'
import type { DocsCell, DocsTable } from './docsTables.ts'
import { headingId } from './headingId.ts'

/** A word of the field as the application explains it in place. */
export interface HelpTerm {
  /** The first is what it is called; the others mean the same. */
  readonly names: readonly string[]
  readonly meaning: string
  /** '' where there is none, as the unit. */
  readonly formula: string
  readonly unit: string
  /** Where the guide tells more: 'weather.html#time' */
  readonly more: string
}

/**
 * The terms that the glossary explains.
 * @throws Error that names a page, column or term that is missing, or a term that stands twice
 */
export function helpTerms(pages: readonly DocsPage[]): readonly HelpTerm[] {
  const terms = tablesWith(pages, 'glossary.md', 'Term').flatMap(({ heading, rows }) =>
    rows.map((row) => termOf(row, heading)),
  )
  refuseTwice(terms)
  return terms
}

type Row = ReadonlyMap<string, DocsCell>

function tablesWith(
  pages: readonly DocsPage[],
  path: string,
  column: string,
): readonly DocsTable[] {
  const page = pages.find((one) => one.path === path)
  const tables = (page?.tables ?? []).filter(({ rows }) => rows[0]?.has(column))
  if (tables.length === 0) throw new Error(`${path} has no table with a column ${column}`)
  return tables
}

function termOf(row: Row, heading: string): HelpTerm {
  const meaning = row.get('Meaning')
  const target = meaning?.target
  return {
    names: textOf(row, 'Term').split(', '),
    // what the link of the page says, the link of the note says too
    meaning: textOf(row, 'Meaning').replace(/ See [^.]+\.$/, ''),
    formula: textOf(row, 'Formula'),
    unit: textOf(row, 'Unit'),
    more:
      target === undefined
        ? `glossary.html#${headingId(heading, new Set())}`
        : hrefOf('glossary.md', target),
  }
}

function textOf(row: Row, column: string): string {
  const cell = row.get(column)
  if (cell === undefined) throw new Error(`a table of the guide has no column ${column}`)
  return cell.text
}

function refuseTwice(terms: readonly HelpTerm[]): void {
  const seen = new Set<string>()
  for (const name of terms.flatMap(({ names }) => names)) {
    if (seen.has(name.toLowerCase())) throw new Error(`glossary.md explains ${name} twice`)
    seen.add(name.toLowerCase())
  }
}
