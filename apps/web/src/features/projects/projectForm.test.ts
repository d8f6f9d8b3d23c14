import { describe, expect, test } from 'vitest'
import { NEW_PROJECT, projectFormErrors, projectInput } from './projectForm.ts'

const PHOENIX = { ...NEW_PROJECT, name: ' Phoenix ', latitude: 33.4484, longitude: -112.074 }

describe('a project form', () => {
  test('asks for name and place', () => {
    expect(projectFormErrors(NEW_PROJECT)).toEqual({
      name: 'Name is required',
      latitude: 'Latitude is required',
      longitude: 'Longitude is required',
    })
    expect(projectInput(NEW_PROJECT)).toBeUndefined()
  })

  test('refuses places that are not on the globe', () => {
    const errors = projectFormErrors({ ...PHOENIX, latitude: 91, longitude: -181 })
    expect(errors).toEqual({ latitude: 'maximum 90', longitude: 'minimum -180' })
  })

  test('trims the name and leaves out an altitude that is not known', () => {
    expect(projectInput(PHOENIX)).toEqual({
      name: 'Phoenix',
      latitude: 33.4484,
      longitude: -112.074,
      org_general_access: 'restricted',
    })
  })
})
