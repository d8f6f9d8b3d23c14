import { counted } from '@duet/units'
import type { Block } from '../block/block.ts'
import { blockFields } from '../block/blockFields.ts'
import { systemParametersFields } from '../block/systemParameters.ts'
import type { FieldDescriptor } from '../components/fields/fields.ts'
import { COMPONENT_LABELS } from '../components/kinds.ts'
import { fieldsOf } from '../components/validateComponent.ts'
import { type NumberText, plainNumber, valueText, valueUnit } from '../components/valueText.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { LAYER_LABELS } from '../layers/createLayer.ts'
import type { PlantComponent, PlantDocument } from './plantDocument.ts'

export type FactGroup = 'site' | 'system' | 'block' | 'layer' | 'component'

/** One thing that a design says, in words. */
export interface DocumentFact {
  readonly group: FactGroup
  /** Name of the block or component; empty for the site and the system. */
  readonly subject: string
  /** Field, or name of a layer: the same in every document. */
  readonly key: string
  readonly label: string
  readonly value: string
  /** Of the value; empty where it has none. */
  readonly unit: string
  /** What the engine takes in the place of a value that is not set, where the field says it. */
  readonly absentValue?: string
  /** What the parts of a value of two or three are, in their order. */
  readonly parts?: readonly string[]
  /** What the value leaves out: facts with the same value and another identity differ. */
  readonly identity?: string
}

export interface FactOptions {
  /** Ids of the blocks that count; absent: all. */
  readonly blockIds?: readonly string[]
  readonly number?: NumberText
}

/** What a document says of its site, system, blocks and drawings, and of the components that these blocks are built of. */
export function documentFacts(
  document: PlantDocument,
  { blockIds, number = plainNumber }: FactOptions = {},
): readonly DocumentFact[] {
  const blocks = document.blocks.filter(({ id }) => blockIds?.includes(id) ?? true)
  return [
    ...siteFacts(document, number),
    ...fieldFacts(
      'system',
      '',
      systemParametersFields,
      withNames(document, document.system_parameters),
      number,
    ),
    ...blocks.flatMap((block) => blockFacts(document, block, number)),
    ...usedComponents(document, blocks).flatMap((component) => componentFacts(component, number)),
  ]
}

function siteFacts({ project }: PlantDocument, number: NumberText): readonly DocumentFact[] {
  const fact = (key: string, label: string, value: number, unit: string): DocumentFact => ({
    group: 'site',
    subject: '',
    key,
    label,
    unit,
    value: number(value),
  })
  return [
    fact('latitude', 'Latitude', project.latitude, '°'),
    fact('longitude', 'Longitude', project.longitude, '°'),
    fact('altitude_m', 'Altitude', project.altitude_m, 'm'),
  ]
}

/** Fields that a record shows, each with its value. */
function fieldFacts(
  group: FactGroup,
  subject: string,
  fields: readonly FieldDescriptor<never>[],
  record: object,
  number: NumberText,
): readonly DocumentFact[] {
  const values: Readonly<Record<string, unknown>> = { ...record }
  return fields.flatMap((field): DocumentFact[] => {
    const shown: FieldDescriptor = field
    if (field.type === 'hidden' || field.name === 'name' || !shown.isVisible(record)) return []
    const { name: key, label } = field
    const value = valueText(shown, values[key], number)
    const isShort = field.type === 'hourTable' || field.type === 'periodList'
    const identity = isShort && { identity: JSON.stringify(values[key]) }
    const absent = field.absentValue !== undefined && {
      absentValue: valueText(shown, field.absentValue, number),
    }
    const parts = isTuple(field) && { parts: field.partLabels ?? [] }
    return [
      {
        group,
        subject,
        key,
        label,
        value,
        unit: valueUnit(shown),
        ...absent,
        ...parts,
        ...identity,
      },
    ]
  })
}

const isTuple = ({ type }: Pick<FieldDescriptor, 'type'>): boolean =>
  type === 'numberPair' || type === 'numberTriple'

function blockFacts(
  document: PlantDocument,
  block: Block,
  number: NumberText,
): readonly DocumentFact[] {
  const layers = document.block_layers.filter(({ block_id }) => block_id === block.id)
  const { enviro_dataset_id: _, ...record } = block
  const fields = blockFields.filter(({ name }) => name !== 'enviro_dataset_id')
  return [
    ...fieldFacts('block', block.name, fields, withNames(document, record), number),
    ...layers.map((layer) => layerFact(block.name, layer)),
  ]
}

function layerFact(subject: string, { name, type, geojson }: BlockLayer): DocumentFact {
  const { geometry, properties } = geojson
  const points = JSON.stringify(geometry.coordinates).match(/\[-?[\d.]/g)?.length ?? 0
  return {
    group: 'layer',
    subject,
    unit: '',
    key: `${type} ${name}`,
    label: name === '' ? LAYER_LABELS[type] : `${LAYER_LABELS[type]} '${name}'`,
    value: counted(points, 'point'),
    identity: JSON.stringify([geometry, properties]),
  }
}

/** Ids of components as their names. */
function withNames(document: PlantDocument, record: object): object {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]: [string, unknown]) => {
      const component = document.components.find(({ id }) => key.startsWith('pv_') && id === value)
      return [key, component ? component.name : value]
    }),
  )
}

/** Components that blocks or the HV stage point at, in the order of the document. */
export function usedComponents(
  document: PlantDocument,
  blocks: readonly Block[],
): readonly PlantComponent[] {
  const { hv_stage_enabled, pv_hv_transformer_id, pv_hv_ac_wire_id } = document.system_parameters
  const ids = new Set<unknown>(blocks.flatMap((block) => Object.values(block)))
  if (hv_stage_enabled) for (const id of [pv_hv_transformer_id, pv_hv_ac_wire_id]) ids.add(id)
  return document.components.filter(({ id }) => ids.has(id))
}

function componentFacts(component: PlantComponent, number: NumberText): readonly DocumentFact[] {
  const subject = `${COMPONENT_LABELS[component.kind]} ${component.name}`
  return fieldFacts('component', subject, fieldsOf(component.kind), component.parameters, number)
}
