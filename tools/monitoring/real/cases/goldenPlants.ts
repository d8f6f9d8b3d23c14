import type { Mount } from '@duet/engine'
import { airLike, columnOf, readColumns } from '../readings.ts'
import { nodesOf, type RealPlant } from '../realPlant.ts'
import { AT_GOLDEN, MST_H, QUARTER_S } from './golden.ts'

const FLAT_MOUNT: Mount = { kind: 'fixed', tiltDeg: 10, azimuthDeg: 165 }
const TRACKER_MOUNT: Mount = {
  kind: 'singleAxis',
  axisAzimuthDeg: 180,
  minAngleDeg: -45,
  maxAngleDeg: 45,
  backtracking: true,
  slopeAware: false,
  stowAngleDeg: 0,
}

/** Larger plants of the laboratory. */
export function goldenPlants(dir: string): readonly RealPlant[] {
  return [rsf2(dir), mesa(dir)]
}

function rsf2(dir: string): RealPlant {
  const name = 'nrel_RSF_II.csv'
  const columns = {
    P: 'inv2_ac_power_w__1047',
    MTR: 'ac_power_kw_1137',
    POA: 'poa_irradiance__1055',
    AIR: 'ambient_temp__1053',
    WIND: 'wind_speed__1051',
  }
  // its labels are two hours late: the sun stands highest at two
  const readings = readColumns({ dir, name }, columns, QUARTER_S, MST_H + 2)
  return {
    ...AT_GOLDEN,
    name: 'RSF II',
    file: `pvanalytics/${name}`,
    known: 'five days of winter; the inverter is offline on the last day',
    assumed: '10° towards 165°; clock two hours late; size fitted',
    mount: FLAT_MOUNT,
    dcW: 'fitted',
    ratedAcW: 125_000,
    label: 'middle',
    readings,
    nodes: nodesOf({ inverters: [[['active_power', 'P']]], poa: ['POA'] }),
    weather: {
      source: 'plane',
      labelUtcMs: readings.labelUtcMs,
      airC: columnOf(readings, 'AIR'),
      windMPerS: columnOf(readings, 'WIND'),
      poaWm2: columnOf(readings, 'POA'),
    },
  }
}

function mesa(dir: string): RealPlant {
  const name = 'nrel_1axis_tracker_mesa_ac_power.csv'
  const readings = readColumns({ dir, name }, { P: 'ac_power' }, QUARTER_S, MST_H)
  return {
    ...AT_GOLDEN,
    timeZone: 'America/Denver',
    name: 'Mesa tracker',
    file: `pvanalytics/${name}`,
    known: 'six days of June, sunny ones among them; no labels',
    assumed:
      'a clear sky on the days that look clear, 25 °C; ±45°, turning back, rows at 0.35; size fitted',
    mount: TRACKER_MOUNT,
    groundCoverRatio: 0.35,
    dcW: 'fitted',
    ratedAcW: 350_000,
    label: 'beginning',
    readings,
    nodes: nodesOf({ inverters: [[['active_power', 'P', 1000]]] }),
    weather: {
      source: 'clear days',
      labelUtcMs: readings.labelUtcMs,
      airC: airLike(readings, 25),
      powerW: columnOf(readings, 'P'),
    },
  }
}
