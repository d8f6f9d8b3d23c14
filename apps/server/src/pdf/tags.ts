import type { Content } from 'pdfmake/interfaces.js'

/** Marked content of a page, as the writer of PDF files has it. */
export type MarkedContent = object

/** A piece of the structure of a document, which screen readers go by. */
export interface Tag {
  readonly type: 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | Toc
  readonly alt?: string
  /** Of a heading of a table: what it is for. */
  readonly scope?: 'Column' | 'Row'
  readonly children: Tag[]
  /** Filled while pages are drawn. */
  readonly contents: MarkedContent[]
}

type Toc = 'TOC' | 'TOCI'

/** What a node of a document may say of itself beside what pdfmake knows. */
export interface TaggedNode {
  /** Set by `tagContent`. */
  tag?: Tag
  /** Instead of what its style stands for. */
  readonly role?: Tag['type']
  /** What a picture shows. */
  readonly alt?: string
  /** A table of data: whether its first row or its first column names what the cells are. */
  readonly heads?: 'columns' | 'rows'
}

/** The structure of a document; each node that is drawn gets its own piece of it. */
export function tagContent(content: readonly Content[]): Tag {
  const root = newTag('Document')
  walk(content, root)
  return root
}

export const newTag = (type: Tag['type'], options: Pick<Tag, 'alt' | 'scope'> = {}): Tag => ({
  type,
  ...options,
  children: [],
  contents: [],
})

export function addTag(parent: Tag, tag: Tag): Tag {
  parent.children.push(tag)
  return tag
}

/** The parts of a node that lead to others, or are drawn. */
interface Node extends TaggedNode {
  readonly text?: unknown
  readonly style?: unknown
  readonly stack?: unknown
  readonly columns?: unknown
  readonly svg?: unknown
  readonly image?: unknown
  readonly table?: { readonly body: readonly (readonly unknown[])[] }
  readonly toc?: { readonly title?: unknown }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function walk(value: unknown, parent: Tag): void {
  if (Array.isArray(value)) for (const one of value) walk(one, parent)
  else if (isNode(value)) walkNode(value, parent)
}

function walkNode(node: Node, parent: Tag): void {
  const { stack, columns, table, toc } = node
  if (node.text !== undefined) node.tag = addTag(parent, newTag(typeOf(node)))
  if (node.svg !== undefined || node.image !== undefined) {
    node.tag = addTag(parent, newTag('Figure', { alt: node.alt ?? 'Picture' }))
  }
  walk(stack, parent)
  walk(columns, parent)
  if (table !== undefined) walkTable(table.body, node.heads, parent)
  if (toc !== undefined) {
    walk(toc.title, parent)
    addTag(parent, newTag('TOC'))
  }
}

function typeOf({ role, style }: Node): Tag['type'] {
  if (role !== undefined) return role
  if (style === 'h1') return 'H1'
  return style === 'h2' ? 'H2' : 'P'
}

/** Tables that only put things beside each other are no tables to a reader. */
function walkTable(body: readonly (readonly unknown[])[], heads: Node['heads'], parent: Tag): void {
  if (heads === undefined) {
    walk(body, parent)
    return
  }
  const table = addTag(parent, newTag('Table'))
  body.forEach((cells, row) => {
    const line = addTag(table, newTag('TR'))
    cells.forEach((cell, column) => {
      if (!isNode(cell)) return
      const isHead = heads === 'columns' ? row === 0 : column === 0
      const scope = heads === 'columns' ? 'Column' : 'Row'
      cell.tag = addTag(line, isHead ? newTag('TH', { scope }) : newTag('TD'))
    })
  })
}
