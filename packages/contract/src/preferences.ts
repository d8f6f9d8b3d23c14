/** How a user wants to read and type figures and times, and in which colours; `system` and `locale` leave it to the browser. */
export const UNIT_SYSTEMS = ['si', 'us'] as const
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const
export const DATE_STYLES = ['locale', 'iso', 'day_month', 'month_day'] as const
export const HOUR_CYCLES = ['locale', 'h24', 'h12'] as const

export type UnitSystem = (typeof UNIT_SYSTEMS)[number]
export type ColorScheme = (typeof COLOR_SCHEMES)[number]
export type DateStyle = (typeof DATE_STYLES)[number]
export type HourCycle = (typeof HOUR_CYCLES)[number]

export interface Preferences {
  readonly unit_system: UnitSystem
  readonly color_scheme: ColorScheme
  readonly date_style: DateStyle
  readonly hour_cycle: HourCycle
}

/** Of who has chosen nothing; the same as the defaults of the database. */
export const DEFAULT_PREFERENCES: Preferences = {
  unit_system: 'si',
  color_scheme: 'system',
  date_style: 'locale',
  hour_cycle: 'locale',
}
