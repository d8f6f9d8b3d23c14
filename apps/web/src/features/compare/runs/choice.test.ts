import { expect, test } from 'vitest'
import type { ComparedRunFragment } from '../../../lib/gql/graphql.ts'
import { choiceOf } from './choice.ts'

const run = (id: string, blocks: readonly string[] = ['East']): ComparedRunFragment => ({
  id,
  name: `Run ${id}`,
  local_time_zone: 0,
  blocks: blocks.map((name) => ({ id: `${name} of ${id}`, name })),
  duet_job: { id: `job ${id}`, status: 'completed' },
})

const RUNS = [run('new', ['East', 'South']), run('old', ['West', 'East']), run('first')]

test('a run that is not there is reported', () => {
  expect(choiceOf(RUNS, { a: 'gone', b: 'new', block: null })).toEqual({ state: 'unknown' })
})

test('the same run twice is reported', () => {
  expect(choiceOf(RUNS, { a: 'new', b: 'new', block: null })).toEqual({ state: 'same' })
})

test('a block is offered where both runs have one of its name', () => {
  expect(choiceOf(RUNS, { a: 'new', b: 'old', block: 'East' })).toMatchObject({
    state: 'chosen',
    comparison: {
      blocks: [{ name: 'East' }],
      block: { name: 'East', idInA: 'East of new', idInB: 'East of old' },
    },
  })
})

test('a block that one run lacks gives the whole system', () => {
  expect(choiceOf(RUNS, { a: 'new', b: 'old', block: 'South' })).toMatchObject({
    state: 'chosen',
    comparison: { block: undefined },
  })
})
