import { addPair, noPairs, type PairSums } from '../kpi/modelPerformance.ts'
import { type ComparedPower, leftOutBits } from './leftOut.ts'

/** What differences of model and sensor are looked at by. */
export const RESIDUAL_AXES = ['poa', 'hour', 'month', 'cell'] as const
export type ResidualAxis = (typeof RESIDUAL_AXES)[number]

/** Width of a bin: W/m², hours, months, °C. */
export const RESIDUAL_STEPS: Readonly<Record<ResidualAxis, number>> = {
  poa: 50,
  hour: 1,
  month: 1,
  cell: 5,
}

/** Side of a square of the scatter, of rated power; a pair lies in the square `model · SQUARES + sensor`. */
export const SQUARE = 0.02
/** The first square begins below 0: machines consume at night. */
export const FIRST_SQUARE = -0.06
export const SQUARES = 68

/** Σ, Σ² and number of model − sensor, W. */
export interface Residuals {
  count: number
  sum: number
  squares: number
}

/** Intervals of a day for which the same reasons to leave them out hold. */
export interface ComparedPart {
  readonly sums: PairSums
  readonly squares: Map<number, number>
  readonly residuals: Readonly<Record<ResidualAxis, Map<number, Residuals>>>
}

/** A day of model and sensor, ready to be joined with others. */
export interface ComparedDay {
  readonly date: string
  /** By the bits of reasons. */
  readonly parts: ReadonlyMap<number, ComparedPart>
}

export interface DayToCompare extends ComparedPower {
  /** yyyy-MM-dd */
  readonly date: string
  /** On the clock of the plant, [n]. */
  readonly hour: Uint8Array
  /** Modelled light on the planes, W/m², and temperature of the cells, °C, [n]; NaN is missing. */
  readonly poaWm2: Float64Array
  readonly cellC: Float64Array
}

export function comparedDay(day: DayToCompare): ComparedDay {
  const { date, model, sensor } = day
  const bits = leftOutBits(day)
  const parts = new Map<number, ComparedPart>()
  for (let i = 0; i < model.length; i++) {
    if (Number.isNaN(model[i] + sensor[i])) continue
    const part = parts.get(bits[i]) ?? emptyPart()
    parts.set(bits[i], part)
    addInterval(part, day, i)
  }
  return { date, parts }
}

export const emptyPart = (): ComparedPart => ({
  sums: noPairs(),
  squares: new Map(),
  residuals: { poa: new Map(), hour: new Map(), month: new Map(), cell: new Map() },
})

function addInterval(part: ComparedPart, day: DayToCompare, i: number): void {
  const [model, sensor] = [day.model[i], day.sensor[i]]
  addPair(part.sums, model, sensor)
  const square = squareOf(model / day.ratedW) * SQUARES + squareOf(sensor / day.ratedW)
  if (!Number.isNaN(square)) part.squares.set(square, (part.squares.get(square) ?? 0) + 1)
  const difference = model - sensor
  const add = (axis: ResidualAxis, value: number): void => {
    if (!Number.isNaN(value))
      addResiduals(part.residuals[axis], Math.floor(value / RESIDUAL_STEPS[axis]), {
        count: 1,
        sum: difference,
        squares: difference * difference,
      })
  }
  add('poa', day.poaWm2[i])
  add('hour', day.hour[i])
  add('month', Number(day.date.slice(5, 7)))
  add('cell', day.cellC[i])
}

const squareOf = (share: number): number =>
  Math.max(0, Math.min(SQUARES - 1, Math.floor((share - FIRST_SQUARE) / SQUARE)))

/** Adds to a bin. */
export function addResiduals(
  bins: Map<number, Residuals>,
  bin: number,
  { count, sum, squares }: Readonly<Residuals>,
): void {
  const known = bins.get(bin)
  if (!known) {
    bins.set(bin, { count, sum, squares })
    return
  }
  known.count += count
  known.sum += sum
  known.squares += squares
}
