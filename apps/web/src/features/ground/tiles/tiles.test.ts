import { localFrame, toLngLat, toLocalM } from '@duet/plant'
import { describe, expect, test } from 'vitest'
import { gridOf, SITE } from '../testing/grids.ts'
import { demTile } from './demTile.ts'
import { gridSurface } from './gridSurface.ts'
import { aspectColor, SLOPE_COLORS, slopeClass, slopeLegend } from './groundColors.ts'
import { parseTileUrl } from './groundProtocol.ts'
import { oklch } from './oklch.ts'
import { paintTile, reliefFactor } from './paintTile.ts'
import { tileLngLat, tilePlaces } from './tilePlaces.ts'

const FRAME = localFrame(SITE.longitude, SITE.latitude)
const SIZE_PX = 64

/** The tile of a zoom that holds the site. */
function tileAt(z: number) {
  const latitude = (SITE.latitude * Math.PI) / 180
  return {
    z,
    x: Math.floor(((SITE.longitude + 180) / 360) * 2 ** z),
    y: Math.floor(((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * 2 ** z),
  }
}

describe('places of pixels', () => {
  test.each([8, 12, 16])('at zoom %d are those of the projection', (z) => {
    const tile = tileAt(z)
    const { eastM, northM } = tilePlaces(FRAME, tile, SIZE_PX)
    for (const [column, row] of [
      [0, 0],
      [13, 50],
      [63, 63],
    ] as const) {
      const lngLat = tileLngLat(tile, (column + 0.5) / SIZE_PX, (row + 0.5) / SIZE_PX)
      const [east, north] = toLocalM(FRAME, ...lngLat)
      const pixel = row * SIZE_PX + column
      // straight between exact places: a hundredth of a pixel
      const toleranceM = (40_075_000 / 2 ** z / SIZE_PX) * 0.01
      expect(Math.abs((eastM[pixel] ?? 0) - east)).toBeLessThan(toleranceM)
      expect(Math.abs((northM[pixel] ?? 0) - north)).toBeLessThan(toleranceM)
    }
  })
})

describe('a tile of heights', () => {
  const surface = gridSurface(gridOf((east) => 2500 + 0.2 * east))
  const tile = tileAt(16)
  const pixels = demTile(surface, tile, SIZE_PX)

  test('holds the heights to a 256th of a metre', () => {
    const { eastM, northM } = tilePlaces(surface.frame, tile, SIZE_PX)
    let checked = 0
    for (let pixel = 0; pixel < eastM.length; pixel++) {
      const east = eastM[pixel] ?? 0
      if (Math.abs(east) > 200 || Math.abs(northM[pixel] ?? 0) > 200) continue
      const [red = 0, green = 0, blue = 0, opacity] = pixels.subarray(4 * pixel, 4 * pixel + 4)
      expect(red * 256 + green + blue / 256 - 32_768).toBeCloseTo(2500 + 0.2 * east, 2)
      expect(opacity).toBe(255)
      checked += 1
    }
    expect(checked).toBeGreaterThan(100)
  })

  test('of half the world is level', () => {
    expect(new Set(demTile(surface, { z: 1, x: 0, y: 0 }, 16)).size).toBeLessThan(5)
  })
})

describe('painted tiles', () => {
  const hill = gridSurface(gridOf((east, north) => 100 - 0.2 * Math.abs(east) - 0.0001 * north))
  const tile = tileAt(16)
  const { eastM, northM } = tilePlaces(hill.frame, tile, SIZE_PX)
  const colorAt = (kind: 'hillshade' | 'slope' | 'aspect', isWanted: (east: number) => boolean) => {
    const pixels = paintTile(hill, kind, tile, SIZE_PX)
    const pixel = eastM.findIndex(
      (east, index) =>
        isWanted(east) && Math.abs(east) < 150 && Math.abs(northM[index] ?? 999) < 150,
    )
    return [...pixels.subarray(4 * pixel, 4 * pixel + 4)]
  }
  const isWest = (east: number): boolean => east < -30
  const isEast = (east: number): boolean => east > 30

  test('are light towards the north-west and dark away from it', () => {
    expect(colorAt('hillshade', isWest).slice(0, 3)).toEqual([255, 252, 240])
    expect(colorAt('hillshade', isEast).slice(0, 3)).toEqual([38, 48, 66])
  })

  test('show the sector that the ground falls towards', () => {
    expect(colorAt('aspect', isWest).slice(0, 3)).toEqual([...aspectColor(6, 0.2)])
    expect(colorAt('aspect', isEast).slice(0, 3)).toEqual([...aspectColor(2, 0.2)])
  })

  test('show the class of the slope', () => {
    expect(colorAt('slope', isWest).slice(0, 3)).toEqual([...(SLOPE_COLORS[4] ?? [])])
  })

  test('are clear beside the grid', () => {
    const pixels = paintTile(hill, 'slope', { ...tile, x: tile.x + 5 }, SIZE_PX)
    expect(pixels.every((value) => value === 0)).toBe(true)
  })
})

describe('colours of the ground', () => {
  test.each([
    [0.01, 0],
    [0.025, 1],
    [0.0999, 2],
    [0.1, 3],
    [0.5, 5],
  ])('a slope of %d is of class %d', (slope, expected) => {
    expect(slopeClass(slope)).toBe(expected)
  })

  test('are fuller with each step of slope, and grey below the first', () => {
    const chroma = (slope: number): number => {
      const color = aspectColor(4, slope)
      return Math.max(...color) - Math.min(...color)
    }
    expect(chroma(0.02)).toBe(0)
    expect(chroma(0.03)).toBeLessThan(chroma(0.06))
    expect(chroma(0.06)).toBeLessThan(chroma(0.2))
  })

  test('name their limits', () => {
    expect(slopeLegend().map(({ label }) => label)).toEqual([
      'below 2.5 %',
      '2.5 to 5 %',
      '5 to 10 %',
      '10 to 20 %',
      '20 to 40 %',
      '40 % and more',
    ])
  })

  test('white and black are what they are', () => {
    expect(oklch(1, 0, 0)).toEqual([255, 255, 255])
    expect(oklch(0, 0, 0)).toEqual([0, 0, 0])
  })

  test('gentle ground is lit as if it were steeper, within a limit', () => {
    expect(reliefFactor(0.9)).toBe(1)
    expect(reliefFactor(0.15)).toBeCloseTo(3)
    expect(reliefFactor(0)).toBe(8)
  })
})

test('addresses of tiles are read back, others are not', () => {
  expect(parseTileUrl('duet-ground://3/dem/256/12/5/7')).toEqual({
    key: '3',
    kind: 'dem',
    sizePx: 256,
    tile: { z: 12, x: 5, y: 7 },
  })
  expect(parseTileUrl('duet-ground://3/other/256/12/5/7')).toBeUndefined()
})

test('the site lies in its own tile', () => {
  const [west, north] = tileLngLat(tileAt(14), 0, 0)
  const [longitude, latitude] = toLngLat(FRAME, 0, 0)
  expect(longitude - west).toBeGreaterThan(0)
  expect(north - latitude).toBeGreaterThan(0)
})
