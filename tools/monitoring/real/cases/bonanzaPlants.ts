import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadingTable } from '@duet/monitoring'
import { HOUR_MS, HOUR_S } from '@duet/units'
import { civilUtcMs } from '../civilTime.ts'
import { columnOf, readColumns } from '../readings.ts'
import { nodesOf, type RealPlant } from '../realPlant.ts'
import { onGrid } from '../series.ts'

const NAME = 'Bonanza_Merge.csv.gz'
/** The monofacial string: the others change the place that they are from within the file. */
const POWER = { P: 'trina_meas' }
const WEATHER = {
  GHI: 'ghi',
  DNI: 'dni',
  DHI: 'dhi',
  AIR: 'SurfaceTemperatureCelsius',
  WIND: 'WindSpeedKph',
}
const KPH_PER_MPS = 3.6

/**
 * A year of a string of trackers, power of one module.
 *
 * @param dir - folder of measured bifacial plants; none where it is not there
 */
export function bonanzaPlants(dir: string): readonly RealPlant[] {
  const folder = join(dir, 'bonanza-oregon-tracker')
  if (!existsSync(join(folder, NAME))) return []
  const file = { dir: folder, name: NAME }
  const weather = overHours(readColumns(file, WEATHER, HOUR_S, -7))
  const readings = inCivilTime(readColumns(file, POWER, HOUR_S, -7))
  return [
    {
      name: 'Bonanza',
      file: `../bifacial-measured/bonanza-oregon-tracker/${NAME}`,
      known:
        'thirteen months of a string of trackers in hours; weather of a service, not of the place; snow fell, no labels',
      assumed:
        '±60°, turning back, rows at 0.35; power of a module by the clock on the wall; size fitted',
      site: { latitudeDeg: 42.078, longitudeDeg: -121.279, altitudeM: 1270 },
      timeZone: 'America/Los_Angeles',
      mount: {
        kind: 'singleAxis',
        axisAzimuthDeg: 180,
        minAngleDeg: -60,
        maxAngleDeg: 60,
        backtracking: true,
        slopeAware: true,
        stowAngleDeg: 0,
      },
      groundCoverRatio: 0.35,
      dcW: 'fitted',
      ratedAcW: 300,
      inverterCount: 1,
      stepS: HOUR_S,
      label: 'beginning',
      readings,
      nodes: nodesOf({ inverters: [[['active_power', 'P']]] }),
      weather: {
        source: 'station',
        labelUtcMs: weather.labelUtcMs,
        airC: columnOf(weather, 'AIR'),
        windMPerS: columnOf(weather, 'WIND').map((kph) => kph / KPH_PER_MPS),
        light: {
          ghiWm2: columnOf(weather, 'GHI'),
          dniWm2: columnOf(weather, 'DNI'),
          dhiWm2: columnOf(weather, 'DHI'),
        },
      },
    },
  ]
}

/** Power goes by the clock on the wall and is labelled by the end of its hour. */
function inCivilTime({ labelUtcMs, columns }: ReadingTable): ReadingTable {
  const civil = civilUtcMs(
    'America/Los_Angeles',
    labelUtcMs.map((ms) => ms - 7 * HOUR_MS),
  ).map((ms) => ms - HOUR_MS)
  const series = [...columns].map(
    ([tag, values]) => [tag, onGrid([...civil], values, HOUR_S)] as const,
  )
  return {
    labelUtcMs: series[0]?.[1].startUtcMs ?? civil,
    columns: new Map(series.map(([tag, { values }]) => [tag, values])),
  }
}

/** Weather is that of the instant of its label: the mean of both ends is that of the hour. */
function overHours({ labelUtcMs, columns }: ReadingTable): ReadingTable {
  const means = [...columns].map(
    ([tag, values]) =>
      [tag, values.map((value, i) => (value + (values[i + 1] ?? value)) / 2)] as const,
  )
  return { labelUtcMs, columns: new Map(means) }
}
