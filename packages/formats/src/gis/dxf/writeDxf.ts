import { strToU8 } from 'fflate'
import type { Position } from 'geojson'
import { positionsOf } from '../file/featureList.ts'
import type { GisFeature, WrittenFile } from '../file/gisFile.ts'
import { nearestIndex } from './dxfColors.ts'
import { BLOCKS, type DxfLayers, MODEL_SPACE, OBJECTS, type Pair, tablePairs } from './dxfTables.ts'
import { escaped, xdataPairs } from './dxfXdata.ts'

export interface DxfOptions {
  /** What the coordinates are, for a comment: an EPSG code, or the place of zero in degrees. */
  readonly coordinates:
    | { readonly epsg: number }
    | { readonly originDeg: readonly [number, number] }
}

const METRES = 6
/** Handles below this are those of the tables. */
const FIRST_HANDLE = 0x100
const DECIMALS = 4

/**
 * A drawing of AutoCAD 2000 (AC1015) in metres: a layer for each layer of the features with its colour, areas as closed polylines,
 * areas of four corners with heights as faces. Names and properties stand with each entity as extended data.
 */
export function writeDxf(features: readonly GisFeature[], options: DxfOptions): WrittenFile {
  const layers = layersOf(features)
  const handles = handleMaker()
  const entities = features.flatMap((feature, i) => entityPairs(feature, i, layers, handles))
  const pairs: readonly Pair[] = [
    [999, commentOf(options)],
    ...section('HEADER', headerPairs(features, handles.last())),
    ...section('CLASSES', []),
    ...section('TABLES', tablePairs(layers, handles)),
    ...section('BLOCKS', BLOCKS),
    ...section('ENTITIES', entities),
    ...section('OBJECTS', OBJECTS),
    [0, 'EOF'],
  ]
  return {
    bytes: strToU8(`${pairs.map(([code, value]) => `${code}\r\n${value}`).join('\r\n')}\r\n`),
    extension: 'dxf',
    mediaType: 'image/vnd.dxf',
  }
}

function commentOf({ coordinates }: DxfOptions): string {
  return 'epsg' in coordinates
    ? `COORDINATES EPSG:${coordinates.epsg}`
    : `COORDINATES SITE ${coordinates.originDeg[0]} ${coordinates.originDeg[1]}`
}

function section(name: string, pairs: readonly Pair[]): readonly Pair[] {
  return [[0, 'SECTION'], [2, name], ...pairs, [0, 'ENDSEC']]
}

function handleMaker(): { readonly next: () => string; readonly last: () => string } {
  let handle = FIRST_HANDLE
  const text = (): string => handle.toString(16).toUpperCase()
  return {
    next: () => {
      handle += 1
      return text()
    },
    last: () => {
      // the seed lies beyond all that tables still take
      return (handle + 0x10000).toString(16).toUpperCase()
    },
  }
}

function headerPairs(features: readonly GisFeature[], seed: string): readonly Pair[] {
  const [west, south, east, north] = extentOf(features)
  return [
    [9, '$ACADVER'],
    [1, 'AC1015'],
    [9, '$DWGCODEPAGE'],
    [3, 'ANSI_1252'],
    [9, '$HANDSEED'],
    [5, seed],
    [9, '$INSUNITS'],
    [70, METRES],
    [9, '$MEASUREMENT'],
    [70, 1],
    [9, '$EXTMIN'],
    [10, west],
    [20, south],
    [30, 0],
    [9, '$EXTMAX'],
    [10, east],
    [20, north],
    [30, 0],
  ]
}

function extentOf(features: readonly GisFeature[]): readonly [number, number, number, number] {
  let box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { geometry } of features) {
    for (const [x = 0, y = 0] of positionsOf(geometry)) {
      box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)]
    }
  }
  return Number.isFinite(box[0]) ? box : [0, 0, 0, 0]
}

function layersOf(features: readonly GisFeature[]): DxfLayers {
  const layers = new Map<string, { readonly name: string; readonly color: number }>()
  for (const { layer, color } of features) {
    if (layers.has(layer)) continue
    layers.set(layer, { name: layerName(layer), color: nearestIndex(color ?? '#000000') })
  }
  return layers
}

/** Signs that names of layers must not have become underlines. */
function layerName(layer: string): string {
  const name = escaped(layer.replaceAll(/\s*[<>/\\":;?*|=,'`]\s*/g, '_').trim())
  return name === '' ? '0' : name.slice(0, 200)
}

function entityPairs(
  { geometry, name, layer, heights, color, attributes }: GisFeature,
  feature: number,
  layers: DxfLayers,
  handles: { readonly next: () => string },
): readonly Pair[] {
  const has3d = heights !== 'none'
  const drawn = {
    layer: layers.get(layer)?.name ?? '0',
    color,
    handles,
    xdata: (ring: number) => xdataPairs({ name, layer, heights, attributes, feature, ring }),
  }
  switch (geometry.type) {
    case 'Point':
      return pointPairs(geometry.coordinates, drawn)
    case 'LineString':
      return has3d
        ? spatialPairs(geometry.coordinates, false, drawn, 0)
        : flatPairs(geometry.coordinates, false, drawn, 0)
    case 'Polygon':
      return geometry.coordinates.flatMap((ring, i) => {
        const corners = ring.slice(0, -1)
        if (!has3d) return flatPairs(corners, true, drawn, i)
        const isFace = corners.length === 4 && geometry.coordinates.length === 1
        return isFace ? facePairs(corners, drawn) : spatialPairs(corners, true, drawn, i)
      })
  }
}

interface Drawn {
  readonly layer: string
  readonly color: string | undefined
  readonly handles: { readonly next: () => string }
  readonly xdata: (ring: number) => readonly Pair[]
}

/** The start of every entity; the colour is that of the layer. */
function headOf(type: string, { layer, handles }: Drawn): readonly Pair[] {
  return [
    [0, type],
    [5, handles.next()],
    [330, MODEL_SPACE],
    [100, 'AcDbEntity'],
    [8, layer],
  ]
}

const fixed = (value: number): string => value.toFixed(DECIMALS)

function xyz([x = 0, y = 0, z = 0]: Position, code: number): readonly Pair[] {
  return [
    [code, fixed(x)],
    [code + 10, fixed(y)],
    [code + 20, fixed(z)],
  ]
}

function pointPairs(position: Position, drawn: Drawn): readonly Pair[] {
  return [...headOf('POINT', drawn), [100, 'AcDbPoint'], ...xyz(position, 10), ...drawn.xdata(0)]
}

function facePairs(corners: readonly Position[], drawn: Drawn): readonly Pair[] {
  return [
    ...headOf('3DFACE', drawn),
    [100, 'AcDbFace'],
    ...corners.flatMap((corner, i) => xyz(corner, 10 + i)),
    ...drawn.xdata(0),
  ]
}

function flatPairs(
  points: readonly Position[],
  isClosed: boolean,
  drawn: Drawn,
  ring: number,
): readonly Pair[] {
  return [
    ...headOf('LWPOLYLINE', drawn),
    [100, 'AcDbPolyline'],
    [90, points.length],
    [70, isClosed ? 1 : 0],
    ...points.flatMap(([x = 0, y = 0]): readonly Pair[] => [
      [10, fixed(x)],
      [20, fixed(y)],
    ]),
    ...drawn.xdata(ring),
  ]
}

const SPATIAL = 8
const SPATIAL_VERTEX = 32

function spatialPairs(
  points: readonly Position[],
  isClosed: boolean,
  drawn: Drawn,
  ring: number,
): readonly Pair[] {
  return [
    ...headOf('POLYLINE', drawn),
    [100, 'AcDb3dPolyline'],
    [66, 1],
    ...xyz([0, 0, 0], 10),
    [70, isClosed ? SPATIAL + 1 : SPATIAL],
    ...drawn.xdata(ring),
    ...points.flatMap((point): readonly Pair[] => [
      ...headOf('VERTEX', drawn),
      [100, 'AcDbVertex'],
      [100, 'AcDb3dPolylineVertex'],
      ...xyz(point, 10),
      [70, SPATIAL_VERTEX],
    ]),
    ...headOf('SEQEND', drawn),
  ]
}
