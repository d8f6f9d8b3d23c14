import { posix } from 'node:path'

/** Where a link of a page leads: a path below the site's root, with slashes, as the source is called. */
export interface DocsTarget {
  readonly path: string
  readonly anchor: string | undefined
}

/**
 * Follows a link of the page `from`. What stands beside the guide's folder (the nomenclature, the changelog in the root
 * of the project) lies in the root of the site.
 */
export function resolveLink(from: string, target: string): DocsTarget {
  const [file = '', anchor] = target.split('#')
  const path = file === '' ? from : posix.join(posix.dirname(from), file)
  return {
    path: path.replace(/^\.\.\/|^(docs\/)?guide\//, ''),
    anchor: anchor === undefined ? undefined : decodeURIComponent(anchor),
  }
}

/** The same link between the HTML files of the site. */
export function hrefOf(from: string, target: string): string {
  if (isForeign(target) || target.startsWith('#')) return target
  const { path } = resolveLink(from, target)
  const [, anchor] = target.split('#')
  const href = relativePath(from, htmlPath(path))
  return anchor === undefined ? href : `${href}#${anchor}`
}

/** From a page to a file of the site: physics/sun.md, index.html -> ../index.html */
export function relativePath(from: string, path: string): string {
  return posix.relative(posix.dirname(from), path)
}

/** The HTML file of a page: physics/sun.md -> physics/sun.html */
export function htmlPath(path: string): string {
  return path.replace(/\.md$/, '.html')
}

/** A link that leads out of the site. */
export function isForeign(target: string): boolean {
  return /^[a-z]+:/i.test(target)
}
