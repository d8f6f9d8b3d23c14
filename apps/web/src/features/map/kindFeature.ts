import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'

/** A feature that the style knows by its kind. */
export function kindFeature(kind: string, geometry: Geometry, more: object = {}): Feature {
  return { type: 'Feature', properties: { kind, ...more }, geometry }
}

export function pointFeature(kind: string, [lng = 0, lat = 0]: Readonly<Position>): Feature {
  return kindFeature(kind, { type: 'Point', coordinates: [lng, lat] })
}

export function collection(features: Feature[]): FeatureCollection {
  return { type: 'FeatureCollection', features }
}
