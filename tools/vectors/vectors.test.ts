import { join } from 'node:path'
import { REFERENCE_DATA } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../run.ts'
import { runVectorFile, vectorNames } from './folder.ts'

const FOLDER = { dir: join(ROOT, 'reference/vectors'), data: REFERENCE_DATA }
const NAMES = vectorNames(FOLDER.dir)
const OF_FILES = /^(weather|panond)_/

/** Files that hold no weather for a run: the reader says so. */
const REFUSED = new Set([
  'weather_cams_cams_mcclear_1min_verbose',
  'weather_cams_cams_radiation_monthly',
  'weather_pvgis_hourly_pvgis_hourly_Timeseries_45_000_8_000_SA_30deg_0deg_2016_2016',
])

describe('reference vectors', () => {
  test.each(NAMES.filter((name) => !OF_FILES.test(name)))(
    '%s is met in every output of every case',
    async (name) => {
      expect(await runVectorFile(name, FOLDER)).toMatchObject({
        kind: 'run',
        run: { failures: [] },
      })
    },
  )

  test.for(NAMES.filter((name) => OF_FILES.test(name)))(
    '%s is read as by its reference (needs DUET_REFERENCE_DATA)',
    async (name, { skip }) => {
      const result = await runVectorFile(name, FOLDER)
      if (result.kind === 'skipped') skip(`${result.missing} is not there`)
      expect(result).toMatchObject(
        REFUSED.has(name) ? { kind: 'refused' } : { kind: 'run', run: { failures: [] } },
      )
    },
  )
})
