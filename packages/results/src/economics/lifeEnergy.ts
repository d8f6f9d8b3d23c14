import { ageFactor } from '@duet/engine'
import { DAY_MS } from '@duet/units'

/** A block of a run with what its modules lose by age. */
export interface AgingBlock {
  readonly energyKwh: number
  /** What the age of its modules took in the run, a fraction. */
  readonly lostToAge: number
  readonly firstYearFraction: number
  readonly laterYearsFraction: number
}

const YEAR_MS = 365.25 * DAY_MS

/**
 * Energy of each year of a life, from the year that a run forecasts: first as of new modules, then with the mean age factor of the
 * year, which is that of its middle; blocks are weighted by their energy. Modules age from the first year of the life, whatever the
 * date that the run counted from.
 *
 * @param yearKwh - of the plant, behind all losses
 */
export function lifeEnergyKwh(
  blocks: readonly AgingBlock[],
  yearKwh: number,
  years: number,
): readonly number[] {
  const middles = Float64Array.from({ length: years }, (_, year) => (year + 0.5) * YEAR_MS)
  const run = blocks.reduce((sum, { energyKwh }) => sum + energyKwh, 0)
  const life = new Float64Array(years)
  for (const { energyKwh, lostToAge, ...rates } of blocks) {
    const newKwh = lostToAge < 1 ? energyKwh / (1 - lostToAge) : 0
    ageFactor(middles, { ...rates, startUtcMs: 0 }).forEach((left, year) => {
      life[year] = (life[year] ?? 0) + newKwh * left
    })
  }
  return Array.from(life, (kwh) => (run > 0 ? (kwh / run) * yearKwh : 0))
}
