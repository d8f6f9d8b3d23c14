import { writeWeatherCsv } from '@duet/formats'
import { type PlantDocument, samplePlant, sampleWeather } from '@duet/plant'
import { z } from 'zod'
import type { Api } from './api.ts'
import { CREATE_DATASET, datasetSchema, uploadWeather } from './projectApi.ts'

const idSchema = z.object({ id: z.string() })

async function organizationId(api: Api): Promise<string> {
  const [organization] = await api.ask(
    'Organizations',
    'query Organizations { organizations { id } }',
    {},
    z.array(idSchema),
  )
  if (!organization) throw new Error('the user belongs to no organization')
  return organization.id
}

/** A project with nothing in it, at the site of the sample plant. */
export async function emptyProject(api: Api, name: string): Promise<string> {
  const { latitude, longitude } = samplePlant().project
  const { id } = await api.ask(
    'CreateProject',
    `mutation CreateProject($id: ID!, $input: ProjectInput!) {
      createProject(organization_id: $id, input: $input) { id }
    }`,
    { id: await organizationId(api), input: { name, latitude, longitude } },
    idSchema,
  )
  return id
}

/** A project of the given plant, without weather. */
export async function importProject(api: Api, name: string, plant: PlantDocument): Promise<string> {
  const { id } = await api.ask(
    'ImportProject',
    `mutation ImportProject($id: ID!, $document: JSON!, $name: String) {
      importProject(organization_id: $id, document: $document, name: $name) { id }
    }`,
    { id: await organizationId(api), document: plant, name },
    idSchema,
  )
  return id
}

/** The sample year as the text of a file. */
export function weatherText(): string {
  return [...writeWeatherCsv(sampleWeather())].join('')
}

/** Sunny months in steps of ten minutes: a SAM file with enough steps for a run that takes a while. */
export function longWeatherText(days = 700): string {
  const { latitude, longitude } = samplePlant().project
  const steps = Array.from({ length: days * 144 }, (_, step) => {
    const at = new Date(Date.UTC(2026, 1, 1, 0, 10 * step + 5))
    const sun = Math.max(0, Math.sin((((step % 144) / 6 - 6) / 12) * Math.PI))
    const date = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()]
    const clock = [at.getUTCHours(), at.getUTCMinutes()]
    const values = [900 * sun, 700 * sun, 900 * sun - 700 * sun * sun, 15 + 10 * sun, 2]
    return [...date, ...clock, ...values.map((value) => value.toFixed(1))].join(',')
  })
  return [
    'Source,Location ID,Latitude,Longitude,Time Zone,Elevation',
    `NSRDB,1,${latitude},${longitude},-7,282`,
    'Year,Month,Day,Hour,Minute,GHI,DNI,DHI,Temperature,Wind Speed',
    ...steps,
  ].join('\n')
}

/** Uploads a weather file, the sample year where none is given: every project needs its own. */
export async function addWeather(
  api: Api,
  projectId: string,
  name: string,
  text = weatherText(),
): Promise<string> {
  const filename = `${name}.csv`
  const { storageKey } = await uploadWeather(api, projectId, filename, text)
  const dataset = await api.ask(
    'CreateEnviroDatasetFromMetFile',
    CREATE_DATASET,
    { id: projectId, key: storageKey, filename, name },
    datasetSchema,
  )
  return dataset.id
}

const blockSchema = z.object({
  id: z.string(),
  name: z.string(),
  enviro_dataset_id: z.string().nullable(),
  pv_panel_id: z.string().nullable(),
  pv_table_id: z.string().nullable(),
  pv_inverter_id: z.string().nullable(),
  pv_transformer_id: z.string().nullable(),
  pv_dc_wire_id: z.string().nullable(),
  pv_ac_wire_id: z.string().nullable(),
  configuration: z.unknown(),
})

/** The sample plant with fields of an eighth of their area and three inverters each: its runs take a few seconds. */
export function smallPlant(): PlantDocument {
  const plant = samplePlant()
  return {
    ...plant,
    blocks: plant.blocks.map((block) => ({ ...block, num_inverters: 3 })),
    block_layers: plant.block_layers.flatMap((layer) => {
      const { geometry } = layer.geojson
      if (layer.type !== 'perimeter' || geometry.type !== 'Polygon') return []
      const coordinates = geometry.coordinates.map(shrunk)
      return [{ ...layer, geojson: { ...layer.geojson, geometry: { ...geometry, coordinates } } }]
    }),
  }
}

const SHRUNK_TO = 0.35

function shrunk(ring: readonly (readonly number[])[]): [number, number][] {
  const mean = (axis: number): number =>
    ring.reduce((sum, position) => sum + (position[axis] ?? 0), 0) / ring.length
  const [x, y] = [mean(0), mean(1)]
  return ring.map((at) => [x + SHRUNK_TO * ((at[0] ?? 0) - x), y + SHRUNK_TO * ((at[1] ?? 0) - y)])
}

/** A copy of the sample plant, or of another one, with weather, complete. */
export async function copyOfSample(
  api: Api,
  name: string,
  plant: PlantDocument = samplePlant(),
): Promise<string> {
  const projectId = await importProject(api, name, plant)
  const datasetId = await addWeather(api, projectId, `${name} weather`)
  const { blocks } = await api.ask(
    'ProjectBlocks',
    `query ProjectBlocks($id: ID!) { projectBlocks(project_id: $id) { blocks {
      id name enviro_dataset_id pv_panel_id pv_table_id pv_inverter_id pv_transformer_id
      pv_dc_wire_id pv_ac_wire_id configuration
    } } }`,
    { id: projectId },
    z.object({ blocks: z.array(blockSchema) }),
  )
  await api.ask(
    'UpsertBlocks',
    `mutation UpsertBlocks($id: ID!, $blocks: [BlockInput!]!) {
      upsertBlocks(project_id: $id, blocks: $blocks) { id }
    }`,
    { id: projectId, blocks: blocks.map((one) => ({ ...one, enviro_dataset_id: datasetId })) },
    z.array(idSchema),
  )
  return projectId
}
