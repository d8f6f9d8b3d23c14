import { oneLine } from '@duet/contract'
import { localFrame, toLocalM } from '@duet/plant'
import { z } from 'zod'

/** Upper left, upper right, lower right and lower left, degrees. */
export type Corners = readonly (readonly [longitude: number, latitude: number])[]

/** A picture wider than this is no picture of a site, m. */
const MAX_SIDE_M = 200_000
/** Corners closer together than this are one, m. */
const LEAST_SIDE_M = 0.01

const corner = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)], {
  error: 'must be longitude and latitude',
})

const corners = z
  .array(corner)
  .length(4, 'must be the four corners: upper left, upper right, lower right, lower left')
  .refine(isQuadrangle, 'must span a picture: no corner may lie on another or on one line with two')
  .refine(isNear, `must lie within ${MAX_SIDE_M / 1000} km of each other`)

const name = z.string().overwrite(oneLine).min(1, 'required').max(200, 'maximum 200 characters')
const opacity = z.number().min(0, 'minimum 0').max(1, 'maximum 1')
const sizePx = z.int().min(1, 'minimum 1').max(8192, 'maximum 8192')

export const createRasterLayerSchema = z.object({
  name,
  storage_key: z.string(),
  source_filename: z.string().max(500, 'maximum 500 characters'),
  corners,
  width_px: sizePx,
  height_px: sizePx,
  opacity: opacity.nullish().transform((value) => value ?? 1),
})

/** Null counts as left out. */
const leftOut = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? undefined)

export const updateRasterLayerSchema = z.object({
  name: leftOut(name),
  opacity: leftOut(opacity),
  is_visible: leftOut(z.boolean()),
  sort_order: leftOut(z.number().min(-1e9).max(1e9)),
  corners: leftOut(corners),
})

/** Corners that the database holds. */
export function parseCorners(json: unknown): Corners {
  return z.array(corner).length(4).parse(json)
}

/** Corners as metres about the first. */
function inPlane(given: Corners): readonly (readonly [number, number])[] {
  const [first = [0, 0]] = given
  const frame = localFrame(first[0], first[1])
  return given.map(([longitude, latitude]) => toLocalM(frame, longitude, latitude))
}

function isQuadrangle(given: Corners): boolean {
  const points = inPlane(given)
  return points.every(([x, y], i) => {
    const [nextX = 0, nextY = 0] = points[(i + 1) % 4] ?? []
    const [afterX = 0, afterY = 0] = points[(i + 2) % 4] ?? []
    const sideM = Math.hypot(nextX - x, nextY - y)
    const turnM2 = (nextX - x) * (afterY - nextY) - (nextY - y) * (afterX - nextX)
    return sideM > LEAST_SIDE_M && Math.abs(turnM2) > LEAST_SIDE_M * LEAST_SIDE_M
  })
}

function isNear(given: Corners): boolean {
  return inPlane(given).every(([x, y]) => Math.hypot(x, y) <= MAX_SIDE_M)
}

/** Metres on the ground of one pixel along the upper edge. */
export function pixelRatioM(given: Corners, widthPx: number): number {
  const second = inPlane(given)[1] ?? [0, 0]
  return Math.hypot(...second) / widthPx
}
