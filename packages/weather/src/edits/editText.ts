import { WEATHER_COLUMN_UNITS } from '../columnUnits.ts'
import type { SeriesEdit } from './weatherEdit.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** What was done, in words. */
export function editText(edit: SeriesEdit): string {
  switch (edit.kind) {
    case 'albedo_by_month':
      return `Albedo by month: ${edit.values.join(', ')}`
    case 'scale':
      return `${edit.column} times ${edit.factor}${monthsText(edit.months)}`
    case 'add': {
      const sign = edit.offset < 0 ? '−' : '+'
      const unit = WEATHER_COLUMN_UNITS[edit.column]
      return (
        `${edit.column} ${sign} ${Math.abs(edit.offset)} ${unit}`.trimEnd() +
        monthsText(edit.months)
      )
    }
    case 'fill_gaps': {
      const method = edit.method === 'interpolate' ? 'interpolation' : 'typical days'
      return `Gaps up to ${edit.max_hours} h filled by ${method}`
    }
    case 'shift_time':
      return `Times moved by ${edit.minutes < 0 ? '−' : '+'}${Math.abs(edit.minutes)} minutes`
    case 'remove_range':
      return `Rows from ${edit.from} to ${edit.to} removed`
    case 'drop_column':
      return `Column ${edit.column} left out`
  }
}

function monthsText(months: readonly number[] | undefined): string {
  if (!months || months.length === 0 || months.length === 12) return ''
  return ` in ${months.map((month) => MONTHS[month - 1]).join(', ')}`
}
