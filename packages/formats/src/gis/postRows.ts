import {
  type LocalFrame,
  layoutTableId,
  type PanelParameters,
  postPlace,
  type TableLayout,
  type TableParameters,
  type TablePoses,
  tableLine,
  tablePosts,
  toLngLat,
} from '@duet/plant'
import type { Crs } from '../crs/crs.ts'

export interface BlockPosts {
  readonly blockName: string
  readonly layout: TableLayout
  readonly poses: TablePoses | undefined
  readonly table: TableParameters
  readonly panel: PanelParameters
}

/** Heading of the table of posts; its names are those by which `readPointsCsv` knows them. */
export const POST_COLUMNS: readonly string[] = [
  'table_id',
  'block',
  'row_number',
  'slot',
  'post',
  'longitude_deg',
  'latitude_deg',
  'east_m',
  'north_m',
  'height_above_sea_m',
]

/** One row a post: its place in degrees and in metres of a system, and the height of its top where the ground is known. */
export function* postRows(
  { blockName, layout, poses, table, panel }: BlockPosts,
  frame: LocalFrame,
  crs: Crs,
): Iterable<readonly (string | number | null)[]> {
  const posts = tablePosts(table, panel)
  for (let t = 0; t < layout.count; t++) {
    const line = tableLine(layout, t)
    for (const [i, post] of posts.entries()) {
      const [eastM, northM] = postPlace(line, post)
      const [longitude, latitude] = toLngLat(frame, eastM, northM)
      const [x, y] = crs.fromLngLat(longitude, latitude)
      const top = topM(poses, t, post.nominalM, [eastM - line.eastM, northM - line.northM])
      yield [
        layoutTableId(layout, t),
        blockName,
        layout.row[t] ?? 0,
        layout.slot[t] ?? 0,
        i + 1,
        Number(longitude.toFixed(9)),
        Number(latitude.toFixed(9)),
        Number(x.toFixed(4)),
        Number(y.toFixed(4)),
        Number.isFinite(top) ? Number(top.toFixed(4)) : null,
      ]
    }
  }
}

/** The row's line over the post: it follows the tilt of the row. */
function topM(
  poses: TablePoses | undefined,
  index: number,
  nominalM: number,
  [eastM, northM]: readonly [number, number],
): number {
  if (poses === undefined) return Number.NaN
  const axis = (poses.axisAzimuthDeg * Math.PI) / 180
  const alongM = eastM * Math.sin(axis) + northM * Math.cos(axis)
  const fall = Math.tan(((poses.axisTiltDeg[index] ?? 0) * Math.PI) / 180)
  return (poses.groundM[index] ?? Number.NaN) + nominalM - fall * alongM
}
