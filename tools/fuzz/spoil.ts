import {
  blockFields,
  type FieldDescriptor,
  fieldsOf,
  type PlantDocument,
  systemParametersFields,
} from '@duet/plant'
import type { Random } from './random.ts'

/** A document with one value that is no value of its field. */
export interface SpoiltPlant {
  readonly json: unknown
  /** Where the mistake is: an answer must name it or what holds it. */
  readonly path: string
}

/** Values of which no field takes more than one kind: another one than its own is given to it. */
const WRONG = [Number.NaN, '\u0000', {}, [[]], true] as const

type Json = Record<string, unknown>

/** Breaks one field of a valid plant: of a component, the block, the project or a layer. */
export function spoil(document: PlantDocument, random: Random): SpoiltPlant {
  const json = structuredClone<unknown>(document)
  const places = placesOf(document)
  const place = places[random.whole(0, places.length - 1)] ?? []
  const name = place.at(-1) ?? ''
  const parent = place.slice(0, -1).reduce<unknown>(childOf, json)
  if (isRecord(parent)) parent[name] = wrongFor(parent[name], random)
  return { json, path: place.join('.') }
}

function placesOf({ blocks, components, block_layers }: PlantDocument): readonly string[][] {
  return [
    ...['name', 'latitude', 'longitude', 'altitude_m'].map((field) => ['project', field]),
    ...blocks.flatMap((block, index) =>
      blockFields
        // Which weather there is no document says: any text may name it
        .filter((field) => field.name !== 'enviro_dataset_id' && isAsked(field, block))
        .map(({ name }) => ['blocks', `${index}`, name]),
    ),
    ...systemParametersFields.map(({ name }) => ['system_parameters', name]),
    ...components.flatMap((component, index) =>
      fieldsOf(component.kind)
        .filter((field) => isAsked(field, component.parameters))
        .map(({ name }) => ['components', `${index}`, 'parameters', name]),
    ),
    ...components.map((_, index) => ['components', `${index}`, 'kind']),
    ...block_layers.flatMap((_, index) => [
      ['block_layers', `${index}`, 'type'],
      ['block_layers', `${index}`, 'geojson'],
      ['block_layers', `${index}`, 'geojson', 'geometry'],
      ['block_layers', `${index}`, 'geojson', 'geometry', 'coordinates'],
    ]),
    ['format'],
    ['version'],
  ]
}

/** Fields that are hidden or locked take their default, whatever a document says. */
function isAsked<P extends object>(field: FieldDescriptor<P>, parameters: P): boolean {
  return field.isVisible(parameters) && !field.isDisabled(parameters)
}

/** A value of another kind, or no number. */
function wrongFor(value: unknown, random: Random): unknown {
  const others = WRONG.filter((wrong) => typeof wrong !== typeof value || typeof value === 'number')
  return others[random.whole(0, others.length - 1)]
}

function childOf(parent: unknown, name: string): unknown {
  if (Array.isArray(parent)) return parent[Number(name)]
  return isRecord(parent) ? parent[name] : undefined
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
