import { type BlockLayer, DEFAULT_OBJECT_HEIGHT_M } from '@duet/plant'

/** A number among the properties of a layer; empty leaves it to the default. */
export interface LayerField {
  readonly name: string
  readonly label: string
  readonly unit: string
  readonly description: string
}

/** What a form shows of a layer beside its shape. */
export function layerFields({ type, geojson }: BlockLayer): readonly LayerField[] {
  switch (type) {
    case 'exclusion': {
      const isLine = geojson.geometry.type === 'LineString'
      const description = isLine ? 'Kept free on either side' : 'Kept free around it'
      return [{ name: 'bufferRadius', label: 'Setback', unit: 'm', description }]
    }
    case 'section':
      return [
        {
          name: 'bufferRadius',
          label: 'Buffer Radius',
          unit: 'm',
          description: 'Keeps neighbour sections apart',
        },
      ]
    case 'shading':
      return [
        {
          name: 'height',
          label: 'Height',
          unit: 'm',
          description: `Above ground. Empty: ${DEFAULT_OBJECT_HEIGHT_M} m`,
        },
      ]
    case 'frame':
      return [
        { name: 'tilt', label: 'Tilt', unit: '°', description: 'Empty: from the corner heights' },
        { name: 'azimuth', label: 'Azimuth', unit: '°', description: '0 north, 90 east' },
      ]
    case 'perimeter':
    case 'guide_line':
    case 'panels':
    case 'scene':
      return []
  }
}
