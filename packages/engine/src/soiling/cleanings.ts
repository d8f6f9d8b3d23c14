import type { Soiling } from '../model/block.ts'

/** Cleanings of a typical year are spread over so many days. */
export const CLEANED_DAYS = 365

/** Cleanings by hand a year, 0 for none; undefined for monthly losses, which have none. */
export function cleaningsPerYear(soiling: Soiling): number | undefined {
  switch (soiling.kind) {
    case 'monthly':
      return undefined
    case 'sawtooth':
      return CLEANED_DAYS / soiling.cleaningIntervalDays
    case 'kimber':
    case 'hsu':
      return soiling.wash === undefined ? 0 : CLEANED_DAYS / soiling.wash.intervalDays
  }
}

/**
 * The same dirt with so many cleanings a year, evenly spread, on the date of its own. Undefined where it says nothing of that:
 * monthly losses, and a sawtooth without cleanings, which has no end.
 */
export function withCleanings(soiling: Soiling, perYear: number): Soiling | undefined {
  const intervalDays = CLEANED_DAYS / perYear
  switch (soiling.kind) {
    case 'monthly':
      return undefined
    case 'sawtooth':
      return perYear > 0 ? { ...soiling, cleaningIntervalDays: intervalDays } : undefined
    case 'kimber':
    case 'hsu': {
      const { wash, ...unwashed } = soiling
      return perYear > 0
        ? { ...unwashed, wash: { intervalDays, onUtcMs: wash?.onUtcMs ?? 0 } }
        : unwashed
    }
  }
}
