import { AppError, isTooDeep, MAX_JSON_DEPTH, oneLine } from '@duet/contract'
import { z } from 'zod'
import { type Block, blockDefaults } from '../block/block.ts'
import { parseBlock } from '../block/parseBlock.ts'
import { systemParametersDefaults, validateSystemParameters } from '../block/systemParameters.ts'
import { validateBlock } from '../block/validateBlock.ts'
import { HOURS_OF_TABLE } from '../components/fields/defineFields.ts'
import type { FieldError } from '../components/fields/fieldError.ts'
import { COMPONENT_KINDS } from '../components/kinds.ts'
import {
  componentDefaults,
  readComponentParameters,
  validateComponent,
} from '../components/validateComponent.ts'
import { type BlockLayer, LAYER_TYPES } from '../layers/blockLayer.ts'
import { layerShapeErrors, validateLayer } from '../layers/validateLayer.ts'
import { migrateDocument } from './migrateDocument.ts'
import {
  PLANT_DOCUMENT_FORMAT,
  PLANT_DOCUMENT_VERSION,
  type PlantComponent,
  type PlantDocument,
} from './plantDocument.ts'
import { documentTerrain, plantTerrainSchema } from './plantTerrain.ts'
import { referenceErrors } from './referenceErrors.ts'

const TOO_DEEP = `has lists and objects more than ${MAX_JSON_DEPTH} deep in one another`

/** Most mistakes that one answer lists. */
const MAX_ERRORS = 50

/**
 * `valid`: every value within its range, fit for a run. `draft`: of the right kind, as a project that is being worked on.
 * `any`: as a draft, and drawings that are none, such as outlines that cross themselves, are let through to be reported.
 */
export type PlantValues = 'valid' | 'draft' | 'any'

/**
 * Reads a plant document of any version up to the newest. Fields that came later than the document get their default.
 *
 * @throws AppError INVALID_PLANT_DOCUMENT; `details.errors` lists `{ path, message }`, at most 50
 */
export function parsePlantDocument(json: unknown, values: PlantValues = 'valid'): PlantDocument {
  if (isTooDeep(json)) throw invalid([{ path: 'it', message: TOO_DEEP }])
  const shaped = parseShape(json)
  const components = shaped.components.map(values === 'valid' ? parseComponent : draftComponent)
  const document: PlantDocument = {
    ...shaped,
    format: PLANT_DOCUMENT_FORMAT,
    version: PLANT_DOCUMENT_VERSION,
    blocks: shaped.blocks.map(asBlock),
    block_layers: shaped.block_layers.map(asLayer),
    components: components.flatMap(({ component }) => component ?? []),
  }
  const errors = [
    ...components.flatMap((component, i) => under(`components.${i}`, component.errors)),
    ...document.blocks.flatMap((block, i) =>
      under(
        `blocks.${i}`,
        values === 'valid' ? validateBlock(block) : errorsOf(() => parseBlock(block)),
      ),
    ),
    ...document.block_layers.flatMap((layer, i) =>
      under(`block_layers.${i}`, values === 'any' ? layerShapeErrors(layer) : validateLayer(layer)),
    ),
    ...(values === 'valid' ? systemErrors(document) : []),
    ...under('terrain', terrainErrors(document)),
  ]
  if (errors.length === 0) errors.push(...referenceErrors(document))
  if (errors.length > 0) throw invalid(errors)
  return document
}

/** JSON text of a document, indented for people and for version control. */
export function serialisePlantDocument(document: PlantDocument): string {
  return `${JSON.stringify(document, undefined, 2)}\n`
}

const id = z.string().min(1)
const idOrNull = z.string().nullable()
/** Documents written by hand need not say when a record was made. */
const times = {
  created_at: z.string().default('1970-01-01T00:00:00.000Z'),
  updated_at: z.string().default('1970-01-01T00:00:00.000Z'),
}

/** What every document has, whatever the records hold; unknown fields of the document itself are dropped. */
const SHAPE = z.object({
  project: z.object({
    id: id.exactOptional(),
    name: z.string().overwrite(oneLine).min(1),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    altitude_m: z.number().min(-500).max(9000).default(0),
  }),
  blocks: z.array(z.looseObject({ id, name: z.string(), ...times })),
  block_layers: z.array(
    z.looseObject({
      id,
      block_id: idOrNull,
      name: z.string(),
      type: z.enum(LAYER_TYPES),
      geojson: z.looseObject({
        type: z.literal('Feature'),
        properties: z
          .looseObject({})
          .nullish()
          .transform((properties) => properties ?? {}),
        geometry: z.looseObject({ type: z.string(), coordinates: z.array(z.unknown()) }),
      }),
      source_type: idOrNull.default(null),
      source_filename: idOrNull.default(null),
      source_url: idOrNull.default(null),
      project_id: z.string().default(''),
      ...times,
    }),
  ),
  components: z.array(
    z.object({
      id,
      kind: z.enum(COMPONENT_KINDS),
      name: z.string(),
      parameters: z.looseObject({}),
    }),
  ),
  system_parameters: z
    .object({
      terrain_dem_enabled: z.boolean().default(systemParametersDefaults.terrain_dem_enabled),
      hv_stage_enabled: z.boolean().default(systemParametersDefaults.hv_stage_enabled),
      grid_injection_limit_enabled: z
        .boolean()
        .default(systemParametersDefaults.grid_injection_limit_enabled),
      grid_injection_limit: z.number().nullable().default(null),
      grid_limit_schedule: z.array(z.number()).length(HOURS_OF_TABLE).nullable().default(null),
      grid_limit_periods: z
        .array(z.looseObject({ from: z.string(), to: z.string(), value: z.number() }))
        .nullable()
        .default(null),
      pv_hv_transformer_id: idOrNull.default(null),
      pv_hv_ac_wire_id: idOrNull.default(null),
      unavailability_percentage: z.number().nullable().default(null),
      outages_per_year: z.number().nullable().default(null),
      outage_mean_hours: z.number().nullable().default(null),
      outage_share_percentage: z.number().nullable().default(null),
      outage_month_weights: z.array(z.number()).length(12).nullable().default(null),
      outage_seed: z.number().nullable().default(null),
    })
    .prefault({}),
  enviro_datasets: z
    .array(
      z.object({
        id,
        name: z.string(),
        type: z.enum(['Sequential', 'TMY']),
        source: z.string().exactOptional(),
        source_filename: z.string().exactOptional(),
        source_hash: z.string().exactOptional(),
      }),
    )
    .exactOptional(),
  terrain: plantTerrainSchema.exactOptional(),
})

type Shape = z.infer<typeof SHAPE>

function parseShape(json: unknown): Shape {
  const parsed = SHAPE.safeParse(migrateDocument(header(json)))
  if (parsed.success) return parsed.data
  throw invalid(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

function header(json: unknown): Readonly<Record<string, unknown>> {
  const parsed = z.looseObject({ format: z.literal(PLANT_DOCUMENT_FORMAT) }).safeParse(json)
  if (parsed.success) return parsed.data
  const message = `must be a JSON object with "format": "${PLANT_DOCUMENT_FORMAT}"`
  throw invalid([{ path: 'format', message }])
}

/* The shape of both is checked; their fields are, one by one, by `validateBlock` and `validateLayer`. */
/* oxlint-disable typescript/no-unsafe-type-assertion */
function asBlock(record: Shape['blocks'][number]): Block {
  return { ...blockDefaults, ...(record as unknown as Block) }
}

function asLayer(record: Shape['block_layers'][number]): BlockLayer {
  return record as unknown as BlockLayer
}
/* oxlint-enable typescript/no-unsafe-type-assertion */

function parseComponent({ parameters, ...component }: Shape['components'][number]): {
  readonly component?: PlantComponent
  readonly errors: readonly FieldError[]
} {
  const given = { ...componentDefaults(component.kind), ...parameters }
  const checked = validateComponent(component.kind, given, 'document')
  if (checked.parameters === undefined) return { errors: under('parameters', checked.errors) }
  return { component: { ...component, parameters: checked.parameters }, errors: [] }
}

function draftComponent({
  parameters,
  ...component
}: Shape['components'][number]): ReturnType<typeof parseComponent> {
  const errors = errorsOf(() => readComponentParameters(component.kind, parameters))
  if (errors.length > 0) return { errors: under('parameters', errors) }
  const read = readComponentParameters(component.kind, parameters)
  return { component: { ...component, parameters: read }, errors: [] }
}

function systemErrors({ system_parameters }: PlantDocument): FieldError[] {
  const errors = validateSystemParameters({ ...system_parameters, project_id: '' })
  return under('system_parameters', errors)
}

function terrainErrors(document: PlantDocument): FieldError[] {
  return errorsOf(() => documentTerrain(document)).map(({ message }) => ({
    path: 'heights',
    message,
  }))
}

/** The field errors that a reader of one record throws. */
function errorsOf(read: () => unknown): readonly FieldError[] {
  try {
    read()
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const parsed = FIELD_ERRORS.safeParse(error.details.errors)
    return parsed.success && parsed.data.length > 0
      ? parsed.data
      : [{ path: '', message: error.message }]
  }
}

const FIELD_ERRORS = z.array(z.object({ path: z.string(), message: z.string() }))

function under(path: string, errors: readonly FieldError[]): FieldError[] {
  return errors.map((error) => ({ path: `${path}.${error.path}`, message: error.message }))
}

function invalid(errors: readonly FieldError[]): AppError {
  const [first] = errors
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''
  return new AppError(
    'INVALID_PLANT_DOCUMENT',
    `The plant document is not valid: ${first?.path} ${first?.message}${more}.`,
    { errors: errors.slice(0, MAX_ERRORS) },
  )
}
