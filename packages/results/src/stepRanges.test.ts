import { expect, test } from 'vitest'
import { STEPS_PER_RANGE, stepRanges } from './stepRanges.ts'

test.each([0, 1, 8760, 8761, 105_120, 527_040])(
  'ranges of %d steps follow each other and none is too long',
  (stepCount) => {
    const ranges = stepRanges(stepCount)
    expect(ranges[0]?.from).toBe(0)
    expect(ranges.at(-1)?.to).toBe(stepCount)
    ranges.slice(1).forEach((range, index) => expect(range.from).toBe(ranges[index]?.to))
    for (const { from, to } of ranges) expect(to - from).toBeLessThanOrEqual(STEPS_PER_RANGE)
  },
)
