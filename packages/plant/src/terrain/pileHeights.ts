import { sum } from '@duet/units'
import type { TableLayout } from '../layout/layoutTables.ts'
import type { LocalFrame } from '../layout/localFrame.ts'
import { heightsIn } from './heightAt.ts'
import type { HeightGrid } from './heightGrid.ts'
import { DEFAULT_AXIS_LIMIT, rowLine, type TablePosesOptions } from './tablePoses.ts'
import { postPlace, type TablePost, tableLine, tablePosts } from './tablePosts.ts'

/** How far posts may stand out of the ground more than on level ground, m: what one length of post usually covers. */
export const DEFAULT_REVEAL_WINDOW_M = 0.6
/** Rounding that is no earthwork. */
const TOLERANCE_M = 1e-6

export interface PileHeightsOptions extends TablePosesOptions {
  /**
   * Shortest and longest part of a post above the ground, m. Absent: as on level ground, and `DEFAULT_REVEAL_WINDOW_M` more,
   * each tier of posts by its own height.
   */
  readonly minRevealM?: number
  readonly maxRevealM?: number
}

/** Posts of the tables of a layout; those of a table follow each other, column by column along the row. */
export interface PileHeights {
  readonly postsPerTable: number
  /** [count · postsPerTable] each. */
  readonly eastM: Float64Array<ArrayBuffer>
  readonly northM: Float64Array<ArrayBuffer>
  /** Ground at the post, m above sea level; NaN where it is not known. */
  readonly groundM: Float64Array<ArrayBuffer>
  /** Part of the post above the ground, up to the straight tube or plane. */
  readonly revealM: Float64Array<ArrayBuffer>
  /** [count] Post, counted within its table, that is farthest outside or nearest to a limit; 0 where the ground is not known. */
  readonly worstPost: Uint32Array<ArrayBuffer>
  /** [count] Ground to be taken away or brought on at that post, m; 0: none. NaN where the ground is not known. */
  readonly earthworkM: Float64Array<ArrayBuffer>
  /** [count] 1: every post of the table is within its limits, no ground need be moved. */
  readonly isCutFree: Uint8Array<ArrayBuffer>
  readonly summary: PileSummary
}

export interface PileSummary {
  readonly tables: number
  readonly posts: number
  readonly cutFreeTables: number
  /** Tables beside the known ground: neither free nor not. */
  readonly unknownTables: number
  /** Of all posts on known ground; undefined where there are none. */
  readonly leastRevealM: number | undefined
  readonly mostRevealM: number | undefined
  readonly meanRevealM: number | undefined
  /** The most ground that one post asks to be moved. */
  readonly mostEarthworkM: number
}

/**
 * How far each post stands out of the ground when its table follows the ground in a straight line (see `tablePoses`), and
 * whether that can be built without moving earth.
 */
export function pileHeights(
  layout: TableLayout,
  grid: HeightGrid,
  frame: LocalFrame,
  options: PileHeightsOptions,
): PileHeights {
  const posts = tablePosts(options.table, options.panel)
  const per = posts.length
  const heightAt = heightsIn(grid, frame)
  const piles = makePiles(layout.count, per)
  for (let i = 0; i < layout.count; i++) {
    const line = tableLine(layout, i)
    const row = rowLine(line, posts, heightAt, options.axisLimit ?? DEFAULT_AXIS_LIMIT)
    posts.forEach((post, p) => {
      const [east, north] = postPlace(line, post)
      const ground = heightAt(east, north)
      const at = i * per + p
      piles.eastM[at] = east
      piles.northM[at] = north
      piles.groundM[at] = ground
      piles.revealM[at] = row.middleM + row.rise * post.alongM + post.nominalM - ground
    })
    judgeTable(piles, i, posts, options)
  }
  return { ...piles, summary: summaryOf(piles, layout.count) }
}

type Piles = Omit<PileHeights, 'summary'>

function makePiles(count: number, per: number): Piles {
  return {
    postsPerTable: per,
    eastM: new Float64Array(count * per),
    northM: new Float64Array(count * per),
    groundM: new Float64Array(count * per),
    revealM: new Float64Array(count * per),
    worstPost: new Uint32Array(count),
    earthworkM: new Float64Array(count),
    isCutFree: new Uint8Array(count),
  }
}

function judgeTable(
  piles: Piles,
  table: number,
  posts: readonly TablePost[],
  { minRevealM, maxRevealM }: PileHeightsOptions,
): void {
  let worst = 0
  let mostM = Number.NEGATIVE_INFINITY
  let isKnown = true
  posts.forEach(({ nominalM }, p) => {
    const reveal = piles.revealM[table * posts.length + p] ?? Number.NaN
    if (Number.isNaN(reveal)) isKnown = false
    const least = minRevealM ?? nominalM
    const most = maxRevealM ?? nominalM + DEFAULT_REVEAL_WINDOW_M
    const outsideM = Math.max(least - reveal, reveal - most)
    if (outsideM > mostM) {
      mostM = outsideM
      worst = p
    }
  })
  piles.worstPost[table] = isKnown ? worst : 0
  piles.earthworkM[table] = isKnown ? (mostM > TOLERANCE_M ? mostM : 0) : Number.NaN
  piles.isCutFree[table] = isKnown && mostM <= TOLERANCE_M ? 1 : 0
}

function summaryOf(piles: Piles, tables: number): PileSummary {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  let totalM = 0
  let known = 0
  for (const reveal of piles.revealM) {
    if (Number.isNaN(reveal)) continue
    least = Math.min(least, reveal)
    most = Math.max(most, reveal)
    totalM += reveal
    known++
  }
  const moved = piles.earthworkM.filter((earthwork) => !Number.isNaN(earthwork))
  return {
    tables,
    posts: piles.revealM.length,
    cutFreeTables: sum(piles.isCutFree),
    unknownTables: tables - moved.length,
    leastRevealM: known > 0 ? least : undefined,
    mostRevealM: known > 0 ? most : undefined,
    meanRevealM: known > 0 ? totalM / known : undefined,
    mostEarthworkM: moved.reduce((greatest, earthwork) => Math.max(greatest, earthwork), 0),
  }
}
