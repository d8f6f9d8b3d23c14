import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { heightRange, isobands } from '@duet/plant'
import { hasReferenceData, referenceFile } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { LNG_LAT } from '../crs/crs.ts'
import type { GisFeature } from '../gis/file/gisFile.ts'
import { contourSource } from './contourHeights.ts'
import { type HeightSource, suggestGrid, toHeightGrid } from './heightSource.ts'
import { readHeightPoints } from './readHeightPoints.ts'
import { readHeightTiff } from './readHeightTiff.ts'
import { readImageTiff } from './readImageTiff.ts'
import { decodeTile, type HeightTile, tileSource } from './tileHeights.ts'

const read = (path: string): Buffer => readFileSync(referenceFile(`terrain-imagery/${path}`))
const PROJECT = { longitude: -113.25, latitude: 46.06 }

describe.skipIf(!hasReferenceData)(
  'terrain and imagery of others (needs the reference data)',
  () => {
    test('the steep ground of Storm Lake, packed and plain, with and without holes', async () => {
      const packed = await readHeightTiff(read('dem/storml_elev.tif'))
      expect(packed.crsName).toBe('NAD83 / UTM zone 12N')
      expect(packed.statistics).toMatchObject({
        count: 143 * 107,
        missingCount: 0,
        minM: 2438,
        maxM: 3046,
      })
      expect(packed.statistics.meanM).toBeCloseTo(2674, 0)
      const holed = await readHeightTiff(read('dem/storml_elev_orig.tif'))
      expect(holed.statistics).toMatchObject({
        count: 14_425,
        missingCount: 876,
        minM: 2438,
        maxM: 3046,
      })
      const grid = toHeightGrid(holed, suggestGrid(holed, PROJECT))
      expect(grid).toMatchObject({ cellSizeM: 30, columns: 145, rows: 110 })
      expect(heightRange(grid)?.meanM).toBeCloseTo(2677, 0)
      expect(isobands(grid).features).toHaveLength(7)
    })

    test('contours made from the ground give it back', async () => {
      const dem = await readHeightTiff(read('dem/storml_elev.tif'))
      const contours = contourSource(contourFeatures(), { crs: LNG_LAT })
      const { rmsM, meanM, known } = difference(contours, dem)
      // lines 20 m apart: a third of that between them
      expect(rmsM).toBeLessThan(3)
      expect(Math.abs(meanM)).toBeLessThan(0.5)
      // beyond the outermost lines there is nothing
      expect(known).toBeGreaterThan(0.9)
    })

    test('tiles of both codes', () => {
      const terrarium = range(decodeTile(tileOf('tiles/terrarium.png'), 'terrarium'))
      expect(terrarium.map(Math.round)).toEqual([852, 2475])
      const mapbox = range(decodeTile(tileOf('tiles/mapbox.png'), 'mapbox'))
      expect(mapbox.map(Math.round)).toEqual([705, 3497])
      expect(tileSource([tileOf('tiles/terrarium.png')], 'terrarium').statistics.count).toBe(65_536)
    })

    test('points without heights are refused with their columns', () => {
      expect(() => readHeightPoints(read('dem/storml_pts.csv').toString())).toThrow(
        'id, xcoord, ycoord',
      )
    })

    test.each([
      ['OSBS_029.tif', 400, 0.1, [-81.9901, 29.69268]],
      ['2018_SJER_3_252000_4107000_image_477.tif', 400, 0.1, [-119.782606, 37.079511]],
      ['test_tiled.tif', 1000, 0.25, [4.986337, 51.84215]],
    ])('the picture %s', async (name, sidePx, pixelM, [longitude = 0, latitude = 0]) => {
      const picture = await readImageTiff(read(`ortho/${name}`))
      expect(picture).toMatchObject({ widthPx: sidePx, heightPx: sidePx })
      expect(picture.pixelM).toBeCloseTo(pixelM, 2)
      expect(picture.corners[0][0]).toBeCloseTo(longitude, 4)
      expect(picture.corners[0][1]).toBeCloseTo(latitude, 4)
      // a picture, neither black nor white nor grey
      const mean = [0, 1, 2].map((k) => {
        let sum = 0
        for (let i = k; i < picture.rgba.length; i += 4) sum += picture.rgba[i] ?? 0
        return (4 * sum) / picture.rgba.length
      })
      for (const value of mean) {
        expect(value).toBeGreaterThan(40)
        expect(value).toBeLessThan(215)
      }
      expect(new Set(mean.map((value) => Math.round(value))).size).toBeGreaterThan(1)
    })

    test('pictures of the satellite are no heights for want of sense, but are pictures', async () => {
      const picture = await readImageTiff(read('dem/sr_b5_20200829.tif'))
      expect(picture).toMatchObject({ widthPx: 149, heightPx: 112 })
    })
  },
)

function contourFeatures(): GisFeature[] {
  const file: unknown = JSON.parse(read('derived/storml_contours_20m.geojson').toString())
  // the file is known: the shape of its features is that of the type
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { features } = file as {
    features: { geometry: GisFeature['geometry']; properties: GisFeature['attributes'] }[]
  }
  return features.map(({ geometry, properties }, record) => ({
    name: '',
    layer: '',
    geometry,
    heights: 'none',
    attributes: properties,
    place: `feature ${record + 1}`,
    record,
  }))
}

function difference(
  a: HeightSource,
  b: HeightSource,
): { rmsM: number; meanM: number; known: number } {
  const { west, east, south, north } = b.boundsDeg
  let sum = 0
  let squares = 0
  let count = 0
  const steps = 60
  for (let i = 0; i < steps * steps; i++) {
    const lng = west + ((east - west) * ((i % steps) + 0.5)) / steps
    const lat = south + ((north - south) * (Math.floor(i / steps) + 0.5)) / steps
    const off = a.heightAt(lng, lat) - b.heightAt(lng, lat)
    if (Number.isNaN(off)) continue
    sum += off
    squares += off * off
    count++
  }
  return { rmsM: Math.sqrt(squares / count), meanM: sum / count, known: count / steps ** 2 }
}

function range(values: Float32Array): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

/** Pixels of a PNG of 8 bits with three or four channels, not interlaced (ISO/IEC 15948). */
function tileOf(path: string): HeightTile {
  const bytes = read(path)
  const width = bytes.readUInt32BE(16)
  const channels = bytes[25] === 6 ? 4 : 3
  const parts: Buffer[] = []
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const isData = bytes.toString('latin1', at + 4, at + 8) === 'IDAT'
    if (isData) parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  }
  const lines = unfiltered(inflateSync(Buffer.concat(parts)), width * channels, channels)
  const rgba = Uint8Array.from({ length: 4 * width * width }, (_, i) =>
    i % 4 === 3 ? 255 : (lines[Math.floor(i / 4) * channels + (i % 4)] ?? 0),
  )
  return { zoom: 10, column: 200, row: 380, sizePx: width, rgba }
}

/** Lines of a PNG without their filters: each byte less what was guessed from those to the left and above. */
function unfiltered(raw: Uint8Array, stride: number, channels: number): Uint8Array {
  const lines = new Uint8Array((raw.length / (stride + 1)) * stride)
  for (let at = 0; at < lines.length; at++) {
    const y = Math.floor(at / stride)
    const isFirst = at - y * stride < channels
    const left = isFirst ? 0 : (lines[at - channels] ?? 0)
    const up = lines[at - stride] ?? 0
    const corner = isFirst ? 0 : (lines[at - stride - channels] ?? 0)
    const guesses = [0, left, up, (left + up) >> 1, paeth(left, up, corner)]
    lines[at] = (raw[at + y + 1] ?? 0) + (guesses[raw[y * (stride + 1)] ?? 0] ?? 0)
  }
  return lines
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ]
  return a <= b && a <= c ? left : b <= c ? up : corner
}
