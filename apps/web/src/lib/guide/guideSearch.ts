import MiniSearch from 'minisearch'

/** As search.json of the guide has it: title of the page, heading ('' for its beginning), address, words below it. */
export type GuideEntry = readonly [title: string, heading: string, address: string, text: string]

export interface GuideHit {
  /** 'Weather: Time'. */
  readonly label: string
  /** In the guide: 'weather.html#time'. */
  readonly address: string
  /** The words about the first that was found. */
  readonly excerpt: string
}

export type GuideSearch = (query: string, most: number) => readonly GuideHit[]

/** Addresses of what is made from the schema and the comments of the engine. */
const REFERENCE = /^(engine-)?api/

const EXCERPT_LETTERS = 140
const LETTERS_BEFORE = 30

/**
 * Ranked search of the guide: what holds all words comes before what holds some, headings weigh more than titles, and
 * those more than text; lists of fields for programs come after what is explained. Beginnings of words are found, and from five letters on words with a letter or two wrong.
 */
export function createGuideSearch(entries: readonly GuideEntry[]): GuideSearch {
  const index = new MiniSearch<{ id: number; title: string; heading: string; text: string }>({
    fields: ['title', 'heading', 'text'],
  })
  index.addAll(
    entries.map(([title, heading, , text], id) => ({
      id,
      title,
      // the beginning of a page is found by what the page is called
      heading: heading === '' ? title : heading,
      text,
    })),
  )
  return (query, most) => {
    const options = {
      // two letters are an abbreviation, such as PR, rather than the beginning of a word
      prefix: (word: string) => word.length > 2,
      fuzzy: (word: string) => (word.length < 5 ? false : 0.2),
      boost: { heading: 4, title: 2 },
      boostDocument: (id: number) => (REFERENCE.test(entries[id]?.[2] ?? '') ? 0.3 : 1),
    }
    const all = index.search(query, { ...options, combineWith: 'AND' })
    const found = all.length > 0 ? all : index.search(query, options)
    return found.slice(0, most).flatMap(({ id, terms }) => {
      const entry = entries[Number(id)]
      return entry === undefined ? [] : [hitOf(entry, terms)]
    })
  }
}

function hitOf([title, heading, address, text]: GuideEntry, words: readonly string[]): GuideHit {
  return {
    label: heading === '' ? title : `${title}: ${heading}`,
    address,
    excerpt: excerptOf(text, words),
  }
}

function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase()
  const places = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0)
  const start = Math.max(0, Math.min(...places, text.length) - LETTERS_BEFORE)
  const isLost = places.length === 0
  const cut = isLost ? text.slice(0, EXCERPT_LETTERS) : text.slice(start, start + EXCERPT_LETTERS)
  return isLost || start === 0 ? cut : `… ${cut.slice(cut.indexOf(' ') + 1)}`
}
