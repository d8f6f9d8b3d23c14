import { expect, test } from 'vitest'
import { EMPTY_FORM, intakeErrors, withChosen } from './intakeForm.ts'

test('every field of an empty form is asked for by its label', () => {
  expect(Object.values(intakeErrors(EMPTY_FORM))).toEqual([
    'Company Name is required',
    'Company Type is required',
    'Position is required',
    'Use Cases is required',
    'Features is required',
  ])
})

test('blanks are no name', () => {
  const form = {
    company_name: '  ',
    company_type: 'Developer',
    position: 'Engineer',
    use_cases: ['Research'],
    features: ['Loss account'],
  }
  expect(intakeErrors(form)).toEqual({ company_name: 'Company Name is required' })
  expect(intakeErrors({ ...form, company_name: 'Acme' })).toEqual({})
})

test('an answer that the list no longer has stays to be seen', () => {
  expect(withChosen(['A', 'B'], ['B', 'Old', ''])).toEqual(['A', 'B', 'Old'])
})
