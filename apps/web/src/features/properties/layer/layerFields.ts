import { type BlockLayer, DEFAULT_OBJECT_HEIGHT_M, type FieldDescriptor } from '@duet/plant'

/** A property of a layer as a form draws it; its name is its path among the properties. */
export type LayerField = Pick<
  FieldDescriptor,
  'name' | 'label' | 'type' | 'shownUnit' | 'shownFactor' | 'options' | 'help' | 'isOptional'
>

/** What a form shows of a layer beside its name and its shape. */
export function layerFields({ type, geojson }: BlockLayer): readonly LayerField[] {
  switch (type) {
    case 'section':
      return SECTION_FIELDS
    case 'guide_line':
      return [CONTAIN_TEST]
    case 'exclusion': {
      const isLine = geojson.geometry.type === 'LineString'
      const help = isLine ? 'Kept free on either side' : 'Kept free around it'
      return [optional(length('bufferRadius', 'Setback', help))]
    }
    case 'shading':
      return SHADING_FIELDS
    case 'frame':
      return FRAME_FIELDS
    case 'perimeter':
    case 'panels':
    case 'scene':
      return []
  }
}

function field(name: string, label: string, more: Partial<LayerField>): LayerField {
  const plain = { type: 'text', shownUnit: '', shownFactor: 1, isOptional: false } as const
  return { name, label, ...plain, ...more }
}

function length(name: string, label: string, help: string): LayerField {
  return field(name, label, { type: 'number', shownUnit: 'm', help })
}

function degrees(name: string, label: string, help: string): LayerField {
  return field(name, label, { type: 'number', shownUnit: '°', help })
}

const SECTION_FIELDS: readonly LayerField[] = [
  length('gridCellWidth', 'Cell width', 'Along the row: length of a table and the gap to the next'),
  length('gridCellHeight', 'Cell height', 'Across the rows: their pitch'),
  degrees('origin.0', 'Grid zero, longitude', 'The grid is counted from here'),
  degrees('origin.1', 'Grid zero, latitude', 'North is positive'),
  length('bufferRadius', 'Buffer radius', 'Keeps neighbour sections apart'),
  field('dimensionCalcVersion', 'Dimension calculation', {
    help: 'Version of the rule that made the cells',
    isOptional: true,
  }),
]

const CONTAIN_TEST = field('containTest', 'Contain test', {
  type: 'select',
  options: [
    { value: 'v1', label: 'Whole table (v1)' },
    { value: 'v0', label: 'Its centre (v0)' },
  ],
  help: 'What of a table must lie inside of the perimeter',
})

const SHADING_FIELDS: readonly LayerField[] = [
  optional(length('height', 'Height', `Above ground. Empty: ${DEFAULT_OBJECT_HEIGHT_M} m`)),
  field('isOverArray', 'Stands over the array: tables may be under it', {
    type: 'boolean',
    isOptional: true,
  }),
]

const FRAME_FIELDS: readonly LayerField[] = [
  degrees('tilt', 'Tilt', 'From horizontal. Empty: from the corners'),
  degrees('azimuth', 'Azimuth', '0 north, 90 east, 180 south'),
  ...[1, 2, 3, 4].map((corner) =>
    length(`cornerElevations.${corner - 1}`, `Elevation of corner ${corner}`, 'Above ground'),
  ),
].map(optional)

function optional(required: LayerField): LayerField {
  return { ...required, isOptional: true }
}
