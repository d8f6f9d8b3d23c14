import { type SearchedTown, searchKey } from '../../ui/map/townList.ts'

/** How well a name fits, the smaller the better; undefined: not at all. */
const EXACT = 0
const BEGINS = 1
const WORD_BEGINS = 2
const ALIKE = 3

/**
 * Towns whose names begin with a text, or hold a word that does, then those that are spelled alike; of equal fit the more populous first.
 * What follows a comma is the region or country: 'Springfield, IL'.
 *
 * @param towns - the most populous first
 */
export function findTowns(
  towns: readonly SearchedTown[],
  text: string,
  limit: number,
): readonly SearchedTown[] {
  const [name = '', ...within] = text.split(',').map(searchKey)
  if (name.length < 2) return []
  const where = within.filter((part) => part !== '')
  const found: { readonly town: SearchedTown; readonly fit: number }[] = []
  for (const town of towns) {
    const fit = fitOf(town.key, name)
    if (fit !== undefined && where.every((part) => isWithin(town, part))) found.push({ town, fit })
  }
  // the sort is stable: of equal fit the order of the list stays
  return found
    .toSorted((a, b) => a.fit - b.fit)
    .slice(0, limit)
    .map(({ town }) => town)
}

function fitOf(key: string, name: string): number | undefined {
  if (key === name) return EXACT
  if (key.startsWith(name)) return BEGINS
  if (key.includes(` ${name}`)) return WORD_BEGINS
  return isAlike(key, name) ? ALIKE : undefined
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

function isWithin({ region, country }: SearchedTown, part: string): boolean {
  return (
    region.toLowerCase() === part ||
    country.toLowerCase() === part ||
    searchKey(countries.of(country) ?? '').startsWith(part)
  )
}

/** Short names are alike to too many. */
const LEAST_FOR_ONE = 4
const LEAST_FOR_TWO = 8

/** Whether a text is a name, or its beginning, with one letter wrong, two of a long one. The first letter is right. */
function isAlike(key: string, name: string): boolean {
  if (name.length < LEAST_FOR_ONE || key[0] !== name[0]) return false
  const allowed = name.length < LEAST_FOR_TWO ? 1 : 2
  if (key.length < name.length - allowed) return false
  return distanceToBeginning(key, name) <= allowed
}

/** Letters to put in, take out, replace or swap so that `name` becomes a beginning of `key` (optimal string alignment). */
export function distanceToBeginning(key: string, name: string): number {
  let before: number[] = []
  let last = Array.from({ length: key.length + 1 }, (_, k) => k)
  for (let n = 1; n <= name.length; n++) {
    const row = [n]
    for (let k = 1; k <= key.length; k++) {
      const isSame = name[n - 1] === key[k - 1]
      let least = Math.min(
        (last[k - 1] ?? 0) + (isSame ? 0 : 1),
        (last[k] ?? 0) + 1,
        (row[k - 1] ?? 0) + 1,
      )
      const isSwapped = n > 1 && k > 1 && name[n - 1] === key[k - 2] && name[n - 2] === key[k - 1]
      if (isSwapped) least = Math.min(least, (before[k - 2] ?? 0) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return Math.min(...last)
}
