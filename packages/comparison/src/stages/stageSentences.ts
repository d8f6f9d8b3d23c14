import { PVSYST_REASONS } from './pvsystReasons.ts'
import { type StageLevel, type StageStep, stageSteps } from './stageSteps.ts'

/** Points below which a step is not told by itself, and how many are. */
const LEAST_POINTS = 0.1
const MOST_STEPS = 6

/**
 * What two loss accounts differ by, the largest step first.
 *
 * @param isPvsyst - a run is held against PVsyst, whose models are known to differ
 */
export function stageSentences(
  ofA: readonly StageLevel[],
  ofB: readonly StageLevel[],
  isPvsyst = false,
): readonly string[] {
  const steps = stageSteps(ofA, ofB)
  if (steps.length === 0) return []
  const told = steps
    .filter((step) => Math.abs(pointsOf(step)) >= LEAST_POINTS)
    .toSorted((x, y) => Math.abs(pointsOf(y)) - Math.abs(pointsOf(x)))
    .slice(0, MOST_STEPS)
  const reasonOf = ({ key }: StageStep): string => (isPvsyst ? (PVSYST_REASONS[key] ?? '') : '')
  return [
    ...endSentence(ofA, ofB),
    ...told.map((step) => `${stepSentence(step)} ${reasonOf(step)}`.trim()),
    ...restSentence(steps, told),
  ]
}

/** Of what comes to the step. */
const pointsOf = ({ changeA, changeB }: StageStep): number =>
  Number((100 * (changeB - changeA)).toFixed(2))

/** How far the ends of both are apart. */
function endSentence(ofA: readonly StageLevel[], ofB: readonly StageLevel[]): readonly string[] {
  const end = ofA.findLast(({ key }) => ofB.some((stage) => stage.key === key))
  const other = ofB.find(({ key }) => key === end?.key)
  if (!end || !other || end.unit !== other.unit || end.value === 0) return []
  const percent = 100 * (other.value / end.value - 1)
  const amount = Math.abs(percent).toFixed(1)
  return [
    amount === '0.0'
      ? `${end.label}: the same in A and B within 0.05 %.`
      : `${end.label}: ${amount} % ${percent > 0 ? 'more' : 'less'} in B than in A.`,
  ]
}

function stepSentence(step: StageStep): string {
  const { label, within, changeA, changeB } = step
  const points = pointsOf(step)
  const through = within.length > 0 ? `, together with ${within.join(', ')}` : ''
  const side = points > 0 ? 'more is left' : 'less is left'
  return `${label}${through}: ${percentText(changeA)} in A, ${percentText(changeB)} in B; ${Math.abs(points).toFixed(1)} points of what comes to it ${side} in B.`
}

function percentText(fraction: number): string {
  const amount = Math.abs(100 * fraction).toFixed(1)
  const sign = amount === '0.0' ? '' : fraction < 0 ? '−' : '+'
  return `${sign}${amount} %`
}

function restSentence(steps: readonly StageStep[], told: readonly StageStep[]): readonly string[] {
  const rest = steps.filter((step) => !told.includes(step))
  if (rest.length === 0) return []
  const most = Math.max(...rest.map((step) => Math.abs(pointsOf(step)))).toFixed(2)
  const count = rest.length === 1 ? 'one other step differs' : `${rest.length} other steps differ`
  return [`The ${count} by ${most} points at most.`]
}
