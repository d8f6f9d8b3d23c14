import { ageFactor, type Degradation } from '@duet/engine'
import { DAY_MS, mean, sum } from '@duet/units'
import { type Exceedance, exceedance } from './exceedance.ts'
import type { UncertaintyParts } from './uncertaintyPart.ts'

/** A block, as far as its age bears on the energy of the plant. */
export interface AgingBlock {
  /** What it weighs. */
  readonly energyKwh: number
  /** Without its start: the years are counted from it. */
  readonly degradation: Omit<Degradation, 'startUtcMs'>
  /** What age has left of the power in the run; 1 where the modules are new or do not age in it. */
  readonly runFactor: number
}

/** A year of a plant's life. */
export interface LifeYear {
  /** 1 is the first. */
  readonly year: number
  /** Energy over that of the run. */
  readonly factor: number
  /** Of this year, and exceeded with a chance of 90 % in it. */
  readonly energyKwh: number
  readonly p90Kwh: number
  readonly cumulatedKwh: number
}

export interface LifeTable {
  readonly years: readonly LifeYear[]
  /** Of the whole life. */
  readonly total: Exceedance
}

interface Plant {
  /** Of the year of the run. */
  readonly energyKwh: number
  readonly blocks: readonly AgingBlock[]
}

/**
 * A typical year through the life of a plant: E_y = E · Σ_b E_b · f_b(y) / r_b / Σ_b E_b, f_b the mean of what age leaves in year y of the power
 * of block b, r_b what it left in the run. Energy is taken as proportional to the power that is left: where inverters limit it, it falls
 * less. The life's deviation is that of a mean of (ΣE)² / ΣE² years.
 */
export function lifeTable(plant: Plant, lifeYears: number, parts: UncertaintyParts): LifeTable {
  const factors = lifeFactors(plant.blocks, lifeYears)
  const energies = factors.map((factor) => plant.energyKwh * factor)
  const lifeKwh = sum(energies)
  const effectiveYears = lifeKwh ** 2 / sum(energies.map((kwh) => kwh ** 2))
  let cumulatedKwh = 0
  return {
    years: energies.map((energyKwh, index) => {
      cumulatedKwh += energyKwh
      const p90Kwh = exceedance(energyKwh, parts).p90
      return { year: index + 1, factor: factors[index] ?? 0, energyKwh, p90Kwh, cumulatedKwh }
    }),
    total: exceedance(lifeKwh, parts, Math.max(1, effectiveYears || 1)),
  }
}

/** Energy of each year of a life over that of the run. */
export const lifeFactors = (blocks: readonly AgingBlock[], years: number): readonly number[] =>
  Array.from({ length: years }, (_none, yearsBefore) => plantFactor(blocks, yearsBefore))

function plantFactor(blocks: readonly AgingBlock[], yearsBefore: number): number {
  const weight = sum(blocks.map(({ energyKwh }) => energyKwh))
  if (weight === 0) return 0
  const left = blocks.map(
    ({ energyKwh, degradation, runFactor }) =>
      energyKwh *
      (runFactor > 0
        ? yearFactor({ ...degradation, startUtcMs: 0 }, yearsBefore * YEAR_MS) / runFactor
        : 0),
  )
  return sum(left) / weight
}

const YEAR_MS = 365.25 * DAY_MS
const MONTHS = 12

/** Mean of what age leaves over the year that begins at a time. */
export function yearFactor(degradation: Degradation, startUtcMs: number): number {
  const times = Float64Array.from(
    { length: MONTHS },
    (_none, month) => startUtcMs + ((month + 0.5) / MONTHS) * YEAR_MS,
  )
  return mean([...ageFactor(times, degradation)])
}
