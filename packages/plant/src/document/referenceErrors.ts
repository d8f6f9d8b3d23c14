import type { FieldError } from '../components/fields/fieldError.ts'
import { COMPONENT_KINDS, RELATION_KEYS } from '../components/kinds.ts'
import type { PlantDocument } from './plantDocument.ts'

/** Ids that are used twice, and ids that point at nothing. Weather datasets may lie outside the document. */
export function referenceErrors(document: PlantDocument): FieldError[] {
  const { blocks, block_layers, components } = document
  return [
    ...repeatedIds('blocks', blocks),
    ...repeatedIds('block_layers', block_layers),
    ...repeatedIds('components', components),
    ...blockReferences(document),
    ...layerReferences(document),
    ...systemReferences(document),
  ]
}

function repeatedIds(path: string, records: readonly { readonly id: string }[]): FieldError[] {
  const seen = new Set<string>()
  return records.flatMap(({ id }, i) => {
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    return [{ path: `${path}.${i}.id`, message: `${id} is used twice` }]
  })
}

function blockReferences({ blocks, components }: PlantDocument): FieldError[] {
  const known = new Set(components.map(({ kind, id }) => `${kind} ${id}`))
  return blocks.flatMap((block, i) =>
    COMPONENT_KINDS.flatMap((kind) => {
      const key = RELATION_KEYS[kind]
      const id = key === undefined ? null : block[key]
      if (id === null || known.has(`${kind} ${id}`)) return []
      return [{ path: `blocks.${i}.${key}`, message: `no ${kind} component has the id ${id}` }]
    }),
  )
}

function layerReferences({ blocks, block_layers }: PlantDocument): FieldError[] {
  const blockIds = new Set(blocks.map(({ id }) => id))
  const guides = new Set(
    block_layers.flatMap((layer) => (layer.type === 'guide_line' ? layer.id : [])),
  )
  return block_layers.flatMap((layer, i) => {
    const errors: FieldError[] = []
    if (layer.block_id !== null && !blockIds.has(layer.block_id)) {
      const message = `no block has the id ${layer.block_id}`
      errors.push({ path: `block_layers.${i}.block_id`, message })
    }
    const guideLineId = layer.type === 'perimeter' ? layer.geojson.properties.guideLineId : null
    if (guideLineId && !guides.has(guideLineId)) {
      const message = `no guide line has the id ${guideLineId}`
      errors.push({ path: `block_layers.${i}.geojson.properties.guideLineId`, message })
    }
    return errors
  })
}

function systemReferences({ system_parameters, components }: PlantDocument): FieldError[] {
  const wanted = [
    ['pv_hv_transformer_id', 'hvTransformer'],
    ['pv_hv_ac_wire_id', 'acWire'],
  ] as const
  return wanted.flatMap(([field, kind]) => {
    const id = system_parameters[field]
    const isKnown = components.some((component) => component.kind === kind && component.id === id)
    if (id === null || isKnown) return []
    return [
      { path: `system_parameters.${field}`, message: `no ${kind} component has the id ${id}` },
    ]
  })
}
