import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { htmlPath } from './docsAddress.ts'
import { deadLinks } from './docsLinks.ts'
import { docsOrder, flatOrder } from './docsOrder.ts'
import type { DocsPage } from './docsPage.ts'
import { docsTemplate } from './docsTemplate.ts'
import { helpTerms } from './helpTerms.ts'
import { GUIDE, readGuide } from './readGuide.ts'

/** Those of the application. */
const LETTERS = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

/**
 * Writes the guide as HTML with its search index and what the application explains in place to a folder, which is emptied before; the number of pages.
 * @throws Error that lists every dead link
 */
export function buildDocs(out: string): number {
  const { pages, pictures } = readGuide()
  const faults = deadLinks(pages, new Set(pictures))
  if (faults.length > 0) throw new Error(`dead links in the guide:\n  ${faults.join('\n  ')}`)
  const entries = docsOrder(pages)
  const inOrder = flatOrder(entries)
  rmSync(out, { recursive: true, force: true })
  for (const [index, page] of inOrder.entries()) {
    const neighbours = { previous: inOrder[index - 1], next: inOrder[index + 1] }
    write(join(out, htmlPath(page.path)), docsTemplate(page, entries, neighbours))
  }
  for (const picture of pictures) cpSync(join(GUIDE, picture), join(out, picture))
  cpSync(join(import.meta.dirname, 'assets'), join(out, 'assets'), { recursive: true })
  cpSync(fileURLToPath(import.meta.resolve(LETTERS)), join(out, 'assets/letters.woff2'))
  write(join(out, 'search.json'), JSON.stringify(searchIndex(inOrder)))
  write(join(out, 'terms.json'), JSON.stringify(helpTerms(pages)))
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

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
