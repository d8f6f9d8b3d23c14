import type { Site } from '@duet/engine'
import { airLike, columnOf, readColumns } from '../readings.ts'
import { nodesOf, type RealPlant } from '../realPlant.ts'
import { GOLDEN, QUARTER_S } from './golden.ts'

/** Where the zenith angles of the file are right. */
const SNOW_SITE: Site = { latitudeDeg: 42.5, longitudeDeg: -72.5, altitudeM: 100 }
const EST_H = -5

/** Plants whose files say what is wrong with them. */
export function labelledPlants(dir: string): readonly RealPlant[] {
  return [snow(dir), stale(dir), outliers(dir)]
}

function snow(dir: string): RealPlant {
  const name = 'snow_data.csv'
  const columns = {
    P: 'INV1 AC Power [kW]',
    CB2: 'INV1 CB2 Current [A]',
    POA: 'POA [W/m²]',
    AIR: 'Ambient Temp [C]',
  }
  const readings = readColumns({ dir, name }, columns, QUARTER_S, EST_H)
  return {
    name: 'Snow',
    file: `pvanalytics/${name}`,
    known: 'snow fell on 7 and 8 January 2022 (snow_snowfall.csv); power has no readings at night',
    assumed:
      'place, tilt 35° and azimuth 225° from the angles in the file; 216 modules of 340 W, inverter of 60 kW (published with the data)',
    site: SNOW_SITE,
    timeZone: 'Etc/GMT+5',
    mount: { kind: 'fixed', tiltDeg: 35, azimuthDeg: 225 },
    groundCoverRatio: 0.4,
    dcW: 73_440,
    ratedAcW: 60_000,
    inverterCount: 1,
    stepS: QUARTER_S,
    label: 'middle',
    readings,
    nodes: nodesOf({
      inverters: [[['active_power', 'P', 1000]]],
      combiners: [['dc_current', 'CB2']],
      poa: ['POA'],
    }),
    weather: {
      source: 'plane',
      labelUtcMs: readings.labelUtcMs,
      airC: columnOf(readings, 'AIR'),
      poaWm2: columnOf(readings, 'POA'),
    },
  }
}

/** Labels in UTC of a plant whose days begin and end as if at Greenwich: its own time, at a place that is not known. */
const UNKNOWN_PLACE = {
  timeZone: 'UTC',
  inverterCount: 1,
  stepS: QUARTER_S,
  label: 'middle',
  ratedAcW: 1000,
  dcW: 'fitted',
} as const

function stale(dir: string): RealPlant {
  const name = 'ac_power_inv_2173_stale_data.csv'
  const readings = readColumns({ dir, name }, { P: 'value_normalized' }, QUARTER_S, 0)
  return {
    ...UNKNOWN_PLACE,
    dcW: 850,
    name: 'Inverter 2173',
    file: `pvanalytics/${name}`,
    known:
      'a month of winter; stale values labelled on 3-4, 6-7 and 14-15 January 2011; 0 on whole days',
    assumed:
      'clear sky, 10 °C, 40° N, 35° to the south; 1 kW for its normalised 1, modules of 850 W by its best days',
    site: { ...GOLDEN, longitudeDeg: -8 },
    mount: { kind: 'fixed', tiltDeg: 35, azimuthDeg: 180 },
    readings,
    nodes: nodesOf({ inverters: [[['active_power', 'P', 1000]]] }),
    weather: { source: 'clear sky', labelUtcMs: readings.labelUtcMs, airC: airLike(readings, 10) },
  }
}

function outliers(dir: string): RealPlant {
  const name = 'ac_power_inv_7539_outliers.csv'
  const readings = readColumns({ dir, name }, { P: 'value_normalized' }, QUARTER_S, 0)
  return {
    ...UNKNOWN_PLACE,
    name: 'Inverter 7539',
    file: `pvanalytics/${name}`,
    known: 'ten days of April 2017, by day alone; six outliers labelled',
    assumed: 'clear sky, 15 °C, 40° N, 25° to the south; 1 kW for its normalised 1',
    site: { ...GOLDEN, longitudeDeg: -14 },
    mount: { kind: 'fixed', tiltDeg: 25, azimuthDeg: 180 },
    readings,
    nodes: nodesOf({ inverters: [[['active_power', 'P', 1000]]] }),
    weather: { source: 'clear sky', labelUtcMs: readings.labelUtcMs, airC: airLike(readings, 15) },
  }
}
