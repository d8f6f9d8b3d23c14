import { slopeAspect } from '@duet/plant'
import { type GridSurface, type SurfacePoint, surfaceAt } from './gridSurface.ts'
import { aspectColor, SLOPE_COLORS, slopeClass } from './groundColors.ts'
import { type TileAddress, tilePlaces } from './tilePlaces.ts'

/** Pictures that are made pixel by pixel. */
export type PaintKind = 'hillshade' | 'slope' | 'aspect'

/** Draws a tile of the ground: red, green, blue, opacity; clear where the height is not known. */
export function paintTile(
  surface: GridSurface,
  kind: PaintKind,
  tile: TileAddress,
  sizePx: number,
): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(4 * sizePx * sizePx)
  const { eastM, northM } = tilePlaces(surface.frame, tile, sizePx)
  const paint = painterOf(surface, kind)
  const point: SurfacePoint = { heightM: 0, slopeEast: 0, slopeNorth: 0 }
  for (let pixel = 0; pixel < eastM.length; pixel++) {
    surfaceAt(surface, eastM[pixel] ?? 0, northM[pixel] ?? 0, point)
    if (!Number.isNaN(point.slopeEast + point.slopeNorth)) paint(point, out, 4 * pixel)
  }
  return out
}

type Painter = (point: SurfacePoint, out: Uint8ClampedArray, at: number) => void

export function painterOf(surface: GridSurface, kind: PaintKind): Painter {
  switch (kind) {
    case 'hillshade':
      return hillshadePainter(reliefFactor(surface.steepSlope))
    case 'slope':
      return ({ slopeEast, slopeNorth }, out, at) => {
        const color = SLOPE_COLORS[slopeClass(Math.hypot(slopeEast, slopeNorth))]
        if (color !== undefined) put(out, at, color, 255)
      }
    case 'aspect':
      return ({ slopeEast, slopeNorth }, out, at) => {
        const { slope, sector } = slopeAspect(slopeEast, slopeNorth)
        put(out, at, aspectColor(sector, slope), 255)
      }
  }
}

/** The slope that the light shows best. */
const CLEAR_SLOPE = 0.45
const MOST_RELIEF = 8

/** Gentle ground is lit as if it were steeper, so that its forms are seen; steep ground as it is. */
export function reliefFactor(steepSlope: number): number {
  return Math.min(MOST_RELIEF, Math.max(1, CLEAR_SLOPE / Math.max(1e-6, steepSlope)))
}

interface Light {
  /** Unit vector towards the light. */
  readonly east: number
  readonly north: number
  readonly up: number
  readonly share: number
}

/** From the north-west, as readers of maps expect it, with some from the sides so that no slope is lost. */
const LIGHTS: readonly Light[] = [lightFrom(315, 0.6), lightFrom(255, 0.2), lightFrom(15, 0.2)]

function lightFrom(azimuthDeg: number, share: number): Light {
  const azimuth = (azimuthDeg * Math.PI) / 180
  const height = (40 * Math.PI) / 180
  return {
    east: Math.sin(azimuth) * Math.cos(height),
    north: Math.cos(azimuth) * Math.cos(height),
    up: Math.sin(height),
    share,
  }
}

const FLAT_LIGHT = LIGHTS.reduce((sum, { up, share }) => sum + up * share, 0)

/** Opacity of the shadow on level ground: lit slopes must be able to be lighter. */
const LEVEL_SHADOW = 34

/** Shadow as dark blue-grey; slopes in full light are brightened. */
function hillshadePainter(factor: number): Painter {
  return ({ slopeEast, slopeNorth }, out, at) => {
    const east = -slopeEast * factor
    const north = -slopeNorth * factor
    const length = Math.sqrt(1 + east * east + north * north)
    let light = 0
    for (const source of LIGHTS) {
      const cosine = (source.east * east + source.north * north + source.up) / length
      light += source.share * Math.max(0, cosine)
    }
    const shadow = LEVEL_SHADOW - (light - FLAT_LIGHT) * 340
    if (shadow > 0) put(out, at, SHADOW, Math.min(200, shadow))
    else put(out, at, LIT, Math.min(160, -shadow * 1.4))
  }
}

const SHADOW = [38, 48, 66] as const
const LIT = [255, 252, 240] as const

function put(
  out: Uint8ClampedArray,
  at: number,
  [red, green, blue]: readonly [number, number, number],
  opacity: number,
): void {
  out[at] = red
  out[at + 1] = green
  out[at + 2] = blue
  out[at + 3] = opacity
}
