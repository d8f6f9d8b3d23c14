import { expect, test } from 'vitest'
import { askedStudy, FIRST_STUDY, firstAxis } from './studyForm.ts'
import { previewSummary } from './studyPreview.ts'

const refused = { block_id: 'a', messages: ['Rows overlap'] }

test('a preview counts what runs, what cannot be built and what breaks a constraint, each with its reasons once', () => {
  const summary = previewSummary([
    { labels: ['5 m', '10 °'], errors: [], broken: [] },
    { labels: ['1 m', '10 °'], errors: [refused, { ...refused, block_id: 'b' }], broken: [] },
    {
      labels: ['2 m', '10 °'],
      errors: [],
      broken: ['Ground cover ratio 0.8: at most 0.5 is allowed'],
    },
  ])
  expect(summary.text).toBe('3 points: 1 will run, 1 cannot be built, 1 breaks a constraint.')
  expect(summary.unfit).toEqual([
    { label: '1 m, 10 °', reasons: ['Rows overlap'] },
    { label: '2 m, 10 °', reasons: ['Ground cover ratio 0.8: at most 0.5 is allowed'] },
  ])
  expect(previewSummary([{ labels: ['5 m'], errors: [], broken: [] }]).text).toBe(
    '1 point: 1 will run.',
  )
})

test('a study asks for the product of its values and says which parameter lacks any', () => {
  const tilt = { ...firstAxis('tilt'), list: '10 20' }
  const albedo = { ...firstAxis('albedo'), how: 'range', from: 0.1, to: 0.3, step: 0.1 } as const
  const study = { ...FIRST_STUDY, axes: [tilt, albedo] }
  expect(askedStudy(study)).toEqual({
    count: 6,
    asked: {
      parameters: [
        { parameter: 'tilt', values: [10, 20] },
        { parameter: 'albedo', values: [0.1, 0.2, 0.3] },
      ],
      constraints: [],
      row_optics: null,
    },
  })
  expect(askedStudy({ ...study, axes: [tilt, firstAxis('albedo')] }).error).toBe(
    'Albedo: Give at least one value',
  )
  const many = { ...firstAxis('azimuth'), how: 'range', from: 1, to: 51, step: 1 } as const
  expect(askedStudy({ ...study, axes: [tilt, many] }).error).toBe('102 points: at most 100')
  const open = [{ id: 0, figure: 'gcr', keep: 'at_most', limit: null } as const]
  expect(askedStudy({ ...study, constraints: open }).error).toBe(
    'Give the limit of each constraint',
  )
})
