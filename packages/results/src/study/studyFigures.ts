import type { DesignFigures } from '@duet/plant/study'

/** What is known of a point of a study as soon as its design is laid out. */
export type StudyDesign = DesignFigures

/** What its run gave beside. */
export interface StudyYield {
  readonly energy_kwh: number
  readonly specific_yield_kwh_per_kwp: number
  readonly performance_ratio: number | null
  readonly clipping_fraction: number
}

/** A figure that a study may be held to, or be drawn against another. */
export interface StudyFigure {
  readonly key: string
  readonly label: string
  /** Of the values that `ofDesign` and `ofYield` give. */
  readonly unit: string
  /** Present: known before the run. */
  readonly ofDesign?: (design: StudyDesign) => number | null
  readonly ofYield?: (result: StudyYield) => number | null
  /** The better end; absent: neither. */
  readonly best?: 'high' | 'low'
}

const percent = (fraction: number | null): number | null =>
  fraction === null ? null : fraction * 100

const design = (
  key: keyof StudyDesign,
  label: string,
  unit: string,
  best?: 'high' | 'low',
): StudyFigure => ({
  key,
  label,
  unit,
  ofDesign: (one) => one[key],
  ...(best && { best }),
})

export const STUDY_FIGURES: readonly StudyFigure[] = [
  {
    key: 'energy',
    label: 'Energy',
    unit: 'MWh',
    ofYield: ({ energy_kwh }) => energy_kwh / 1000,
    best: 'high',
  },
  {
    key: 'specific_yield',
    label: 'Specific yield',
    unit: 'kWh/kWp',
    ofYield: (result) => result.specific_yield_kwh_per_kwp,
    best: 'high',
  },
  {
    key: 'performance_ratio',
    label: 'Performance ratio',
    unit: '%',
    ofYield: ({ performance_ratio }) => percent(performance_ratio),
    best: 'high',
  },
  {
    key: 'clipping',
    label: 'Clipping',
    unit: '%',
    ofYield: ({ clipping_fraction }) => percent(clipping_fraction),
    best: 'low',
  },
  design('nominal_dc_kw', 'Capacity DC', 'kWp'),
  design('nominal_ac_kw', 'Capacity AC', 'kWac'),
  design('dc_ac_ratio', 'DC/AC', ''),
  design('gcr', 'Ground cover ratio', ''),
  design('land_ha', 'Land', 'ha', 'low'),
  design('table_land_ha', 'Ground of the tables', 'ha', 'low'),
  design('table_count', 'Tables', ''),
  design('module_count', 'Modules', ''),
]

export const studyFigure = (key: string): StudyFigure | undefined =>
  STUDY_FIGURES.find((figure) => figure.key === key)

/** What a point is worth with the costs of its project, with the better end of each. */
export const ECONOMIC_STUDY_FIGURES = { lcoe_real: 'low', npv: 'high', capital: 'low' } as const
export type EconomicStudyFigure = keyof typeof ECONOMIC_STUDY_FIGURES
