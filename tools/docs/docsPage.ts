import createMarkdown, { type MarkdownIt, type Token } from 'markdown-it'
import { hrefOf } from './docsAddress.ts'
import { type DocsTable, tablesOf } from './docsTables.ts'
import { headingId } from './headingId.ts'
import { markdownMath } from './markdownMath.ts'

export interface Heading {
  readonly level: number
  readonly id: string
  readonly text: string
}

/** A link or picture as it is written in the source. */
export interface DocsLink {
  readonly target: string
  readonly isImage: boolean
}

/** A part of a page that the search can lead to: a heading and the words below it. */
export interface DocsSection {
  readonly heading: Heading
  readonly text: string
}

export interface DocsPage {
  /** Of the source below docs/guide, with slashes: physics/sun.md */
  readonly path: string
  readonly title: string
  /** The first sentence or so, for search engines and lists. */
  readonly summary: string
  readonly headings: readonly Heading[]
  readonly sections: readonly DocsSection[]
  readonly tables: readonly DocsTable[]
  readonly links: readonly DocsLink[]
  readonly html: string
}

/**
 * A page of the guide. Links to other pages lead to their HTML files.
 * @throws Error where a formula cannot be read or the title is missing
 */
export function readDocsPage(path: string, source: string): DocsPage {
  const markdown = createMarkdown({ html: false, linkify: false, typographer: false })
  markdown.use(markdownMath)
  const tokens = markdown.parse(source.replaceAll(/<!--.*?-->\n?/gs, ''), {})
  const headings = markHeadings(tokens)
  const tables = tablesOf(tokens, headings)
  const links = collectLinks(path, tokens)
  namelessHeadsToCells(tokens)
  makeScrollable(markdown)
  const title = headings[0]
  if (title?.level !== 1) throw new Error(`${path} does not begin with a title`)
  return {
    path,
    title: title.text,
    summary: summaryOf(tokens),
    headings,
    sections: sectionsOf(tokens, headings),
    tables,
    links,
    html: markdown.renderer.render(tokens, markdown.options, {}),
  }
}

/** Gives every heading the id by which links name it. */
function markHeadings(tokens: readonly Token[]): readonly Heading[] {
  const taken = new Set<string>()
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return []
    const text = plainText(tokens[index + 1])
    const id = headingId(text, taken)
    token.attrSet('id', id)
    return [{ level: Number(token.tag.slice(1)), id, text }]
  })
}

/** The links of a page as written; in the tokens they are turned to the HTML files. */
function collectLinks(path: string, tokens: readonly Token[]): readonly DocsLink[] {
  return tokens
    .flatMap(({ children }) => children ?? [])
    .flatMap((token) => {
      const name = token.type === 'link_open' ? 'href' : 'src'
      if (token.type !== 'link_open' && token.type !== 'image') return []
      const target = String(token.attrGet(name) ?? '')
      token.attrSet(name, hrefOf(path, target))
      if (token.type === 'image') token.attrSet('loading', 'lazy')
      return [{ target, isImage: token.type === 'image' }]
    })
}

/** A heading of a column without words names nothing: it becomes an ordinary cell. */
function namelessHeadsToCells(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    const close = tokens[index + 2]
    if (token.type !== 'th_open' || close === undefined || tokens[index + 1]?.content !== '')
      continue
    token.tag = 'td'
    close.tag = 'td'
  }
}

/** What is wider than the page scrolls by itself, with the keyboard as well. */
function makeScrollable(markdown: MarkdownIt): void {
  const { rules } = markdown.renderer
  rules['table_open'] = () =>
    '<div class="table" tabindex="0" role="group" aria-label="Table"><table>\n'
  rules['table_close'] = () => '</table></div>\n'
  const fence = rules['fence']
  rules['fence'] = (...drawing) =>
    (fence?.(...drawing) ?? '').replace('<pre>', '<pre tabindex="0">')
}

function summaryOf(tokens: readonly Token[]): string {
  const at = tokens.findIndex(({ type }) => type === 'paragraph_open')
  const [sentence = ''] = plainText(tokens[at + 1]).split(/(?<=\.)\s/)
  return sentence
}

function sectionsOf(
  tokens: readonly Token[],
  headings: readonly Heading[],
): readonly DocsSection[] {
  const texts = headings.map(() => new Array<string>())
  let section = -1
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') section++
    const isHeading = tokens[index - 1]?.type === 'heading_open'
    if (token.type === 'inline' && !isHeading) texts[section]?.push(plainText(token))
  }
  return headings.map((heading, index) => ({ heading, text: (texts[index] ?? []).join(' ') }))
}

/** The words of a paragraph or heading without its marks. */
function plainText(token: Token | undefined): string {
  return (token?.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('')
}
