import { join } from 'node:path'
import type { Mount } from '@duet/engine'
import { HOUR_MS } from '@duet/units'
import { columnOf, readSite } from '../readings.ts'
import { nodesOf, type RealPlant } from '../realPlant.ts'

const HOUR_S = 3600
const EDT_H = -4
const SOUTH_20: Mount = { kind: 'fixed', tiltDeg: 20, azimuthDeg: 180 }

/** Production and tickets of sites whose names are numbers. */
export function ticketPlants(dir: string): readonly RealPlant[] {
  return [r23(dir), r27(dir)]
}

/** The metadata give −80 and −35 as latitude and longitude: taken for 35° N, 80° W. */
function r23(dir: string): RealPlant {
  const name = 'example_prod_data_cumE2.csv'
  const readings = readSite(
    {
      file: join(dir, name),
      siteColumn: 'randid',
      site: 'R23',
      timeColumn: 'Date',
      stepS: HOUR_S,
      utcOffsetH: EDT_H,
    },
    { E: 'Energy', POA: 'Irradiance' },
  )
  const poaWm2 = columnOf(readings, 'POA')
  return {
    name: 'R23',
    file: `pvops/${name}`,
    known:
      'tickets (example_om_data2.csv): plant tripped 21 July 04:45-13:15, inverter failed to start until 14:25, inverter offline 25 July 14:20-16:40, inverter underperforms from 1 August 11:45, plant tripped 2 August 01:05-09:28 (2018)',
    assumed: '35° N, 80° W, 20° to the south, 28 °C; two inverters of 1 MW for 2500 kWp',
    site: { latitudeDeg: 35, longitudeDeg: -80, altitudeM: 150 },
    timeZone: 'America/New_York',
    mount: SOUTH_20,
    groundCoverRatio: 0.45,
    dcW: 2_500_000,
    ratedAcW: 1_000_000,
    inverterCount: 2,
    stepS: HOUR_S,
    label: 'ending',
    readings,
    nodes: nodesOf({ meter: [['energy', 'E', 1000]], poa: ['POA'] }),
    weather: {
      source: 'plane',
      labelUtcMs: readings.labelUtcMs,
      airC: dailyAir(readings.labelUtcMs, 28),
      poaWm2: darkAtNight(poaWm2, readings.labelUtcMs, EDT_H),
    },
  }
}

function r27(dir: string): RealPlant {
  const name = 'example_perf_data.csv'
  const readings = readSite(
    {
      file: join(dir, name),
      siteColumn: 'randid',
      site: '27',
      timeColumn: 'Date',
      stepS: 900,
      utcOffsetH: EDT_H,
    },
    { P: 'AC_POWER', E: 'energy_delivered', POA: 'POAirradiance' },
  )
  return {
    name: 'R27',
    file: `pvops/${name}`,
    known:
      'tickets (example_om_data.csv): hurricane Florence, site offline from 14 September 10:00 until 16 September about 17:00 (2018), inspection 12-13 October; no rows 20 September - 11 October',
    assumed: '36° N, 81° W, 20° to the south, 22 °C; eight inverters of 60 kW for 475 kWp',
    site: { latitudeDeg: 36, longitudeDeg: -81, altitudeM: 300 },
    timeZone: 'America/New_York',
    mount: SOUTH_20,
    groundCoverRatio: 0.45,
    dcW: 475_000,
    ratedAcW: 60_000,
    inverterCount: 8,
    stepS: 900,
    label: 'beginning',
    readings,
    nodes: nodesOf({
      meter: [
        ['active_power', 'P', 1000],
        ['energy', 'E', 1000],
      ],
      poa: ['POA'],
    }),
    weather: {
      source: 'plane',
      labelUtcMs: readings.labelUtcMs,
      airC: dailyAir(readings.labelUtcMs, 22),
      poaWm2: columnOf(readings, 'POA'),
    },
  }
}

/** Air of a day whose mean is known: warmest at three in the afternoon of local time. */
function dailyAir(labelUtcMs: Float64Array, meanC: number): Float64Array {
  return labelUtcMs.map((ms) => meanC - 6 * Math.cos(((ms / HOUR_MS + EDT_H - 3) / 12) * Math.PI))
}

/** A sensor that says nothing at night. */
function darkAtNight(
  values: Float64Array,
  labelUtcMs: Float64Array,
  utcOffsetH: number,
): Float64Array {
  return values.map((value, i) => {
    const hour = new Date((labelUtcMs[i] ?? 0) + utcOffsetH * HOUR_MS).getUTCHours()
    return Number.isNaN(value) && (hour < 6 || hour > 20) ? 0 : value
  })
}
