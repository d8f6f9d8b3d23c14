import { WEATHER_COLUMN_TEXTS } from '@duet/formats'
import { SHORT_MONTH_NAMES } from '@duet/units'
import { WEATHER_COLUMN_UNITS } from '../columnUnits.ts'
import type { SeriesEdit } from './weatherEdit.ts'

/** What was done, in words. */
export function editText(edit: SeriesEdit): string {
  switch (edit.kind) {
    case 'albedo_by_month':
      return `Albedo by month: ${edit.values.join(', ')}`
    case 'scale':
      return `${WEATHER_COLUMN_TEXTS[edit.column]} times ${edit.factor}${monthsText(edit.months)}`
    case 'add': {
      const sign = edit.offset < 0 ? '−' : '+'
      const unit = WEATHER_COLUMN_UNITS[edit.column]
      return (
        `${WEATHER_COLUMN_TEXTS[edit.column]} ${sign} ${Math.abs(edit.offset)} ${unit}`.trimEnd() +
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
      return `Rows from ${utcText(edit.from)} to ${utcText(edit.to)} UTC removed`
    case 'drop_column':
      return `${WEATHER_COLUMN_TEXTS[edit.column]} left out`
  }
}

/** `2021-09-07 07:00` */
const utcText = (iso: string): string => new Date(iso).toISOString().slice(0, 16).replace('T', ' ')

function monthsText(months: readonly number[] | undefined): string {
  if (!months || months.length === 0 || months.length === 12) return ''
  return ` in ${months.map((month) => SHORT_MONTH_NAMES[month - 1]).join(', ')}`
}
