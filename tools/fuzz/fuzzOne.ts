import { parsePlantDocument } from '@duet/plant'
import { randomFrom } from './random.ts'
import { randomPlant } from './randomPlant.ts'
import type { TableSize } from './randomTable.ts'
import { runPlant } from './runPlant.ts'
import { spoil } from './spoil.ts'

/** Of so many plants one is small and traced in three dimensions: that takes a hundred times the time of the others. */
const TRACED_EVERY = 10

/** Makes the plant of a seed, runs it, breaks it and hands it in again; what went wrong, empty where nothing did. */
export function fuzzOne(seed: number): readonly string[] {
  const random = randomFrom(seed)
  const isTraced = seed % TRACED_EVERY === 0
  const document = randomPlant(random, sizeOf(seed))
  const faults = guarded(() => runPlant(document, random, isTraced))
  const spoilt = spoil(document, random)
  return [
    ...faults.map((fault) => `${isTraced ? 'traced' : 'rows'}: ${fault}`),
    ...refusalFaults(spoilt.json, spoilt.path).map((fault) => `spoilt ${spoilt.path}: ${fault}`),
  ]
}

/** Every second one of those that are traced has its rows in deep shade of each other. */
function sizeOf(seed: number): TableSize {
  if (seed % TRACED_EVERY !== 0) return 'any'
  return seed % (2 * TRACED_EVERY) === 0 ? 'small' : 'shaded'
}

function guarded(work: () => readonly string[]): readonly string[] {
  try {
    return work()
  } catch (error) {
    return [`threw ${nameOf(error)}`]
  }
}

/** A document that must be refused, with the place of the mistake. */
function refusalFaults(json: unknown, path: string): readonly string[] {
  try {
    parsePlantDocument(json)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'INVALID_PLANT_DOCUMENT')) {
      return [`threw ${nameOf(error)}`]
    }
    const details = 'details' in error ? JSON.stringify(error.details) : ''
    return details.includes(`"path":"${path}`) ? [] : [`refused without its path: ${details}`]
  }
  return ['was taken']
}

function nameOf(error: unknown): string {
  return error instanceof Error
    ? `${error.name}: ${error.message}\n${error.stack ?? ''}`
    : String(error)
}
