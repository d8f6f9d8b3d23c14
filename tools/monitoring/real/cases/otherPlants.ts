import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadingTable } from '@duet/monitoring'
import { HOUR_MS } from '@duet/units'
import { csvTable } from '../../../measured/csvColumns.ts'
import { civilUtcMs } from '../civilTime.ts'
import { airLike, columnOf } from '../readings.ts'
import { nodesOf, type RealPlant } from '../realPlant.ts'
import { labelUtcMs, onGrid, readParquet } from '../series.ts'
import { GOLDEN, QUARTER_S, SERF_MOUNT } from './golden.ts'

/** @param dir - the folder of all the data */
export async function otherPlants(dir: string): Promise<readonly RealPlant[]> {
  return [...(await system50(dir)), capacityTest(dir)]
}

/** The same readings twice: as they are labelled, and read as civil time. */
async function system50(dir: string): Promise<readonly RealPlant[]> {
  const file = 'pvanalytics/system_50_ac_power_2_full_DST.parquet'
  const { startUtcMs, values } = await readParquet(
    join(dir, file),
    'measured_on',
    'ac_power_2',
    QUARTER_S,
  )
  const labelled = (labels: Float64Array): ReadingTable => {
    const { startUtcMs: grid, values: onGridW } = onGrid([...labels], values, QUARTER_S)
    return { labelUtcMs: grid, columns: new Map([['P', onGridW]]) }
  }
  const plant = (name: string, assumed: string, readings: ReadingTable): RealPlant => ({
    name,
    file,
    known: 'almost three years of a logger on summer time, labelled as standard time',
    assumed: `SERF East: 45° towards 158°; a clear sky on the days that look clear, 12 °C; size fitted; ${assumed}`,
    site: GOLDEN,
    timeZone: 'America/Denver',
    mount: SERF_MOUNT,
    dcW: 'fitted',
    ratedAcW: 3500,
    inverterCount: 1,
    stepS: QUARTER_S,
    label: 'middle',
    readings,
    nodes: nodesOf({ inverters: [[['active_power', 'P']]] }),
    weather: {
      source: 'clear days',
      labelUtcMs: readings.labelUtcMs,
      airC: airLike(readings, 12),
      powerW: columnOf(readings, 'P'),
    },
  })
  const civil = civilUtcMs(
    'America/Denver',
    startUtcMs.map((ms) => ms - 7 * HOUR_MS),
  )
  return [
    plant('System 50 as labelled', 'clock as in the labels', labelled(startUtcMs)),
    plant('System 50 in civil time', 'clock of America/Denver', labelled(civil)),
  ]
}

const CAPACITY_COLUMNS =
  'time,POA1,POA2,GHI1,GHI2,AIR1,AIR2,MOD1,MOD2,WIND1,WIND2,MTR,I1,I2,I3,I4,I5,I6,I7,I8'
const FIVE_MIN_S = 300

function capacityTest(dir: string): RealPlant {
  const file = 'pvcaptest/example_meas_data.csv'
  const lines = readFileSync(join(dir, file), 'utf8').split(/\r?\n/)
  const first = lines.findIndex((line) => /^\d+\/\d+\/\d+ /.test(line))
  const table = csvTable([CAPACITY_COLUMNS, ...lines.slice(first)].join('\n'))
  const times = table.labels.map((label) => labelUtcMs(label, -6))
  const tags = CAPACITY_COLUMNS.split(',').slice(1)
  const series = tags.map((tag) => [tag, onGrid(times, table.column(tag), FIVE_MIN_S)] as const)
  const readings = {
    labelUtcMs: series[0]?.[1].startUtcMs ?? new Float64Array(),
    columns: new Map(series.map(([tag, { values }]) => [tag, values])),
  }
  return {
    name: 'Capacity test',
    file,
    known:
      'five days of October, anonymised and by its notes simulated; inverters alike; no labels',
    assumed: '30.3° N, 97.7° W, 20° to the south; eight inverters of 750 kW; size fitted',
    site: { latitudeDeg: 30.275, longitudeDeg: -97.74, altitudeM: 200 },
    timeZone: 'Etc/GMT+6',
    mount: { kind: 'fixed', tiltDeg: 20, azimuthDeg: 180 },
    groundCoverRatio: 0.4,
    dcW: 'fitted',
    ratedAcW: 760_000,
    inverterCount: 8,
    stepS: FIVE_MIN_S,
    label: 'beginning',
    readings,
    nodes: nodesOf({
      meter: [['active_power', 'MTR']],
      inverters: tags.filter((tag) => tag.startsWith('I')).map((tag) => [['active_power', tag]]),
      poa: ['POA1', 'POA2'],
    }),
    weather: {
      source: 'plane',
      labelUtcMs: readings.labelUtcMs,
      airC: columnOf(readings, 'AIR2'),
      windMPerS: columnOf(readings, 'WIND2'),
      poaWm2: columnOf(readings, 'POA2'),
    },
  }
}
