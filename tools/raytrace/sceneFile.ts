import { z } from 'zod'

const vector = z.tuple([z.number(), z.number(), z.number()])
const repeats = z.array(z.object({ n: z.int().min(1), step: vector })).default([])

const primitive = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('quad'),
    part: z.string(),
    material: z.string(),
    p0: vector,
    u: vector,
    v: vector,
    repeat: repeats,
  }),
  z.object({
    type: z.literal('box'),
    part: z.string(),
    material: z.string(),
    p0: vector,
    u: vector,
    v: vector,
    w: vector,
    repeat: repeats,
  }),
  z.object({
    type: z.literal('cylinder'),
    part: z.string(),
    material: z.string(),
    p0: vector,
    p1: vector,
    radius: z.number().positive(),
    capped: z.boolean().default(true),
    repeat: repeats,
  }),
])

const surface = z.enum(['front', 'rear'])
const averages = z.record(z.string(), z.partialRecord(surface, z.number()))

const sky = z.object({
  sun_vector: vector,
  DNI: z.number(),
  DHI: z.number(),
  perez: z.object({
    a: z.number(),
    b: z.number(),
    c: z.number(),
    d: z.number(),
    e: z.number(),
    N: z.number(),
  }),
  gendaylit: z.object({ A1: z.number(), A2: z.number() }),
  beam: z.array(z.number()).nullish(),
  sun_reflected: z.array(z.number()).nullish(),
  beam_edge_sensors: z.array(z.int()).default([]),
})

const traced = z.object({
  sky: z.string(),
  model: z.enum(['isotropic', 'perez', 'gendaylit']),
  averages,
  noise_rel: z.object({ front_rms: z.number().optional(), rear_rms: z.number().optional() }),
  irradiance: z.array(z.number()),
  standard_error: z.array(z.number()),
  check_irradiance: z.array(z.number()).optional(),
  check_averages: averages.optional(),
})

const sceneFile = z.object({
  schema: z.literal('pv-raytrace-reference/1'),
  scene: z.object({
    id: z.string(),
    title: z.string(),
    materials: z.record(z.string(), z.number()),
    ground: z.object({ point: vector, normal: vector, material: z.string() }),
    primitives: z.array(primitive),
  }),
  sensors: z.array(
    z.object({
      surface,
      tag: z.string(),
      module: z.tuple([z.int(), z.int()]),
      position: vector,
      normal: vector,
    }),
  ),
  skies: z.record(z.string(), sky),
  cases: z.array(traced),
})

/** A scene with its sensors, skies and the irradiance that was traced for them: schema pv-raytrace-reference/1. */
export type SceneFile = z.infer<typeof sceneFile>
export type ScenePrimitive = z.infer<typeof primitive>
export type SceneSky = z.infer<typeof sky>
export type TracedCase = z.infer<typeof traced>

/** @throws Error that names what is wrong: no JSON, another schema, a missing field, lists of unequal length. */
export function parseSceneFile(text: string): SceneFile {
  const parsed = sceneFile.safeParse(JSON.parse(text))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not a scene'}`)
  }
  const file = parsed.data
  const sensors = file.sensors.length
  for (const one of file.cases) {
    const lists = [one.irradiance, one.standard_error, one.check_irradiance ?? one.irradiance]
    if (lists.some(({ length }) => length !== sensors))
      throw new Error(`case ${one.sky} ${one.model}: a value for each of ${sensors} sensors needed`)
    if (file.skies[one.sky] === undefined) throw new Error(`no sky ${one.sky}`)
  }
  return file
}
