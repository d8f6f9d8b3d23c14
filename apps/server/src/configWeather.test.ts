import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'

test('weather comes from the public addresses where nothing else is said; keys are never repeated', () => {
  expect(parseConfig({})).toMatchObject({
    weatherProviders: {
      pvgisUrl: 'https://re.jrc.ec.europa.eu/api/v5_3',
      nsrdbUrl: 'https://developer.nlr.gov',
      nsrdb: undefined,
      solcastApiKey: undefined,
    },
  })
  expect(
    parseConfig({
      DUET_PVGIS_URL: 'http://mirror.example.org/pvgis/',
      DUET_NSRDB_API_KEY: 'abc',
      DUET_NSRDB_EMAIL: 'solar@example.org',
    }),
  ).toMatchObject({
    weatherProviders: {
      pvgisUrl: 'http://mirror.example.org/pvgis',
      nsrdb: { apiKey: 'abc', email: 'solar@example.org' },
    },
  })
  expect(parseConfig({ DUET_NSRDB_API_KEY: 'abc' })).toEqual({
    errors: ['DUET_NSRDB_EMAIL: is needed beside DUET_NSRDB_API_KEY'],
  })
  expect(parseConfig({ DUET_SOLCAST_API_KEY: 'with a space' })).toEqual({
    errors: ['DUET_SOLCAST_API_KEY: allowed is a key without spaces'],
  })
})
