import type { WeatherValueColumn } from '@duet/formats'

/** One change of a series, as it is asked for and stored. */
export type SeriesEdit =
  | { readonly kind: 'albedo_by_month'; readonly values: readonly number[] }
  | {
      readonly kind: 'scale'
      readonly column: WeatherValueColumn
      readonly factor: number
      readonly months?: readonly number[] | undefined
    }
  | {
      readonly kind: 'add'
      readonly column: WeatherValueColumn
      readonly offset: number
      readonly months?: readonly number[] | undefined
    }
  | {
      readonly kind: 'fill_gaps'
      readonly max_hours: number
      readonly method: 'interpolate' | 'typical_day'
    }
  | { readonly kind: 'shift_time'; readonly minutes: number }
  | { readonly kind: 'remove_range'; readonly from: string; readonly to: string }
  | { readonly kind: 'drop_column'; readonly column: WeatherValueColumn }

/** An edit that a series cannot have, in words for the user. */
export class WeatherEditError extends Error {
  override readonly name = 'WeatherEditError'
}
