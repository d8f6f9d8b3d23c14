import { pointsText, signedPercent } from './runs/compareTexts.ts'
import type { LossPair } from './runs/lossPairs.ts'

/** How far two accounts are apart at their ends, and between which stages most of it arises. */
export function accountSentences(pairs: readonly LossPair[]): string {
  const shared = pairs
    .filter(({ kind, fraction }) => kind === 'stage' && fraction.absolute !== null)
    .toSorted((one, other) => size(other) - size(one))
  const [most] = shared
  if (most === undefined)
    return 'The two accounts have no two stages in common, so that no change can be compared.'
  const { a, b, absolute } = most.fraction
  return [
    ...endSentence(pairs),
    `The largest difference is in ${most.label}: A changes by ${signedPercent(a)}, B by ${signedPercent(b)}, ${pointsText(absolute)} points.`,
  ].join(' ')
}

const size = ({ fraction }: LossPair): number => Math.abs(fraction.absolute ?? 0)

function endSentence(pairs: readonly LossPair[]): readonly string[] {
  const end = pairs.findLast(({ kind, amount }) => kind === 'level' && amount.fractionOfA !== null)
  return end ? [`${end.label}: B differs from A by ${signedPercent(end.amount.fractionOfA)}.`] : []
}
