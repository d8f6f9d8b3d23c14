import {
  layoutTableId,
  localFrame,
  panelDefaults,
  type TablePoses,
  tableDefaults,
  tableGeometry,
  toLocalM,
} from '@duet/plant'
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { utmCrsAt } from '../crs/crs.ts'
import { writePvCollada } from './collada/writePvCollada.ts'
import { cornerHeights } from './file/cornerHeights.ts'
import { positionsOf } from './file/featureList.ts'
import { guessCrs, toDegrees } from './gisCrs.ts'
import { POST_COLUMNS, postRows } from './postRows.ts'
import { readGisFiles } from './readGisFiles.ts'
import { TABLE_CORNER_COLUMNS, tableCornerRows, tableFeatures } from './tableRows.ts'

const FRAME = localFrame(-112.5831, 33.4269)
const UTM = utmCrsAt(-112.5831, 33.4269)
const TABLE = { ...tableDefaults, tracking_type: 1, azimuth: 180 } as const

function layoutOf(count: number) {
  const { lengthM, widthM } = tableGeometry(TABLE, panelDefaults)
  const corners = Array.from({ length: count }, (_, t) => {
    const x = 8 * t
    return [x, 0, x, lengthM, x - widthM, lengthM, x - widthM, 0]
  })
  return {
    blockId: 'b',
    source: 'perimeter',
    count,
    cornersM: Float64Array.from(corners.flat()),
    row: Int32Array.from(corners.keys()),
    slot: new Int32Array(count),
    grid: new Uint32Array(count),
    gridKeys: [''],
    warnings: [],
  } as const
}

/** Ground at 100 m under each middle, rows that fall 3° to the south. */
function posesOf(count: number): TablePoses {
  return {
    groundM: new Float64Array(count).fill(100),
    axisTiltDeg: new Float64Array(count).fill(3),
    crossTiltDeg: new Float64Array(count),
    axisAzimuthDeg: 180,
    unknownCount: 0,
    limitedCount: 0,
  }
}

const csv = (
  columns: readonly string[],
  rows: Iterable<readonly (string | number | null)[]>,
): string =>
  [columns.join(','), ...[...rows].map((row) => row.map((cell) => cell ?? '').join(','))].join(
    '\r\n',
  )

test('table corners read back as areas within 1 mm, with heights that follow the row', () => {
  const layout = layoutOf(3)
  const heights = cornerHeights(layout, posesOf(3), TABLE, panelDefaults)
  const set = { blockName: 'Block 1', layout, cornerHeightsM: heights }
  const text = csv(TABLE_CORNER_COLUMNS, tableCornerRows(set, FRAME, UTM))
  const file = readGisFiles([{ name: 'tables.csv', bytes: strToU8(text) }])
  expect(file.coordinates.kind).toBe('degrees')
  expect(file.features.map(({ name }) => name)).toEqual(
    [0, 1, 2].map((t) => layoutTableId(layout, t)),
  )
  file.features.forEach(({ geometry, heights: kind, layer }, t) => {
    expect([geometry.type, kind, layer]).toEqual(['Polygon', 'sea', 'Block 1'])
    positionsOf(geometry)
      .slice(0, 4)
      .forEach(([lng = 0, lat = 0, z = 0], i) => {
        const [x, y] = toLocalM(FRAME, lng, lat)
        const [wantedX = 0, wantedY = 0] = layout.cornersM.subarray(8 * t + 2 * i)
        expect(Math.hypot(x - wantedX, y - wantedY, z - (heights[4 * t + i] ?? 0))).toBeLessThan(
          1e-3,
        )
      })
  })
  const { lengthM, centreHeightM } = tableGeometry(TABLE, panelDefaults)
  const risesM = (lengthM / 2) * Math.tan((3 * Math.PI) / 180)
  expect(heights[0]).toBeCloseTo(100 + centreHeightM - risesM, 6)
  expect(heights[1]).toBeCloseTo(100 + centreHeightM + risesM, 6)
})

test('a fixed table falls to where it faces', () => {
  const fixed = { ...TABLE, tracking_type: 0, tilt: 30, azimuth: 180 } as const
  const poses = { ...posesOf(1), axisTiltDeg: new Float64Array(1), axisAzimuthDeg: 90 }
  const [south = 0, north = 0] = cornerHeights(layoutOf(1), poses, fixed, panelDefaults)
  expect(north - south).toBeCloseTo(
    tableGeometry(TABLE, panelDefaults).lengthM * Math.tan(Math.PI / 6),
    6,
  )
})

test('tables are areas with their ids in files of shapes', () => {
  const layout = layoutOf(2)
  const [first] = tableFeatures({ blockName: 'B', layout }, FRAME, {
    layer: 'Tables',
    color: '#000000',
  })
  expect(first).toMatchObject({
    heights: 'none',
    attributes: { type: 'table', block: 'B', id: layoutTableId(layout, 0), row: 0, slot: 0 },
  })
})

test('posts read back as one line a table', () => {
  const layout = layoutOf(2)
  const rows = postRows(
    { blockName: 'B', layout, poses: posesOf(2), table: TABLE, panel: panelDefaults },
    FRAME,
    UTM,
  )
  const file = readGisFiles([{ name: 'posts.csv', bytes: strToU8(csv(POST_COLUMNS, rows)) }])
  expect(file.features.map(({ geometry }) => geometry.type)).toEqual(['LineString', 'LineString'])
  expect(file.features[0]?.name).toBe(layoutTableId(layout, 0))
})

test('a scene for PVsyst reads back with its tables and obstacles where they stand', () => {
  const layout = layoutOf(2)
  const box = [0, 0, -1, 2, 0, -1, 2, 3, -1, 0, 3, -1, 0, 0, 5, 2, 0, 5, 2, 3, 5, 0, 3, 5]
  const { bytes } = writePvCollada({
    tables: [{ layout, table: TABLE, panel: panelDefaults, panelName: 'A & B', poses: undefined }],
    obstacles: [
      {
        positions: Float64Array.from(box.map((value, i) => (i % 3 === 0 ? value - 40 : value))),
        indices: Uint32Array.from([4, 5, 6, 4, 6, 7, 0, 1, 5, 0, 5, 4, 2, 3, 7, 2, 7, 6]),
      },
    ],
  })
  const file = readGisFiles([{ name: 'scene.pvc', bytes }])
  const site = { longitude: -112.5831, latitude: 33.4269 }
  const placed = toDegrees(file.features, guessCrs(file, site))
  expect(placed.map(({ layer }) => layer)).toEqual(['Tables', 'Tables', 'Obstacles'])
  expect(placed[0]?.attributes).toMatchObject({ module_name: 'A & B' })
  expect(placed[2]?.attributes).toMatchObject({ height: 6 })
  const wanted = Array.from({ length: 4 }, (_, i) => [
    ...layout.cornersM.subarray(8 + 2 * i, 10 + 2 * i),
  ])
  const { centreHeightM } = tableGeometry(TABLE, panelDefaults)
  for (const [lng = 0, lat = 0, z = 0] of positionsOf(
    placed[1]?.geometry ?? { type: 'Point', coordinates: [] },
  )) {
    const [x, y] = toLocalM(FRAME, lng, lat)
    const apartM = wanted.map(([wx = 0, wy = 0]) => Math.hypot(x - wx, y - wy))
    expect(Math.min(...apartM)).toBeLessThan(1e-3)
    expect(z).toBeCloseTo(centreHeightM, 3)
  }
})
