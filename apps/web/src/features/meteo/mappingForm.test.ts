import { describe, expect, test } from 'vitest'
import {
  chooseQuantity,
  firstMapping,
  hasStamp,
  type MappingForm,
  mappingErrors,
  toCsvMapping,
} from './mappingForm.ts'
import { tableHead } from './tableHead.ts'

const SITE = { latitude: 33.45, longitude: -111.98, altitude_m: 358 }

function formOf(lines: readonly string[]): MappingForm {
  const head = tableHead(lines)
  if (head === undefined) throw new Error('no table was found')
  return firstMapping(head, SITE)
}

const STATION = [
  'Station 7, roof',
  'Timestamp;GHI (W/m²);Tamb (°C);Battery',
  '01.06.2023 00:00;0;21,5;12,9',
  '01.06.2023 01:00;0;20,1;12,9',
]

describe('a first mapping', () => {
  test('takes names and units from the header, wherever it stands', () => {
    const form = formOf(STATION)
    expect(form.columns).toEqual([
      { header: 'Timestamp', quantity: 'time', unit: '' },
      { header: 'GHI (W/m²)', quantity: 'ghi_wm2', unit: 'w/m2' },
      { header: 'Tamb (°C)', quantity: 'temp_c', unit: 'degc' },
      { header: 'Battery', quantity: undefined, unit: '' },
    ])
    expect(form.dateOrder).toBe('DMY')
  })

  test('takes the place from the project', () => {
    expect(formOf(STATION)).toMatchObject({ latitude: 33.45, longitude: -111.98, altitudeM: 358 })
  })

  test('leaves the clock to the person', () => {
    expect(mappingErrors(formOf(STATION))).toEqual([{ path: 'timeZoneH', message: 'required' }])
  })

  test('of unknown names leaves all to the person', () => {
    const form = formOf(['a,b,c', '1,2,3', '4,5,6'])
    expect(form.columns.map(({ quantity }) => quantity)).toEqual([undefined, undefined, undefined])
    expect(mappingErrors(form).filter(({ path }) => path === 'columns')).toHaveLength(2)
  })
})

test('a file of a known layout is not mapped', () => {
  expect(tableHead(['# DUET weather 1', '# type: TMY', 'month,day,hour,ghi_wm2'])).toBeUndefined()
})

test('a file without a table has no mapping', () => {
  expect(tableHead(['%PDF-1.7', 'stream'])).toBeUndefined()
})

describe('the mapping that is sent', () => {
  test('has the order of the date beside a stamp, units beside values, and nothing else', () => {
    const mapping = toCsvMapping({ ...formOf(STATION), timeZoneH: 2 })
    expect(mapping).toMatchObject({
      columns: {
        time: ['Timestamp', 'DMY'],
        ghi_wm2: ['GHI (W/m²)', 'w/m2'],
        temp_c: ['Tamb (°C)', 'degc'],
      },
      time_zone_h: 2,
    })
    expect(Object.keys(mapping.columns)).toHaveLength(3)
  })

  test('takes a time that is parted into columns', () => {
    const form = formOf(['Year,Month,Day,Hour,GHI', '2023,1,1,0,0', '2023,1,1,1,0'])
    expect(hasStamp(form)).toBe(false)
    expect(toCsvMapping(form).columns).toMatchObject({ year: ['Year', ''], hour: ['Hour', ''] })
  })
})

test('one quantity in two columns is refused', () => {
  const form = chooseQuantity({ ...formOf(STATION), timeZoneH: 2 }, 3, 'ghi_wm2')
  expect(mappingErrors(form)).toEqual([
    { path: 'columns', message: 'Two columns are given as GHI; choose one' },
  ])
})
