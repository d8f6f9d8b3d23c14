import { expect, test } from 'vitest'
import { ConnectionError, GraphqlError } from '../lib/graphqlError.ts'
import { projectLoss } from './projectLoss.ts'

test('only what the server says of access takes a project from the screen', () => {
  expect(projectLoss(new GraphqlError('NOT_FOUND', 'No such project'))).toBe('not-found')
  expect(projectLoss(new GraphqlError('FORBIDDEN', 'Not yours'))).toBe('no-access')
  expect(projectLoss(new GraphqlError('INTERNAL', 'Broken'))).toBeUndefined()
  expect(projectLoss(new ConnectionError('No answer'))).toBeUndefined()
  expect(projectLoss(null)).toBeUndefined()
})
