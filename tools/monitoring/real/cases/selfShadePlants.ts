import { join } from 'node:path'
import type { Mount, Site } from '@duet/engine'
import { airLike, readColumns } from '../readings.ts'
import { nodesOf, type RealPlant } from '../realPlant.ts'

interface ShadePlant {
  readonly units: readonly string[]
  readonly site: Site
  readonly mount: Mount
  readonly groundCoverRatio: number
}

const SHADE_PLANTS: readonly ShadePlant[] = [
  {
    units: ['10', '11'],
    site: { latitudeDeg: 32.5, longitudeDeg: -84.5, altitudeM: 200 },
    mount: { kind: 'fixed', tiltDeg: 25, azimuthDeg: 197 },
    groundCoverRatio: 0.555,
  },
  {
    units: ['20', '20b', '21'],
    site: { latitudeDeg: 32.5, longitudeDeg: -84.5, altitudeM: 200 },
    mount: {
      kind: 'singleAxis',
      axisAzimuthDeg: 180,
      minAngleDeg: -45,
      maxAngleDeg: 45,
      backtracking: false,
      slopeAware: false,
      stowAngleDeg: 0,
    },
    groundCoverRatio: 0.47,
  },
  {
    units: ['30', '31'],
    site: { latitudeDeg: 31.5, longitudeDeg: -84, altitudeM: 50 },
    mount: { kind: 'fixed', tiltDeg: 18, azimuthDeg: 185 },
    groundCoverRatio: 0.66,
  },
  {
    units: ['40', '41'],
    site: { latitudeDeg: 32.5, longitudeDeg: -83.5, altitudeM: 100 },
    mount: { kind: 'fixed', tiltDeg: 20, azimuthDeg: 180 },
    groundCoverRatio: 0.642,
  },
  {
    units: ['50'],
    site: { latitudeDeg: 31, longitudeDeg: -81.5, altitudeM: 20 },
    mount: { kind: 'fixed', tiltDeg: 16, azimuthDeg: 180 },
    groundCoverRatio: 0.661,
  },
]

/** One winter day of each inverter. */
export function selfShadePlants(dir: string): readonly RealPlant[] {
  return SHADE_PLANTS.flatMap(({ units, ...facts }) =>
    units.map((unit): RealPlant => {
      const name = `plant_${unit}.csv`
      const folder = { dir: join(dir, 'southern-selfshade'), name }
      const readings = readColumns(folder, { P: 'observed_power' }, 60, 0)
      return {
        ...facts,
        name: `Self-shade ${unit}`,
        file: `southern-selfshade/${name}`,
        known: 'one winter day in minutes; rows shade each other in the morning and evening',
        assumed: 'clear sky, 12 °C; the published table of plants; size fitted',
        timeZone: 'Etc/GMT+6',
        dcW: 'fitted',
        // the files are scaled to one maximum, which the first of these inverters is clipped at
        ratedAcW: unit === '10' ? 800 : 1000,
        inverterCount: 1,
        stepS: 60,
        label: 'beginning',
        readings,
        nodes: nodesOf({ inverters: [[['active_power', 'P', 1000]]] }),
        weather: {
          source: 'clear sky',
          labelUtcMs: readings.labelUtcMs,
          airC: airLike(readings, 12),
        },
      }
    }),
  )
}
