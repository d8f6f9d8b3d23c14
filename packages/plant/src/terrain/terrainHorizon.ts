import { DEG_TO_RAD, RAD_TO_DEG } from '@duet/units'
import type { HorizonPoint } from '../block/block.ts'
import { localFrame, toLocalM } from '../layout/localFrame.ts'
import { type HeightAt, heightsIn } from './heightAt.ts'
import type { HeightGrid } from './heightGrid.ts'

export interface TerrainHorizon {
  /** Clockwise from north, 0 to 355 in steps of 5. Empty where the ground at the place itself is not known. */
  readonly azimuthDeg: readonly number[]
  /** Above the level horizon; 0 where nothing rises above it as far as heights reach. */
  readonly elevationDeg: readonly number[]
}

const AZIMUTHS_DEG = Array.from({ length: 72 }, (_, i) => i * 5)
const EYE_M = 2
/** Of the Earth, made larger by usual refraction (coefficient 0.13). */
const RADIUS_M = 6_371_000 / (1 - 0.13)

/** How far along a direction heights are looked at. */
interface Reach {
  /** Nearer ground hides nothing. */
  readonly fromM: number
  readonly toM: number
  readonly cellSizeM: number
}

/**
 * What the ground hides of the sky, seen from 2 m above it. Each direction is walked in steps of a cell, or of 2 % of the distance where that
 * is more.
 *
 * @param heightAt - m above sea level, about the place
 */
export function terrainHorizon(
  heightAt: HeightAt,
  { fromM, toM, cellSizeM }: Reach,
): TerrainHorizon {
  const eyeM = heightAt(0, 0) + EYE_M
  if (Number.isNaN(eyeM)) return { azimuthDeg: [], elevationDeg: [] }
  const elevationDeg = AZIMUTHS_DEG.map((azimuthDeg) => {
    const east = Math.sin(azimuthDeg * DEG_TO_RAD)
    const north = Math.cos(azimuthDeg * DEG_TO_RAD)
    let steepest = 0
    for (let d = Math.max(fromM, 2 * cellSizeM); d <= toM; d += Math.max(cellSizeM, 0.02 * d)) {
      const rise = heightAt(d * east, d * north) - eyeM - (d * d) / (2 * RADIUS_M)
      if (rise > steepest * d) steepest = rise / d
    }
    return Math.atan(steepest) * RAD_TO_DEG
  })
  return { azimuthDeg: AZIMUTHS_DEG, elevationDeg }
}

/** The same from a place of a grid, as far as the grid reaches. */
export function horizonInGrid(
  grid: HeightGrid,
  { longitude, latitude }: { readonly longitude: number; readonly latitude: number },
  fromM = 0,
): TerrainHorizon {
  const { columns, rows, cellSizeM } = grid
  const heightAt = heightsIn(grid, localFrame(longitude, latitude))
  return terrainHorizon(heightAt, { fromM, toM: Math.hypot(columns, rows) * cellSizeM, cellSizeM })
}

/** Around a block on terrain its light is traced among heights that reach so far beyond its tables, m. */
export const TRACED_GROUND_REACH_M = 300

/**
 * The far horizon of a block as the ground makes it, about the middle of a box around it: what rises beyond the ground that light is traced on.
 * Undefined where the ground at the block is not known, or nothing rises by 0.1° or more.
 *
 * @param bounds - west, south, east, north, degrees
 */
export function blockHorizon(
  grid: HeightGrid,
  [west, south, east, north]: readonly [number, number, number, number],
): readonly HorizonPoint[] | undefined {
  const middle = { longitude: (west + east) / 2, latitude: (south + north) / 2 }
  const corner = toLocalM(localFrame(middle.longitude, middle.latitude), east, north)
  const fromM = Math.hypot(...corner) + TRACED_GROUND_REACH_M
  const { azimuthDeg, elevationDeg } = horizonInGrid(grid, middle, fromM)
  const points = azimuthDeg.map((azimuth, at) => ({
    azimuth,
    elevation: Math.round((elevationDeg[at] ?? 0) * 10) / 10,
  }))
  return points.some(({ elevation }) => elevation > 0) ? points : undefined
}
