import {
  type Factors,
  litFraction,
  patchBasis,
  patchPlaces,
  type Sample,
  skyPatches,
  sunOnBins,
  traceFactors,
} from '@duet/engine'
import { type BuiltScene, buildScene } from './buildScene.ts'
import type { SceneFile, SceneSky, TracedCase } from './sceneFile.ts'
import { skyVector } from './skies.ts'
import { sunBins } from './sunBins.ts'

/** What the engine gives for the sensors of a scene, W/m². */
export interface TracedScene {
  /** By sky and model as `caseKey` names them, [sensors]: all light. */
  readonly irradiance: ReadonlyMap<string, Float64Array>
  /** By sky, [sensors]. */
  readonly beam: ReadonlyMap<string, Float64Array>
  readonly sunReflected: ReadonlyMap<string, Float64Array>
}

export function caseKey(sky: string, model: TracedCase['model']): string {
  return `${sky} ${model}`
}

const MODELS = ['isotropic', 'perez', 'gendaylit'] as const
const PLACES_PER_SIDE = 6

/** 2305 patches: 577 blur the light around the sun by up to 0.4 % of a front. */
const PATCHES = skyPatches(4)

const BIN_SIZES = {
  front: { groundM: 0.3, faceM: 0.2, growth: 0.25 },
  rear: { groundM: 0.06, faceM: 0.05, growth: 0.12 },
} as const

/** The ground behind a module is seen by its rear: fronts need fewer rays. */
const FRONT_SHARE = 0.5

/** Traces a scene: one set of factors for all of its skies. */
export function traceScene(file: SceneFile, rearRays: number): TracedScene {
  const built = buildScene(file)
  const places = patchPlaces(PATCHES, PLACES_PER_SIDE)
  const basis = patchBasis(PATCHES)
  const skies = Object.entries(file.skies)
  const vectors = new Map(
    skies.flatMap(([name, sky]) =>
      MODELS.map((model) => [caseKey(name, model), skyVector(sky, model, places)] as const),
    ),
  )
  const arrays = (names: Iterable<string>): Map<string, Float64Array> =>
    new Map(Array.from(names, (name) => [name, new Float64Array(file.sensors.length)]))
  const diffuse = arrays(vectors.keys())
  const beam = arrays(skies.map(([name]) => name))
  const sunReflected = arrays(skies.map(([name]) => name))

  for (const { surface, group } of sensorGroups(file)) {
    const samples = group.map((sensor, row) => sampleOf(file, sensor, row))
    const bins = sunBins(
      built,
      samples.map(({ position }) => position),
      BIN_SIZES[surface],
    )
    const factors = traceFactors(built.scene, samples, {
      raysPerSample: surface === 'front' ? Math.ceil(FRONT_SHARE * rearRays) : rearRays,
      basis,
      bins,
      rowCount: samples.length,
      firstSample: group[0] ?? 0,
    })
    const { albedo } = built
    for (const [key, vector] of vectors)
      scatter(weigh(factors.sky, factors, albedo, vector), group, diffuse.get(key))
    for (const [name, sky] of skies) {
      if (!(sky.DNI > 0)) continue
      const sun = sunOnBins(built.scene, bins, sky.sun_vector).map((unit) => unit * sky.DNI)
      scatter(weigh(factors.sun, factors, albedo, sun), group, sunReflected.get(name))
      scatter(beamOn(built, samples, sky), group, beam.get(name))
    }
  }
  return { irradiance: totals(diffuse, beam, sunReflected), beam, sunReflected }
}

interface SensorGroup {
  readonly surface: SceneFile['sensors'][number]['surface']
  readonly group: number[]
}

/** Sensors of one face of a module together: they share bins. */
function sensorGroups({ sensors }: SceneFile): readonly SensorGroup[] {
  const groups = new Map<string, SensorGroup>()
  for (const [i, { module, surface }] of sensors.entries()) {
    const key = [surface, ...module].join(' ')
    const known = groups.get(key) ?? { surface, group: [] }
    known.group.push(i)
    groups.set(key, known)
  }
  return [...groups.values()]
}

function sampleOf({ sensors }: SceneFile, sensor: number, row: number): Sample {
  const one = sensors[sensor]
  if (one === undefined) throw new RangeError(`no sensor ${sensor}`)
  const { position, normal } = one
  return { position, normal, weight: 1, rows: { open: -1, plain: row, iam: -1 } }
}

/** Irradiance of each row by orders of albedo. */
function weigh(
  orders: Factors['sky'],
  { rowCount }: Factors,
  albedo: number,
  light: Float64Array,
): Float64Array {
  const out = new Float64Array(rowCount)
  for (const [order, matrix] of orders.entries()) {
    const share = albedo ** order
    for (let row = 0; row < rowCount; row++) {
      let sum = 0
      for (let k = 0, at = row * light.length; k < light.length; k++, at++)
        sum += (matrix[at] ?? 0) * (light[k] ?? 0)
      out[row] = (out[row] ?? 0) + share * sum
    }
  }
  return out
}

function beamOn(
  { scene }: BuiltScene,
  samples: readonly Sample[],
  { sun_vector: sun, DNI }: SceneSky,
): Float64Array {
  return litFraction(scene, samples, sun).map((lit, i) => {
    const normal = samples[i]?.normal ?? [0, 0, 0]
    const cosine = normal[0] * sun[0] + normal[1] * sun[1] + normal[2] * sun[2]
    return lit * DNI * Math.max(0, cosine)
  })
}

function scatter(
  values: Float64Array,
  group: readonly number[],
  out: Float64Array | undefined,
): void {
  if (out === undefined) return
  for (const [row, sensor] of group.entries()) out[sensor] = values[row] ?? 0
}

function totals(
  diffuse: ReadonlyMap<string, Float64Array>,
  beam: ReadonlyMap<string, Float64Array>,
  sunReflected: ReadonlyMap<string, Float64Array>,
): ReadonlyMap<string, Float64Array> {
  return new Map(
    Array.from(diffuse, ([key, values]) => {
      const [sky = ''] = key.split(' ')
      const direct = beam.get(sky)
      const reflected = sunReflected.get(sky)
      return [key, values.map((value, i) => value + (direct?.[i] ?? 0) + (reflected?.[i] ?? 0))]
    }),
  )
}
