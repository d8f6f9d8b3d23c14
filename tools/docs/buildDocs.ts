import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { htmlPath } from './docsAddress.ts'
import { deadLinks } from './docsLinks.ts'
import { docsOrder, flatOrder } from './docsOrder.ts'
import { type DocsPage, readDocsPage } from './docsPage.ts'
import { docsTemplate } from './docsTemplate.ts'

interface DocsFolders {
  /** The Markdown of the guide with its pictures. */
  readonly guide: string
  /** Pages that stand beside the guide's folder and belong to it. */
  readonly beside: readonly string[]
  /** Emptied and written. */
  readonly out: string
}

/**
 * Writes the guide as HTML with its search index; the number of pages.
 * @throws Error that lists every dead link
 */
export function buildDocs({ guide, beside, out }: DocsFolders): number {
  const files = filesBelow(guide)
  const pages = [
    ...files
      .filter((file) => file.endsWith('.md'))
      .map((file) => readDocsPage(file, readFileSync(join(guide, file), 'utf8'))),
    ...beside.map((file) =>
      readDocsPage(relative(dirname(file), file), readFileSync(file, 'utf8')),
    ),
  ]
  const pictures = files.filter((file) => !file.endsWith('.md'))
  const faults = deadLinks(pages, new Set(pictures))
  if (faults.length > 0) throw new Error(`dead links in the guide:\n  ${faults.join('\n  ')}`)
  const entries = docsOrder(pages)
  const inOrder = flatOrder(entries)
  rmSync(out, { recursive: true, force: true })
  for (const [index, page] of inOrder.entries()) {
    const neighbours = { previous: inOrder[index - 1], next: inOrder[index + 1] }
    write(join(out, htmlPath(page.path)), docsTemplate(page, entries, neighbours))
  }
  for (const picture of pictures) cpSync(join(guide, picture), join(out, picture))
  cpSync(join(import.meta.dirname, 'assets'), join(out, 'assets'), { recursive: true })
  write(join(out, 'search.json'), JSON.stringify(searchIndex(inOrder)))
  return inOrder.length
}

/** What the search looks through: [title of the page, heading, address, words below it]. */
function searchIndex(pages: readonly DocsPage[]): readonly (readonly string[])[] {
  return pages.flatMap((page) =>
    page.sections.map(({ heading, text }) => [
      page.title,
      heading.level === 1 ? '' : heading.text,
      heading.level === 1 ? htmlPath(page.path) : `${htmlPath(page.path)}#${heading.id}`,
      text,
    ]),
  )
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
