import type { BarSection, Mount, TableStructure } from '@duet/engine'
import type { GroundAt } from '@duet/plant'
import { axisOf, placeOf, type TableFrames } from '../model/tableFrames.ts'
import { addBar, addBox, type PartMesh, partMesh, partMeshBuilder } from './partMesh.ts'
import { tableSize } from './tableParts.ts'

/** Posts go into the ground by this, so that none hovers over thinned ground, m. */
const FOOTING_M = 0.4
/** Posts end this far below what they carry, as where the engine traces them, m. */
const TOP_GAP_M = 0.05
/** Radius of the mast of a table on two axes whose posts are not described, m. */
const MAST_RADIUS_M = 0.12
const POST_SIDES = 8

/** Where the posts of one table stand, and their section. */
export interface PostPlan {
  readonly section: BarSection
  /** Across and along the row from its middle, m, two to a post. */
  readonly offsetsM: readonly (readonly [number, number])[]
}

/** Undefined where the table has none. */
export function postPlan(structure: TableStructure, mount: Mount): PostPlan | undefined {
  const { posts } = structure
  if (posts === undefined) {
    if (mount.kind !== 'dualAxis') return undefined
    return { section: { kind: 'round', radiusM: MAST_RADIUS_M }, offsetsM: [[0, 0]] }
  }
  const { lengthM } = tableSize(structure)
  const offsetsM: [number, number][] = []
  for (let tier = 0; tier < posts.tiers; tier++) {
    const across = (tier - (posts.tiers - 1) / 2) * posts.tierDistanceM
    for (let column = 0; column < posts.columns; column++) {
      offsetsM.push([across, ((column + 0.5) / posts.columns - 0.5) * lengthM])
    }
  }
  return { section: posts.section, offsetsM }
}

/** A post of 1 m, upright on the origin. */
export function postMesh(section: BarSection): PartMesh {
  const builder = partMeshBuilder()
  if (section.kind === 'round') {
    addBar(builder, {
      radiusM: section.radiusM,
      fromM: 0,
      toM: 1,
      along: 'z',
      sides: POST_SIDES,
    })
  } else {
    const { widthM, depthM } = section
    addBox(builder, [-widthM / 2, -depthM / 2, 0], [widthM / 2, depthM / 2, 1])
  }
  return partMesh(builder)
}

export interface PostMatricesInput {
  readonly plan: PostPlan
  readonly frames: TableFrames
  /** Fixed tables: posts reach to the plane of the modules; others end below the axis. */
  readonly mount: Mount
  readonly groundAt: GroundAt
}

/**
 * Places of the posts of some tables, column by column, [16 posts]: upright, from below the ground to what they carry.
 * Posts that would end below the ground are left out.
 */
export function postMatrices(
  { plan, frames, mount, groundAt }: PostMatricesInput,
  tables: Iterable<number>,
): Float64Array {
  const out: number[] = []
  for (const table of tables) {
    const middle = placeOf(frames, table)
    const across = axisOf(frames, table, 0)
    const along = axisOf(frames, table, 1)
    const level = Math.hypot(across[0], across[1])
    const east = [across[0] / level, across[1] / level] as const
    const rise = mount.kind === 'fixed' ? across[2] / level : 0
    const bearing = Math.hypot(along[0], along[1])
    for (const [u, v] of plan.offsetsM) {
      const x = middle[0] + u * east[0] + v * along[0]
      const y = middle[1] + u * east[1] + v * along[1]
      const top = middle[2] + u * rise + v * along[2] - TOP_GAP_M
      const foot = groundAt(x, y) - FOOTING_M
      if (!(top > foot + FOOTING_M)) continue
      out.push(east[0], east[1], 0, 0, along[0] / bearing, along[1] / bearing, 0, 0)
      out.push(0, 0, top - foot, 0, x, y, foot, 1)
    }
  }
  return Float64Array.from(out)
}
