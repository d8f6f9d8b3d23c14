import { AppError, oneLine } from '@duet/contract'
import { z } from 'zod'
import type { HeightGrid } from '../terrain/heightGrid.ts'
import { readHeightGrid } from '../terrain/heightGridFile.ts'

/** Where the heights of a terrain came from. */
export const TERRAIN_SOURCES = ['geotiff', 'contours', 'points', 'tiles'] as const
export type TerrainSource = (typeof TERRAIN_SOURCES)[number]

/** Heights of the ground, as a plant document carries them. */
export interface PlantTerrain {
  readonly name: string
  readonly source_type: TerrainSource
  readonly source_filename: string | null
  /** The height file (see `writeHeightGrid`) in base64. */
  readonly heights: string
}

export const plantTerrainSchema = z.object({
  name: z.string().overwrite(oneLine).min(1),
  source_type: z.enum(TERRAIN_SOURCES),
  source_filename: z.string().nullable().default(null),
  heights: z.string().min(1),
})

/** The heights of a document; undefined where it has none. @throws AppError FILE_FORMAT for damaged ones */
export function documentTerrain({
  terrain,
}: {
  readonly terrain?: PlantTerrain
}): HeightGrid | undefined {
  return terrain && readHeightGrid(terrainBytes(terrain))
}

/** The height file of a terrain. @throws AppError FILE_FORMAT where it is not base64 */
export function terrainBytes({ heights }: Pick<PlantTerrain, 'heights'>): Uint8Array<ArrayBuffer> {
  const length = heights.length / 4
  const isWhole = Number.isInteger(length) && /^[A-Za-z0-9+/]*={0,2}$/.test(heights)
  if (!isWhole) {
    throw new AppError('FILE_FORMAT', 'The heights of the terrain are not whole base64 text.')
  }
  const padding = heights.endsWith('==') ? 2 : heights.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array(3 * length - padding)
  for (let group = 0; group < length; group++) {
    let bits = 0
    for (let i = 0; i < 4; i++) bits = bits * 64 + valueOf(heights.charCodeAt(4 * group + i))
    bytes[3 * group] = bits >>> 16
    bytes[3 * group + 1] = bits >>> 8
    bytes[3 * group + 2] = bits
  }
  return bytes
}

/** Value of a character of base64 (RFC 4648, section 4); the padding counts as 0. */
function valueOf(code: number): number {
  if (code >= 97) return code - 71
  if (code >= 65) return code - 65
  if (code >= 48 && code <= 57) return code + 4
  return code === 43 ? 62 : code === 47 ? 63 : 0
}
