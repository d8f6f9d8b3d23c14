import { type PanelParameters, panelDimensionsM, type TableParameters } from '@duet/plant'

/** How modules lie on a table: those of one or several whole strings. */
export type Arrangement = Pick<TableParameters, 'num_tiers' | 'num_cols' | 'orientation_str'>

export interface ArrangementWish {
  readonly modulesPerString: number
  readonly strings: number
  /** Of the modules across the row; null: not said. */
  readonly collectorWidthM: number | null
}

/** A width and whole modules differ by this share at most. */
const WIDTH_TOLERANCE = 0.05
const MOST_TIERS = 6

/** Tiers that make up the width of the collector, and one string a table or as few as divide evenly. */
export function arrange(panel: PanelParameters, wish: ArrangementWish): Arrangement {
  const { num_tiers, orientation_str } = tiersOf(panel, wish.collectorWidthM) ?? ONE_PORTRAIT
  const tiers = fits(num_tiers, wish) ? num_tiers : 1
  const strings = Array.from({ length: tiers }, (_, index) => index + 1).find(
    (count) => (count * wish.modulesPerString) % tiers === 0 && wish.strings % count === 0,
  )
  return {
    num_tiers: tiers,
    orientation_str,
    num_cols: ((strings ?? 1) * wish.modulesPerString) / tiers,
  }
}

const ONE_PORTRAIT = { num_tiers: 1, orientation_str: 'portrait' } as const

/** The fewest tiers whose modules make up a width; undefined where none do. */
export function tiersOf(
  panel: PanelParameters,
  widthM: number | null,
): Omit<Arrangement, 'num_cols'> | undefined {
  if (widthM === null || widthM <= 0) return undefined
  const { lengthM, widthM: acrossM } = panelDimensionsM(panel)
  const tries = (['portrait', 'landscape'] as const).flatMap((orientation_str) =>
    Array.from({ length: MOST_TIERS }, (_, index) => {
      const num_tiers = index + 1
      const madeM = num_tiers * (orientation_str === 'portrait' ? lengthM : acrossM)
      return { num_tiers, orientation_str, miss: Math.abs(madeM / widthM - 1) }
    }),
  )
  const [best] = tries
    .filter(({ miss }) => miss <= WIDTH_TOLERANCE)
    .toSorted((a, b) => a.num_tiers - b.num_tiers || a.miss - b.miss)
  return best && { num_tiers: best.num_tiers, orientation_str: best.orientation_str }
}

const fits = (tiers: number, { modulesPerString, strings }: ArrangementWish): boolean =>
  Array.from({ length: tiers }, (_, index) => index + 1).some(
    (count) => (count * modulesPerString) % tiers === 0 && strings % count === 0,
  )
