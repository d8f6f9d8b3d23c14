import { existsSync, readFileSync } from 'node:fs'
import { referenceFile } from '@duet/units/testing/reference'
import type { FeatureCollection, MultiPolygon, Position } from 'geojson'
import { describe, expect, test } from 'vitest'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import { tableDefaults } from '../components/table/tableDefaults.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { createLayer } from '../layers/createLayer.ts'
import { layoutBlock } from './layoutBlock.ts'
import type { TableLayout } from './layoutTables.ts'
import { localFrame } from './localFrame.ts'
import { boxOf, type Edges, edgesOf, isIn, planeOf, quadEdgeM } from './testing/exactGround.ts'

const FILE = referenceFile('gis-cad-layouts/solar_farms_india_2021_merged_simplified.geojson')
const isMissing = !existsSync(FILE)

/** Of 3 ha to 2,700 ha, of up to 78 parts and with up to 226 holes. */
const PARCELS = [933, 262, 331, 297, 562, 1352, 1158, 669, 678, 1204]

const SETBACK_M = 5
const ROAD_HALF_WIDTH_M = 6
/** Buffers are rounded to 0.1 mm, their corners to chords within 1 mm. */
const TOLERANCE_M = 0.0012

const TRACKER: TableParameters = { ...tableDefaults, num_cols: 52 }
const FIXED: TableParameters = {
  ...tableDefaults,
  tracking_type: 0,
  num_tiers: 2,
  num_cols: 26,
  tilt: 20,
  azimuth: 180,
  row_spacing: 7.5,
}

type Site = FeatureCollection<MultiPolygon, { readonly fid: number }>['features'][number]
type Point = readonly [number, number]

interface Ground {
  readonly layout: TableLayout
  readonly plane: (place: readonly number[]) => Point
  readonly site: Site
  readonly road: readonly Position[]
  readonly pond: readonly Position[]
}

function lay(site: Site, table: TableParameters): Ground {
  const { coordinates } = site.geometry
  const outer = coordinates.flatMap(([ring = []]) => ring)
  const [west, south, east, north] = boxOf(outer.map(([x = 0, y = 0]) => [x, y]))
  const origin = [(west + east) / 2, (south + north) / 2] as const
  const at = (u: number, v: number): Position => [
    west + u * (east - west),
    south + v * (north - south),
  ]
  const road = [at(0, 0.1), at(0.45, 0.5), at(1, 0.7)]
  const pond = [at(0.5, 0.5), at(0.56, 0.5), at(0.55, 0.57), at(0.5, 0.55), at(0.5, 0.5)]
  const common = { projectId: 'p', blockId: 'b', name: 'L', createdAt: '2026-01-01T00:00:00Z' }
  const layers: BlockLayer[] = [
    ...coordinates.map((rings, i) =>
      createLayer({
        ...common,
        id: `${i}`,
        type: 'perimeter' as const,
        geojson: {
          type: 'Feature',
          properties: {},
          geometry: { type: 'Polygon', coordinates: rings },
        },
      }),
    ),
    createLayer({
      ...common,
      id: 'road',
      type: 'exclusion',
      geojson: {
        type: 'Feature',
        properties: { bufferRadius: ROAD_HALF_WIDTH_M },
        geometry: { type: 'LineString', coordinates: road },
      },
    }),
    createLayer({
      ...common,
      id: 'pond',
      type: 'exclusion',
      geojson: {
        type: 'Feature',
        properties: {},
        geometry: { type: 'Polygon', coordinates: [pond] },
      },
    }),
  ]
  const layout = layoutBlock({
    block: { id: 'b', edge_setback: SETBACK_M },
    layers,
    table,
    panel: panelDefaults,
    frame: localFrame(...origin),
  })
  return { layout, plane: planeOf(origin), site, road, pond }
}

/** Touching is not overlapping: a table is this much smaller on each side, m. */
const TOUCH_M = 1e-5

function quad({ cornersM }: TableLayout, t: number): readonly Point[] {
  const corners = [0, 2, 4, 6].map(
    (i): Point => [cornersM[8 * t + i] ?? 0, cornersM[8 * t + i + 1] ?? 0],
  )
  const middle = [0, 1].map((axis) => corners.reduce((sum, p) => sum + (p[axis] ?? 0), 0) / 4)
  return corners.map(([x, y]) => {
    const [dx, dy] = [(middle[0] ?? 0) - x, (middle[1] ?? 0) - y]
    // no side is shorter than 1 m
    const share = TOUCH_M
    return [x + share * dx, y + share * dy]
  })
}

/** Least distance of any table to an edge, up to `reachM`. */
function leastM(layout: TableLayout, edges: Edges, reachM: number): number {
  let least = reachM
  for (let t = 0; t < layout.count; t++) {
    const corners = quad(layout, t)
    const [west, south, east, north] = boxOf(corners)
    const box = [west - reachM, south - reachM, east + reachM, north + reachM] as const
    for (const edge of edges.near(box)) least = Math.min(least, quadEdgeM(corners, edge))
  }
  return least
}

function outsideCount(layout: TableLayout, edges: Edges): number {
  let outside = 0
  for (let t = 0; t < layout.count; t++) {
    const [[ax, ay] = [0, 0], , [cx, cy] = [0, 0]] = quad(layout, t)
    if (!isIn(edges, [(ax + cx) / 2, (ay + cy) / 2])) outside++
  }
  return outside
}

function areaM2(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [0, 0]
    return sum + x * ny - nx * y
  }, 0)
  return Math.abs(twice) / 2
}

describe.skipIf(isMissing)('ten real parcels (skipped where the data is absent)', () => {
  const all = isMissing
    ? []
    : (JSON.parse(readFileSync(FILE, 'utf8')) as { features: Site[] }).features
  const siteOf = (fid: number): Site => {
    const site = all.find(({ properties }) => properties.fid === fid)
    if (site === undefined) throw new Error(`no parcel ${fid}`)
    return site
  }

  test.each(
    PARCELS.flatMap((fid) => [
      { fid, name: 'trackers', table: TRACKER, depthM: 2.278, modules: 52 },
      { fid, name: 'fixed tilt', table: FIXED, depthM: 2 * 2.278 + 0.02, modules: 52 },
    ]),
  )('parcel $fid filled with $name: every table inside, none on road or pond', (one) => {
    const ground = lay(siteOf(one.fid), one.table)
    const { layout, plane } = ground
    const parts = ground.site.geometry.coordinates.map((rings) =>
      rings.map((ring) => ring.slice(0, -1).map(plane)),
    )
    const parcel = edgesOf(parts.flat())
    const road = edgesOf([ground.road.map(plane)])
    const pond = edgesOf([ground.pond.slice(0, -1).map(plane)])
    // a road is a line: the edge that would close it is none
    const onRoad = { ...road, near: () => road.all.slice(0, -1) }

    expect(outsideCount(layout, parcel)).toBe(0)
    expect(leastM(layout, parcel, 2 * SETBACK_M)).toBeGreaterThan(SETBACK_M - TOLERANCE_M)
    expect(leastM(layout, onRoad, 2 * ROAD_HALF_WIDTH_M)).toBeGreaterThan(
      ROAD_HALF_WIDTH_M - TOLERANCE_M,
    )
    expect(outsideCount(layout, pond)).toBe(layout.count)
    expect(leastM(layout, pond, 1)).toBeGreaterThan(0)

    const areas = parts.map(([outer = [], ...holes]) =>
      holes.reduce((sum, hole) => sum - areaM2(hole), areaM2(outer)),
    )
    const landM2 = areas.reduce((sum, area) => sum + area, 0)
    const modulesM2 = layout.count * one.modules * 2.278 * 1.134
    const rowsGcr = one.depthM / one.table.row_spacing
    const filled = modulesM2 / landM2 / rowsGcr
    expect(layout.count).toBeGreaterThan(0)
    expect(filled).toBeLessThan(1)
    // what edges, holes, road and setback take; small and torn parcels lose most
    expect(filled).toBeGreaterThan(landM2 > 3e5 ? 0.7 : 0.35)
  })
})
