import type { TextTable } from '../textTable.ts'
import type { ModelErrors } from './modelErrors.ts'
import type { MockUpResult } from './runMockUp.ts'
import type { TrackerResult } from './runTracker.ts'

/** The engine's first run of a setup is against the better of the two models of the file. */
export interface MeasuredCheck {
  readonly name: string
  readonly engine: number
  readonly best: number
  readonly state: 'passed' | 'failed' | 'skipped'
}

/** Mean absolute error of the rear below that of both models; setups whose front is suspect are left out. */
export function mockUpCheck({ setup, models, isSuspect }: MockUpResult): MeasuredCheck {
  const [engine, , viewFactor, radiance] = models.map(({ rear }) => rear.meanAbsolute)
  const best = Math.min(viewFactor ?? Number.NaN, radiance ?? Number.NaN)
  const isBelow = (engine ?? Number.NaN) < best
  return {
    name: `setup ${setup.id} rear MAE`,
    engine: engine ?? Number.NaN,
    best,
    state: isSuspect ? 'skipped' : isBelow ? 'passed' : 'failed',
  }
}

/** Daily yield of the bifacial string: closer with the engine's rear than by the model of the file alone. */
export function trackerCheck({ both, filed }: TrackerResult): MeasuredCheck {
  return {
    name: 'tracker, daily yield MAE',
    engine: both.meanAbsolute,
    best: filed.meanAbsolute,
    state: both.meanAbsolute < filed.meanAbsolute ? 'passed' : 'failed',
  }
}

export function mockUpTable(result: MockUpResult): TextTable {
  const { setup, models, measuredFrontWm2, measuredRearWm2, measuredCells } = result
  const place = `tilt ${setup.tiltDeg}°, clearance ${setup.clearance}, pitch ${setup.pitch}`
  const light = `front ${measuredFrontWm2.toFixed(1)}, rear ${measuredRearWm2.toFixed(1)} W/m²`
  return {
    title: `Setup ${setup.id} (${place}): ${light}${result.isSuspect ? '; suspect' : ''}`,
    head: [
      'model less measured, W/m²',
      'rows',
      'rear MBE',
      'MAE',
      'RMSE',
      'MAE of single cells',
      'front MBE',
      'MAE',
      'RMSE',
      'IMT1',
      'IMT3',
      'IMT4',
      'IMT6',
    ],
    rows: [
      ['measured', '', '', '', '', '', '', '', '', ...measuredCells.map(oneDigit)],
      ...models.map(({ name, rear, front, cellMeanAbsolute, rearCells }) => [
        name,
        String(rear.count),
        ...threeErrors(rear),
        oneDigit(cellMeanAbsolute),
        ...threeErrors(front),
        ...rearCells.map(oneDigit),
      ]),
    ],
  }
}

export function trackerTables({ gains, engine, filed, both }: TrackerResult): readonly TextTable[] {
  return [
    {
      title:
        'Bonanza trackers: daily yield of the bifacial string, kWh/kWp, from the monofacial one',
      head: ['model less measured', 'days', 'MBE', 'MAE', 'RMSE'],
      rows: [
        errorRow('engine: rear, modules alike', engine),
        errorRow('file: modules, no rear', filed),
        errorRow('rear of the engine, modules of the file', both),
      ],
    },
    {
      title: 'Bonanza trackers: gain of the bifacial over the monofacial string',
      head: ['', 'days', 'measured', 'rear (engine)', 'modules (file)', 'both'],
      rows: gains.map(({ period, days, ...gain }) => [
        period,
        String(days),
        ...[gain.measured, gain.engine, gain.filed, gain.both].map(
          (value) => `${(100 * value).toFixed(1)} %`,
        ),
      ]),
    },
  ]
}

export function measuredCheckTable(checks: readonly MeasuredCheck[]): TextTable {
  return {
    title: 'Below the models that lie with the data',
    head: ['', 'engine', 'best of them', ''],
    rows: checks.map(({ name, engine, best, state }) => [
      name,
      engine.toFixed(3),
      best.toFixed(3),
      state,
    ]),
  }
}

export function measuredClosingLine(checks: readonly MeasuredCheck[]): string {
  const count = (state: MeasuredCheck['state']): number =>
    checks.filter((check) => check.state === state).length
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`
}

function errorRow(name: string, errors: ModelErrors): readonly string[] {
  const figures = [errors.bias, errors.meanAbsolute, errors.rootMeanSquare]
  return [name, String(errors.count), ...figures.map((value) => value.toFixed(3))]
}

function threeErrors(errors: ModelErrors | undefined): readonly string[] {
  if (!errors) return ['', '', '']
  return [errors.bias, errors.meanAbsolute, errors.rootMeanSquare].map(oneDigit)
}

function oneDigit(value: number): string {
  return value.toFixed(1)
}
