import type { KeyFigures } from '@duet/engine'

/** One figure as the API and the command line show it; fractions are of 1. */
export interface Kpi {
  readonly key: string
  readonly label: string
  readonly value: number | null
  readonly unit: string
  readonly formula: string
  readonly numerator: number | null
  readonly numerator_unit: string | null
  readonly denominator: number | null
  readonly denominator_unit: string | null
}

interface Row {
  readonly figure: keyof KeyFigures
  readonly key: string
  readonly label: string
  readonly unit: string
  readonly formula: string
  readonly units: readonly [numerator: string, denominator: string]
}

const ROWS: readonly Row[] = [
  {
    figure: 'finalYield',
    key: 'specific_yield',
    label: 'Specific yield',
    unit: 'kWh/kWp',
    formula: 'E / P0',
    units: ['kWh', 'kWp'],
  },
  {
    figure: 'performanceRatio',
    key: 'performance_ratio',
    label: 'Performance ratio',
    unit: '',
    formula: 'E / (P0 · H / 1 kW/m²)',
    units: ['kWh', 'kWh'],
  },
  {
    figure: 'performanceRatio25C',
    key: 'performance_ratio_25c',
    label: 'Performance ratio at 25 °C',
    unit: '',
    formula: 'E / Σ P0 · (1 + γ · (T − 25 °C)) · G / 1 kW/m²',
    units: ['kWh', 'kWh'],
  },
  {
    figure: 'performanceRatioBifacial',
    key: 'performance_ratio_bifacial',
    label: 'Bifacial performance ratio',
    unit: '',
    formula: 'E / Σ P0 · (G + φ · G_rear) / 1 kW/m²',
    units: ['kWh', 'kWh'],
  },
  {
    figure: 'capacityFactorDc',
    key: 'capacity_factor_dc',
    label: 'Capacity factor (DC)',
    unit: '',
    formula: 'E / (P_dc · hours)',
    units: ['kWh', 'kWh'],
  },
  {
    figure: 'capacityFactorAc',
    key: 'capacity_factor_ac',
    label: 'Capacity factor (AC)',
    unit: '',
    formula: 'E / (P_ac · hours)',
    units: ['kWh', 'kWh'],
  },
  {
    figure: 'referenceYield',
    key: 'reference_yield',
    label: 'Reference yield',
    unit: 'h',
    formula: 'P0 · H / 1 kW/m² / P0',
    units: ['kWh', 'kWp'],
  },
  {
    figure: 'arrayYield',
    key: 'array_yield',
    label: 'Array yield',
    unit: 'kWh/kWp',
    formula: 'E_dc / P0',
    units: ['kWh', 'kWp'],
  },
  {
    figure: 'captureLoss',
    key: 'capture_loss',
    label: 'Array capture loss',
    unit: 'kWh/kWp',
    formula: 'Y_r − Y_A = (P0 · H / 1 kW/m² − E_dc) / P0',
    units: ['kWh', 'kWp'],
  },
  {
    figure: 'systemLoss',
    key: 'system_loss',
    label: 'System loss',
    unit: 'kWh/kWp',
    formula: 'Y_A − Y_f = (E_dc − E) / P0',
    units: ['kWh', 'kWp'],
  },
  {
    figure: 'rearIrradianceRatio',
    key: 'rear_irradiance_ratio',
    label: 'Rear irradiance ratio',
    unit: '',
    formula: 'φ · H_rear / H',
    units: ['kWh', 'kWh'],
  },
  {
    figure: 'bifacialGain',
    key: 'bifacial_gain',
    label: 'Bifacial gain in light',
    unit: '',
    formula: '(H_effective − H_front) / H_front',
    units: ['kWh', 'kWh'],
  },
]

/** Units of `kpiTable` by its keys, in its order. */
export const KPI_UNITS: ReadonlyMap<string, string> = new Map([
  ['energy', 'kWh'],
  ...ROWS.map(({ key, unit }) => [key, unit] as const),
])

/** The strip of key figures, energy first. */
export function kpiTable(figures: KeyFigures, energyKwh: number): readonly Kpi[] {
  return [
    plainKpi('energy', 'Energy', energyKwh, 'kWh', 'Σ P · Δt'),
    ...ROWS.map(({ figure, key, label, unit, formula, units }) => ({
      key,
      label,
      value: figures[figure].value ?? null,
      unit,
      formula,
      numerator: figures[figure].numerator,
      numerator_unit: units[0],
      denominator: figures[figure].denominator,
      denominator_unit: units[1],
    })),
  ]
}

/** One that is no quotient. */
export const plainKpi = (
  key: string,
  label: string,
  value: number,
  unit: string,
  formula: string,
): Kpi => ({
  key,
  label,
  value,
  unit,
  formula,
  numerator: null,
  numerator_unit: null,
  denominator: null,
  denominator_unit: null,
})

/** Of some key figures the one of a key; null where there is none. */
export const kpiValue = (kpis: readonly Pick<Kpi, 'key' | 'value'>[], key: string): number | null =>
  kpis.find((kpi) => kpi.key === key)?.value ?? null
