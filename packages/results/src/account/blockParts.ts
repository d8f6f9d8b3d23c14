import {
  addSums,
  type BlockEnergySums,
  type BlockRatings,
  type BlockResult,
  blockEnergySums,
  type KeyFigureSums,
  keyFigureSums,
  type SimulationWarning,
} from '@duet/engine'
import { addZoneRuns, type ZoneRun, zoneRuns } from './zones.ts'

/** What is stored of a block over a range of its steps, beside the series. */
export interface BlockPart {
  readonly energy: BlockEnergySums
  readonly keyFigures: KeyFigureSums
  readonly warnings: readonly SimulationWarning[]
  /** Absent where light is not traced. */
  readonly zones?: readonly ZoneRun[]
}

export function blockPart(
  { series, zones, warnings }: BlockResult,
  ratings: BlockRatings,
  stepS: number,
): BlockPart {
  return {
    energy: blockEnergySums(series, ratings, stepS),
    keyFigures: keyFigureSums(series, ratings, stepS),
    ...(zones && { zones: zoneRuns({ series, zones }, ratings, stepS) }),
    warnings,
  }
}

/** Parts of one block over the ranges of `stepRanges`, in order of time. */
export function addBlockParts(parts: readonly BlockPart[]): BlockPart {
  const zones = parts.flatMap((part) => (part.zones ? [part.zones] : []))
  return {
    energy: addSums(parts.map(({ energy }) => energy)),
    keyFigures: addSums(parts.map(({ keyFigures }) => keyFigures)),
    ...(zones.length > 0 && { zones: addZoneRuns(zones) }),
    warnings: joinWarnings(parts.flatMap(({ warnings }) => warnings)),
  }
}

/** The same doubt in several parts is one, with what was counted added. */
function joinWarnings(warnings: readonly SimulationWarning[]): readonly SimulationWarning[] {
  const byCode = Map.groupBy(warnings, ({ code }) => code)
  return [...byCode.values()].flatMap(([first, ...rest]) =>
    first ? [rest.reduce(addWarning, first)] : [],
  )
}

function addWarning(a: SimulationWarning, b: SimulationWarning): SimulationWarning {
  const sum = (key: 'count' | 'hours' | 'lossKwh'): object =>
    a[key] === undefined && b[key] === undefined ? {} : { [key]: (a[key] ?? 0) + (b[key] ?? 0) }
  return { ...a, ...sum('count'), ...sum('hours'), ...sum('lossKwh') }
}
