import { describe, expect, test } from 'vitest'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { draftErrors } from './draftErrors.ts'
import { draftOfSearch, EDIT_KINDS, editInput, newDraft } from './editDraft.ts'

const dataset = {
  type: 'Sequential',
  local_time_zone: -7,
  start_time: '2020-05-01T07:00:00.000Z',
  end_time: '2020-11-01T07:00:00.000Z',
} as DatasetRowFragment

describe('edits of a dataset', () => {
  test('times are typed as site time and sent as instants', () => {
    const draft = newDraft('remove_range', 1, dataset, ['ghi_wm2'])
    expect(draft).toMatchObject({ from: '2020-05-01T00:00', to: '2020-11-01T00:00' })
    expect(editInput({ ...draft, reason: ' dark ' }, dataset)).toEqual({
      kind: 'remove_range',
      from: '2020-05-01T07:00:00.000Z',
      to: '2020-11-01T07:00:00.000Z',
      reason: 'dark',
    })
  })

  test('a finding of the report fills its edit', () => {
    const [shift] = draftOfSearch({ add: 'shift_time', minutes: -30 }, dataset, [])
    expect(editInput(shift!, dataset)).toMatchObject({ kind: 'shift_time', minutes: -30 })
    expect(draftOfSearch({}, dataset, [])).toEqual([])
    const dark = draftOfSearch(
      {
        add: 'remove_range',
        times: [
          ['2020-05-02T07:00:00Z', '2020-05-03T07:00:00Z'],
          ['2020-06-02T07:00:00Z', '2020-06-03T07:00:00Z'],
        ],
      },
      dataset,
      [],
    )
    expect(dark.map(({ key }) => key)).toEqual([0, 1])
    expect(dark[1]).toMatchObject({ from: '2020-06-02T00:00', to: '2020-06-03T00:00' })
  })

  test('what is empty or impossible is reported, and not sent', () => {
    const scale = newDraft('scale', 1, dataset, ['ghi_wm2'])
    expect(draftErrors(scale, dataset)).toEqual({ factor: 'from 0 to 10, not 0' })
    expect(() => editInput(scale, dataset)).toThrow('not complete')
    const year = { ...dataset, type: 'TMY' }
    const removal = newDraft('remove_range', 1, year, [])
    expect(draftErrors(removal, year)).toHaveProperty('from')
  })

  test('every kind of edit but those with a number to choose is ready at once', () => {
    const unready = EDIT_KINDS.map(({ kind }) => newDraft(kind, 1, dataset, ['ghi_wm2'])).filter(
      (draft) => Object.keys(draftErrors(draft, dataset)).length > 0,
    )
    expect(unready.map(({ kind }) => kind)).toEqual(['scale', 'add', 'shift_time'])
  })

  test('months are sent in order, all of them as none', () => {
    const scaled = {
      key: 1,
      reason: '',
      kind: 'scale',
      column: 'ghi_wm2',
      factor: 1.02,
      months: [12, 1],
    } as const
    expect(editInput(scaled, dataset)).toEqual({
      kind: 'scale',
      column: 'ghi_wm2',
      factor: 1.02,
      months: [1, 12],
    })
    expect(editInput({ ...scaled, months: [] }, dataset)).not.toHaveProperty('months')
  })
})
