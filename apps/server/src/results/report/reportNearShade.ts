import { nearShade, type SunPlaces } from '@duet/engine'
import { blockLayout, type HeightGrid, runBlockInput } from '@duet/plant'
import { type RunManifest, seriesBlockId } from '@duet/results/run'
import { contourLines } from '@duet/units'

/** Shares of the beam at which lines are drawn, fractions. */
export const SHADE_LEVELS = [0.01, 0.05, 0.2, 0.4] as const

/** Where the sun stands when rows and obstacles take a share of the beam: pieces of a line. */
export interface ShadeLine {
  readonly level: (typeof SHADE_LEVELS)[number]
  readonly pieces: readonly (readonly [SunPlace, SunPlace])[]
}

type SunPlace = readonly [azimuthDeg: number, elevationDeg: number]

/** The near shade of blocks that are the same to the engine. */
export interface BlockShade {
  readonly ids: readonly string[]
  readonly blocks: readonly string[]
  /** Table by table; else rows without end. */
  readonly isTraced: boolean
  readonly lines: readonly ShadeLine[]
  /** The most of the beam that is taken, fraction. */
  readonly most: number
}

/** Blocks that are drawn, the largest first: each takes a picture. */
const MOST_DRAWN = 4

/**
 * Near shade of the blocks of a run, table by table as the run knew it.
 *
 * @param terrain - heights of the run's ground; absent: none of its blocks stands on terrain
 */
export function nearShades(
  manifest: RunManifest,
  fromAzimuthDeg: number,
  terrain: HeightGrid | undefined,
): readonly BlockShade[] {
  const alike = Map.groupBy(manifest.blocks, seriesBlockId)
  return [...alike.values()]
    .toSorted((a, b) => (b[0]?.table_count ?? 0) - (a[0]?.table_count ?? 0))
    .slice(0, MOST_DRAWN)
    .map((blocks) => ({
      ids: blocks.map(({ id }) => id),
      blocks: blocks.map(({ name }) => name),
      isTraced: blocks[0]?.light !== undefined,
      ...shadeOf(manifest, blocks[0]?.id ?? '', fromAzimuthDeg, terrain),
    }))
}

/** Lines of elevation, the lowest first, each around the sky. */
interface SkyGrid {
  readonly columns: number
  readonly lines: number
  readonly azimuthStepDeg: number
  readonly elevationStepDeg: number
}

const FINE: SkyGrid = { columns: 145, lines: 90, azimuthStepDeg: 2.5, elevationStepDeg: 1 }
const COARSE: SkyGrid = { columns: 73, lines: 45, azimuthStepDeg: 5, elevationStepDeg: 2 }
/** With more classes of tables than this a block is looked at coarsely: each of them costs some 25 ms in the fine grid. */
const MOST_FINE_CLASSES = 60
const LEAST_ELEVATION_DEG = 0.5

function shadeOf(
  manifest: RunManifest,
  blockId: string,
  fromAzimuthDeg: number,
  terrain: HeightGrid | undefined,
): Pick<BlockShade, 'lines' | 'most'> {
  const light = manifest.blocks.find(({ id }) => id === blockId)?.light
  const layout = light && blockLayout(manifest.document, blockId)
  const { block } = runBlockInput(manifest, blockId, layout, terrain)
  const sky = (light?.class_count ?? 0) > MOST_FINE_CLASSES ? COARSE : FINE
  const { columns, lines, azimuthStepDeg, elevationStepDeg } = sky
  const shade = nearShade(block, sunPlaces(sky, fromAzimuthDeg))
  const grid = Array.from({ length: lines }, (_, line) => [
    ...shade.subarray(line * columns, (line + 1) * columns),
  ])
  const place = ([x, y]: SunPlace): SunPlace => [
    fromAzimuthDeg + x * azimuthStepDeg,
    LEAST_ELEVATION_DEG + y * elevationStepDeg,
  ]
  return {
    lines: SHADE_LEVELS.map((level) => ({
      level,
      pieces: contourLines(grid, level).map(([from, to]) => [place(from), place(to)] as const),
    })),
    most: shade.reduce((most, share) => (share > most ? share : most), 0),
  }
}

function sunPlaces(
  { columns, lines, azimuthStepDeg, elevationStepDeg }: SkyGrid,
  fromAzimuthDeg: number,
): SunPlaces {
  const places = Array.from({ length: lines * columns }, (_, k) => k)
  return {
    zenithDeg: Float64Array.from(
      places,
      (k) => 90 - LEAST_ELEVATION_DEG - Math.floor(k / columns) * elevationStepDeg,
    ),
    azimuthDeg: Float64Array.from(places, (k) => fromAzimuthDeg + (k % columns) * azimuthStepDeg),
  }
}
