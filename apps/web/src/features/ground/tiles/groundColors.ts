import { SLOPE_STEPS } from '@duet/plant'
import { oklch, type Rgb } from './oklch.ts'

/** A class of the legend. */
export interface LegendClass {
  readonly label: string
  readonly color: Rgb
}

/** Steeper ground than the last step of saturation gets darker at these, rise per run. */
const DARK_STEPS = [0.2, 0.4] as const

/** All slopes at which the colour changes, rise per run. */
const SLOPE_LIMITS: readonly number[] = [...SLOPE_STEPS, ...DARK_STEPS]

/** How full the colour is below the first step, between the steps and above the last. */
const SATURATIONS = [0, 0.35, 0.68, 1] as const

/** Number of the class of a slope, from 0. */
export function slopeClass(slope: number): number {
  let at = 0
  while (at < SLOPE_LIMITS.length && slope >= (SLOPE_LIMITS[at] ?? 0)) at += 1
  return at
}

/** Colours of slope classes: fuller at the steps of saturation, then darker. */
export const SLOPE_COLORS: readonly Rgb[] = Array.from(
  { length: SLOPE_LIMITS.length + 1 },
  (_, at) => {
    const darker = Math.max(0, at - SLOPE_STEPS.length)
    return oklch(0.86 - 0.05 * Math.min(at, 3) - 0.13 * darker, 0.15 * saturationOf(at), 45)
  },
)

/** Hues of the eight sectors from the north: cool away from the sun of the northern half, warm towards it. */
const SECTOR_HUES = [262, 215, 165, 110, 75, 35, 350, 305] as const

/** The colour of ground that falls towards a sector; level ground has none. */
export function aspectColor(sector: number | undefined, slope: number): Rgb {
  const saturation = saturationOf(slopeClass(slope))
  if (sector === undefined || saturation === 0) return FLAT
  return ASPECT_COLORS[sector]?.[SATURATIONS.indexOf(saturation) - 1] ?? FLAT
}

const FLAT: Rgb = oklch(0.84, 0, 0)

/** Eight sectors by three fullnesses. */
const ASPECT_COLORS: readonly (readonly Rgb[])[] = SECTOR_HUES.map((hueDeg) =>
  SATURATIONS.slice(1).map((saturation) =>
    oklch(0.84 - 0.1 * saturation, 0.14 * saturation, hueDeg),
  ),
)

function saturationOf(slopeClassAt: number): (typeof SATURATIONS)[number] {
  return SATURATIONS[Math.min(slopeClassAt, SATURATIONS.length - 1)] ?? 1
}

function percent(slope: number): string {
  return String(Number((100 * slope).toFixed(1)))
}

/** '2.5 to 5 %' and so on. */
export function slopeLegend(): readonly LegendClass[] {
  return SLOPE_COLORS.map((color, at) => {
    const from = SLOPE_LIMITS[at - 1]
    const to = SLOPE_LIMITS[at]
    if (from === undefined) return { color, label: `below ${percent(to ?? 0)} %` }
    if (to === undefined) return { color, label: `${percent(from)} % and more` }
    return { color, label: `${percent(from)} to ${percent(to)} %` }
  })
}

/** Heights from low to high: green ground, ochre, brown, light at the top. */
const HEIGHT_STOPS: readonly Rgb[] = [
  [86, 140, 122],
  [142, 174, 128],
  [205, 205, 146],
  [222, 188, 122],
  [194, 143, 94],
  [160, 112, 88],
  [226, 216, 208],
]

/** Colour of a height band: `share` from 0 (lowest) to 1 (highest). */
export function heightColor(share: number): Rgb {
  const at = Math.min(1, Math.max(0, share)) * (HEIGHT_STOPS.length - 1)
  const below = Math.min(HEIGHT_STOPS.length - 2, Math.floor(at))
  const [low, high] = [HEIGHT_STOPS[below] ?? FLAT, HEIGHT_STOPS[below + 1] ?? FLAT]
  const mix = (part: 0 | 1 | 2): number =>
    Math.round(low[part] + (high[part] - low[part]) * (at - below))
  return [mix(0), mix(1), mix(2)]
}
