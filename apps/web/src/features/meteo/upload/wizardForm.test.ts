import { guessTable, type WeatherFile } from '@duet/formats'
import type { TimeFit } from '@duet/weather'
import { describe, expect, test } from 'vitest'
import { chooseQuantity, columnErrors } from './columnChoices.ts'
import { openQuestions } from './openQuestions.ts'
import { toCsvMapping } from './serverVariables.ts'
import { formErrors, knownForm, tableForm, toAnswers, type WizardForm } from './wizardForm.ts'

const SITE = { latitude: 33.45, longitude: -111.98, altitude_m: 358 }

function formOf(lines: readonly string[]): WizardForm {
  const guess = guessTable(lines)
  if (guess === undefined) throw new Error('no table was found')
  return tableForm(guess, SITE, 'Station 7')
}

const STATION = [
  'Station 7, roof',
  'Timestamp;GHI (W/m²);Tamb (°C);Battery',
  '01.06.2023 00:00;0;21,5;12,9',
  '01.06.2023 01:00;0;20,1;12,9',
]

describe('the form of a table', () => {
  test('takes names and units from the header, wherever it stands', () => {
    const form = formOf(STATION)
    expect(form.columns).toEqual([
      { header: 'Timestamp', quantity: 'time', unit: '' },
      { header: 'GHI (W/m²)', quantity: 'ghi_wm2', unit: 'w/m2' },
      { header: 'Tamb (°C)', quantity: 'temp_c', unit: 'degc' },
      { header: 'Battery', quantity: undefined, unit: '' },
    ])
    expect(form.dateOrder).toBe('DMY')
    expect(form.layout).toMatchObject({ delimiter: ';', decimalComma: true, headerLine: 2 })
  })

  test('takes the clock of the project where the file says none, and never its place', () => {
    const form = formOf(STATION)
    expect(form).toMatchObject({ latitude: null, longitude: null, altitudeM: null, clockH: -7 })
    expect(formErrors(form).place.map(({ path }) => path)).toEqual(['latitude', 'longitude'])
    const placed = { ...form, latitude: 42, longitude: 10 }
    expect(formErrors(placed).place).toEqual([{ path: 'altitudeM', message: 'required' }])
  })

  test('times that fit the sun better, and a place that nobody said, are asked for', () => {
    const metadata = { interval_alignment: 'beginning' } as const
    const weather = { metadata } as WeatherFile
    const fit: TimeFit = {
      offsetMin: { beginning: 30, center: 0, ending: -30 },
      best: 'center',
      sureness: 'sure',
      clockErrorH: 0,
    }
    const open = openQuestions(knownForm('x'), weather, fit, SITE)
    expect([open.time.length, open.place.length]).toEqual([1, 1])
    const unchanged = { ...knownForm('x'), acceptsTimes: true, latitude: 34, longitude: -112 }
    expect(openQuestions(unchanged, weather, fit, SITE)).toEqual({ time: [], place: [] })
    const swapped = { ...unchanged, longitude: 112 }
    expect(openQuestions(swapped, weather, fit, SITE).place.length).toBe(1)
    expect(openQuestions({ ...swapped, acceptsPlace: true }, weather, fit, SITE).place).toEqual([])
    expect(
      openQuestions(knownForm('x'), weather, { ...fit, sureness: 'unclear' }, SITE).time,
    ).toEqual([])
  })

  test('takes clock and summer time from the name of a zone in the header', () => {
    const form = formOf(['Times in America/New_York', ...STATION.slice(1)])
    expect(form).toMatchObject({ clockH: -5, summerTime: 'zone', zone: 'America/New_York' })
    expect(toAnswers(form, SITE)).toMatchObject({ zone: 'America/New_York' })
  })

  test('of unknown names says what is missing', () => {
    const form = formOf(['a,b,c', '1,2,3', '4,5,6', '7,8,9'])
    expect(columnErrors(form.columns).map(({ message }) => message)).toEqual([
      'Say which column holds date and time, or which hold month, day and hour',
      'Say which column holds irradiance: GHI, DNI or DHI, or light on a plane',
    ])
  })

  test('two columns of one meaning, a zone that is none and a missing clock are reported', () => {
    const form = formOf(STATION)
    const columns = chooseQuantity(form.columns, 3, 'temp_c')
    expect(columnErrors(columns)).toEqual([
      { path: '', message: 'Two columns are given as Air temperature; choose one' },
    ])
    const wrong = formErrors({ ...form, clockH: null, summerTime: 'zone', zone: 'Mars/Olympus' })
    expect(wrong.time.map(({ path }) => path)).toEqual(['clockH', 'zone'])
    expect(formErrors(form).time).toEqual([])
  })
})

describe('what the server gets', () => {
  test('is the whole mapping; columns of one name go by their number', () => {
    const form = { ...formOf(STATION), ...SITE, altitudeM: SITE.altitude_m }
    const columns = form.columns.map((column) => ({ ...column, header: 'x' }))
    expect(toCsvMapping(form, undefined)).toEqual({
      columns: {
        time: ['Timestamp', 'DMY'],
        ghi_wm2: ['GHI (W/m²)', 'w/m2'],
        temp_c: ['Tamb (°C)', 'degc'],
      },
      time_zone_h: -7,
      local_time_zone_h: null,
      interval_alignment: 'beginning',
      type: 'Sequential',
      latitude: 33.45,
      longitude: -111.98,
      altitude_m: 358,
      header_line: 2,
      first_data_line: 3,
      delimiter: ';',
      decimal_comma: true,
      missing_values: [-9999, -999, -99],
      dst_shifts: null,
      repeated_rows: null,
    })
    expect(toCsvMapping({ ...form, columns }, undefined).columns).toEqual({
      time: [1, 'DMY'],
      ghi_wm2: [2, 'w/m2'],
      temp_c: [3, 'degc'],
    })
  })

  test('of a known layout says nothing that nobody said', () => {
    expect(toAnswers(knownForm('x'), SITE)).toEqual({
      siteLongitude: -111.98,
      dstShifts: 'find',
    })
  })
})
