import type { Aligned } from '@duet/comparison'
import { counted } from '../../../lib/counted.ts'
import { formatUnit } from '../../../lib/format.ts'

/** How the two meet and what was left out, in sentences. */
export function alignmentText({ counts, stepS, isCalendar, isMoved }: Aligned): string {
  const how = isCalendar ? 'by month, day and hour' : 'by instant'
  return [
    `${counted(counts.paired, 'step')} of ${stepText(stepS)} that both have, ${how}.`,
    ...leftOut('A', counts.onlyB, counts.incompleteA),
    ...leftOut('B', counts.onlyA, counts.incompleteB),
    ...(isMoved
      ? [
          'The steps of one begin between those of the other and count for the nearest: set how much later its times are, if its labels mean something else.',
        ]
      : []),
  ].join(' ')
}

/** '15 min', '1 h', '1 day' */
function stepText(stepS: number): string {
  if (stepS % 86_400 === 0) return stepS === 86_400 ? 'a day' : `${stepS / 86_400} days`
  return stepS % 3600 === 0 ? formatUnit(stepS / 3600, 'h') : formatUnit(stepS / 60, 'min')
}

function leftOut(letter: string, missing: number, incomplete: number): readonly string[] {
  return [
    ...(missing > 0 ? [`${letter} lacks ${counted(missing, 'step')} that the other has.`] : []),
    ...(incomplete > 0
      ? [`${counted(incomplete, 'step')} of ${letter} lack a part and were dropped.`]
      : []),
  ]
}
