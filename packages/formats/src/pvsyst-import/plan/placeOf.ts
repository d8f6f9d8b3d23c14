import type { FoundFile } from '../upload/findFile.ts'
import type { ImportPlace } from './importPlan.ts'
import type { RowBook } from './importRow.ts'
import { valueText } from './valueText.ts'

/** Lowest and highest place of a project, m. */
const LOWEST_M = -500
const HIGHEST_M = 9000

/** Where the variant was simulated, else its project, else where the project here lies. */
export function placeOf(
  variant: FoundFile<'variant'>,
  project: FoundFile<'project'> | undefined,
  fallback: ImportPlace,
  book: RowBook,
): ImportPlace {
  const site = variant.content.site ?? project?.content.site ?? null
  if (site === null) {
    const note = 'Neither the variant nor its project says a place.'
    book.write('Site', 'assumed', { item: 'Place', becomes: 'The place of this project', note })
    return fallback
  }
  const { latitudeDeg, longitudeDeg, altitudeM, utcOffsetH, name, country } = site
  book.write('Site', 'taken', {
    item: 'Place',
    given: [name, country].filter(Boolean).join(', '),
    becomes: `${valueText(latitudeDeg, '°')}, ${valueText(longitudeDeg, '°')}, ${valueText(altitudeM ?? 0, 'm')}`,
    note: altitudeM === null ? 'Its height is not said: 0 m is taken.' : '',
  })
  if (utcOffsetH !== null) {
    const given = `UTC ${utcOffsetH < 0 ? '−' : '+'}${Math.abs(utcOffsetH)} h`
    book.write('Site', 'taken', { item: 'Time zone', given, becomes: 'Times of the results' })
  }
  return {
    latitude: latitudeDeg,
    longitude: longitudeDeg,
    altitude_m: Math.min(HIGHEST_M, Math.max(LOWEST_M, altitudeM ?? 0)),
  }
}
