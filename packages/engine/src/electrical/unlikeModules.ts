import { normalQuantile } from '@duet/units'
import type { AgeingSpread } from '../model/block.ts'
import { type RandomStream, randomStream } from '../synthetic/random.ts'
import { arrayMismatch, type UnlikeModule } from './moduleMismatch.ts'
import type { DiodeModule } from './operatingParameters.ts'

/** Modules of a flash class: their deviations from the rating lie evenly between two, fractions; shares in proportion to each other. */
export interface FlashClass {
  readonly from: number
  readonly to: number
  readonly share: number
}

/** How modules of one kind differ. */
export type ModuleDeviations =
  /** Normally, with standard deviations of current and voltage at the point of greatest power, fractions of the means. */
  | { readonly kind: 'normal'; readonly currentFraction: number; readonly voltageFraction: number }
  /** In power by flash, taken as of the current: the current is what strings share. Sorted: each string has modules of one class. */
  | {
      readonly kind: 'classes'
      readonly classes: readonly FlashClass[]
      readonly isSorted: boolean
    }

/** Modules that share a current, and strings of them that share a voltage. */
export interface ArrayWiring {
  readonly inSeries: number
  readonly inParallel: number
}

/** Strings from which on more of them change nothing that counts. */
const MOST_STRINGS = 10

/** Draws are the same always. */
const SEED = 1

/** Least current of a module, of its kind's. */
const LEAST_RATIO = 0.05

/**
 * Share of the power that the modules of an array lose as they differ, at STC: that of `arrayMismatch` for strings that are put together at
 * random from modules at the even shares of their distribution, always the same ones. What modules differ by in the mean is not in it.
 *
 * @throws RangeError for classes without a share
 */
export function moduleMismatchFraction(
  model: DiodeModule,
  deviations: ModuleDeviations,
  wiring: ArrayWiring,
): number {
  return arrayMismatch(model)(unlikeStrings(deviations, wiring))
}

/** Ages at which the mismatch of unlike ageing is solved. */
const AGES = [5, 10, 20, 30, 40]

/**
 * What modules lose together whose yearly rates differ: by the age a their currents lie a·d apart, d the standard deviation of the rates, a
 * fraction a year, each module keeping its own.
 */
export function ageingSpread(
  model: DiodeModule,
  deviationPerYear: number,
  wiring: ArrayWiring,
): AgeingSpread {
  const solved = arrayMismatch(model)
  const lost = AGES.map((years) => {
    const currentFraction = years * deviationPerYear
    return solved(unlikeStrings({ kind: 'normal', currentFraction, voltageFraction: 0 }, wiring))
  })
  return { years: AGES, lost }
}

function unlikeStrings(
  deviations: ModuleDeviations,
  { inSeries, inParallel }: ArrayWiring,
): readonly (readonly UnlikeModule[])[] {
  const strings = Math.max(1, Math.min(MOST_STRINGS, inParallel))
  const random = randomStream(SEED)
  const count = strings * inSeries
  const mixed = (quantile: (share: number) => number): readonly number[] =>
    shuffled(
      Array.from({ length: count }, (_, i) => quantile((i + 0.5) / count)),
      random,
    )
  if (deviations.kind === 'classes') {
    const { classes, isSorted } = deviations
    const currents = isSorted
      ? Array.from({ length: strings }, (_, s) => classAt(classes, (s + 0.5) / strings)).flatMap(
          ({ own: { from, to } }) =>
            Array.from({ length: inSeries }, (_, i) => from + ((i + 0.5) / inSeries) * (to - from)),
        )
      : mixed((share) => deviationAt(classes, share))
    return inStrings(currents, inSeries, () => 1)
  }
  const { currentFraction, voltageFraction } = deviations
  const currents = mixed((share) => currentFraction * normalQuantile(share))
  const voltages = mixed((share) => voltageFraction * normalQuantile(share))
  return inStrings(currents, inSeries, (i) => ratioOf(voltages[i]))
}

const ratioOf = (deviation: number): number => Math.max(LEAST_RATIO, 1 + deviation)

function inStrings(
  currents: readonly number[],
  inSeries: number,
  voltageRatioOf: (module: number) => number,
): readonly (readonly UnlikeModule[])[] {
  const modules = currents.map((deviation, i) => ({
    currentRatio: ratioOf(deviation),
    voltageRatio: voltageRatioOf(i),
  }))
  return Array.from({ length: currents.length / inSeries }, (_, s) =>
    modules.slice(s * inSeries, (s + 1) * inSeries),
  )
}

/** The class that a share of all modules comes to, and how far into it. */
function classAt(
  classes: readonly FlashClass[],
  share: number,
): { readonly own: FlashClass; readonly into: number } {
  const total = classes.reduce((sum, one) => sum + one.share, 0)
  if (!(total > 0)) throw new RangeError(`got classes of a share of ${total}, expected above 0`)
  let left = share * total
  for (const own of classes) {
    if (left < own.share) return { own, into: left / own.share }
    left -= own.share
  }
  return { own: classes[classes.length - 1], into: 1 }
}

function deviationAt(classes: readonly FlashClass[], share: number): number {
  const { own, into } = classAt(classes, share)
  return own.from + into * (own.to - own.from)
}

/** In an order of Fisher and Yates. */
function shuffled(values: readonly number[], { uniform }: RandomStream): readonly number[] {
  const out = [...values]
  for (let i = out.length - 1; i > 0; i--) {
    const other = Math.floor(uniform() * (i + 1))
    const value = out[i]
    out[i] = out[other]
    out[other] = value
  }
  return out
}
