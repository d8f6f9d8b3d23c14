import { UNCERTAIN_INPUT_KEYS } from '@duet/engine'
import type { PlantDocument } from '@duet/plant'
import type { WeatherFitness } from '@duet/weather'
import { z } from 'zod'

const isObject = (json: unknown): boolean => typeof json === 'object' && json !== null

const blockLight = z.object({
  /** SHA-256 of all that its factors depend on. */
  scene: z.string(),
  /** Classes of tables, which are traced one by one. */
  class_count: z.number(),
})

/** The scene that the light of a block is traced in. */
export type BlockLight = Readonly<z.infer<typeof blockLight>>

export const runBlockSchema = z.object({
  id: z.string(),
  name: z.string(),
  dataset_id: z.string(),
  table_count: z.number(),
  row_count: z.number(),
  /** Absent where light is not traced. */
  light: blockLight.exactOptional(),
  /** An earlier block of the run that is the same to the engine: its stored series are those of this one too. */
  series_of: z.string().exactOptional(),
})

/** A block of a run, with what was counted in its layout. */
export type RunBlock = Readonly<z.infer<typeof runBlockSchema>>

/** The block under whose id the series of a block are stored. */
export const seriesBlockId = ({ id, series_of }: RunBlock): string => series_of ?? id

/** A field with a label is shown wherever the weather of a run is listed: see `datasetFacts`. */
export const runDatasetSchema = z.object({
  id: z.string(),
  name: z.string().meta({ label: 'Dataset' }),
  /** Absent in runs of before there were any. */
  revision: z.number().exactOptional().meta({ label: 'Revision', absent: '1' }),
  /** SHA-256 of what its rows were made of, corrections included. */
  source_hash: z.string().meta({ label: 'Content (SHA-256)', isHash: true }),
  type: z.enum(['Sequential', 'TMY']).meta({ label: 'Type' }),
  storage_key: z.string(),
  step_s: z.number().meta({ label: 'Time step', unit: 's' }),
  time_interval: z.string(),
  /** Local standard time less UTC, hours. */
  local_time_zone: z.number().meta({ label: 'Time zone', unit: 'h from UTC' }),
  latitude: z.number().meta({ label: 'Latitude of the weather', unit: '°' }),
  longitude: z.number().meta({ label: 'Longitude of the weather', unit: '°' }),
  altitude_m: z.number().meta({ label: 'Altitude of the weather', unit: 'm' }),
  /** Of all rows, whatever the range of the run: strings are sized by it. */
  coldest_air_c: z.number().meta({ label: 'Coldest air', unit: '°C' }),
  /** Where the air temperature is from, in words. */
  air_temperature_from: z
    .string()
    .exactOptional()
    .meta({ label: 'Air temperature', absent: 'from the file' }),
  /** Absent in runs of before it was looked at. */
  fitness: z.custom<WeatherFitness>(isObject).exactOptional(),
})

/** Weather of a run: what a worker needs to read it, and what identifies it later. */
export type RunDataset = Readonly<z.infer<typeof runDatasetSchema>>

/** The fields that a run writes down of a dataset, of whatever it is given with. */
export const toRunDataset = (dataset: RunDataset): RunDataset => runDatasetSchema.parse(dataset)

/** By how much of themselves inputs are changed. */
const inputChanges = z.partialRecord(z.enum(UNCERTAIN_INPUT_KEYS), z.number())

/** Of a run and of its bundle. */
export const runChoicesSchema = z.object({
  engine_version: z.string(),
  /** Local standard time of the datasets; null: all there is. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  simulated_year: z.number().nullable(),
  /** Obstacles that cast shade. */
  shading_layer_ids: z.array(z.string()).readonly(),
  step_count: z.number(),
  /** The height file beside the run; absent: no block of it stands on terrain. */
  terrain: z.object({ sha256: z.string() }).exactOptional(),
  /** Absent: all inputs are as the design and the weather have them. */
  input_changes: inputChanges.exactOptional(),
})

/** By the key of the loss. */
export const lossNotesSchema = z.record(
  z.string(),
  z.object({ note: z.string(), sigma_percentage: z.number().nullable() }),
)

/** Sources and uncertainties of the losses of a plant. */
export type StoredLossNotes = Readonly<z.infer<typeof lossNotesSchema>>

const manifestFacts = runChoicesSchema.extend({
  blocks: z.array(runBlockSchema).readonly(),
  datasets: z.array(runDatasetSchema).readonly(),
})

const runManifest = manifestFacts.extend({
  version: z.literal(1),
  document: z.custom<PlantDocument>(isObject),
  /** For the search of runs that use a dataset. */
  dataset_ids: z.array(z.string()).readonly(),
  /** As the project had them when the run was asked for; absent in runs of before they were written down. */
  loss_notes: lossNotesSchema.exactOptional(),
})

/** A run as it was asked for. It never reads the design that people go on editing. */
export type RunManifest = Readonly<z.infer<typeof runManifest>>

/** The same without the design. */
export type RunFacts = Readonly<z.infer<typeof manifestFacts>>

/** The manifest that the database holds. @throws Error when it is of another version */
export const parseManifest = (json: unknown): RunManifest => parsed(runManifest, json)

/** @throws Error for what is no manifest */
export const parseFacts = (json: unknown): RunFacts => parsed(manifestFacts, json)

function parsed<T extends z.ZodType>(schema: T, json: unknown): z.infer<T> {
  const { data, error } = schema.safeParse(json)
  if (error) {
    const reason = z.prettifyError(error)
    throw new Error(`The manifest of the run is of an unknown version: ${reason}`, { cause: error })
  }
  return data
}

export function runDataset(
  manifest: Pick<RunManifest, 'blocks' | 'datasets'>,
  blockId: string,
): RunDataset {
  const id = manifest.blocks.find((block) => block.id === blockId)?.dataset_id
  const dataset = manifest.datasets.find((candidate) => candidate.id === id)
  if (!dataset) throw new RangeError(`The run has no block ${blockId}`)
  return dataset
}
