import { join } from 'node:path'
import { columnOf, readSite } from '../readings.ts'
import { nodesOf, type RealPlant } from '../realPlant.ts'

const HOUR_S = 3600

/** A year of two large plants, hours of day alone. */
export function yearPlants(dir: string): readonly RealPlant[] {
  return [r15(dir), r10(dir)]
}

function r15(dir: string): RealPlant {
  return yearOf(dir, 'R15', {
    known: 'a year from April 2018, hours of day alone; its ticket is a year older: no labels',
    assumed: '35° N, 115° W, 25° to the south; meter of 20 MW; size fitted',
    mount: { kind: 'fixed', tiltDeg: 25, azimuthDeg: 180 },
    airOf: (given) => given,
  })
}

function r10(dir: string): RealPlant {
  return yearOf(dir, 'R10', {
    known: 'a year from April 2018, hours of day alone; its ticket is a year older: no labels',
    assumed:
      '35° N, 115° W, trackers ±60°, rows at 0.35; meter of 20 MW; size fitted; air was turned from °F to °C twice and is turned back',
    mount: {
      kind: 'singleAxis',
      axisAzimuthDeg: 180,
      minAngleDeg: -60,
      maxAngleDeg: 60,
      backtracking: true,
      slopeAware: false,
      stowAngleDeg: 0,
    },
    airOf: (given) => given * 1.8 + 32,
  })
}

interface YearPlant extends Pick<RealPlant, 'known' | 'assumed' | 'mount'> {
  readonly airOf: (givenC: number) => number
}

function yearOf(dir: string, site: string, { airOf, ...facts }: YearPlant): RealPlant {
  const name = 'example_prod_with_covariates.csv'
  const utcOffsetH = -7
  const readings = readSite(
    {
      file: join(dir, name),
      siteColumn: 'randid',
      site,
      timeColumn: 'date',
      stepS: HOUR_S,
      utcOffsetH,
    },
    { P: 'generated_kW', POA: 'irrad_poa_Wm2', AIR: 'temp_amb_C', WIND: 'wind_speed_ms' },
  )
  return {
    ...facts,
    name: site,
    file: `pvops/${name}`,
    site: { latitudeDeg: 35, longitudeDeg: -115, altitudeM: 600 },
    timeZone: 'Etc/GMT+7',
    groundCoverRatio: 0.4,
    dcW: 'fitted',
    ratedAcW: 1_000_000,
    inverterCount: 20,
    stepS: HOUR_S,
    label: 'ending',
    readings,
    nodes: nodesOf({ meter: [['active_power', 'P', 1000]], poa: ['POA'] }),
    weather: {
      source: 'plane',
      labelUtcMs: readings.labelUtcMs,
      airC: columnOf(readings, 'AIR').map(airOf),
      windMPerS: columnOf(readings, 'WIND'),
      poaWm2: columnOf(readings, 'POA'),
    },
  }
}
