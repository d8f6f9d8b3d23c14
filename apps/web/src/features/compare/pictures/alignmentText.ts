import type { Aligned } from '@duet/comparison'
import { formatCount } from '../../../lib/format.ts'
import { formatDurationS } from '../../../lib/formatTime.ts'

/** How the two meet and what was left out, in sentences. */
export function alignmentText({ counts, stepS, isCalendar, isMoved }: Aligned): string {
  const how = isCalendar ? 'by month, day and hour' : 'by instant'
  return [
    `${formatCount(counts.paired)} steps of ${formatDurationS(stepS)} that both have, ${how}.`,
    ...leftOut('A', counts.onlyB, counts.incompleteA),
    ...leftOut('B', counts.onlyA, counts.incompleteB),
    ...(isMoved
      ? [
          'The steps of one begin between those of the other and count for the nearest: set how much later its times are, if its labels mean something else.',
        ]
      : []),
  ].join(' ')
}

function leftOut(letter: string, missing: number, incomplete: number): readonly string[] {
  return [
    ...(missing > 0 ? [`${letter} lacks ${formatCount(missing)} steps that the other has.`] : []),
    ...(incomplete > 0
      ? [`${formatCount(incomplete)} steps of ${letter} lack a part and were dropped.`]
      : []),
  ]
}
