import { type BlockLayer, type PlantComponent, type PlantDocument, samplePlant } from '@duet/plant'

/** Distance of the copies of the sample, degrees: further than its blocks reach. */
const STEP_DEG = 0.012
const COPIES_PER_ROW = 10
const ID_DIGITS = 12
const SPACING_STEP_M = 0.05

/**
 * The sample plant laid out again and again until it has so many blocks. Tables of every copy have a row spacing of their own, as
 * many different ones as `designs`, so that so many scenes are traced.
 */
export function loadPlant(blockCount: number, designs: number): PlantDocument {
  const sample = samplePlant()
  const copies = Math.ceil(blockCount / sample.blocks.length)
  const parts = Array.from({ length: copies }, (_, copy) => copyOf(sample, copy, copy % designs))
  const blocks = parts.flatMap((part) => part.blocks).slice(0, blockCount)
  const kept = new Set<string | null>(blocks.map(({ id }) => id))
  return {
    ...sample,
    project: { ...sample.project, name: `Load, ${blockCount} blocks` },
    blocks,
    block_layers: parts
      .flatMap((part) => part.block_layers)
      .filter(({ block_id }) => kept.has(block_id)),
    components: [
      ...sample.components.filter(({ kind }) => kind !== 'table'),
      ...Array.from({ length: designs }, (_, design) => tablesOf(sample, design)).flat(),
    ],
  }
}

function copyOf(
  sample: PlantDocument,
  copy: number,
  design: number,
): Pick<PlantDocument, 'blocks' | 'block_layers'> {
  return {
    blocks: sample.blocks.map((block) => ({
      ...block,
      id: newId(block.id, copy),
      name: `${block.name} ${copy + 1}`,
      pv_table_id: block.pv_table_id && newId(block.pv_table_id, design),
    })),
    block_layers: sample.block_layers.map((layer): BlockLayer => {
      const { id, block_id } = layer
      const ids = { id: newId(id, copy), block_id: block_id && newId(block_id, copy) }
      return { ...moved(layer, copy), ...ids }
    }),
  }
}

function tablesOf({ components }: PlantDocument, design: number): readonly PlantComponent[] {
  return components
    .filter((component): component is PlantComponent<'table'> => component.kind === 'table')
    .map((table) => ({
      ...table,
      id: newId(table.id, design),
      name: `${table.name}, ${design + 1}`,
      parameters: {
        ...table.parameters,
        row_spacing: table.parameters.row_spacing + SPACING_STEP_M * design,
      },
    }))
}

/** Another id for each copy. */
function newId(id: string, copy: number): string {
  const number = Number.parseInt(id.slice(-ID_DIGITS), 16) + (copy + 1) * 0x1_0000
  return id.slice(0, -ID_DIGITS) + number.toString(16).padStart(ID_DIGITS, '0')
}

/** The layer further east and north. */
function moved<T>(layer: T, copy: number): T {
  const east = (copy % COPIES_PER_ROW) * STEP_DEG
  const north = Math.floor(copy / COPIES_PER_ROW) * STEP_DEG
  const shift = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value
    const [lng, lat] = value
    return typeof lng === 'number' && typeof lat === 'number'
      ? [lng + east, lat + north]
      : value.map(shift)
  }
  const text = JSON.stringify(layer, (key, value: unknown) =>
    key === 'coordinates' ? shift(value) : value,
  )
  return JSON.parse(text)
}
