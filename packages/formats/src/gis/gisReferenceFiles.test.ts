import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { localFrame, toLocalM } from '@duet/plant'
import { hasReferenceData, referenceFile } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { positionsOf } from './file/featureList.ts'
import type { GisFile } from './file/gisFile.ts'
import { guessCrs, toDegrees } from './gisCrs.ts'
import { readGisFiles } from './readGisFiles.ts'

const DATA = referenceFile('gis-cad-layouts')

/** A file with those of its name beside it. */
function read(path: string, withParts = false): GisFile {
  const full = `${DATA}/${path}`
  const base = basename(path).replace(/\.\w+$/, '.')
  const names = withParts
    ? readdirSync(dirname(full)).filter((name) => name.startsWith(base))
    : [basename(path)]
  return readGisFiles(
    names.map((name) => ({
      name,
      bytes: new Uint8Array(readFileSync(`${dirname(full)}/${name}`)),
    })),
  )
}

const recordsOf = ({ features }: GisFile): number =>
  new Set(features.map(({ record }) => record)).size
const heightsOf = ({ features }: GisFile): readonly number[] =>
  features.flatMap(({ geometry }) => positionsOf(geometry).map(([, , z = Number.NaN]) => z))
const MATERA = { longitude: 7.368291, latitude: 46.893301 }

describe.skipIf(!hasReferenceData)('files of other programs (needs DUET_REFERENCE_DATA)', () => {
  test('1,363 plants of India as GeoJSON', () => {
    const file = read('solar_farms_india_2021_merged_simplified.geojson')
    expect(recordsOf(file)).toBe(1363)
    expect(file.coordinates.kind).toBe('degrees')
    expect(file.features[0]?.attributes['State']).toBe('Karnataka')
    expect(file.features.length).toBeGreaterThan(1363)
  })

  test('the five largest of them as a shapefile, 51 to 304 rings each: its holes are holes, though all turn the other way', () => {
    const file = read('derived/india_top5_plants.shp', true)
    const parts = Map.groupBy(file.features, ({ record }) => record)
    const counts = [...parts.values()].map(({ length }) => length).toSorted((a, b) => a - b)
    // as in the GeoJSON file; one of its 69 outlines turns as holes do
    expect(counts).toEqual([37, 38, 68, 78, 89])
    expect(file.coordinates.kind).toBe('degrees')
    expect(file.features[0]?.attributes['State']).toBe('Madhya Pradesh')
  })

  test.each(['matera_trackers.geojson', 'matera_trackers.kml'])(
    '84 trackers of Matera in %s, with their heights above the sea',
    (name) => {
      const file = read(`derived/${name}`)
      expect(file.features).toHaveLength(84)
      expect(file.features.every(({ heights }) => heights === 'sea')).toBe(true)
      expect(Math.min(...heightsOf(file))).toBeCloseTo(661.1, 0)
      expect(Math.max(...heightsOf(file))).toBeCloseTo(689.4, 0)
    },
  )

  test('the same as DXF in UTM: faces, axes and terrain by layer; the zone is guessed', () => {
    const file = read('derived/matera_trackers_utm32n.dxf')
    const counts = Map.groupBy(file.features, ({ layer }) => layer)
    expect(counts.get('PV_TRACKER_TABLE')).toHaveLength(84)
    expect(counts.get('PV_TRACKER_AXIS')).toHaveLength(84)
    expect(counts.get('PV_TERRAIN_FACE')).toHaveLength(91)
    const guess = guessCrs(file, MATERA)
    expect(guess.crs.epsg).toBe(32632)
    expect(guess.distanceM).toBeLessThan(3000)
  })

  test('the plant of SolarFarmer has the same trackers to 1 cm', () => {
    const file = read('solarfarmer/Matera_3D_trackers_EnergyCalcInputs.json')
    const placed = toDegrees(file.features, guessCrs(file, MATERA))
    const frame = localFrame(MATERA.longitude, MATERA.latitude)
    const derived = read('derived/matera_trackers.geojson').features
    const apartM = placed.flatMap((feature, i) => {
      const others = positionsOf(derived[i]?.geometry ?? feature.geometry)
      return positionsOf(feature.geometry).map(([lng = 0, lat = 0, z = 0], j) => {
        const [x, y] = toLocalM(frame, lng, lat)
        const [lng2 = 0, lat2 = 0, z2 = 0] = others[j] ?? []
        const [x2, y2] = toLocalM(frame, lng2, lat2)
        return Math.hypot(x - x2, y - y2, z - z2)
      })
    })
    expect(placed).toHaveLength(84)
    expect(Math.max(...apartM)).toBeLessThan(0.01)
  })

  test('a 2-D plant of SolarFarmer has no places', () => {
    expect(() => read('solarfarmer/Bern_2D_racks_EnergyCalcInputs.json')).toThrow('2-D plant')
  })

  test("Google's samples of KML: folders, colours, extruded buildings; overlays are reported", () => {
    const file = read('format-samples/KML_Samples.kml')
    expect(file.features).toHaveLength(19)
    const pentagon = file.features.find(({ name }) => name === 'The Pentagon')
    expect(pentagon).toMatchObject({
      heights: 'ground',
      attributes: { extrude: true },
    })
    expect(pentagon?.geometry.type === 'Polygon' && pentagon.geometry.coordinates).toHaveLength(2)
    expect(file.features.filter(({ color }) => color !== undefined).length).toBeGreaterThan(10)
    expect(file.warnings.map(({ message }) => message).join()).toContain('Ground overlays')
  })

  test('small shapefiles: several parts, holes, no attributes', () => {
    expect(recordsOf(read('format-samples/polygons.shp'))).toBe(3)
    const holes = read('format-samples/multipolygon_with_holes.shp')
    const rings = holes.features.map(({ geometry }) =>
      geometry.type === 'Polygon' ? geometry.coordinates.length : 0,
    )
    expect(rings.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(holes.features.length)
    expect(holes.warnings.map(({ message }) => message).join()).toContain('.prj')
  })
})
