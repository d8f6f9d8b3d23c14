import { BLOCK_STAGES, type BlockEnergySums, type BlockRatings } from '@duet/engine'
import {
  BLOCK_STAGE_COLUMNS,
  LATER_COLUMNS,
  rangeSql,
  storedColumnSql,
  TIME_COLUMN,
  withColumns,
  type ZoneSummary,
  zoneColumns,
} from '@duet/results'
import { hourSql, startSql } from './drillDownReads.ts'
import type { DrillTime, TimeKind } from './drillDownTime.ts'
import type { FinishedRun } from './finishedRun.ts'
import { type ReadDeps, readStored } from './resultReads.ts'
import { partKeys, zoneKeys } from './runKeys.ts'

/** A block whose light is traced. */
export interface ZonedBlock {
  readonly id: string
  readonly zones: readonly ZoneSummary[]
  readonly ratings: BlockRatings
}

type StageKey = keyof BlockEnergySums

const STAGES: readonly StageKey[] = [
  ...BLOCK_STAGES.map(({ key }) => key),
  'rear_ground',
  'rear_sky',
  'rear_structure',
]

const ratio = (a: string, b: string): string => `case when ${b} > 0 then ${a} / ${b} else 0 end`

/** Light of a stage of the zone at a step, W/m², by the rules of the engine's `zoneEnergySums`. */
function lightSql(bifaciality: number): Partial<Record<StageKey, string>> {
  const behind = `(zone_effective - ${bifaciality} * zone_rear)`
  const passed = `(${ratio('zone_rear', 'rear_after_structure')} * ${bifaciality})`
  const sky = '(rear_sky + rear_beam)'
  return {
    ghi: 'ghi',
    transposition: 'poa_nominal',
    horizon: 'poa_after_horizon',
    near_shading: 'zone_front',
    soiling: `zone_front * ${ratio('poa_after_soiling', 'poa_after_shading')}`,
    snow: `zone_front * ${ratio('poa_after_snow', 'poa_after_shading')}`,
    iam: `${behind} * ${ratio('poa_after_iam', 'poa_after_spectral')}`,
    spectral: behind,
    rear_ground: `${passed} * rear_ground`,
    rear_sky: `${passed} * ${sky}`,
    rear_structure: `${passed} * (rear_after_structure - rear_ground - ${sky})`,
    rear_gain: 'zone_effective',
  }
}

/** Power or light-weighted power of a stage at a step, W. */
function stageSql(key: StageKey, light: string | undefined, perLight: number): string {
  if (light !== undefined) return `${light} * ${perLight}`
  const stage = BLOCK_STAGE_COLUMNS.find((one) => one.key === key)
  if (!stage || !('zone' in stage)) throw new Error(`Zones have no part in ${key}`)
  const power = storedColumnSql(stage.column)
  if (stage.zone !== 'uneven') return `${power} * by_${stage.zone}`
  const lost = '(dc_after_temperature - dc_after_mismatch_rear)'
  const share = `case when ${lost} > 0 then (dc_after_temperature - ${power}) / ${lost} else 1 end`
  return `${power} * (by_light + ${share} * (by_power - by_light))`
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
  const { nominalDcW, bifaciality } = block.ratings
  const share = shareOfZone(block, zone)
  const light = lightSql(bifaciality)
  const kwh = run.stepS / 3.6e6
  const sums = STAGES.map(
    (key) =>
      `coalesce(sum(${stageSql(key, light[key], (share * nominalDcW) / 1000)}), 0) * ${kwh} as ${key}`,
  )
  const { columns } = await readStored(
    deps,
    run,
    [...files.parts, ...files.zones],
    (_all, sourceOf) =>
      `select count(*), ${sums.join(', ')} from (${joinedSql(files, sourceOf, zone, share, time)})`,
  )
  const [steps, ...values] = columns.map((column) => column[0] ?? 0)
  return steps ? energyOf(values) : undefined
}

function energyOf(values: readonly number[]): BlockEnergySums {
  const sums: Partial<Record<StageKey, number>> = {}
  STAGES.forEach((key, i) => {
    sums[key] = values[i] ?? 0
  })
  if (!isWhole(sums)) throw new Error('An account of a zone lacks a stage')
  return sums
}

const isWhole = (sums: Partial<Record<StageKey, number>>): sums is Record<StageKey, number> =>
  STAGES.every((key) => sums[key] !== undefined)

/** Steps of a block beside those of a zone. */
function joinedSql(
  files: ZoneFiles,
  sourceOf: (keys: readonly string[]) => string,
  zone: number,
  share: number,
  time: DrillTime,
): string {
  const { front, rear, effective, dcMpp } = zoneColumns(zone)
  const range = rangeSql(time)
  const zones = `select "${TIME_COLUMN}", "${front}" as zone_front, "${rear}" as zone_rear, "${effective}" as zone_effective, "${dcMpp}" as zone_dc from ${sourceOf(files.zones)} ${range}`
  return `select *, case when effective > 0 then ${share} * zone_effective / effective else ${share} end as by_light, case when dc_mpp > 0 then zone_dc / dc_mpp else ${share} end as by_power from (select * from ${withColumns(sourceOf(files.parts), LATER_COLUMNS)} ${range}) join (${zones}) using ("${TIME_COLUMN}")`
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
    const share = shareOfZone(block, zone)
    const byPower = `case when dc_mpp > 0 then "${zoneColumns(zone).dcMpp}" / dc_mpp else ${share} end`
    return `coalesce(sum(ac_block * ${byPower}), 0) * ${kwh}`
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
