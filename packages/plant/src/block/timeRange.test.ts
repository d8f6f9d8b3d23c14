import { describe, expect, test } from 'vitest'
import {
  allowedTimeRange,
  type RangeDataset,
  type TimeRangeRequest,
  validateTimeRange,
} from './timeRange.ts'

const phoenix2019: RangeDataset = {
  type: 'Sequential',
  local_time_zone: -7,
  start_time: '2019-01-01T07:00:00.000Z',
  end_time: '2020-01-01T07:00:00.000Z',
}
const phoenix2019Spring: RangeDataset = {
  ...phoenix2019,
  start_time: '2019-03-01T07:00:00.000Z',
  end_time: '2019-06-01T07:00:00.000Z',
}
const typical: RangeDataset = { ...phoenix2019, type: 'TMY' }

const request = (change: Partial<TimeRangeRequest>): TimeRangeRequest => ({
  from: '2019-01-01',
  to: '2019-12-31',
  datasets: [phoenix2019],
  systemStartDates: [null],
  ...change,
})

const messages = (change: Partial<TimeRangeRequest>): readonly string[] =>
  validateTimeRange(request(change)).map(({ message }) => message)

const inTypical = (change: Partial<TimeRangeRequest>): readonly string[] =>
  messages({ datasets: [typical], ...change })

describe('the time range of a run', () => {
  test('may be all of the weather, by date or by time', () => {
    expect(messages({})).toEqual([])
    expect(messages({ from: '2019-01-01T00:00', to: '2020-01-01T00:00' })).toEqual([])
  })

  test('may be one day', () => {
    expect(messages({ from: '2019-07-01', to: '2019-07-01' })).toEqual([])
  })

  test('needs datasets of one type', () => {
    expect(messages({ datasets: [phoenix2019, typical] })).toEqual([
      'Meteo datasets of the selected blocks must have the same type',
    ])
  })

  test('must not end before it starts', () => {
    expect(messages({ from: '2019-07-02', to: '2019-07-01' })).toEqual([
      "'To' must be no earlier than 'From'",
    ])
  })

  test('must not start before the weather', () => {
    expect(messages({ from: '2018-12-31' })).toEqual([
      "'From' must be no earlier than the start time of the selected meteo dataset (2019-01-01)",
    ])
  })

  test('must not end after the weather', () => {
    expect(messages({ to: '2020-01-01' })).toEqual([
      "'To' must be no later than the end time of the selected meteo datasets (2019-12-31)",
    ])
  })

  test('lies in what all datasets cover', () => {
    expect(messages({ datasets: [phoenix2019, phoenix2019Spring] })).toEqual([
      "'From' must be no earlier than the start time of the selected meteo dataset (2019-03-01)",
      "'To' must be no later than the end time of the selected meteo datasets (2019-05-31)",
    ])
    const allowed = allowedTimeRange([phoenix2019Spring, phoenix2019])
    expect(allowed?.startMs).toBe(Date.UTC(2019, 2, 1))
    expect(allowed?.endMs).toBe(Date.UTC(2019, 5, 1))
  })

  test('needs light', () => {
    expect(messages({ daylightTimestamps: 0 })).toEqual([
      'Selected time range must contain at least 1 daylight timestamp',
    ])
    expect(messages({ daylightTimestamps: 1 })).toEqual([])
  })

  test('must not start before a block was built', () => {
    expect(messages({ systemStartDates: [null, '2019-01-02'] })).toEqual([
      "'From' must be no earlier than the PV System Start Date of selected blocks",
    ])
    expect(messages({ systemStartDates: ['2019-01-01'] })).toEqual([])
  })

  test('needs both ends and weather', () => {
    expect(validateTimeRange(request({ from: '', to: 'soon', datasets: [] }))).toEqual([
      { path: 'from', message: 'required' },
      { path: 'to', message: 'required' },
      { path: 'datasets', message: 'required' },
    ])
  })
})

describe('the time range of a typical year', () => {
  test('ignores the year', () => {
    expect(inTypical({ from: '2031-01-01', to: '2031-12-31' })).toEqual([])
    expect(inTypical({ from: '1992-02-01', to: '1992-02-29' })).toEqual([])
  })

  test('matches by month and day', () => {
    const spring: RangeDataset = { ...phoenix2019Spring, type: 'TMY' }
    expect(inTypical({ datasets: [spring], from: '2031-02-28', to: '2031-05-31' })).toEqual([
      "'From' must be no earlier than the start time of the selected meteo dataset (03-01)",
    ])
    expect(inTypical({ datasets: [spring], from: '2031-03-01', to: '2031-05-31' })).toEqual([])
  })

  test('is whole when its months come from several years', () => {
    const months: RangeDataset = {
      ...typical,
      start_time: '2003-01-01T07:00:00Z',
      end_time: '1999-01-01T07:00:00Z',
    }
    expect(inTypical({ datasets: [months], from: '2031-01-01', to: '2031-12-31' })).toEqual([])
  })

  test('has a date against the start of a block only through its simulated year', () => {
    const dated = { systemStartDates: ['2030-06-01'], from: '2031-01-01', to: '2031-12-31' }
    expect(inTypical(dated)).toEqual([])
    expect(inTypical({ ...dated, simulatedYear: 2031 })).toEqual([])
    expect(inTypical({ ...dated, simulatedYear: 2030 })).toEqual([
      "'From' must be no earlier than the PV System Start Date of selected blocks",
    ])
  })
})
