import { isForeign, resolveLink } from './docsAddress.ts'
import type { DocsPage } from './docsPage.ts'

/**
 * What is wrong with the links of the guide: a sentence for each that leads to no page, no heading or no picture.
 * `files` are the pictures, with their paths below docs/guide.
 */
export function deadLinks(
  pages: readonly DocsPage[],
  files: ReadonlySet<string>,
): readonly string[] {
  const anchors = new Map(
    pages.map(({ path, headings }) => [path, new Set(headings.map(({ id }) => id))]),
  )
  return pages.flatMap((page) =>
    page.links
      .filter(({ target }) => !isForeign(target))
      .flatMap(({ target, isImage }) => {
        const { path, anchor } = resolveLink(page.path, target)
        if (isImage) return files.has(path) ? [] : [`${page.path}: there is no picture ${target}`]
        const known = anchors.get(path)
        if (known === undefined) return [`${page.path}: there is no page ${target}`]
        return anchor === undefined || known.has(anchor)
          ? []
          : [`${page.path}: there is no heading ${target}`]
      }),
  )
}
