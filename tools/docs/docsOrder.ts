import { isForeign, resolveLink } from './docsAddress.ts'
import type { DocsPage } from './docsPage.ts'

/** A page and, below it, those that its own table lists. */
export interface DocsEntry {
  readonly page: DocsPage
  readonly children: readonly DocsEntry[]
}

/**
 * The order of the guide as its index pages give it: index.md first, then what it links to, each folder's index with the
 * pages of its folder below. Pages that no index names come last.
 */
export function docsOrder(pages: readonly DocsPage[]): readonly DocsEntry[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const seen = new Set<string>()
  const linkedFrom = (index: string): readonly DocsPage[] =>
    (byPath.get(index)?.links ?? [])
      .filter(({ target, isImage }) => !isImage && !isForeign(target))
      .flatMap(({ target }) => byPath.get(resolveLink(index, target).path) ?? [])
      .filter((page) => isBelow(page.path, index) && !seen.has(page.path) && seen.add(page.path))
  const entryOf = (page: DocsPage): DocsEntry => ({
    page,
    children: isIndex(page.path) ? linkedFrom(page.path).map(entryOf) : [],
  })
  const start = byPath.get('index.md')
  if (start === undefined) throw new Error('the guide has no index.md')
  // The pages of a folder belong to the index of that folder, whoever else names them.
  seen.add('index.md')
  const entries = linkedFrom('index.md').map(entryOf)
  const others = pages.filter(({ path }) => !seen.has(path))
  return [
    { page: start, children: [] },
    ...entries,
    ...others.map((page) => ({ page, children: [] })),
  ]
}

/** All pages one after another, for 'next' and 'previous'. */
export function flatOrder(entries: readonly DocsEntry[]): readonly DocsPage[] {
  return entries.flatMap(({ page, children }) => [page, ...flatOrder(children)])
}

function isIndex(path: string): boolean {
  return path.endsWith('index.md')
}

/** In the same folder, or the index of a folder in it. */
function isBelow(path: string, index: string): boolean {
  const folder = index.slice(0, -'index.md'.length)
  if (!path.startsWith(folder)) return false
  const rest = path.slice(folder.length)
  return !rest.includes('/') || /^[^/]+\/index\.md$/.test(rest)
}
