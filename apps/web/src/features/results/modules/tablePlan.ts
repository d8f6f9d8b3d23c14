import type { TablePlanData } from './useModuleProfile.ts'

/** What a plan is drawn from; x east, y south. */
type Tables = Pick<
  TablePlanData,
  'east_m' | 'north_m' | 'zone' | 'length_m' | 'width_m' | 'row_azimuth_deg'
>

/** The tables that are chosen as one path of rectangles, m. */
export function tablePath(
  plan: Tables,
  isChosen: (table: number, zone: number) => boolean,
): string {
  const { east_m: east, north_m: north, zone } = plan
  const azimuth = (plan.row_azimuth_deg * Math.PI) / 180
  const along = [(Math.sin(azimuth) * plan.length_m) / 2, (-Math.cos(azimuth) * plan.length_m) / 2]
  const across = [(Math.cos(azimuth) * plan.width_m) / 2, (Math.sin(azimuth) * plan.width_m) / 2]
  const [ax = 0, ay = 0] = along
  const [cx = 0, cy = 0] = across
  const parts: string[] = []
  zone.forEach((tableZone, i) => {
    if (!isChosen(i, tableZone)) return
    const x = east[i] ?? 0
    const y = -(north[i] ?? 0)
    const corner = (a: number, c: number): string =>
      `${(x + a * ax + c * cx).toFixed(2)} ${(y + a * ay + c * cy).toFixed(2)}`
    parts.push(`M${corner(-1, -1)}L${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}Z`)
  })
  return parts.join('')
}

export interface PlanBounds {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), 0)
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0)

/** Room for all tables, whichever way they turn. */
export function planBounds({ east_m, north_m, length_m, width_m }: Tables): PlanBounds {
  const half = Math.hypot(length_m, width_m) / 2 + 1
  const left = least(east_m) - half
  const top = -most(north_m) - half
  return {
    left,
    top,
    width: most(east_m) + half - left,
    height: -least(north_m) + half - top,
  }
}

/** The table whose middle lies nearest to a place, with distances along and across it measured in tables; undefined for none. */
export function nearestTable(plan: Tables, eastM: number, northM: number): number | undefined {
  const azimuth = (plan.row_azimuth_deg * Math.PI) / 180
  const [sin, cos] = [Math.sin(azimuth), Math.cos(azimuth)]
  let best: number | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  plan.east_m.forEach((east, i) => {
    const dx = eastM - east
    const dy = northM - (plan.north_m[i] ?? 0)
    const along = Math.abs(dx * sin + dy * cos) / plan.length_m
    const across = Math.abs(dx * cos - dy * sin) / plan.width_m
    const distance = Math.max(along, across)
    if (distance < bestDistance) {
      bestDistance = distance
      best = i
    }
  })
  return best
}
