import type { WeatherFile, WeatherValueColumn, WeatherWarning } from '@duet/formats'
import { median } from '@duet/units'
import { skySeries } from '../series/skySeries.ts'
import { sampled, type WeatherSeries } from '../series/weatherSeries.ts'

const LIGHT = ['ghi_wm2', 'dni_wm2', 'dhi_wm2'] as const
type Light = (typeof LIGHT)[number]
const TEXTS: Readonly<Record<Light, string>> = { ghi_wm2: 'GHI', dni_wm2: 'DNI', dhi_wm2: 'DHI' }
const ORDERS: readonly (readonly [Light, Light, Light])[] = [
  ['ghi_wm2', 'dhi_wm2', 'dni_wm2'],
  ['dni_wm2', 'ghi_wm2', 'dhi_wm2'],
  ['dhi_wm2', 'dni_wm2', 'ghi_wm2'],
  ['dni_wm2', 'dhi_wm2', 'ghi_wm2'],
  ['dhi_wm2', 'ghi_wm2', 'dni_wm2'],
]
/** Median errors of GHI = DNI·cos z + DHI: right columns stay below the one, wrong ones exceed the other and this many times the best. */
const CLOSED = 0.04
const OPEN = 0.06
const TIMES_BETTER = 4
const FEWEST_ROWS = 50
const LEAST_COS_ZENITH = 0.3
const LEAST_WM2 = 100

/** Columns of light in the one order in which global is what beam and diffuse make, where the file's names are another. */
export function exchangedColumns(
  series: WeatherSeries,
):
  | { readonly columns: Partial<WeatherFile['columns']>; readonly warning: WeatherWarning }
  | undefined {
  if (!LIGHT.every((name) => series.columns[name])) return undefined
  const sample = sampled(series)
  const { cosZenith } = skySeries(sample)
  const asNamed = closureError(valuesOf(sample, LIGHT), cosZenith)
  if (!(asNamed > OPEN)) return undefined
  const fits = ORDERS.map((order) => ({
    order,
    error: closureError(valuesOf(sample, order), cosZenith),
  })).toSorted((a, b) => a.error - b.error)
  const [fit, next] = fits
  if (!fit || !(fit.error < CLOSED) || asNamed < TIMES_BETTER * fit.error) return undefined
  if (next && next.error < 2 * fit.error) return undefined
  const moved = LIGHT.flatMap((name, i) => {
    const from = fit.order[i]
    return from === undefined || from === name
      ? []
      : [`${TEXTS[name]} from the column ${TEXTS[from]}`]
  })
  const message = `The columns of light are exchanged: GHI is not what DNI · cos z and DHI make (${(100 * asNamed).toFixed(0)} % off in the median), and is so with ${moved.join(' and ')}. They were read so.`
  const [newGhi, newDni, newDhi] = valuesOf(series, fit.order)
  return {
    columns: { ghi_wm2: newGhi, dni_wm2: newDni, dhi_wm2: newDhi },
    warning: { code: 'columns_exchanged', message },
  }
}

type Parts = readonly [Float64Array, Float64Array, Float64Array]

function valuesOf({ columns }: WeatherSeries, order: readonly [Light, Light, Light]): Parts {
  const of = (name: WeatherValueColumn): Float64Array => columns[name] ?? new Float64Array()
  return [of(order[0]), of(order[1]), of(order[2])]
}

/** Median of |GHI − DNI·cos z − DHI| over the greater of both, by day; NaN with too few rows. */
function closureError([ghi, dni, dhi]: Parts, cosZenith: Float64Array): number {
  const errors: number[] = []
  for (let i = 0; i < ghi.length; i++) {
    const made = dni[i] * cosZenith[i] + dhi[i]
    const most = Math.max(ghi[i], made)
    if (cosZenith[i] < LEAST_COS_ZENITH || !(most > LEAST_WM2)) continue
    errors.push(Math.abs(ghi[i] - made) / most)
  }
  return errors.length < FEWEST_ROWS ? Number.NaN : median(errors)
}
