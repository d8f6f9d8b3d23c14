import type { ReadingTable } from '@duet/monitoring'
import { airLike, columnOf, readColumns } from '../readings.ts'
import { nodesOf, type RealPlant } from '../realPlant.ts'
import { AT_GOLDEN, MST_H, QUARTER_S, SERF_MOUNT } from './golden.ts'

const MINUTE_S = 60

/** Two small roofs of one building, one of them in minutes too. */
export function serfPlants(dir: string): readonly RealPlant[] {
  return [serfEast(dir), serfEastMinutes(dir), serfWest(dir)]
}

function serfEast(dir: string): RealPlant {
  const name = 'serf_east_15min_ac_power.csv'
  const readings = readColumns({ dir, name }, { P: 'ac_power' }, QUARTER_S, MST_H)
  const light = readColumns(
    { dir, name: 'serf_east_psm3_data.csv' },
    { ghi: 'ghi', clear: 'ghi_clear', dni: 'dni_clear', dhi: 'dhi_clear', air: 'temp_air' },
    QUARTER_S,
    MST_H,
  )
  return {
    ...AT_GOLDEN,
    name: 'SERF East',
    file: `pvanalytics/${name}`,
    known: 'three months of summer and autumn, a 6 kW roof; no labels: clean',
    assumed:
      '45° towards 158°; light and air of a satellite, on lines between half hours: not used below a sun of 5°',
    mount: SERF_MOUNT,
    dcW: 6000,
    ratedAcW: 6000,
    label: 'middle',
    readings,
    nodes: nodesOf({ inverters: [[['active_power', 'P']]] }),
    weather: {
      source: 'station',
      labelUtcMs: light.labelUtcMs,
      airC: columnOf(light, 'air'),
      leastSunDeg: 5,
      light: {
        ghiWm2: columnOf(light, 'ghi'),
        dniWm2: whereClear(light, 'dni'),
        dhiWm2: whereClear(light, 'dhi'),
      },
    },
  }
}

function serfEastMinutes(dir: string): RealPlant {
  const name = 'serf_east_1min_ac_power.csv'
  const readings = readColumns({ dir, name }, { P: 'ac_power__752' }, MINUTE_S, MST_H)
  return {
    ...AT_GOLDEN,
    name: 'SERF East in minutes',
    file: `pvanalytics/${name}`,
    known: 'two days of March 2022; no labels',
    assumed: '45° towards 158°, 6 kW; a clear sky on the days that look clear, 5 °C',
    mount: SERF_MOUNT,
    dcW: 6000,
    ratedAcW: 6000,
    stepS: MINUTE_S,
    label: 'beginning',
    readings,
    nodes: nodesOf({ inverters: [[['active_power', 'P']]] }),
    weather: {
      source: 'clear days',
      labelUtcMs: readings.labelUtcMs,
      airC: airLike(readings, 5),
      powerW: columnOf(readings, 'P'),
    },
  }
}

/** The satellite splits its light where it sees no cloud; the engine does elsewhere. */
function whereClear(light: ReadingTable, tag: string): Float64Array {
  const [ghi, clear] = [columnOf(light, 'ghi'), columnOf(light, 'clear')]
  return columnOf(light, tag).map((value, i) => (ghi[i] === clear[i] ? value : Number.NaN))
}

function serfWest(dir: string): RealPlant {
  const name = 'serf_west_15min.csv'
  const columns = { P: 'ac_power__773', POA: 'poa_irradiance__771', AIR: 'ambient_temp__780' }
  const readings = readColumns({ dir, name }, columns, QUARTER_S, MST_H)
  return {
    ...AT_GOLDEN,
    name: 'SERF West',
    file: `pvanalytics/${name}`,
    known: 'five days of winter, no labels',
    assumed: '45° towards 158°, 6 kW',
    mount: SERF_MOUNT,
    dcW: 6000,
    ratedAcW: 6000,
    label: 'middle',
    readings,
    nodes: nodesOf({ inverters: [[['active_power', 'P']]], poa: ['POA'] }),
    weather: {
      source: 'plane',
      labelUtcMs: readings.labelUtcMs,
      airC: columnOf(readings, 'AIR'),
      poaWm2: columnOf(readings, 'POA'),
    },
  }
}
