import { localMonths, sunAtIntervals } from '@duet/engine'
import { sum } from '@duet/units'
import type { WeatherSeries } from './series/weatherSeries.ts'
import { CALM_M_PER_S } from './series/windDirection.ts'

export const WIND_SECTORS = 16
const SECTOR_DEG = 360 / WIND_SECTORS
/** The last class is open. */
const SPEED_EDGES: readonly number[] = [CALM_M_PER_S, 2, 4, 6, 8, 10]

/** How often the wind comes from where, and how fast. */
export interface WindRose {
  /** Lower edges of the classes, m/s; below the first is calm, the last class is open. */
  readonly speedEdgesMPerS: readonly number[]
  /** Degrees in which all or most directions are written, those spread evenly over the step; 0: finer than one degree. */
  readonly directionStepDeg: number
  /** By month, of each the day before the night, [24]. */
  readonly parts: readonly WindRosePart[]
}

/** The rows of one month of the year, by day or by night. */
export interface WindRosePart {
  /** 1 to 12, local standard time. */
  readonly month: number
  /** The sun is up for at least half of each row. */
  readonly isDay: boolean
  /** Rows in each class of each sector, the sector of north first, [sector · classes + class]. */
  readonly rows: Float64Array
  /** Of the rows of a sector, NaN where it has none, m/s, [sector]. */
  readonly meanSpeedsMPerS: Float64Array
  readonly calmRows: number
  /** Without a speed, or with wind of which the direction is missing. */
  readonly unknownRows: number
}

/**
 * The wind rose of a series; undefined without speed or direction.
 *
 * Stations write directions in steps, often of 10°. Counted as they are, they favour the sectors that hold three of them
 * over those with two; each is spread over the directions that were rounded to it. Directions between the steps, as of
 * filled gaps, count as they stand.
 */
export function windRose(series: WeatherSeries): WindRose | undefined {
  const { windspeed: speed, wind_direction: direction } = series.columns
  if (!speed || !direction) return undefined
  const stepDeg = directionStep(speed, direction)
  const shares = sectorShares(stepDeg)
  const monthOfRow = localMonths(series.intervalStartUtcMs, series.utcOffsetH)
  const { sunlitFraction } = sunAtIntervals(series, series)
  const parts = Array.from({ length: 24 }, (_, part) => emptyPart(part))
  for (let row = 0; row < speed.length; row++) {
    const part = parts[monthOfRow[row] * 2 + (sunlitFraction[row] >= 0.5 ? 0 : 1)]
    addRow(part, speed[row], direction[row], shares)
  }
  return { speedEdgesMPerS: SPEED_EDGES, directionStepDeg: stepDeg, parts: parts.map(closedPart) }
}

type OpenPart = Omit<
  { -readonly [Key in keyof WindRosePart]: WindRosePart[Key] },
  'meanSpeedsMPerS'
> & {
  readonly speedSumsMPerS: Float64Array
}

const emptyPart = (part: number): OpenPart => ({
  month: Math.floor(part / 2) + 1,
  isDay: part % 2 === 0,
  rows: new Float64Array(WIND_SECTORS * SPEED_EDGES.length),
  speedSumsMPerS: new Float64Array(WIND_SECTORS),
  calmRows: 0,
  unknownRows: 0,
})

function closedPart({ speedSumsMPerS, ...part }: OpenPart): WindRosePart {
  const classes = SPEED_EDGES.length
  const meanSpeedsMPerS = speedSumsMPerS.map((speedMPerS, sector) => {
    const rows = part.rows.subarray(sector * classes, (sector + 1) * classes)
    return speedMPerS / sum(rows)
  })
  return { ...part, meanSpeedsMPerS }
}

function addRow(
  part: OpenPart,
  speed: number,
  direction: number,
  sharesOf: (directionDeg: number) => readonly SectorShare[],
): void {
  if (speed < CALM_M_PER_S) part.calmRows += 1
  else if (!isCounted(speed, direction)) part.unknownRows += 1
  else {
    const cell = SPEED_EDGES.findLastIndex((edge) => speed >= edge)
    for (const { sector, share } of sharesOf(direction)) {
      part.rows[sector * SPEED_EDGES.length + cell] += share
      part.speedSumsMPerS[sector] += share * speed
    }
  }
}

/** In a sector: neither calm nor unknown. */
const isCounted = (speed: number, direction: number): boolean =>
  speed >= CALM_M_PER_S && direction >= 0 && direction <= 360

/** Points of the compass are no finer steps: all rows stay on them or none was rounded to them. */
const COMPASS_STEPS_DEG: readonly number[] = [45, 22.5]
const STEPS_DEG: readonly number[] = [10, 5, 1]

/** The greatest step that rows were rounded to: points of the compass where all stay on them, else what most stay on. */
function directionStep(speed: Float64Array, direction: Float64Array): number {
  const counted = direction.filter((deg, row) => isCounted(speed[row], deg))
  if (counted.length === 0) return 0
  const rowsIn = (stepDeg: number): number =>
    counted.reduce((rows, deg) => rows + (isMultiple(deg, stepDeg) ? 1 : 0), 0)
  return (
    COMPASS_STEPS_DEG.find((stepDeg) => rowsIn(stepDeg) === counted.length) ??
    STEPS_DEG.find((stepDeg) => rowsIn(stepDeg) > counted.length / 2) ??
    0
  )
}

/** To a millionth of a degree, which sums of directions retain. */
const isMultiple = (deg: number, stepDeg: number): boolean =>
  Math.abs(deg - Math.round(deg / stepDeg) * stepDeg) < 1e-6

interface SectorShare {
  readonly sector: number
  readonly share: number
}

/** The sectors of a direction, with the share of each: of those that were rounded to the step, which are few, all are counted. */
function sectorShares(stepDeg: number): (directionDeg: number) => readonly SectorShare[] {
  const known = new Map<number, readonly SectorShare[]>()
  return (directionDeg) => {
    if (stepDeg === 0 || !isMultiple(directionDeg, stepDeg))
      return [{ sector: sectorAt(directionDeg) % WIND_SECTORS, share: 1 }]
    const found = known.get(directionDeg) ?? spread(directionDeg, stepDeg)
    known.set(directionDeg, found)
    return found
  }
}

const sectorAt = (directionDeg: number): number => Math.floor(directionDeg / SECTOR_DEG + 0.5)

function spread(directionDeg: number, stepDeg: number): readonly SectorShare[] {
  const shares: SectorShare[] = []
  const end = directionDeg + 360 + stepDeg / 2
  let from = directionDeg + 360 - stepDeg / 2
  while (end - from > 1e-9) {
    const sector = sectorAt(from)
    const to = Math.min((sector + 0.5) * SECTOR_DEG, end)
    shares.push({ sector: sector % WIND_SECTORS, share: (to - from) / stepDeg })
    from = to
  }
  return shares
}
