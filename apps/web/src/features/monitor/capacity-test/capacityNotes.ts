import type { CapacitySetup } from '@duet/monitoring/capacity-setup'
import { counted } from '../../../lib/counted.ts'
import { formatCount } from '../../../lib/format.ts'
import { filterLabel } from './filterTexts.ts'
import type { CapacitySide, CapacityTest } from './useCapacityTest.ts'

export interface CapacityNote {
  readonly key: string
  readonly isWarning: boolean
  readonly text: string
}

interface Rule {
  readonly key: string
  readonly isWarning?: true
  readonly holds: (found: CapacityTest, setup: CapacitySetup) => boolean
  readonly text: (found: CapacityTest, setup: CapacitySetup) => string
}

/** A test is balanced with so much of the points on either side of the reporting irradiance. */
const LEAST_SIDE = 0.4
const LARGE_P = 0.05

const doubtful = (side: CapacitySide | null): readonly string[] =>
  (side?.terms ?? []).filter(({ p }) => p > LARGE_P).map(({ term }) => term)

const shareOf = ({ removed, left }: CapacitySide['filters'][number]): number =>
  removed / Math.max(1, removed + left)

/** Which filter takes most of what those before it left. */
function mostText({ filters }: CapacitySide): string {
  const [most] = filters.toSorted((a, b) => shareOf(b) - shareOf(a))
  if (!most) return ''
  return `The filter ${filterLabel(most.key)} takes most: ${formatCount(most.removed)} of ${counted(most.removed + most.left, 'interval')}.`
}

const doubtText = (name: string, side: CapacitySide | null): string =>
  `${name}: the points do not show the term ${doubtful(side).join(', ')} (p above 0.05).`

const RULES: readonly Rule[] = [
  {
    key: 'few',
    isWarning: true,
    holds: ({ measured }, { least_points }) => measured.count < least_points,
    text: ({ measured }, { least_points }) =>
      `${measured.count === 0 ? 'No points' : `Only ${counted(measured.count, 'point')}`}: a test is sound from ${formatCount(least_points)} on. ${mostText(measured)} Choose a longer period, or change that filter.`,
  },
  {
    key: 'balance',
    isWarning: true,
    holds: ({ measured, below_count, above_count }) =>
      measured.count > 0 && Math.min(below_count, above_count) / measured.count < LEAST_SIDE,
    text: ({ below_count, above_count }) =>
      `${counted(below_count, 'point lies', 'points lie')} below the reporting irradiance and ${formatCount(above_count)} at or above it: report at another percentile, so that 40 % and more lie on either side.`,
  },
  {
    key: 'budget',
    isWarning: true,
    holds: ({ missing }) => missing.includes('budget'),
    text: ({ budget_problem }) =>
      budget_problem === null
        ? 'The deployment has no run that was sold: choose one in its set-up, or another target.'
        : `The run that was sold cannot be read: ${budget_problem.replace(/\.?$/, '.')} Choose another target.`,
  },
  {
    key: 'rear',
    isWarning: true,
    holds: ({ missing }) => missing.includes('rear'),
    text: () =>
      'The light on the rear is not measured in every plane: set the bifaciality to 0, or give the hierarchy nodes poa_rear.',
  },
  {
    key: 'p measured',
    holds: ({ measured }) => doubtful(measured).length > 0,
    text: ({ measured }) => doubtText('Measured', measured),
  },
  {
    key: 'p target',
    holds: ({ target }) => doubtful(target).length > 0,
    text: ({ target }) => doubtText('Target', target),
  },
  {
    key: 'wind',
    holds: ({ has_wind }) => !has_wind,
    text: () =>
      'Without wind on both sides the regression has no term of it: give a station of the hierarchy a node wind_speed.',
  },
  {
    key: 'planes',
    holds: ({ plane_count }) => plane_count > 1,
    text: () =>
      'Light is the mean of several planes by their DC capacity. Blocks of different mounting are better tested one by one.',
  },
  {
    key: 'expected',
    holds: (_found, { target }) => target === 'expected',
    text: () =>
      'The expected power follows the own level of each inverter: the ratio shows what has changed since, not what was built.',
  },
]

/** What a reader has to know before believing the figure, and what to do about it. */
export const capacityNotes = (found: CapacityTest, setup: CapacitySetup): readonly CapacityNote[] =>
  RULES.filter(({ holds }) => holds(found, setup)).map(({ key, isWarning = false, text }) => ({
    key,
    isWarning,
    text: text(found, setup),
  }))
