import type { WindRoseQuery } from '../../../../lib/gql/graphql.ts'

export type WindRoseData = NonNullable<WindRoseQuery['windRose']>

/** Names of the sectors, north first, clockwise. */
export const SECTORS = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const

export type RoseLight = 'all' | 'day' | 'night'

export interface RoseSector {
  readonly name: string
  /** Share of the rows with a known wind, calm ones among them. */
  readonly fraction: number
  /** The same by class of speed. */
  readonly fractions: readonly number[]
  /** m/s; null where no wind comes from the sector. */
  readonly meanSpeed: number | null
}

export interface RoseShares {
  readonly sectors: readonly RoseSector[]
  readonly calmFraction: number
  /** Rows that the shares are of. */
  readonly knownRows: number
  /** Without a speed or a direction, in no share. */
  readonly unknownRows: number
}

/** The rose of some months, from 1, by day, by night or both. */
export function roseShares(
  { parts, speed_edges_m_per_s: edges }: WindRoseData,
  months: readonly number[],
  light: RoseLight,
): RoseShares {
  const chosen = parts.filter(
    ({ month, is_day }) =>
      months.includes(month) && (light === 'all' || is_day === (light === 'day')),
  )
  const sumOf = (value: (part: WindRoseData['parts'][number]) => number): number =>
    chosen.reduce((sum, part) => sum + value(part), 0)
  const rows = SECTORS.map((_, sector) =>
    edges.map((__, speed) => sumOf((part) => part.rows[sector]?.[speed] ?? 0)),
  )
  const calm = sumOf(({ calm_rows }) => calm_rows)
  const known = calm + total(rows.flat())
  const share = (count: number): number => (known > 0 ? count / known : 0)
  return {
    sectors: SECTORS.map((name, sector) => {
      const inSector = total(rows[sector] ?? [])
      const speeds = sumOf(
        (part) => total(part.rows[sector] ?? []) * (part.mean_speeds_m_per_s[sector] ?? 0),
      )
      return {
        name,
        fraction: share(inSector),
        fractions: (rows[sector] ?? []).map(share),
        meanSpeed: inSector > 0 ? speeds / inSector : null,
      }
    }),
    calmFraction: share(calm),
    knownRows: known,
    unknownRows: sumOf(({ unknown_rows }) => unknown_rows),
  }
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
