import type { CapacitySetup } from '@duet/monitoring/capacity-setup'

/** Settings that are numbers. */
export type NumberKey = {
  [Key in keyof CapacitySetup]: CapacitySetup[Key] extends number | null ? Key : never
}[keyof CapacitySetup]

export interface LimitField {
  readonly key: NumberKey
  readonly label: string
  readonly unit: string
  /** shown = stored × factor. */
  readonly factor?: number
}

interface FilterText {
  readonly label: string
  /** What it takes. */
  readonly takes: string
  readonly limits: readonly LimitField[]
}

const one = (key: NumberKey, label: string, unit: string): readonly LimitField[] => [
  { key, label, unit },
]

/** Filters by their keys, in words. */
export const FILTER_TEXTS: Readonly<Record<string, FilterText>> = {
  missing: { label: 'Missing', takes: 'a reading is missing', limits: [] },
  issues: { label: 'Issues', takes: 'an issue lasts', limits: [] },
  irradiance: {
    label: 'Irradiance',
    takes: 'light is outside of the range',
    limits: [
      { key: 'low_wm2', label: 'From', unit: 'W/m²' },
      { key: 'high_wm2', label: 'To', unit: 'W/m²' },
    ],
  },
  sun: {
    label: 'Low sun',
    takes: 'the sun stands lower: shade',
    limits: one('sun_deg', 'Sun above', '°'),
  },
  hours: {
    label: 'Hours',
    takes: 'the clock is outside of the hours',
    limits: [
      { key: 'from_hour', label: 'From', unit: 'h' },
      { key: 'to_hour', label: 'To', unit: 'h' },
    ],
  },
  sensors: {
    label: 'Sensors apart',
    takes: 'sensors of a plane differ by more',
    limits: one('sensor_percent', 'At most', '%'),
  },
  steady: {
    label: 'Unsteady light',
    takes: 'light moves by more',
    limits: one('steady_percent', 'At most', '%'),
  },
  clipped: {
    label: 'Clipped',
    takes: 'power is above this share of rated power',
    limits: one('clip_percent', 'Above', '%'),
  },
  outliers: {
    label: 'Outliers',
    takes: 'the residual of a first regression is larger',
    limits: one('outlier_deviations', 'Above', 'σ'),
  },
  range: {
    label: 'Reporting range',
    takes: 'light is further from the reporting irradiance',
    limits: one('range_percent', 'At most', '%'),
  },
}

export const filterLabel = (key: string | null): string =>
  key === null ? '' : (FILTER_TEXTS[key]?.label ?? key)
