import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { pdfBytes } from './pdfDocument.ts'
import { figure, heading, note, reportTable } from './reportTables.ts'

/** What the structure tree of a page has: roles, and the ids of marked content. */
interface StructNode {
  readonly role?: string
  readonly alt?: string
  readonly id?: string
  readonly children?: readonly StructNode[]
}

const ROWS = 80
const bytes = await pdfBytes({
  paper: 'A4',
  title: 'Yield',
  author: 'A. Author, Org',
  subject: 'Report',
  creator: 'DUET',
  footer: 'run 1',
  content: [
    heading('Losses'),
    note('What is lost.'),
    figure(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text x="0" y="9">x</text></svg>',
      'A curve that falls.',
      { width: 10 },
    ),
    reportTable(
      [{ title: 'Stage' }, { title: 'Loss (%)', align: 'right' }],
      Array.from({ length: ROWS }, (_, row) => [`Stage ${row}`, `${row}`]),
    ),
  ],
})
const pdf = await getDocumentProxy(new Uint8Array(bytes))
const trees = await Promise.all(
  Array.from({ length: pdf.numPages }, async (_, page): Promise<StructNode> => {
    const tree: StructNode | null = await (await pdf.getPage(page + 1)).getStructTree()
    return tree ?? {}
  }),
)

const allOf = (node: StructNode): readonly StructNode[] => [
  node,
  ...(node.children ?? []).flatMap(allOf),
]
const roles = (node: StructNode | undefined): readonly (string | undefined)[] =>
  (node?.children ?? []).flatMap(({ role }) => role ?? [])

test('the file says its title, language and author, and that it is tagged', async () => {
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Title: 'Yield', Author: 'A. Author, Org', Language: 'en' })
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
  expect((await pdf.getOutline()).map(({ title }: { readonly title: string }) => title)).toEqual([
    'Losses',
  ])
})

test('headings, texts, pictures and tables are pieces of its structure, in their order', () => {
  const document = trees[0]?.children?.[0]
  expect(document?.role).toBe('Document')
  expect(roles(document)).toEqual(['H1', 'P', 'Figure', 'Table'])
  expect(document?.children?.[2]?.alt).toBe('A curve that falls.')
})

test('a table that goes over pages has its headings once, and a cell in every column', () => {
  expect(trees.length).toBeGreaterThan(1)
  const cells = (role: string) =>
    trees.map((tree) => allOf(tree).filter((one) => one.role === role))
  const drawn = (role: string) =>
    cells(role).map((page) => page.filter(({ children = [] }) => children.length > 0).length)
  expect(drawn('TH')).toEqual([2, ...trees.slice(1).map(() => 0)])
  // Each page names all cells of a table that it has a part of
  expect(cells('TD')[0]).toHaveLength(2 * ROWS)
  expect(drawn('TD').reduce((sum, count) => sum + count, 0)).toBe(2 * ROWS)
})

test('what is drawn on a page is content of the structure or marked as none', async () => {
  for (const number of trees.keys()) {
    const page = await pdf.getPage(number + 1)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const depth = { marked: 0, outside: 0 }
    for (const item of items) {
      const type: string = 'type' in item ? item.type : 'text'
      if (type.startsWith('beginMarked')) depth.marked++
      else if (type === 'endMarkedContent') depth.marked--
      else if (depth.marked === 0 && 'str' in item && item.str.trim() !== '') depth.outside++
    }
    expect(depth).toEqual({ marked: 0, outside: 0 })
  }
})
