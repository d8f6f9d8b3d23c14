import { existsSync, readFileSync } from 'node:fs'
import { referenceFile } from '@duet/units/testing/reference'
import type { FeatureCollection, MultiPolygon, Position } from 'geojson'
import { describe, expect, test } from 'vitest'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import { tableDefaults } from '../components/table/tableDefaults.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { createLayer } from '../layers/createLayer.ts'
import { validateLayer } from '../layers/validateLayer.ts'
import { blockAreaM2, layoutBlock } from './layoutBlock.ts'
import { localFrame } from './localFrame.ts'

const FILE = referenceFile('gis-cad-layouts/solar_farms_india_2021_merged_simplified.geojson')
const isMissing = !existsSync(FILE)

type Sites = FeatureCollection<MultiPolygon, { readonly fid: number }>

/** Shoelace formula in degrees. */
function ringDeg2(ring: readonly Position[]): number {
  const [x0 = 0, y0 = 0] = ring[0] ?? []
  const twice = ring.slice(1).reduce((sum, [bx = 0, by = 0], i) => {
    const [ax = 0, ay = 0] = ring[i] ?? []
    return sum + (ax - x0) * (by - y0) - (bx - x0) * (ay - y0)
  }, 0)
  return Math.abs(twice) / 2
}

/** Degrees times the WGS84 radii of curvature at the polygon's first corner; holes taken off. */
function polygonAreaM2(rings: readonly Position[][]): number {
  const lat = ((rings[0]?.[0]?.[1] ?? 0) * Math.PI) / 180
  const w = 1 - 0.0066943799901 * Math.sin(lat) ** 2
  const northM = (6_378_137 * (1 - 0.0066943799901)) / w ** 1.5
  const eastM = (6_378_137 / Math.sqrt(w)) * Math.cos(lat)
  const deg2 = rings.reduce((sum, ring, i) => sum + (i === 0 ? 1 : -1) * ringDeg2(ring), 0)
  return deg2 * (Math.PI / 180) ** 2 * northM * eastM
}

describe.skipIf(isMissing)(
  'outlines of 1,363 solar farms (skipped where the data is absent)',
  () => {
    const { features } = isMissing
      ? { features: [] }
      : (JSON.parse(readFileSync(FILE, 'utf8')) as Sites)
    const sites = features.map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates[0]?.[0]?.[0] ?? []
      return {
        frame: localFrame(lng, lat),
        degreesArea: geometry.coordinates.reduce((sum, rings) => sum + polygonAreaM2(rings), 0),
        layers: geometry.coordinates.map(
          (coordinates, i): BlockLayer =>
            createLayer({
              id: `${properties.fid}-${i}`,
              projectId: 'p',
              blockId: 'b',
              type: 'perimeter',
              name: 'Site',
              createdAt: '2026-01-01T00:00:00Z',
              geojson: {
                type: 'Feature',
                properties: {},
                geometry: { type: 'Polygon', coordinates },
              },
            }),
        ),
      }
    })

    test('areas agree with degrees times the radii of curvature', () => {
      // simplification made some outlines cross themselves or each other: their area depends on the rule
      const valid = sites.filter(
        ({ layers: [first, ...more] }) =>
          first && more.length === 0 && validateLayer(first).length === 0,
      )
      expect(valid.length).toBeGreaterThan(400)
      for (const { layers, frame, degreesArea } of valid) {
        const areaM2 = blockAreaM2({ block: { id: 'b' }, layers, frame })
        // radii are taken at one corner: they change by 2e-4 over some kilometres
        expect(Math.abs(areaM2 / degreesArea - 1)).toBeLessThan(5e-4)
      }
    })

    test('tables never cover more than the ground cover ratio of their rows', () => {
      for (const { layers, frame } of sites) {
        const layout = layoutBlock({
          block: { id: 'b' },
          layers,
          frame,
          table: { ...tableDefaults, num_cols: 52 },
          panel: panelDefaults,
        })
        const coveredM2 = layout.count * 2.278 * (52 * 1.134 + 51 * 0.02)
        const areaM2 = blockAreaM2({ block: { id: 'b' }, layers, frame })
        // one row more than the area has room for: both outermost rows may touch the edge
        expect(coveredM2).toBeLessThanOrEqual(
          0.3505 * areaM2 + 0.65 * 2.278 * Math.sqrt(areaM2) * 2,
        )
      }
    })
  },
)
