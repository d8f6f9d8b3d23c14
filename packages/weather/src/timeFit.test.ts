import { describe, expect, test } from 'vitest'
import { cloudySeries, movedBy } from './testing/series.ts'
import { brightDay, lightAround, timeFit } from './timeFit.ts'

// 40° N, 105° W: the sun keeps UTC−7.
const series = cloudySeries({ latitudeDeg: 40, longitudeDeg: -105, utcOffsetH: -7 })
/** As a reader makes it that takes the labels for something else. */
const readAs = (alignment: 'beginning' | 'center' | 'ending') => {
  const steps = { beginning: 60, center: 30, ending: 0 }
  return { ...movedBy(series, steps[alignment]), alignment }
}

describe('times against the sun', () => {
  test('the right alignment is found, however the file was read', () => {
    for (const alignment of ['beginning', 'center', 'ending'] as const) {
      const fit = timeFit(readAs(alignment))
      expect(fit).toMatchObject({ best: 'ending', clockErrorH: 0, sureness: 'sure' })
      expect(fit?.offsetMin.center).toBeCloseTo((fit?.offsetMin.ending ?? 0) + 30, 6)
    }
  })

  test('a clock that is hours off is found with the alignment', () => {
    const read = { ...movedBy(readAs('ending'), -180), utcOffsetH: -4 }
    expect(timeFit(read)).toMatchObject({ best: 'ending', clockErrorH: -3, sureness: 'likely' })
  })

  test('nothing is said with too few days', () => {
    const short = cloudySeries({ days: 3 })
    expect(timeFit(short)).toBeUndefined()
    expect(brightDay(short)).toBeUndefined()
  })

  test('the bright day has the light of the rows, and the sun in its middle', () => {
    const day = brightDay(series)
    expect(day?.hours).toHaveLength(24)
    expect(day?.noonH).toBeCloseTo(12, 0)
    expect(day?.hours[12]).toBeCloseTo(12.5, 6)
    const light = day?.ghiWm2.reduce<number>((sum, value) => sum + (value ?? 0), 0) ?? 0
    const sun = day?.sunWm2.reduce((sum, value) => sum + value, 0) ?? 0
    expect(sun / light).toBeCloseTo(1, 1)
    expect((day?.sunriseH ?? 0) + (day?.sunsetH ?? 0)).toBeCloseTo(2 * (day?.noonH ?? 0), 6)
  })
})

describe('the daily light before and after a moment', () => {
  const at = Date.UTC(2021, 5, 1, 12)

  test('lies on itself where no clock moved, and an hour apart where one did', () => {
    const still = cloudySeries()
    expect(Math.abs(lightAround(still, at)?.shiftMin ?? Number.NaN)).toBeLessThan(5)
    const moved = {
      ...still,
      intervalStartUtcMs: still.intervalStartUtcMs.map((utcMs) =>
        utcMs >= at ? utcMs + 3_600_000 : utcMs,
      ),
    }
    const light = lightAround(moved, at)
    expect(light?.days).toBe(21)
    expect(Math.abs((light?.shiftMin ?? Number.NaN) - 60)).toBeLessThan(5)
    expect(light?.hours.length).toBe(24)
  })

  test('is not told at the end of the rows', () => {
    expect(lightAround(cloudySeries(), Date.UTC(2021, 0, 2))).toBeUndefined()
  })
})
