import { describe, expect, test } from 'vitest'
import { factorLabel, factorStep } from './mfaFactors.ts'

const app = { uid: 'a', factorId: 'totp', displayName: 'Work phone', phoneNumber: null }
const phone = { uid: 'p', factorId: 'phone', displayName: '', phoneNumber: '+1 •••• 42' }

describe('the step', () => {
  test('with one factor asks for its code, whatever is named', () => {
    const step = { kind: 'code', factor: app, isSent: false }
    expect(factorStep({ hints: [app] }, undefined)).toEqual(step)
    expect(factorStep({ hints: [app] }, 'of somebody else')).toEqual(step)
  })

  test('with several asks which, until one of them is named', () => {
    const hints = [app, phone]
    expect(factorStep({ hints }, undefined)).toEqual({ kind: 'choose' })
    expect(factorStep({ hints }, 'x')).toEqual({ kind: 'choose' })
    expect(factorStep({ hints }, 'p')).toEqual({ kind: 'code', factor: phone, isSent: true })
  })

  test('takes a recovery code instead', () => {
    expect(factorStep({ hints: [app] }, 'recovery')).toEqual({ kind: 'recovery' })
  })
})

test('a factor is named by its way and by the name that the user gave it', () => {
  expect(factorLabel(app)).toBe('Authenticator app (Work phone)')
  expect(factorLabel(phone)).toBe('Text message to +1 •••• 42')
  expect(factorLabel({ ...app, displayName: 'Authenticator app' })).toBe('Authenticator app')
  expect(factorLabel({ ...phone, phoneNumber: null })).toBe('Text message to your phone')
})
