import type { LayerType } from '@duet/plant'
import type { Geometry, Position } from 'geojson'

/** A kind of layer that can be typed in. */
export interface AddKind {
  readonly name: string
  readonly label: string
  readonly type: LayerType
  readonly geometry: 'Point' | 'LineString' | 'MultiLineString' | 'Polygon'
  /** What an empty line between coordinates means; undefined: nothing. */
  readonly gap: string | undefined
}

const HOLE = 'an empty line begins a hole'

/** What is added most. */
export const PERIMETER: AddKind = area('perimeter', 'Perimeter', 'perimeter')

export const ADD_KINDS: readonly AddKind[] = [
  PERIMETER,
  area('section', 'Section', 'section'),
  { ...line('guide_line', 'Guide line', 'guide_line') },
  {
    ...line('panels', 'Panels', 'panels'),
    geometry: 'MultiLineString',
    gap: 'an empty line begins the next line of tables',
  },
  { ...area('frame', 'Frame', 'frame'), gap: undefined },
  area('exclusion', 'Exclusion, area', 'exclusion'),
  line('exclusion_line', 'Exclusion, line', 'exclusion'),
  area('shading', 'Shading, area', 'shading'),
  line('shading_line', 'Shading, line', 'shading'),
  point('shading_point', 'Shading, point', 'shading'),
  area('scene', 'Scene, area', 'scene'),
  point('scene_point', 'Scene, point', 'scene'),
]

function area(name: string, label: string, type: LayerType): AddKind {
  return { name, label, type, geometry: 'Polygon', gap: HOLE }
}

function line(name: string, label: string, type: LayerType): AddKind {
  return { name, label, type, geometry: 'LineString', gap: undefined }
}

function point(name: string, label: string, type: LayerType): AddKind {
  return { name, label, type, geometry: 'Point', gap: undefined }
}

type Parts = readonly (readonly Position[])[]

/** The geometry that typed parts make, without heights; or what is missing. */
export function geometryOfParts(kind: AddKind, parts: Parts): Geometry | string {
  const flat = parts.map((part) => part.map((position) => position.slice(0, 2)))
  const [first = []] = flat
  if (flat.length > 1 && kind.gap === undefined) {
    return 'Only one shape can be added at a time: take out the empty lines.'
  }
  switch (kind.geometry) {
    case 'Point':
      return first.length === 1 && first[0] !== undefined
        ? { type: 'Point', coordinates: first[0] }
        : 'A point needs one line of coordinates.'
    case 'LineString':
      return first.length < 2
        ? 'A line needs at least 2 points.'
        : { type: 'LineString', coordinates: first }
    case 'MultiLineString':
      return flat.length === 0 || flat.some((part) => part.length < 2)
        ? 'A line needs at least 2 points.'
        : { type: 'MultiLineString', coordinates: flat }
    case 'Polygon':
      return polygonOf(kind, flat)
  }
}

function polygonOf(kind: AddKind, parts: readonly Position[][]): Geometry | string {
  const [outline = []] = parts
  if (kind.type === 'frame' && outline.length !== 4) return 'A frame needs 4 corners.'
  if (outline.length < 3) return 'An area needs at least 3 corners.'
  if (parts.some((hole) => hole.length < 3)) return 'A hole needs at least 3 corners.'
  return {
    type: 'Polygon',
    coordinates: parts.map((ring) => [...ring, ...ring.slice(0, 1)]),
  }
}

/** Heights of the points of a geometry in its order; undefined where none were typed. */
export function heightsOfParts(kind: AddKind, parts: Parts): readonly number[] | undefined {
  const closing = kind.geometry === 'Polygon' ? 1 : 0
  const heights = parts.flatMap((part) =>
    [...part, ...part.slice(0, closing)].map((position) => position[2]),
  )
  return heights.some((height) => height === undefined)
    ? undefined
    : heights.map((height) => height ?? 0)
}
