import { type PanelParameters, type TableParameters, tableGeometry } from '@duet/plant'

/** A place of the side view, m: across the row to the right (towards where the modules face), up from the ground. */
export type PlaceM = readonly [number, number]

export interface LineM {
  readonly from: PlaceM
  readonly to: PlaceM
}

/** One table seen along its row, with the next row beside it. */
export interface SideView {
  /** The plane of the modules at rest: as tilted, or flat. */
  readonly plane: LineM
  /** The plane at the ends of the rotation; none for fixed tables. */
  readonly ends: readonly LineM[]
  /** The plane of the next row. */
  readonly next: LineM
  /** Axis of rotation; undefined for fixed tables. */
  readonly pivot: PlaceM | undefined
  readonly tube:
    | { readonly isRound: boolean; readonly widthM: number; readonly heightM: number }
    | undefined
  /** Feet and heads of the posts, with their thickness. */
  readonly posts: readonly (LineM & { readonly widthM: number })[]
  readonly pitchM: number
  readonly widthM: number
  /** Lowest and highest place of the plane over all positions. */
  readonly lowestM: number
  readonly highestM: number
}

export function sideView(table: TableParameters, panel: PanelParameters): SideView {
  const geometry = tableGeometry(table, panel)
  const { widthM, rowPitchM } = geometry
  const isFixed = table.tracking_type === 0
  const offsetM = !isFixed && table.torque_tube_enabled ? table.torque_tube_rotation_radius : 0
  const pivotM = isFixed ? geometry.centreHeightM : geometry.centreHeightM - offsetM
  const planeAt = (angleDeg: number, atM = 0): LineM =>
    turned(widthM, offsetM, [atM, pivotM], angleDeg)
  const atRestDeg = isFixed ? table.tilt : 0
  const [minDeg, maxDeg] = table.track_angle_bounds
  const ends = isFixed ? [] : [planeAt(minDeg), planeAt(maxDeg)]
  const plane = planeAt(atRestDeg)
  const heights = [plane, ...ends].flatMap(({ from, to }) => [from[1], to[1]])
  return {
    plane,
    ends,
    next: planeAt(atRestDeg, rowPitchM),
    pivot: isFixed ? undefined : [0, pivotM],
    tube: tubeOf(table),
    posts: postsOf(table, plane, pivotM),
    pitchM: rowPitchM,
    widthM,
    lowestM: Math.min(...heights),
    highestM: Math.max(...heights),
  }
}

/** A plane of a width at an angle, its middle off the pivot along its normal; positive angles lower the right side. */
function turned(widthM: number, offsetM: number, pivot: PlaceM, angleDeg: number): LineM {
  const angle = (angleDeg * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const middle: PlaceM = [pivot[0] + offsetM * sin, pivot[1] + offsetM * cos]
  const half = widthM / 2
  return {
    from: [middle[0] - half * cos, middle[1] + half * sin],
    to: [middle[0] + half * cos, middle[1] - half * sin],
  }
}

function tubeOf(table: TableParameters): SideView['tube'] {
  if (table.tracking_type !== 1 || !table.torque_tube_enabled) return undefined
  const isRound = table.torque_tube_shape === 'Round'
  const [width, height] = table.torque_tube_rect_dimensions
  return isRound
    ? { isRound, widthM: 2 * table.torque_tube_radius, heightM: 2 * table.torque_tube_radius }
    : { isRound, widthM: width, heightM: height }
}

function postsOf(table: TableParameters, plane: LineM, pivotM: number): SideView['posts'] {
  if (!table.vertical_posts_enabled) return []
  const widthM =
    table.vertical_posts_shape === 'Round'
      ? 2 * table.vertical_posts_radius
      : table.vertical_posts_dimensions[0]
  return Array.from({ length: table.num_post_tiers }, (_, tier) => {
    const x = (tier - (table.num_post_tiers - 1) / 2) * table.vertical_posts_distance
    const top = table.tracking_type === 0 ? heightOn(plane, x) : pivotM
    return { from: [x, 0], to: [x, Math.max(0, top)], widthM }
  })
}

function heightOn({ from, to }: LineM, x: number): number {
  const run = to[0] - from[0]
  return Math.abs(run) < 1e-9 ? from[1] : from[1] + ((x - from[0]) / run) * (to[1] - from[1])
}

/** One table seen from above its plane: modules, and where its posts stand along it, m from its first end. */
export interface FrontView {
  readonly lengthM: number
  readonly widthM: number
  readonly modules: readonly {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }[]
  readonly postsM: readonly number[]
}

export function frontView(table: TableParameters, panel: PanelParameters): FrontView {
  const { lengthM, widthM, moduleAlongM, moduleAcrossM } = tableGeometry(table, panel)
  const modules = Array.from({ length: table.num_tiers }, (_, tier) =>
    Array.from({ length: table.num_cols }, (__, column) => ({
      x: column * (moduleAlongM + table.column_gap),
      y: tier * (moduleAcrossM + table.tier_gap),
      width: moduleAlongM,
      height: moduleAcrossM,
    })),
  ).flat()
  const posts = table.vertical_posts_enabled ? table.num_post_cols : 0
  return {
    lengthM,
    widthM,
    modules,
    postsM: Array.from({ length: posts }, (_, column) => ((column + 0.5) / posts) * lengthM),
  }
}
