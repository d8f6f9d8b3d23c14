import { describe, expect, test } from 'vitest'
import { townsOf, townText } from '../../ui/map/townList.ts'
import { distanceToBeginning, findTowns } from './findTowns.ts'

/** The most populous first, as the list has them. */
const towns = townsOf({
  name: [
    'São Paulo',
    'New York City',
    'Johannesburg',
    'Phoenix',
    'Valencia',
    'Valencia',
    'Saint-Denis',
    'Springfield',
    'York',
    'Springfield',
  ],
  country: ['BR', 'US', 'ZA', 'US', 'VE', 'ES', 'RE', 'US', 'GB', 'US'],
  region: ['', 'NY', '', 'AZ', '', '', '', 'MO', '', 'IL'],
  latitude: [-23.548, 40.714, -26.202, 33.448, 10.162, 39.47, -20.882, 37.215, 53.958, 39.802],
  longitude: [-46.636, -74.006, 28.044, -112.074, -68.008, -0.376, 55.45, -93.298, -1.083, -89.644],
  population: [
    10021295, 8175133, 2026469, 1563025, 1619470, 814208, 137195, 166810, 144202, 116565,
  ],
})
const find = (text: string): readonly string[] => findTowns(towns, text, 5).map(townText)

describe('a town is found', () => {
  test.each([
    ['phoe', 'Phoenix, AZ, United States'],
    ['sao paulo', 'São Paulo, Brazil'],
    ['SÃO PAULO', 'São Paulo, Brazil'],
    ['paulo', 'São Paulo, Brazil'],
    ['Pheonix', 'Phoenix, AZ, United States'],
    ['Johanesburg', 'Johannesburg, South Africa'],
    ['Valencia, Spain', 'Valencia, Spain'],
    ['Valencia, VE', 'Valencia, Venezuela'],
    ['Springfield', 'Springfield, MO, United States'],
    ['Springfield, IL', 'Springfield, IL, United States'],
    ['saint denis', 'Saint-Denis, Réunion'],
  ])('%s: %s first', (text, first) => {
    expect(find(text)[0]).toBe(first)
  })

  test('a name that is whole goes before a larger town that holds it', () => {
    expect(find('York')).toEqual(['York, United Kingdom', 'New York City, NY, United States'])
  })

  test.each(['', 'x', ' , ', 'Qqqqqq'])('%j finds nothing', (text) => {
    expect(find(text)).toEqual([])
  })
})

test.each([
  ['phoenix', 'phoenix', 0],
  ['phoenix', 'pho', 0],
  ['phoenix', 'pheonix', 1],
  ['phoenix', 'phonix', 1],
  ['phoenix', 'phoennix', 1],
  ['phoenix', 'pharnix', 2],
  ['ab', '', 0],
])('%s begins as %s but for %d letters', (key, name, distance) => {
  expect(distanceToBeginning(key, name)).toBe(distance)
})
