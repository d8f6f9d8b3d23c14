import { describe, expect, test } from 'vitest'
import { readOnd } from '../pvsyst/panond/readOnd.ts'
import { readPan } from '../pvsyst/panond/readPan.ts'
import { PvsystFileError } from '../pvsyst/text/pvsystFileError.ts'
import { ondText, panText } from '../testing/pvsystTexts.ts'
import { pvsystMetText } from '../testing/storedSeriesTexts.ts'
import {
  camsLines,
  nasaPowerJson,
  nasaPowerLines,
  plantPredictJson,
  pvsystCsvLines,
  solcastJson,
  solcastLines,
} from '../testing/vendorTexts.ts'
import {
  epwLines,
  pvgisCsvLines,
  pvgisJsonText,
  pvsystDatLines,
  samLines,
  solarAnywhereLines,
  solargisLines,
  tmy2Lines,
  tmy3Lines,
} from '../testing/weatherTexts.ts'
import { WeatherFileError } from './file/weatherFileError.ts'
import { readWeather } from './readWeather.ts'

/** A small generator with a seed, so that a failure can be repeated. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const PUT_IN = [
  '',
  '-',
  'x',
  '"',
  ',',
  ';',
  '\n',
  '\u0000',
  '9'.repeat(400),
  '1e999',
  '=',
  ']',
  '}',
  'End of \n',
  '\uFFFD',
]

/** The text with a few places cut out or replaced. */
function damaged(text: string, next: (below: number) => number): string {
  let out = text
  for (let i = 0; i <= next(3); i++) {
    const at = next(out.length)
    out = out.slice(0, at) + (PUT_IN[next(PUT_IN.length)] ?? '') + out.slice(at + next(40))
  }
  return next(4) === 0 ? out.slice(0, next(out.length)) : out
}

/** Whether reading ended as it may: with columns of one length, or with a problem that is reported. */
async function outcome(text: string): Promise<string> {
  try {
    const { columns, rowCount } = await readWeather([text])
    return columns.hour.length === rowCount ? 'read' : 'uneven columns'
  } catch (error) {
    return error instanceof WeatherFileError && error.problems.length > 0
      ? 'refused'
      : String(error)
  }
}

/** Ten minutes of a station. */
const SURFRAD = [
  ' Test station',
  '   40.00  105.00 1600 m version 1',
  ...Array.from({ length: 10 }, (_, minute) =>
    [
      `2019   1  1  1 18 ${minute} 18.000 65.10`,
      ...Array.from({ length: 20 }, (_value, index) => `${(index * 7.1).toFixed(1)} 0`),
    ].join(' '),
  ),
].join('\n')

const head = (lines: readonly string[]): string => lines.slice(0, 60).join('\n')
const TEXTS: readonly (readonly [string, string])[] = [
  ['TMY3', head(tmy3Lines())],
  ['TMY2', head(tmy2Lines())],
  ['EPW', head(epwLines())],
  ['SAM', head(samLines())],
  ['PVGIS CSV', head(pvgisCsvLines())],
  ['PVGIS JSON', pvgisJsonText().slice(0, 6000)],
  ['PVsyst .dat', head(pvsystDatLines())],
  ['Solargis', head(solargisLines())],
  ['SolarAnywhere', head(solarAnywhereLines())],
  ['NASA POWER', head(nasaPowerLines())],
  ['NASA POWER JSON', nasaPowerJson().slice(0, 6000)],
  ['Solcast', head(solcastLines())],
  ['Solcast JSON', solcastJson().slice(0, 6000)],
  ['PVsyst standard format', head(pvsystCsvLines())],
  ['PVsyst .MET', head(pvsystMetText().split('\r\n'))],
  ['PlantPredict', plantPredictJson().slice(0, 6000)],
  ['CAMS', head(camsLines(3))],
  ['SURFRAD', SURFRAD],
]

describe('damaged files', () => {
  test.each(TEXTS)(
    '%s: 300 of them are read or refused with a problem, nothing else happens',
    async (_name, text) => {
      const next = random(11)
      const outcomes = new Set<string>()
      for (let i = 0; i < 300; i++) outcomes.add(await outcome(damaged(text, next)))
      expect([...outcomes].filter((found) => found !== 'read' && found !== 'refused')).toEqual([])
    },
  )

  test.each([
    ['PAN', panText(), readPan],
    ['OND', ondText(), readOnd],
  ] as const)('%s: 500 of them are read or refused with a reason', (_name, text, read) => {
    const next = random(5)
    const others: unknown[] = []
    for (let i = 0; i < 500; i++) {
      try {
        read(new TextEncoder().encode(damaged(text, next)))
      } catch (error) {
        if (!(error instanceof PvsystFileError)) others.push(error)
      }
    }
    expect(others).toEqual([])
  })
})
