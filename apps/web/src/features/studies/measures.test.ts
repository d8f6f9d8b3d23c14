import { expect, test } from 'vitest'
import { bestPoint, measureOf, type StudyPoint } from './measures.ts'
import { progressText, studyProgress } from './studyProgress.ts'

function point(value: number, specificYield: number | undefined, status = 'completed'): StudyPoint {
  const job = {
    id: '',
    status,
    stage: 'irradiance',
    total_tasks: 3,
    completed_tasks: status === 'completed' ? 3 : 2,
    error_message: null,
    queue_place: null,
  }
  return {
    values: [value],
    labels: [String(value)],
    broken: [],
    design: null,
    simulation: { id: String(value), name: '', duet_job: job },
    errors: [],
    result:
      specificYield === undefined
        ? null
        : {
            energy_kwh: specificYield * 100,
            specific_yield_kwh_per_kwp: specificYield,
            performance_ratio: 0.8,
            clipping_fraction: 0.01 * value,
            clipping_kwh: value,
            nominal_dc_kw: 100,
            nominal_ac_kw: 80,
            dc_ac_ratio: 1.25,
            module_count: 200,
          },
  }
}

const [energy, clipping, capacity] = ['specific_yield', 'clipping', 'nominal_dc_kw'].map(
  (key) => measureOf(key) ?? expect.fail(key),
)

test('the best value has the highest yield or the least clipping, and a capacity has none', () => {
  const points = [point(1, 1900), point(2, 2000), point(3, undefined, 'failed'), point(4, 1950)]
  expect(bestPoint(points, energy!)?.values).toEqual([2])
  expect(bestPoint(points, clipping!)?.values).toEqual([1])
  expect(bestPoint(points, capacity!)).toBeUndefined()
  expect(bestPoint([point(1, 1900), point(2, 1900)], energy!)).toBeUndefined()
})

test('a point that breaks a constraint is not the best', () => {
  const broken = { ...point(2, 2000), broken: ['Land 12 ha: at most 10 ha is allowed'] }
  const points = [point(1, 1900), broken, point(4, 1950)]
  expect(bestPoint(points, energy!)?.values).toEqual([4])
})

test('progress counts work, and shows what is without result', () => {
  const refused: StudyPoint = { ...point(5, undefined), simulation: null }
  const points = [point(1, 1900), point(2, undefined, 'running'), refused]
  const progress = studyProgress({ points })
  expect(progress.fraction).toBeCloseTo((1 + 2 / 4) / 2)
  expect(progressText(progress)).toBe('1 of 3 done, 1 on the way, 1 without result')
})
