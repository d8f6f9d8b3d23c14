import { heightRange, heightsIn, localFrame, toLocalM } from '@duet/plant'
import { writeArrayBuffer } from 'geotiff'
import { describe, expect, test } from 'vitest'
import { crsOfEpsg, LNG_LAT } from '../crs/crs.ts'
import type { GisFeature } from '../gis/file/gisFile.ts'
import { toMap } from './affine.ts'
import { contourSource, heightAttributes } from './contourHeights.ts'
import { suggestGrid, toHeightGrid } from './heightSource.ts'
import { imageHeader } from './imageSize.ts'
import { readHeightPoints } from './readHeightPoints.ts'
import { readHeightTiff } from './readHeightTiff.ts'
import { cornersOf, readImageTiff } from './readImageTiff.ts'
import { tileHeightM, tileSource, tilesOver, tileZoom } from './tileHeights.ts'
import { tinSource } from './tinHeights.ts'
import { unpackBits, unpackLzw } from './unpackTiff.ts'
import { readWorldFile } from './worldFile.ts'

/** A GeoTIFF of heights that rise by a metre a pixel to the east, in UTM zone 12. */
function heightTiff(keys: object = {}, heights?: Float32Array): Uint8Array {
  const width = 20
  const values = heights ?? Float32Array.from({ length: width * 10 }, (_, i) => 100 + (i % width))
  const buffer = writeArrayBuffer(values, {
    width,
    height: values.length / width,
    ModelPixelScale: [10, 10, 0],
    ModelTiepoint: [0, 0, 0, 400_000, 3_700_000, 0],
    GTModelTypeGeoKey: 1,
    GTRasterTypeGeoKey: 1,
    ProjectedCSTypeGeoKey: 32612,
    ...keys,
  })
  return new Uint8Array(buffer)
}

const UTM12 = crsOfEpsg(32612) ?? LNG_LAT

describe('heights of a GeoTIFF', () => {
  test('lie in the middle of pixels and are bilinear between them', async () => {
    const source = await readHeightTiff(heightTiff())
    const at = (x: number, y: number): number => source.heightAt(...UTM12.toLngLat(x, y))
    expect(at(400_005, 3_699_995)).toBeCloseTo(100, 3)
    expect(at(400_010, 3_699_950)).toBeCloseTo(100.5, 3)
    expect(at(400_195, 3_699_905)).toBeCloseTo(119, 3)
    expect(at(400_196, 3_699_950)).toBeNaN()
    expect(source.crsName).toBe('WGS 84 / UTM zone 12N')
    expect(source.resolutionM).toBeCloseTo(10, 1)
  })

  test('of pixels that are points lie half a pixel elsewhere', async () => {
    const source = await readHeightTiff(heightTiff({ GTRasterTypeGeoKey: 2 }))
    expect(source.heightAt(...UTM12.toLngLat(400_000, 3_700_000))).toBeCloseTo(100, 3)
  })

  test('in feet become metres, by the file or by the user', async () => {
    const named = await readHeightTiff(heightTiff({ VerticalUnitsGeoKey: 9003 }))
    expect(named.statistics.minM).toBeCloseTo(30.48, 2)
    expect(named.notes.join()).toContain('feet')
    const inFeet = await readHeightTiff(heightTiff(), { unitM: 0.3048 })
    expect(inFeet.statistics.maxM).toBeCloseTo(119 * 0.3048, 3)
    const unknown = await readHeightTiff(heightTiff())
    expect(unknown.notes.join()).toContain('metres are taken')
  })

  test('that no ground has are missing', async () => {
    const heights = Float32Array.from({ length: 200 }, (_, i) => (i % 3 === 0 ? -9999 : 50))
    const source = await readHeightTiff(heightTiff({}, heights))
    expect(source.statistics).toMatchObject({ count: 133, missingCount: 67, minM: 50, maxM: 50 })
    await expect(readHeightTiff(heightTiff({}, heights.fill(-32_768)))).rejects.toThrow(
      'no height between',
    )
  })

  test.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['text', new TextEncoder().encode('hello, world'), 'not a TIFF'],
    ['a cut file', heightTiff().subarray(0, 60), 'cannot be read'],
    ['an unknown map', heightTiff({ ProjectedCSTypeGeoKey: 2193_0 }), 'EPSG:21930'],
  ])('%s is refused with a reason', async (_what, bytes, message) => {
    await expect(readHeightTiff(bytes)).rejects.toThrow(message)
  })

  test('a map that is not known may be named by the user', async () => {
    const bytes = heightTiff({ ProjectedCSTypeGeoKey: 21_930 })
    expect((await readHeightTiff(bytes, { crs: UTM12 })).crsName).toBe('WGS 84 / UTM zone 12N')
  })

  test('a picture is no height, and says what to do', async () => {
    const rgb = new Uint8Array(writeArrayBuffer(new Uint8Array(4 * 4 * 3), { width: 4, height: 4 }))
    await expect(readHeightTiff(rgb)).rejects.toThrow('raster layer')
  })
})

/** A TIFF whose tag has another value: of its directory, which stands behind the head. */
function withTag(tiff: Uint8Array, tag: number, value: number): Uint8Array {
  const out = tiff.slice()
  const view = new DataView(out.buffer)
  const directory = view.getUint32(4)
  for (let i = 0; i < view.getUint16(directory); i++) {
    const at = directory + 2 + 12 * i
    if (view.getUint16(at) !== tag) continue
    if (view.getUint16(at + 2) === 3) view.setUint16(at + 8, value)
    else view.setUint32(at + 8, value)
  }
  return out
}

describe('a damaged TIFF', () => {
  const [WIDTH, HEIGHT, COMPRESSION, STRIP_BYTES] = [256, 257, 259, 279]

  test.each([
    ['of more pixels than its bytes can hold', WIDTH, 60_000, 'cannot be in'],
    ['of no pixels', HEIGHT, 0, '20 x 0 pixels'],
    ['of a strip beyond its end', STRIP_BYTES, 60_000, 'tile 1 lies beyond its end'],
    ['of a packing that it does not have', COMPRESSION, 5, 'The TIFF cannot be read'],
    ['of a packing that nobody has', COMPRESSION, 999, 'Unknown compression'],
  ])('%s is refused', async (_what, tag, value, message) => {
    const tiff = withTag(heightTiff(), tag, value)
    await expect(readHeightTiff(tiff)).rejects.toMatchObject({
      name: 'TerrainFileError',
      message: expect.stringContaining(message),
    })
  })

  test('a code of LZW that has no meaning yet ends the reading', () => {
    // 9 bits each: clear, 65, 300
    const packed = Uint8Array.from([0b10000000, 0b00010000, 0b01100101, 0b10000000])
    expect(() => unpackLzw(packed, 100)).toThrow('300 has no meaning')
  })

  test('LZW stops where the block is full, and gives what was packed', () => {
    // clear, 65, 258 (what it stands for is being made), 259, end
    const packed = Uint8Array.from([
      0b10000000, 0b00010000, 0b01100000, 0b01010000, 0b00111000, 0b00001000,
    ])
    expect([...unpackLzw(packed, 100)]).toEqual([65, 65, 65, 65, 65, 65])
    expect([...unpackLzw(packed, 4)]).toEqual([65, 65, 65, 65])
  })

  test('PackBits stops where the block is full', () => {
    expect([...unpackBits(Uint8Array.from([254, 7, 1, 8, 9]), 9)]).toEqual([7, 7, 7, 8, 9])
    expect([...unpackBits(Uint8Array.from([129, 7, 129, 7]), 2)]).toEqual([7, 7])
  })
})

describe('grid from a source', () => {
  const place = { longitude: -112.07, latitude: 33.43 }

  test('follows the source in the plane of the project', async () => {
    const source = await readHeightTiff(heightTiff())
    const plan = suggestGrid(source, place)
    expect(plan.cellSizeM).toBe(10)
    const grid = toHeightGrid(source, plan)
    const frame = localFrame(place.longitude, place.latitude)
    const [east, north] = toLocalM(frame, ...UTM12.toLngLat(400_100, 3_699_950))
    expect(heightsIn(grid, frame)(east, north)).toBeCloseTo(109.5, 1)
    expect([grid.longitude, grid.latitude]).toEqual([place.longitude, place.latitude])
  })

  test('coarser than the source holds means', async () => {
    const heights = Float32Array.from({ length: 400 }, (_, i) => 100 + 10 * (i % 2))
    const source = await readHeightTiff(heightTiff({}, heights))
    const plan = { ...suggestGrid(source, place), cellSizeM: 40 }
    const { minM = 0, maxM = 0 } = heightRange(toHeightGrid(source, plan)) ?? {}
    expect(minM).toBeGreaterThan(103)
    expect(maxM).toBeLessThan(107)
  })

  test('elsewhere, too large or empty is refused with a reason', async () => {
    const source = await readHeightTiff(heightTiff())
    expect(() => suggestGrid(source, { longitude: 10, latitude: 50 })).toThrow(
      /lie [\d,]+ km from the project/,
    )
    const plan = suggestGrid(source, place)
    expect(() => toHeightGrid(source, { ...plan, cellSizeM: 0.05 })).toThrow('is too large')
    const bounds = { minEastM: 9000, minNorthM: 0, maxEastM: 9100, maxNorthM: 100 }
    expect(() => toHeightGrid(source, { ...plan, bounds })).toThrow('no height in the chosen area')
    expect(() => suggestGrid(source, place, bounds)).toThrow('outside the chosen area')
  })
})

describe('heights between places', () => {
  test('of a grid, whose neighbours lie on one circle, meet the file at all its places and are even on a slope', () => {
    const places = Array.from({ length: 21 * 21 }, (_, i): readonly [number, number] => [
      -112.5 + (i % 21) / 5000,
      33.4 + Math.floor(i / 21) / 5000,
    ])
    const rise = (longitude: number, latitude: number): number =>
      100 + 5000 * (longitude + 112.5) + 3000 * (latitude - 33.4)
    const points = places.flatMap(([x, y]) => [x, y, rise(x, y)])
    const source = tinSource(Float64Array.from(points), LNG_LAT)
    // a share of a millimetre inside: the outermost places are the edge of what is known
    const inwards = (value: number, middle: number): number =>
      middle + (value - middle) * (1 - 1e-9)
    for (const [x, y] of places) {
      const [east, north] = [inwards(x, -112.498), inwards(y, 33.402)]
      expect(source.heightAt(east, north)).toBeCloseTo(rise(x, y), 5)
    }
    expect(source.heightAt(-112.49873, 33.40231)).toBeCloseTo(rise(-112.49873, 33.40231), 4)
    expect(source.heightAt(-112.4959, 33.402)).toBeNaN()
  })

  test('of scattered places lie between their corners, and are known all over the hull', () => {
    let seed = 7
    const random = (): number => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed / 2_147_483_647
    }
    const hull = [
      [-112.5, 33.4],
      [-112.49, 33.4],
      [-112.5, 33.41],
      [-112.49, 33.41],
    ].flatMap(([x = 0, y = 0]) => [x, y, 100])
    const inner = Array.from({ length: 300 }, () => [
      -112.5 + 0.01 * random(),
      33.4 + 0.01 * random(),
      100 + 10 * random(),
    ]).flat()
    const source = tinSource(Float64Array.from([...hull, ...inner, ...inner]), LNG_LAT)
    expect(source.statistics.count).toBe(304)
    for (let k = 0; k < 2000; k++) {
      const heightM = source.heightAt(-112.4999 + 0.0098 * random(), 33.4001 + 0.0098 * random())
      expect(heightM).toBeGreaterThanOrEqual(100)
      expect(heightM).toBeLessThanOrEqual(110)
    }
  })
})

describe('table of points', () => {
  test.each([
    [
      'a header and commas',
      'id,x,y,z\n1,-112.50,33.40,100\n2,-112.49,33.40,100\n3,-112.50,33.41,110\n4,-112.49,33.41,110',
    ],
    [
      'spaces and no header',
      '-112.50 33.40 100\n-112.49 33.40 100\n\n-112.50 33.41 110\n-112.49 33.41 110\n',
    ],
    [
      'semicolons and decimal commas',
      'lon;lat;elev\n-112,50;33,40;100\n-112,49;33,40;100\n-112,50;33,41;110\n-112,49;33,41;110',
    ],
  ])('with %s', (_what, text) => {
    const source = readHeightPoints(text)
    expect(source.heightAt(-112.495, 33.405)).toBeCloseTo(105, 1)
    expect(source.heightAt(-112.48, 33.405)).toBeNaN()
    expect(source.statistics).toMatchObject({ count: 4, minM: 100, maxM: 110 })
  })

  test('in metres of a map', () => {
    const text = 'e n h\n400000 3700000 328.084\n401000 3700000 328.084\n400000 3701000 328.084'
    const source = readHeightPoints(text, { crs: UTM12, unitM: 0.3048 })
    expect(source.statistics.meanM).toBeCloseTo(100, 4)
    expect(() => readHeightPoints(text)).toThrow('choose the coordinate system')
    expect(() => readHeightPoints(text, { crs: LNG_LAT })).toThrow(
      'Point 1 is no place on the earth',
    )
  })

  test.each([
    ['', 'empty'],
    ['x,y,z\n1,2,3\n1,hello,3', 'Line 3: "hello" is not a number'],
    ['1 2 3\n4 5', 'Line 2: has no column 3'],
    ['id,xcoord,ycoord\n1,2,3', 'no column for height: its columns are id, xcoord, ycoord'],
    ['1 1 5\n1.0001 1.0001 5\n1.0002 1.0002 5', 'do not span an area'],
  ])('%o is refused with the place', (text, message) => {
    expect(() => readHeightPoints(text)).toThrow(message)
  })
})

describe('contour lines', () => {
  const line = (
    coordinates: number[][],
    attributes = {},
    heights: GisFeature['heights'] = 'none',
  ): GisFeature => ({
    name: '',
    layer: '',
    geometry: { type: 'LineString', coordinates },
    heights,
    attributes,
    place: 'feature 1',
    record: 0,
  })
  const at = [
    [-112.5, 33.4],
    [-112.49, 33.4],
  ]
  const above = at.map(([x = 0, y = 0]) => [x, y + 0.005])

  test('give the ground between them by an attribute', () => {
    const features = [line(at, { id: 3, Elev: 100 }), line(above, { id: 4, Elev: '120' })]
    expect(heightAttributes(features)).toEqual(['Elev', 'id'])
    const source = contourSource(features, { crs: LNG_LAT })
    expect(source.heightAt(-112.4951, 33.4025)).toBeCloseTo(110, 1)
    expect(source.notes[0]).toBe('Heights are taken from "Elev".')
  })

  test('give it by their third coordinates', () => {
    const features = [
      line(
        at.map(([x = 0, y = 0]) => [x, y, 100]),
        {},
        'sea',
      ),
      line(
        above.map(([x = 0, y = 0]) => [x, y, 120]),
        {},
        'sea',
      ),
    ]
    const source = contourSource(features, { crs: LNG_LAT })
    expect(source.heightAt(-112.4951, 33.4025)).toBeCloseTo(110, 1)
  })

  test('without heights are refused', () => {
    expect(() => contourSource([line(at), line(above)], { crs: LNG_LAT })).toThrow(
      'No line or point',
    )
  })
})

describe('tiles', () => {
  test('hold heights in their colours', () => {
    expect(tileHeightM('terrarium', 128, 0, 0)).toBe(0)
    expect(tileHeightM('terrarium', 134, 10, 128)).toBe(1546.5)
    expect(tileHeightM('mapbox', 1, 134, 160)).toBeCloseTo(0, 6)
  })

  test('cover a box and are joined across their seams', () => {
    const box = { west: -0.01, south: 51.49, east: 0.01, north: 51.5 }
    expect(tilesOver(box, 0)).toEqual([{ zoom: 0, column: 0, row: 0 }])
    const places = tilesOver(box, 14)
    expect(places).toHaveLength(4)
    expect(tileZoom(box, 15)).toBe(15)
    expect(tileZoom({ west: -5, south: 45, east: 5, north: 52 }, 15)).toBeLessThan(10)
    const sizePx = 16
    // heights that follow the column over all tiles
    const tiles = places.map((place) => ({
      ...place,
      sizePx,
      rgba: Uint8Array.from({ length: 4 * sizePx * sizePx }, (_, i) => {
        const column = (place.column % 2) * sizePx + (Math.floor(i / 4) % sizePx)
        return [128, column, 0, 255][i % 4] ?? 0
      }),
    }))
    const source = tileSource(tiles, 'terrarium')
    const west = (places[0]?.column ?? 0) / 2 ** 14
    const lng = (pixels: number): number => (west + pixels / sizePx / 2 ** 14) * 360 - 180
    const first = (places[0]?.column ?? 0) % 2
    expect(source.heightAt(lng(8.5), 51.495)).toBeCloseTo(first * sizePx + 8, 3)
    expect(source.heightAt(lng(15.9), 51.495)).not.toBeNaN()
    expect(() => tileSource([], 'mapbox')).toThrow('no tile')
  })
})

describe('pictures', () => {
  test('with a world file have corners', () => {
    const affine = readWorldFile('0.5\n0\n0\n-0.5\n400000.25\n3699999.75\n')
    expect(toMap(affine, 0, 0)).toEqual([400_000, 3_700_000])
    const corners = cornersOf(affine, UTM12, 200, 100)
    expect(corners[0]).toEqual(UTM12.toLngLat(400_000, 3_700_000))
    expect(corners[2]).toEqual(UTM12.toLngLat(400_100, 3_699_950))
    expect(() => cornersOf(affine, LNG_LAT, 200, 100)).toThrow('nowhere on the earth')
  })

  test.each([
    ['0.5\n0\n0\n-0.5\n400000', '5 lines'],
    ['0.5\n0\nx\n-0.5\n1\n2', 'line 3 ("x") is no number'],
    ['0\n0\n0\n-0.5\n1\n2', 'no area'],
  ])('world file %o is refused', (text, message) => {
    expect(() => readWorldFile(text)).toThrow(message)
  })

  test('of 16 bits are stretched, and missing pixels are see-through', async () => {
    const values = Uint16Array.from({ length: 200 }, (_, i) => (i === 0 ? 0 : 1000 + i))
    const bytes = new Uint8Array(
      writeArrayBuffer(values, {
        width: 20,
        height: 10,
        GDAL_NODATA: '0',
        ModelPixelScale: [10, 10, 0],
        ModelTiepoint: [0, 0, 0, 400_000, 3_700_000, 0],
        GTModelTypeGeoKey: 1,
        GTRasterTypeGeoKey: 1,
        ProjectedCSTypeGeoKey: 32612,
      }),
    )
    const picture = await readImageTiff(bytes)
    expect(picture).toMatchObject({ widthPx: 20, heightPx: 10 })
    expect(picture.rgba[3]).toBe(0)
    expect(picture.rgba[4 * 199]).toBe(255)
    expect(picture.pixelM).toBeCloseTo(10, 1)
    const small = await readImageTiff(bytes, { maxSidePx: 10 })
    expect(small).toMatchObject({ widthPx: 10, heightPx: 5, corners: picture.corners })
    expect(small.notes[0]).toContain('20 x 10')
  })

  test('hold type and size in their first bytes', () => {
    const png = Uint8Array.from([
      137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 0, 0, 0, 0, 64,
    ])
    expect(imageHeader(png)).toEqual({ type: 'png', widthPx: 256, heightPx: 64 })
    const jpeg = Uint8Array.from([
      255, 216, 255, 224, 0, 4, 1, 2, 255, 192, 0, 17, 8, 0, 32, 1, 4, 3,
    ])
    expect(imageHeader(jpeg)).toEqual({ type: 'jpeg', widthPx: 260, heightPx: 32 })
    const webp = new Uint8Array(30)
    webp.set([82, 73, 70, 70, 0, 0, 0, 0, 87, 69, 66, 80, 86, 80, 56, 88])
    webp.set([99, 0, 0, 49, 0, 0], 24)
    expect(imageHeader(webp)).toEqual({ type: 'webp', widthPx: 100, heightPx: 50 })
    for (const bytes of [
      new Uint8Array(),
      png.subarray(0, 20),
      jpeg.subarray(0, 12),
      new Uint8Array(40),
    ]) {
      expect(imageHeader(bytes)).toBeUndefined()
    }
  })
})
