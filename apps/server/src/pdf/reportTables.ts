import type {
  Content,
  ContentSvg,
  ContentTable,
  ContentText,
  TableCell,
} from 'pdfmake/interfaces.js'
import { inFonts } from './reportText.ts'
import type { TaggedNode } from './tags.ts'

export const LINE = '#dfe4e8'

/** A column of a table: its heading, and how its cells lie. */
export interface ReportColumn {
  readonly title: string
  readonly align?: 'left' | 'right'
  readonly width?: number | '*' | 'auto'
}

interface TableOptions {
  /** Rows that are a sum or a level; none where absent. */
  readonly isBold?: (row: number) => boolean
  /** Smaller print. */
  readonly isSmall?: boolean
}

/** A table whose headings are repeated on every page. */
export function reportTable(
  columns: readonly ReportColumn[],
  rows: readonly (readonly string[])[],
  { isBold = () => false, isSmall = false }: TableOptions = {},
): ContentTable & TaggedNode {
  const head = columns.map(
    ({ title, align = 'left' }): TableCell => ({ text: title, alignment: align, style: 'head' }),
  )
  const body = rows.map((row, index) =>
    columns.map(({ align = 'left' }, column): TableCell => {
      return {
        text: inFonts(row[column] ?? ''),
        alignment: align,
        preserveLeadingSpaces: true,
        ...(isBold(index) && { bold: true }),
      }
    }),
  )
  return {
    heads: 'columns',
    fontSize: isSmall ? 7.5 : 8.5,
    margin: [0, 4, 0, 12],
    layout: {
      hLineWidth: (line) => (line === 1 ? 0.8 : 0.4),
      vLineWidth: () => 0,
      hLineColor: (line) => (line === 1 ? '#64707c' : LINE),
      paddingTop: () => 2.5,
      paddingBottom: () => 2.5,
      paddingLeft: (column) => (column === 0 ? 0 : 5),
      paddingRight: () => 5,
    },
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width = 'auto' }) => width),
      body: [head, ...body],
    },
  }
}

/** Names and values, two columns. @param paddingPt - above and below each */
export function factTable(
  facts: readonly (readonly [name: string, value: string])[],
  paddingPt = 3,
): Content {
  const table: ContentTable & TaggedNode = {
    heads: 'rows',
    fontSize: 9,
    margin: [0, 4, 0, 12],
    layout: {
      hLineWidth: () => 0.4,
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingTop: () => paddingPt,
      paddingBottom: () => paddingPt,
      paddingLeft: (column) => (column === 0 ? 0 : 6),
      paddingRight: () => 4,
    },
    table: {
      widths: [130, '*'],
      body: facts.map(([name, value]) => [
        { text: name, color: '#46525e' },
        { text: inFonts(value) },
      ]),
    },
  }
  return table
}

const headingParts = (text: string) =>
  ({ text, style: 'h1', tocItem: true, outline: true }) as const

/** A heading that stands in the contents and in the outline of the file. */
export const heading = (text: string, isNewPage = false): Content => ({
  ...headingParts(text),
  headlineLevel: 1,
  ...(isNewPage && { pageBreak: 'before' as const }),
})

/** What stands on one page under its heading. */
export const section = (title: string, ...content: Content[]): Content =>
  together(headingParts(title), ...content)

export const subheading = (text: string, isNewPage = false): Content => ({
  text: inFonts(text),
  style: 'h2',
  headlineLevel: 2,
  ...(isNewPage && { pageBreak: 'before' as const }),
})

/** What no page ends within. */
export const together = (...stack: Content[]): Content => ({
  stack: stack.map(withoutBreak),
  unbreakable: true,
})

/** A heading that begins no page of its own. */
const withoutBreak = (content: Content): Content =>
  typeof content === 'object' && 'headlineLevel' in content
    ? { ...content, headlineLevel: undefined }
    : content

/** A picture, with what it shows for those who cannot see it. */
export function figure(
  svg: string,
  alt: string,
  size: { readonly width: number; readonly height?: number },
): Content {
  const picture: ContentSvg & TaggedNode = { svg, alt, ...size }
  return picture
}

/** Text that stands for something else in the structure of the document than its style says. */
export function withRole(role: NonNullable<TaggedNode['role']>, text: ContentText): Content {
  const node: ContentText & TaggedNode = { ...text, role }
  return node
}

export const note = (text: string): Content => ({ text: inFonts(text), style: 'note' })
