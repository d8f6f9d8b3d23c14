import type { BlockEnergySums, BlockRatings } from '@duet/engine'
import {
  LATER_COLUMNS,
  TIME_COLUMN,
  type ZoneSummary,
  zoneColumns,
  zoneEnergyOfSums,
  zoneSharesOf,
  zoneSharesSql,
  zoneSumsSql,
} from '@duet/results'
import { hourSql, startSql } from './drillDownReads.ts'
import type { DrillTime, TimeKind } from './drillDownTime.ts'
import type { FinishedRun } from './finishedRun.ts'
import { type ReadDeps, rangeSql, readStored, withColumns } from './resultReads.ts'
import { partKeys, zoneKeys } from './runKeys.ts'

/** A block whose light is traced. */
export interface ZonedBlock {
  readonly id: string
  readonly zones: readonly ZoneSummary[]
  readonly ratings: BlockRatings
}

/** Share of a zone in the tables of its block. */
export const shareOfZone = ({ zones }: ZonedBlock, zone: number): number => {
  const tables = zones.reduce((sum, { table_count }) => sum + table_count, 0)
  return (zones[zone]?.table_count ?? 0) / tables
}

interface ZoneFiles {
  readonly parts: readonly string[]
  readonly zones: readonly string[]
}

const filesOf = (run: FinishedRun, id: string): ZoneFiles => ({
  parts: partKeys(run, id),
  zones: zoneKeys(run, id),
})

/** Account of one zone over a time; undefined where the run has no step in it. */
export async function readZoneEnergy(
  deps: ReadDeps,
  run: FinishedRun,
  block: ZonedBlock,
  zone: number,
  time: DrillTime,
): Promise<BlockEnergySums | undefined> {
  const files = filesOf(run, block.id)
  const share = shareOfZone(block, zone)
  const { columns } = await readStored(
    deps,
    run,
    [...files.parts, ...files.zones],
    (_all, sourceOf) =>
      `select count(*), ${zoneSumsSql(zone, block.ratings)} from (${joinedSql(files, sourceOf, zone, share, time)})`,
  )
  const [steps, ...values] = columns.map((column) => column[0] ?? 0)
  return steps ? zoneEnergyOfSums(values, zone, share, block.ratings, run.stepS) : undefined
}

/** Steps of a block beside those of a zone. */
function joinedSql(
  files: ZoneFiles,
  sourceOf: (keys: readonly string[]) => string,
  zone: number,
  share: number,
  time: DrillTime,
): string {
  const range = rangeSql(time)
  const names = Object.values<string>({ ...zoneColumns(zone) }).map((name) => `"${name}"`)
  const zones = `select ${[`"${TIME_COLUMN}"`, ...names].join(', ')} from ${sourceOf(files.zones)} ${range}`
  return `select *, ${zoneSharesSql(zone, share)} from (select * from ${withColumns(sourceOf(files.parts), LATER_COLUMNS)} ${range}) join (${zones}) using ("${TIME_COLUMN}")`
}

/** Energies of all zones of a block at its output, kWh, by the start of the interval: [rows][zones]. */
export async function readZoneEnergies(
  deps: ReadDeps,
  run: FinishedRun,
  block: ZonedBlock,
  time: DrillTime,
  by: TimeKind | undefined,
): Promise<readonly { readonly startUtcMs: number; readonly energyKwh: readonly number[] }[]> {
  const files = filesOf(run, block.id)
  const kwh = run.stepS / 3.6e6
  const sums = block.zones.map((_, zone) => {
    const { power } = zoneSharesOf(zone, shareOfZone(block, zone))
    return `coalesce(sum(ac_block * ${power}), 0) * ${kwh}`
  })
  const range = rangeSql(time)
  const names = block.zones.map((_, zone) => `"${zoneColumns(zone).dcMpp}"`).join(', ')
  const { columns } = await readStored(
    deps,
    run,
    [...files.parts, ...files.zones],
    (_all, sourceOf) =>
      `select ${by ? startSql(run, by) : '0'}, ${sums.join(', ')} from (select "${TIME_COLUMN}", dc_mpp, ac_block from ${sourceOf(files.parts)} ${range}) join (select "${TIME_COLUMN}", ${names} from ${sourceOf(files.zones)} ${range}) using ("${TIME_COLUMN}") group by 1 order by 1`,
  )
  const [start = new Float64Array(), ...values] = columns
  return Array.from(start, (startUtcMs, row) => ({
    startUtcMs,
    energyKwh: values.map((column) => column[row] ?? 0),
  }))
}

/** Energies of a zone over one interval, kWh. */
export interface ZoneInterval {
  /** At the output of its block. */
  readonly acKwh: number
  /** At the inputs of the inverters. */
  readonly dcKwh: number
}

/** Energies of one zone by the start of each interval of a kind, or of each hour, within a time. */
export async function readZoneIntervals(
  deps: ReadDeps,
  run: FinishedRun,
  block: ZonedBlock,
  zone: number,
  time: DrillTime,
  by: TimeKind | 'hour',
): Promise<ReadonlyMap<number, ZoneInterval>> {
  const files = filesOf(run, block.id)
  const kwh = run.stepS / 3.6e6
  const start = by === 'hour' ? hourSql(run) : startSql(run, by)
  const sums = ['ac_block', 'dc_mpp'].map((name) => `coalesce(sum(${name} * by_power), 0) * ${kwh}`)
  const joined = (sourceOf: (keys: readonly string[]) => string): string =>
    joinedSql(files, sourceOf, zone, shareOfZone(block, zone), time)
  const { columns } = await readStored(
    deps,
    run,
    [...files.parts, ...files.zones],
    (_all, sourceOf) =>
      `select ${start}, ${sums.join(', ')} from (${joined(sourceOf)}) group by 1 order by 1`,
  )
  const [starts = new Float64Array(), ac, dc] = columns
  return new Map(
    Array.from(starts, (startUtcMs, row) => [
      startUtcMs,
      { acKwh: ac?.[row] ?? 0, dcKwh: dc?.[row] ?? 0 },
    ]),
  )
}
