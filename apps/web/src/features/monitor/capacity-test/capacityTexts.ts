import type { CapacitySetup } from '@duet/monitoring/capacity-setup'
import {
  formatCount,
  formatFixed,
  formatPercentFixed,
  formatPrefixed,
  formatUnit,
  joinUnit,
} from '../../../lib/format.ts'
import type { KpiFigure } from '../../../ui/Kpi.tsx'
import type { CapacityTest } from './useCapacityTest.ts'

const TARGETS: Readonly<Record<CapacitySetup['target'], string>> = {
  budget: 'of the run that was sold',
  expected: 'of the expected power',
  given: 'that are stated',
}

/** '800 W/m², 25.1 °C and 3.2 m/s'. */
export function conditionsText({ conditions }: Pick<CapacityTest, 'conditions'>): string {
  if (conditions === null) return '–'
  const { poa_wm2, air_c, wind_m_per_s } = conditions
  const parts = [
    joinUnit(formatFixed(poa_wm2, 0), 'W/m²'),
    joinUnit(formatFixed(air_c, 1), '°C'),
    ...(wind_m_per_s === null ? [] : [joinUnit(formatFixed(wind_m_per_s, 1), 'm/s')]),
  ]
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

const watts = (value: number | null): string => formatPrefixed(value, 'W')
const percent = (value: number): string => formatPercentFixed(value, 1)

/** The answer in words. */
export function capacitySentence(name: string, found: CapacityTest, setup: CapacitySetup): string {
  const { measured, verdict, target_w } = found
  const points = `${formatCount(measured.count)} points`
  if (measured.power_w === null)
    return `The capacity of ${name} is not known: ${points} are left, and they have no regression.`
  const at = `at ${conditionsText(found)}`
  if (verdict === null)
    return `The capacity of ${name} is ${watts(measured.power_w)} ${at} (${points}); there is nothing to hold it against.`
  return `The capacity of ${name} is ${percent(verdict.ratio)} of the target: ${watts(measured.power_w)} measured against ${watts(target_w)} ${TARGETS[setup.target]} ${at} (${points}). ${verdictText(verdict, setup)}.`
}

type Verdict = NonNullable<CapacityTest['verdict']>

/** With and without the tolerance, both in plain words. */
function verdictText(
  { ratio, passes_with, passes_without }: Verdict,
  { tolerance_percent }: CapacitySetup,
): string {
  const away = percent(Math.abs(1 - ratio))
  const tolerance = percent(tolerance_percent / 100)
  const without = passes_without
    ? `without tolerance it passes, ${away} above the target`
    : `without tolerance it falls short by ${away}`
  const within = passes_with ? 'It passes' : 'It fails'
  return `${within} with a tolerance of ${tolerance}; ${without}`
}

export interface CapacityNote {
  readonly key: string
  readonly isWarning: boolean
  readonly text: string
}

/** A test is balanced with so much of the points on either side of the reporting irradiance. */
const LEAST_SIDE = 0.4
const LARGE_P = 0.05

/** What a reader has to know before believing the figure, and what to do about it. */
export function capacityNotes(found: CapacityTest, setup: CapacitySetup): readonly CapacityNote[] {
  const { measured, below_count, above_count, target } = found
  const warning = (key: string, text: string): CapacityNote => ({ key, isWarning: true, text })
  const info = (key: string, text: string): CapacityNote => ({ key, isWarning: false, text })
  const notes: CapacityNote[] = []
  if (measured.count < setup.least_points)
    notes.push(
      warning(
        'few',
        `Only ${formatCount(measured.count)} points: a test is sound from ${formatCount(setup.least_points)} on. Choose a longer period, or look which filter takes most.`,
      ),
    )
  const side = Math.min(below_count, above_count) / measured.count
  if (measured.count > 0 && side < LEAST_SIDE)
    notes.push(
      warning(
        'balance',
        `${formatCount(below_count)} points lie below the reporting irradiance and ${formatCount(above_count)} at or above it: report at another percentile, so that 40 % and more lie on either side.`,
      ),
    )
  if (found.missing.includes('budget')) notes.push(warning('budget', budgetText(found)))
  if (found.missing.includes('rear'))
    notes.push(
      warning(
        'rear',
        'The light on the rear is not measured in every plane: set the bifaciality to 0, or give the hierarchy nodes poa_rear.',
      ),
    )
  for (const [name, terms] of [
    ['Measured', measured.terms],
    ['Target', target?.terms ?? []],
  ] as const) {
    const doubtful = terms.filter(({ p }) => p > LARGE_P).map(({ term }) => term)
    if (doubtful.length > 0)
      notes.push(
        info(
          `p ${name}`,
          `${name}: the points do not show the term ${doubtful.join(', ')} (p above 0.05).`,
        ),
      )
  }
  if (!found.has_wind)
    notes.push(
      info(
        'wind',
        'Without wind on both sides the regression has no term of it: give a station of the hierarchy a node wind_speed.',
      ),
    )
  if (found.plane_count > 1)
    notes.push(
      info(
        'planes',
        'Light is the mean of several planes by their DC capacity. Blocks of different mounting are better tested one by one.',
      ),
    )
  if (setup.target === 'expected')
    notes.push(
      info(
        'expected',
        'The expected power follows the own level of each inverter: the ratio shows what has changed since, not what was built.',
      ),
    )
  return notes
}

const budgetText = ({ budget_problem }: CapacityTest): string =>
  budget_problem === null
    ? 'The deployment has no run that was sold: choose one in its set-up, or another target.'
    : `The run that was sold cannot be read: ${budget_problem} Choose another target.`

/** What the verdict is made of. */
export function capacityFigures(found: CapacityTest, setup: CapacitySetup): readonly KpiFigure[] {
  const { measured, verdict, target_w, target_half_w, interval_count, conditions } = found
  const half = (value: number | null | undefined): string => `± ${watts(value ?? null)}`
  const figure = (
    label: string,
    value: string,
    formula: string,
    parts: KpiFigure['parts'] = [],
    note = '',
  ): KpiFigure => ({ key: label, label, value, unit: '', formula, parts, note })
  const complete = measured.filters.find(({ key }) => key === 'missing')?.left ?? 0
  return [
    figure(
      'Ratio',
      verdict ? percent(verdict.ratio) : '–',
      'Measured capacity / target capacity',
      [
        { label: 'Measured', value: watts(measured.power_w) },
        { label: 'Target', value: watts(target_w) },
        { label: '95 % interval', value: `± ${percent(verdict?.ratio_half ?? Number.NaN)}` },
      ],
      'The interval knows the scatter of the points, not the calibration of the instruments.',
    ),
    figure(
      `With ${percent(setup.tolerance_percent / 100)} tolerance`,
      verdict ? passText(verdict.passes_with) : '–',
      setup.tolerance_side === 'below'
        ? 'Ratio ≥ 1 − tolerance'
        : '1 − tolerance ≤ ratio ≤ 1 + tolerance',
    ),
    figure('Without tolerance', verdict ? passText(verdict.passes_without) : '–', 'Ratio ≥ 1'),
    figure('Measured', watts(measured.power_w), 'Regression at reporting conditions', [
      { label: '95 % interval', value: half(measured.half_w) },
      { label: 'R²', value: formatFixed(measured.r2, 4) },
      { label: 'σ of residuals', value: watts(measured.residual_deviation_w) },
    ]),
    figure('Target', watts(target_w), 'Regression of the target at the same conditions', [
      { label: '95 % interval', value: half(target_half_w) },
      { label: 'R²', value: formatFixed(found.target?.r2, 4) },
    ]),
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
      percent(interval_count > 0 ? complete / interval_count : Number.NaN),
      'Intervals with all readings / intervals with the sun up',
      [
        { label: 'With all readings', value: formatCount(complete) },
        { label: 'With the sun up', value: formatCount(interval_count) },
      ],
    ),
  ]
}

const passText = (passes: boolean): string => (passes ? 'Passes' : 'Fails')

const conditionFormula = ({ conditions, percentile }: CapacitySetup): string =>
  conditions === 'given'
    ? 'As given'
    : `Percentile ${percentile} of the irradiance, means of air and wind, of the ${conditions === 'target' ? 'target' : 'measured points'}`
