// Search over the headings and words of the guide, and the list of pages folded on narrow screens.
const MOST_RESULTS = 12
const box = document.querySelector('.search')
const root = document.body.dataset.root
const field = document.querySelector('#search')
const list = document.querySelector('#results')
const state = document.querySelector('#search-state')
const pages = document.querySelector('.pages details')
let index

box.hidden = false
if (matchMedia('(max-width: 50em)').matches) pages.open = false

field.addEventListener('focus', () => void loadIndex())
field.addEventListener('input', () => void search())
box.addEventListener('keydown', onKey)
document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest('input, textarea') !== null
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  field.focus()
})
document.addEventListener('click', (event) => {
  if (event.target.closest('#results a') !== null || event.target.closest('.search') === null)
    close()
})

function loadIndex() {
  index ??= fetch(`${root}/search.json`).then((answer) => answer.json())
  return index
}

async function search() {
  const typed = field.value
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return close()
  const entries = await loadIndex()
  // Typed on while the index was on its way
  if (typed !== field.value) return undefined
  const found = entries
    .map((entry) => ({ entry, score: score(entry, words) }))
    .filter((hit) => hit.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_RESULTS)
  return show(
    found.map(({ entry }) => entry),
    words[0],
  )
}

/** A word in a heading weighs more than one in the title of the page, and that more than one in the text. */
function score([title, heading, , text], words) {
  let sum = 0
  for (const word of words) {
    const at = [heading, title, text].findIndex((part) => part.toLowerCase().includes(word))
    if (at < 0) return 0
    sum += heading === '' && at === 1 ? 9 : [8, 3, 1][at]
  }
  return sum
}

function show(entries, word) {
  list.replaceChildren(...entries.map((entry) => listItem(entry, word)))
  list.hidden = entries.length === 0
  const results = entries.length === 1 ? '1 result' : `${entries.length} results`
  state.textContent = entries.length === 0 ? 'Nothing found' : results
}

function listItem([title, heading, address, text], word) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = `${root}/${address}`
  link.textContent = heading === '' ? title : `${title}: ${heading}`
  const below = document.createElement('small')
  below.textContent = excerpt(text, word)
  link.append(below)
  item.append(link)
  return item
}

/** The words about the one that was looked for. */
function excerpt(text, word) {
  const start = Math.max(0, text.toLowerCase().indexOf(word) - 30)
  const cut = text.slice(start, start + 140)
  return start === 0 ? cut : `… ${cut.slice(cut.indexOf(' ') + 1)}`
}

/** Arrows go from the field through the results; Enter in the field opens the first. */
function onKey(event) {
  const links = [...list.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement)
  switch (event.key) {
    case 'Escape':
      field.focus()
      return close()
    case 'Enter':
      return at < 0 ? links[0]?.click() : undefined
    case 'ArrowDown':
      event.preventDefault()
      return links[Math.min(at + 1, links.length - 1)]?.focus()
    case 'ArrowUp':
      event.preventDefault()
      return (links[at - 1] ?? field).focus()
    default:
      return undefined
  }
}

function close() {
  list.hidden = true
  list.replaceChildren()
  state.textContent = ''
}
