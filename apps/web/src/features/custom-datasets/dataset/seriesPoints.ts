import type { GetCustomDatasetDataSeriesQuery } from '../../../lib/gql/graphql.ts'
import type { TimeLine } from '../../../ui/charts/timeLines.ts'

type Series = GetCustomDatasetDataSeriesQuery['customDatasetDataSeries']

/** Numbers of 8 bytes (little endian) in base64; NaN where there is none. */
export function unpackNumbers(text: string): Float64Array {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  return new Float64Array(bytes.buffer)
}

/** The points of a series as lines over site time: those of the whole, with the finer ones of a part in their place. */
export function linesOf(
  whole: Series,
  part: Series | undefined,
  offsetMs: number,
): readonly TimeLine[] {
  return whole.columns.map(({ key, name, unit }, at) => {
    const long = pointsOf(whole, at, offsetMs)
    const fine = part?.columns[at]?.key === key ? pointsOf(part, at, offsetMs) : []
    const [first, last] = [fine[0]?.[0] ?? Infinity, fine.at(-1)?.[0] ?? -Infinity]
    return {
      name: whole.columns.some((other) => other.key !== key && other.name === name)
        ? `${name} (${key.slice(1)})`
        : name,
      unit,
      points: [
        ...long.filter(([ms]) => ms < first),
        ...fine,
        ...long.filter(([ms]) => ms > last && fine.length > 0),
      ],
    }
  })
}

function pointsOf(
  { columns, start_utc_s, point_s }: Series,
  at: number,
  offsetMs: number,
): readonly (readonly [number, number | null])[] {
  const values = unpackNumbers(columns[at]?.values ?? '')
  const startMs = start_utc_s * 1000 + offsetMs
  return Array.from(
    values,
    (value, index) =>
      [startMs + index * point_s * 1000, Number.isNaN(value) ? null : value] as const,
  )
}
