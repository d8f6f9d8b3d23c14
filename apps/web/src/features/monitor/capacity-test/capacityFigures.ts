import type { CapacitySetup } from '@duet/monitoring/capacity-setup'
import { formatCount, formatFixed, formatUnit } from '../../../lib/format.ts'
import type { KpiFigure } from '../../../ui/Kpi.tsx'
import { conditionsText, percent, watts } from './capacityTexts.ts'
import type { CapacityTest } from './useCapacityTest.ts'

/** What the verdict is made of. */
export const capacityFigures = (
  found: CapacityTest,
  setup: CapacitySetup,
): readonly KpiFigure[] => [
  ...verdictFigures(found, setup),
  ...sideFigures(found),
  ...pointFigures(found, setup),
]

const figure = (
  label: string,
  value: string,
  formula: string,
  parts: KpiFigure['parts'] = [],
  note = '',
): KpiFigure => ({ key: label, label, value, unit: '', formula, parts, note })

const half = (value: number | null): string => `± ${watts(value)}`
const passText = (passes: boolean | undefined): string =>
  passes === undefined ? '–' : passes ? 'Passes' : 'Fails'

function verdictFigures(
  { measured, verdict, target_w }: CapacityTest,
  { tolerance_percent, tolerance_side }: CapacitySetup,
): readonly KpiFigure[] {
  return [
    figure(
      'Ratio',
      percent(verdict?.ratio),
      'Measured capacity / target capacity',
      [
        { label: 'Measured', value: watts(measured.power_w) },
        { label: 'Target', value: watts(target_w) },
        { label: '95 % interval', value: `± ${percent(verdict?.ratio_half)}` },
      ],
      'The interval knows the scatter of the points, not the calibration of the instruments.',
    ),
    figure(
      `With ${percent(tolerance_percent / 100)} tolerance`,
      passText(verdict?.passes_with),
      tolerance_side === 'below'
        ? 'Ratio ≥ 1 − tolerance'
        : '1 − tolerance ≤ ratio ≤ 1 + tolerance',
    ),
    figure('Without tolerance', passText(verdict?.passes_without), 'Ratio ≥ 1'),
  ]
}

function sideFigures({
  measured,
  target,
  target_w,
  target_half_w,
}: CapacityTest): readonly KpiFigure[] {
  return [
    figure('Measured', watts(measured.power_w), 'Regression at reporting conditions', [
      { label: '95 % interval', value: half(measured.half_w) },
      { label: 'R²', value: formatFixed(measured.r2, 4) },
      { label: 'σ of residuals', value: watts(measured.residual_deviation_w) },
    ]),
    figure('Target', watts(target_w), 'Regression of the target at the same conditions', [
      { label: '95 % interval', value: half(target_half_w) },
      { label: 'R²', value: formatFixed(target?.r2, 4) },
    ]),
  ]
}

function pointFigures(found: CapacityTest, setup: CapacitySetup): readonly KpiFigure[] {
  const { measured, interval_count, conditions } = found
  const complete = measured.filters.find(({ key }) => key === 'missing')?.left ?? 0
  return [
    figure(
      'Reporting irradiance',
      formatUnit(conditions?.poa_wm2, 'W/m²', 3),
      conditionFormula(setup),
      conditions === null ? [] : [{ label: 'All conditions', value: conditionsText(found) }],
    ),
    figure(
      'Points',
      formatCount(measured.count),
      `Means of ${found.average_minutes} min that no filter took`,
      [
        { label: 'Below the reporting irradiance', value: formatCount(found.below_count) },
        { label: 'At or above it', value: formatCount(found.above_count) },
      ],
    ),
    figure(
      'Data availability',
      percent(interval_count > 0 ? complete / interval_count : null),
      'Intervals with all readings / intervals with the sun up',
      [
        { label: 'With all readings', value: formatCount(complete) },
        { label: 'With the sun up', value: formatCount(interval_count) },
      ],
    ),
  ]
}

const conditionFormula = ({ conditions, percentile }: CapacitySetup): string =>
  conditions === 'given'
    ? 'As given'
    : `Percentile ${percentile} of the irradiance, means of air and wind, of the ${conditions === 'target' ? 'target' : 'measured points'}`
