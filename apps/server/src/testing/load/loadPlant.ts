import {
  type BlockLayer,
  isOfKind,
  localFrame,
  type PlantComponent,
  type PlantDocument,
  samplePlant,
  toLngLat,
  toLocalM,
} from '@duet/plant'

const COPIES_PER_ROW = 10
const ID_DIGITS = 12
/** Row spacings are multiples of it. */
const SPACING_STEP_M = 0.05

/**
 * The sample plant laid out again and again until it has so many blocks, by as many designs, each with a row spacing of its own. Copies
 * lie whole rows apart, so that those of a design have the same tables.
 */
export function loadPlant(blockCount: number, designs: number): PlantDocument {
  const sample = samplePlant()
  const copies = Math.ceil(blockCount / sample.blocks.length)
  const parts = Array.from({ length: copies }, (_, copy) => copyOf(sample, copy, copy % designs))
  const blocks = parts.flatMap((part) => part.blocks).slice(0, blockCount)
  const known = new Set<string | null>(blocks.map(({ id }) => id))
  return {
    ...sample,
    project: { ...sample.project, name: `Load, ${blockCount} blocks` },
    blocks,
    block_layers: parts
      .flatMap((part) => part.block_layers)
      .filter(({ block_id }) => known.has(block_id)),
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
  // Whole rows of every table: further than the sample reaches
  const stepM = tablesOf(sample, design).reduce(
    (product, { parameters }) => product * (parameters.row_spacing / SPACING_STEP_M),
    SPACING_STEP_M,
  )
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
      return { ...moved(layer, copy, sample.project, stepM), ...ids }
    }),
  }
}

function tablesOf(
  { components }: PlantDocument,
  design: number,
): readonly PlantComponent<'table'>[] {
  return components
    .filter((component) => isOfKind(component, 'table'))
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

/** The layer further east and north, as the map moves a copy. */
function moved<T>(
  layer: T,
  copy: number,
  { longitude, latitude }: PlantDocument['project'],
  stepM: number,
): T {
  const frame = localFrame(longitude, latitude)
  const eastM = (copy % COPIES_PER_ROW) * stepM
  const northM = Math.floor(copy / COPIES_PER_ROW) * stepM
  const shift = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value
    const [lng, lat] = value
    if (typeof lng !== 'number' || typeof lat !== 'number') return value.map(shift)
    const [x, y] = toLocalM(frame, lng, lat)
    return toLngLat(frame, x + eastM, y + northM)
  }
  const text = JSON.stringify(layer, (key, value: unknown) =>
    key === 'coordinates' ? shift(value) : value,
  )
  return JSON.parse(text)
}
