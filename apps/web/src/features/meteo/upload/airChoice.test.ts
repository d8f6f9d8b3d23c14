import { guessTable } from '@duet/formats'
import { describe, expect, test } from 'vitest'
import {
  type AirChoice,
  airAnswer,
  airError,
  airVariables,
  asksAir,
  needsAir,
} from './airChoice.ts'
import { chooseQuantity } from './columnChoices.ts'
import { knownForm, tableForm, type WizardForm } from './wizardForm.ts'

const form = (air: AirChoice | undefined): WizardForm => ({ ...knownForm('x'), air })
const columns = { ghi_wm2: new Float64Array(1) } as never
const LIGHT_ALONE = { columns }

describe('air temperature of a file', () => {
  test('is asked for where the file has none, and not where it has its own', () => {
    expect(needsAir(LIGHT_ALONE)).toBe(true)
    expect(needsAir({ columns: { temp_c: new Float64Array(1) } as never })).toBe(false)
    expect(airError(form(undefined), LIGHT_ALONE)).toContain('Choose where')
    expect(airError(form(undefined), undefined)).toBe(undefined)
  })

  test('stays on screen while the file is read with what was typed', () => {
    const reading = { state: 'reading' } as const
    expect(asksAir({ reading, form: form({ kind: 'value', valueC: 1 }) })).toBe(true)
    expect(asksAir({ reading, form: form(undefined) })).toBe(false)
    expect(asksAir({ reading: { state: 'unread' }, form: form(undefined) })).toBe(true)
  })

  test('one value is the value of all months', () => {
    const value = form({ kind: 'value', valueC: -3 })
    expect(airError(value, LIGHT_ALONE)).toBe(undefined)
    expect(airAnswer(value)).toEqual({ kind: 'months', valuesC: Array(12).fill(-3) })
    expect(airVariables(value, LIGHT_ALONE)).toEqual({ monthly_c: Array(12).fill(-3) })
  })

  test.each([
    [{ kind: 'value', valueC: null }],
    [{ kind: 'value', valueC: 61 }],
    [{ kind: 'months', valuesC: [...Array(11).fill(4), null] }],
  ] as const)('%j is not complete', (air) => {
    expect(airError(form(air), LIGHT_ALONE)).toContain('−90 to 60 °C')
    expect(airAnswer(form(air))).toEqual({ kind: 'later' })
    expect(airVariables(form(air), LIGHT_ALONE)).toBe(null)
  })

  test('of another dataset the server fills it in', () => {
    const dataset = form({ kind: 'dataset', id: 'a' })
    expect(airAnswer(dataset)).toEqual({ kind: 'later' })
    expect(airVariables(dataset, LIGHT_ALONE)).toEqual({ enviro_dataset_id: 'a' })
    expect(airVariables(dataset, undefined)).toEqual({ enviro_dataset_id: 'a' })
  })

  test('a column that is named as it goes before the choice', () => {
    const guess = guessTable(['time,ghi,probe', '2023-06-01 00:00,0,21', '2023-06-01 01:00,0,20'])
    if (guess === undefined) throw new Error('no table was found')
    const table = tableForm(guess, { latitude: 0, longitude: 0, altitude_m: 0 }, 'x')
    const chosen: WizardForm = { ...table, air: { kind: 'value', valueC: 4 } }
    const mapped = { ...chosen, columns: chooseQuantity(chosen.columns, 2, 'temp_c') }
    expect(airVariables(chosen, undefined)).not.toBe(null)
    expect(airVariables(mapped, undefined)).toBe(null)
    expect(airAnswer(mapped)).toEqual({ kind: 'later' })
  })
})
