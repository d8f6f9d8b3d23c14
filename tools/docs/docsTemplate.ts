import { htmlPath, relativePath } from './docsAddress.ts'
import type { DocsEntry } from './docsOrder.ts'
import type { DocsPage } from './docsPage.ts'

interface Neighbours {
  readonly previous: DocsPage | undefined
  readonly next: DocsPage | undefined
}

/** A whole HTML file: the bar with the search, the pages at the left, the page, and its headings at the right. */
export function docsTemplate(
  page: DocsPage,
  entries: readonly DocsEntry[],
  neighbours: Neighbours,
): string {
  const at = (path: string): string => relativePath(page.path, path)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<script src="/colorScheme.js"></script>
<meta name="description" content="${escaped(page.summary)}">
<title>${escaped(page.path === 'index.md' ? 'Documentation' : page.title)} | DUET</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${at('assets/docs.css')}">
<script type="module" src="/guide.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="bar">
<a class="logo" href="${at('index.html')}"><img src="/favicon.svg" alt="" width="22" height="22">DUET <span>Documentation</span></a>
${searchField()}
<a class="open" href="/" target="_top">Open DUET</a>
</header>
<div class="columns">
<nav class="pages" aria-label="Documentation">
<details open><summary>All pages</summary>
${entryList(page, entries)}
</details>
</nav>
<main id="content" tabindex="-1">
${page.html}
${neighbourLinks(page, neighbours)}
</main>
${tableOfContents(page)}
</div>
</body>
</html>
`
}

/** Hidden until its script runs: without one there is nothing that it could find. */
function searchField(): string {
  return `<div class="search" hidden>
<input type="search" id="search" aria-label="Search the documentation" aria-controls="results" autocomplete="off" placeholder="Search">
<ul id="results" aria-label="Results" hidden></ul>
<p id="search-state" role="status" class="unseen"></p>
</div>`
}

function entryList(page: DocsPage, entries: readonly DocsEntry[]): string {
  const items = entries.map(({ page: other, children }) => {
    const current = other.path === page.path ? ' aria-current="page"' : ''
    const href = relativePath(page.path, htmlPath(other.path))
    const below = children.length === 0 ? '' : entryList(page, children)
    return `<li><a href="${href}"${current}>${escaped(nameOf(other))}</a>${below}</li>`
  })
  return `<ul>${items.join('\n')}</ul>`
}

function nameOf(page: DocsPage): string {
  return page.path === 'index.md' ? 'Overview' : page.title
}

function tableOfContents(page: DocsPage): string {
  const headings = page.headings.filter(({ level }) => level === 2 || level === 3)
  if (headings.length < 2) return ''
  const items = headings.map(
    ({ level, id, text }) => `<li data-level="${level}"><a href="#${id}">${escaped(text)}</a></li>`,
  )
  return `<nav class="contents" aria-label="On this page"><p>On this page</p><ul>${items.join('\n')}</ul></nav>`
}

function neighbourLinks(page: DocsPage, { previous, next }: Neighbours): string {
  const link = (other: DocsPage | undefined, rel: string, label: string): string =>
    other === undefined
      ? ''
      : `<a rel="${rel}" href="${relativePath(page.path, htmlPath(other.path))}"><span>${label}</span>${escaped(nameOf(other))}</a>`
  return `<nav class="neighbours" aria-label="Next pages">${link(previous, 'prev', 'Previous')}${link(next, 'next', 'Next')}</nav>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
