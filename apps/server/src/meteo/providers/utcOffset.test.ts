import { expect, test } from 'vitest'
import { utcOffset } from './utcOffset.ts'

test.each([
  ['Phoenix', 33.45, -112.07, 'America/Phoenix', -7, false],
  ['Denver', 39.74, -104.99, 'America/Denver', -7, true],
  ['Seville', 37.39, -5.98, 'Europe/Madrid', 1, true],
  ['Dublin', 53.35, -6.26, 'Europe/Dublin', 0, true],
  ['Sydney', -33.87, 151.21, 'Australia/Sydney', 10, true],
  ['Delhi', 28.61, 77.21, 'Asia/Kolkata', 5.5, false],
  ['Kathmandu', 27.72, 85.32, 'Asia/Kathmandu', 5.75, false],
  ["St. John's", 47.56, -52.71, 'America/St_Johns', -3.5, true],
  ['the sea', 0, -30, 'Etc/GMT+2', -2, false],
] as const)('%s', (_name, latitude, longitude, time_zone, standard_offset_h, has_summer_time) => {
  expect(utcOffset({ latitude, longitude }, 2026)).toEqual({
    time_zone,
    standard_offset_h,
    has_summer_time,
  })
})
