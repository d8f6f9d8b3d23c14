import type { EditSearch } from '../edit/editSearch.ts'
import { resultOf } from './checkTexts.ts'
import { medianOffsetMin } from './monthTexts.ts'
import type { WeatherReport } from './useReport.ts'

export interface Remedy {
  readonly label: string
  readonly search: EditSearch
}

/** Half a step either way is noise of the finding; labels are wrong by quarters of an hour. */
const SHIFT_GRID_MIN = 15

/** Edits that would mend what the checks found. */
export function remediesOf(
  report: WeatherReport,
  { isTypicalYear }: { readonly isTypicalYear: boolean },
): readonly Remedy[] {
  return report.checks.flatMap((check) => {
    const result = resultOf(check.result)
    if (result !== 'failed' && result !== 'warning') return []
    switch (check.code) {
      case 'time_label':
        return shift(report)
      case 'dark_days':
        return isTypicalYear ? [] : removal(check.spans)
      case 'gaps':
      case 'missing_values':
        return [{ label: 'Fill short gaps', search: { add: 'fill_gaps' } as const }]
      case 'tracker_angle':
        return [
          {
            label: 'Leave the tracker angle out',
            search: { add: 'drop_column', column: 'tracker_angle' } as const,
          },
        ]
      default:
        return []
    }
  })
}

/** Faults of the light that moving all times would hide and not mend. */
const OTHER_CAUSES: ReadonlySet<string> = new Set(['place', 'daylight_saving'])

/** Moves the light back to where the sun is: the median of the months. */
function shift({ checks, months }: WeatherReport): readonly Remedy[] {
  if (checks.some(({ code, result }) => OTHER_CAUSES.has(code) && resultOf(result) === 'failed')) {
    return []
  }
  const minutes = -Math.round((medianOffsetMin(months) ?? 0) / SHIFT_GRID_MIN) * SHIFT_GRID_MIN
  if (minutes === 0) return []
  return [
    {
      label: `Move times by ${minutes < 0 ? '−' : '+'}${Math.abs(minutes)} min`,
      search: { add: 'shift_time', minutes },
    },
  ]
}

/** More would be no form to look through. */
const MOST_TIMES = 20

/** The unbroken times without light; of many, the longest. */
function removal(spans: WeatherReport['checks'][number]['spans']): readonly Remedy[] {
  if (spans.length === 0) return []
  const byLength = spans.toSorted((a, b) => lengthMs(b) - lengthMs(a))
  const longest = new Set(byLength.slice(0, MOST_TIMES))
  const times = spans
    .filter((span) => longest.has(span))
    .map(({ from, to }): [string, string] => [from, to])
  const label =
    spans.length > MOST_TIMES
      ? `Leave out the ${MOST_TIMES} longest dark times`
      : 'Leave out the dark days'
  return [{ label, search: { add: 'remove_range', times } }]
}

const lengthMs = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  Date.parse(to) - Date.parse(from)
