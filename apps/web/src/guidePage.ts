import type { GuideHit } from './lib/guide/guideSearch.ts'
import { loadGuideSearch } from './lib/guide/loadGuideSearch.ts'

// The script of the guide's own pages, whose elements tools/docs/docsTemplate.ts writes: the search, and the list of
// pages folded on narrow screens.

const MOST_RESULTS = 12

const box = find('.search', HTMLElement)
const field = find('#search', HTMLInputElement)
const list = find('#results', HTMLElement)
const state = find('#search-state', HTMLElement)

box.hidden = false
if (matchMedia('(max-width: 50em)').matches) find('.pages details', HTMLDetailsElement).open = false
// beside a page of the application, which has bars of its own
if (window.parent !== window) {
  document.body.dataset['framed'] = ''
  for (const link of document.links) if (link.origin !== location.origin) link.target = '_blank'
}

field.addEventListener('focus', () => void loadGuideSearch())
field.addEventListener('input', () => void search())
box.addEventListener('keydown', onKey)
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || isIn(event, 'input, textarea') || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  field.focus()
})
document.addEventListener('click', (event) => {
  if (isIn(event, '#results a') || !isIn(event, '.search')) close()
})

function find<E extends Element>(selector: string, type: new () => E): E {
  const found = document.querySelector(selector)
  if (found instanceof type) return found
  throw new Error(`The page has no ${selector}`)
}

function isIn({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

async function search(): Promise<void> {
  const typed = field.value
  if (typed.trim() === '') return close()
  try {
    const searchGuide = await loadGuideSearch()
    // Typed on while the index was on its way
    if (typed === field.value) show(searchGuide(typed, MOST_RESULTS))
  } catch (error) {
    state.textContent = String(error)
  }
}

function show(hits: readonly GuideHit[]): void {
  list.replaceChildren(...hits.map(listItem))
  list.hidden = hits.length === 0
  const results = hits.length === 1 ? '1 result' : `${hits.length} results`
  state.textContent = hits.length === 0 ? 'Nothing found' : results
}

function listItem({ label, address, excerpt }: GuideHit): HTMLElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = `/docs/${address}`
  link.textContent = label
  const below = document.createElement('small')
  below.textContent = excerpt
  link.append(below)
  item.append(link)
  return item
}

/** Arrows go from the field through the results; Enter in the field opens the first. */
function onKey(event: KeyboardEvent): void {
  const links = [...list.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  switch (event.key) {
    case 'Escape':
      field.focus()
      close()
      break
    case 'Enter':
      if (at < 0) links[0]?.click()
      break
    case 'ArrowDown':
      event.preventDefault()
      links[Math.min(at + 1, links.length - 1)]?.focus()
      break
    case 'ArrowUp':
      event.preventDefault()
      ;(links[at - 1] ?? field).focus()
      break
  }
}

function close(): void {
  list.hidden = true
  list.replaceChildren()
  state.textContent = ''
}
