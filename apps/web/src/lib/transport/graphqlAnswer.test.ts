import { expect, test } from 'vitest'
import { readAnswer } from './graphqlAnswer.ts'

test('data is handed on', () => {
  expect(readAnswer({ data: { me: { id: '1' } } })).toEqual({ me: { id: '1' } })
})

test('the first error of the list is thrown, with its code and details', () => {
  const answer = {
    errors: [
      { message: 'Name taken', extensions: { code: 'NAME_TAKEN', details: { name: 'A' } } },
      { message: 'second' },
    ],
  }
  expect(() => readAnswer(answer)).toThrow(
    expect.objectContaining({ message: 'Name taken', code: 'NAME_TAKEN', details: { name: 'A' } }),
  )
})

test('a code that is not in the contract is an internal error', () => {
  expect(() => readAnswer({ errors: [{ message: 'x', extensions: { code: 'NO_SUCH' } }] })).toThrow(
    expect.objectContaining({ code: 'INTERNAL' }),
  )
})
