import { expect, test } from 'vitest'
import { errorMessage, GraphqlError } from '../graphqlError.ts'
import { fieldErrorsOf } from './fieldErrors.ts'

const FIELDS = /^input\.(url|bearer_token)$/

const refused = (field_errors: unknown) =>
  fieldErrorsOf(new GraphqlError('INVALID_INPUT', 'refused', { field_errors }), FIELDS)

test('the first message of each field counts', () => {
  expect(
    refused([
      { path: 'input.url', message: 'must be a URL' },
      { path: 'input.url', message: 'at most 2000 characters' },
      { path: 'input.bearer_token', message: 'must be letters' },
    ]),
  ).toEqual({ url: 'must be a URL', bearer_token: 'must be letters' })
})

test('with an error about something that the form does not show, the message as a whole must be shown', () => {
  expect(
    refused([
      { path: 'input.url', message: 'must be a URL' },
      { path: 'input.organization_id', message: 'unknown' },
    ]),
  ).toEqual({})
})

test('anything else has none', () => {
  expect(refused('text')).toEqual({})
  expect(refused([{ path: 'input.url' }, null])).toEqual({})
  expect(fieldErrorsOf(new Error('down'), FIELDS)).toEqual({})
  expect(fieldErrorsOf(null, FIELDS)).toEqual({})
})

test.each([
  ['email', 'must be an email address', 'Email: must be an email address'],
  ['input.blocks.3.pv_panel_id', 'unknown', 'Pv panel: unknown'],
  ['input.name', 'Name is required', 'Name is required'],
  ['', 'two fields differ', 'two fields differ'],
])('where no field can show it, %j %j is shown as %j', (path, message, shown) => {
  const error = new GraphqlError('INVALID_INPUT', `${path}: ${message}`, {
    field_errors: [{ path, message }],
  })
  expect(errorMessage(error)).toBe(shown)
})
