import { strToU8 } from 'fflate'
import type { Position } from 'geojson'
import { mapGeometry } from '../file/featureList.ts'
import type { GisFeature, WrittenFile } from '../file/gisFile.ts'

const DEGREE_DECIMALS = 9
const HEIGHT_DECIMALS = 4

/** A feature collection of RFC 7946. Coordinates must be degrees of WGS 84. */
export function writeGeoJson(name: string, features: readonly GisFeature[]): WrittenFile {
  const collection = {
    type: 'FeatureCollection',
    name,
    features: features.map((feature) => ({
      type: 'Feature',
      properties: propertiesOf(feature),
      geometry: mapGeometry(feature.geometry, rounded),
    })),
  }
  return {
    bytes: strToU8(`${JSON.stringify(collection)}\n`),
    extension: 'geojson',
    mediaType: 'application/geo+json',
  }
}

/** Heights above the ground are marked, since GeoJSON means heights above the ellipsoid. */
function propertiesOf({ name, layer, color, heights, attributes }: GisFeature): object {
  return {
    name,
    ...(layer !== '' && { layer }),
    ...attributes,
    ...(heights === 'ground' && { heights }),
    ...(color !== undefined && { stroke: color, fill: color }),
  }
}

function rounded([x = 0, y = 0, z]: Position): Position {
  const plane = [Number(x.toFixed(DEGREE_DECIMALS)), Number(y.toFixed(DEGREE_DECIMALS))]
  return z === undefined ? plane : [...plane, Number(z.toFixed(HEIGHT_DECIMALS))]
}
