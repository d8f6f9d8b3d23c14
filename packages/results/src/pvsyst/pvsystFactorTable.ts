import type { PvsystFactorSet, PvsystFactors, PvsystRunKey } from '@duet/engine'
import { type CsvCell, csvText } from '@duet/units'

/** One factor as it is shown and copied: percentages where the unit says so. */
export interface PvsystFactorRow {
  readonly key: string
  readonly label: string
  readonly unit: '%' | ''
  readonly formula: string
  readonly annual: number | null
  /** January first, [12]; of a factor that does not change, the same throughout. */
  readonly months: readonly (number | null)[]
}

/** A run in the audit list. */
export interface PvsystRunRow {
  readonly key: string
  readonly scene: string
  readonly rear_kwh_m2: number
  readonly rear_ground_kwh_m2: number
  readonly dc_kwh: number
  readonly ac_kwh: number
}

export interface PvsystFactorTable {
  readonly factors: readonly PvsystFactorRow[]
  readonly runs: readonly PvsystRunRow[]
}

interface Row {
  readonly factor: keyof PvsystFactorSet
  readonly key: string
  readonly label: string
  readonly unit: '%' | ''
  readonly formula: string
}

const ROWS: readonly Row[] = [
  {
    factor: 'structureShadeFraction',
    key: 'structure_shading',
    label: 'Structure shading factor',
    unit: '%',
    formula: '1 − H(R0) / H(R1)',
  },
  {
    factor: 'transparentFraction',
    key: 'shed_transparent_fraction',
    label: 'Shed transparent fraction',
    unit: '%',
    formula: 'τ with H_2D(τ) / H_2D(0) = H(R1) / H(R2)',
  },
  {
    factor: 'rearMismatchFraction',
    key: 'rear_mismatch',
    label: 'Mismatch loss factor of the rear',
    unit: '%',
    formula: '1 − (E(R0) − E(R5)) / (E(R4) − E(R5))',
  },
  {
    factor: 'effectiveAlbedo',
    key: 'effective_albedo',
    label: 'Effective albedo',
    unit: '',
    formula: 'albedo · H_ground(R2) / H_ground(R3)',
  },
  {
    factor: 'edgeGainRatio',
    key: 'edge_gain',
    label: 'Edge gain',
    unit: '',
    formula: 'H(R2) / H(R3)',
  },
  {
    factor: 'frontElectricalShadeFraction',
    key: 'near_shading_electrical',
    label: 'Near shading: electrical effect',
    unit: '%',
    formula: '1 − E(shade in place) / E(even light), R0',
  },
  {
    factor: 'diffuseShadingRatio',
    key: 'diffuse_shading_factor',
    label: 'Diffuse shading factor',
    unit: '',
    formula: 'H_diffuse,front(R0) / H_diffuse,front(unshaded)',
  },
  {
    factor: 'layoutMismatchFraction',
    key: 'module_layout_mismatch',
    label: 'Module layout mismatch',
    unit: '%',
    formula: '1 − E(front in place) / E(shade in place), R0',
  },
  {
    factor: 'bifacialGain',
    key: 'bifacial_gain',
    label: 'Bifacial gain',
    unit: '%',
    formula: '(E_ac(R0) − E_ac(R5)) / E_ac(R5)',
  },
]

/** The factors for PVsyst as a table of the year and its months, and the runs that they come from. */
export function pvsystFactorTable(factors: PvsystFactors): PvsystFactorTable {
  const constant = (
    key: string,
    label: string,
    unit: '%' | '',
    value: number,
  ): PvsystFactorRow => ({
    key,
    label,
    unit,
    formula: '',
    annual: value,
    months: factors.months.map(() => value),
  })
  return {
    factors: [
      ...ROWS.map(({ factor, key, label, unit, formula }) => {
        const shown = (set: PvsystFactorSet): number | null => {
          const value = set[factor]
          return value === undefined ? null : value * (unit === '%' ? 100 : 1)
        }
        return {
          key,
          label,
          unit,
          formula,
          annual: shown(factors.annual),
          months: factors.months.map(shown),
        }
      }),
      constant('bifaciality', 'Bifaciality of the module', '%', factors.bifaciality * 100),
      constant('open_area', 'Open area of the plane', '%', factors.openAreaFraction * 100),
    ],
    runs: factors.runs.map(({ key, scene, rearKwhM2, rearGroundKwhM2, dcKwh, acKwh }) => ({
      key: RUN_NAMES[key],
      scene,
      rear_kwh_m2: rearKwhM2,
      rear_ground_kwh_m2: rearGroundKwhM2,
      dc_kwh: dcKwh,
      ac_kwh: acKwh,
    })),
  }
}

const RUN_NAMES: Readonly<Record<PvsystRunKey, string>> = {
  r0: 'R0',
  r1: 'R1',
  r2: 'R2',
  r3: 'R3',
  open: 'R3 open',
  r4: 'R4',
  r5: 'R5',
}

/** The table as text of comma-separated values: a line a factor, then a line a run. */
export function pvsystFactorCsv({ factors, runs }: PvsystFactorTable): string {
  const months = Array.from({ length: 12 }, (_, month) => String(month + 1))
  const lines: readonly (readonly CsvCell[])[] = [
    ['factor', 'unit', 'formula', 'whole run', ...months],
    ...factors.map((row) => [row.label, row.unit, row.formula, row.annual, ...row.months]),
    [],
    ['run', 'scene', 'rear kWh/m2', 'rear from ground kWh/m2', 'DC kWh', 'AC kWh'],
    ...runs.map((run) => Object.values<string | number>({ ...run })),
  ]
  return csvText(lines, '\r\n')
}
