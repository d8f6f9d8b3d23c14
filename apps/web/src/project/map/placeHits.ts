import { formatPosition } from '../../lib/format.ts'
import { parsePosition } from '../../ui/map/parsePosition.ts'
import { type SearchedTown, townText } from '../../ui/map/townList.ts'
import { findTowns } from './findTowns.ts'

/** A place to go to. */
export interface PlaceHit {
  readonly name: string
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
}

const MAX_TOWNS = 7

/** What a text is without asking anybody: coordinates, or towns of the list that ships. */
export function hitsWithoutService(
  text: string,
  towns: readonly SearchedTown[],
): readonly PlaceHit[] {
  const position = parsePosition(text)
  if (position !== undefined) {
    return [{ name: formatPosition(position.latitude, position.longitude), ...position }]
  }
  return findTowns(towns, text, MAX_TOWNS).map((town) => ({
    name: townText(town),
    latitude: town.latitude,
    longitude: town.longitude,
  }))
}
