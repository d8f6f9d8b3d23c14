import { createHash } from 'node:crypto'
import { AppError } from '@duet/contract'
import { DAY_MS } from '@duet/units'
import {
  LONG_TERM_METHODS,
  type LongTermChoice,
  type LongTermReport,
  longTermCorrection,
  WeatherEditError,
} from '@duet/weather'
import { z } from 'zod'
import type { UserId } from '../../access/organizationAccess.ts'
import { touchProject } from '../../access/projectParts.ts'
import type {
  EnviroDataset,
  LongTermInput,
  LongTermReport as ReportAnswer,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { accessibleDataset, notFound } from '../datasets/datasetAccess.ts'
import { datasetAnswer } from '../datasets/datasetAnswer.ts'
import { versionHash } from '../datasets/datasetHistory.ts'
import { type DatasetRow, userName } from '../datasets/datasetQueries.ts'
import { readSeries } from '../datasets/datasetSeries.ts'
import { gridAnswer, numberList, orNull } from '../datasets/gridLists.ts'
import { datasetName, refuseKnown, storeDerived } from './storeDerived.ts'

const choiceSchema = z.object({
  method: z.enum(LONG_TERM_METHODS, `must be ${LONG_TERM_METHODS.join(' or ')}`),
  resolution: z.enum(['hour', 'day'], 'must be hour or day'),
  by_month: z.boolean(),
})

interface Asked {
  readonly measured: DatasetRow
  readonly reference: DatasetRow
  readonly choice: LongTermChoice
}

/** What a correction would do; nothing is stored. */
export async function previewLongTerm(
  server: Server,
  userId: UserId,
  input: LongTermInput,
): Promise<ReportAnswer> {
  const { report, choice } = await corrected(server, await askedCorrection(server, userId, input))
  return reportAnswer(report, choice)
}

/** The reference as a new dataset, corrected to the measurement. The same correction of the same datasets is refused a second time. */
export async function createLongTerm(
  server: Server,
  userId: UserId,
  text: string,
  input: LongTermInput,
): Promise<EnviroDataset> {
  const asked = await askedCorrection(server, userId, input)
  const { measured, reference, choice } = asked
  const name = parseInput(datasetName, text, ['name'])
  const source_hash = hashOf(asked)
  const projectId = reference.project_id
  await refuseKnown(server, projectId, { name, source_hash }, 'This correction was made')
  const { series, report } = await corrected(server, asked)
  const step = {
    at: new Date().toISOString(),
    user_name: await userName(server.db, userId ?? ''),
    text: historyText(measured.name, choice, report),
    edit: {
      kind: 'long_term',
      ...choice,
      measured: { id: measured.id, name: measured.name, sha256: versionHash(measured) },
    },
  }
  try {
    const row = await storeDerived(server, reference, series, { name, source_hash, steps: [step] })
    await touchProject(server.db, projectId)
    return datasetAnswer(row)
  } finally {
    server.sweeper.wake()
  }
}

/** @throws AppError NOT_FOUND also for datasets of two projects */
async function askedCorrection(
  server: Server,
  userId: UserId,
  { measured_id, reference_id, ...choice }: LongTermInput,
): Promise<Asked> {
  const measured = await accessibleDataset(server, userId, measured_id, 'weather')
  const reference = await accessibleDataset(server, userId, reference_id, 'weather')
  if (measured.project_id !== reference.project_id) throw notFound()
  if (measured.id === reference.id) {
    throw new AppError('INVALID_INPUT', 'Choose two datasets: one is corrected to the other.', {
      path: 'input.reference_id',
    })
  }
  const { by_month: byMonth, ...rest } = parseInput(choiceSchema, choice, ['input'])
  return { measured, reference, choice: { ...rest, byMonth } }
}

async function corrected(server: Server, { measured, reference, choice }: Asked) {
  const short = await readSeries(server.series, measured)
  const long = await readSeries(server.series, reference)
  try {
    return { ...longTermCorrection(short, long, choice), choice }
  } catch (error) {
    if (!(error instanceof WeatherEditError)) throw error
    throw new AppError('INVALID_INPUT', error.message, { path: 'input' }, { cause: error })
  }
}

const hashOf = ({ measured, reference, choice }: Asked): string =>
  createHash('sha256')
    .update(`${versionHash(reference)}\n${versionHash(measured)}\n${JSON.stringify(choice)}`)
    .digest('hex')

function historyText(
  name: string,
  { method, resolution, byMonth }: LongTermChoice,
  { dayCount, before, after }: LongTermReport,
): string {
  const how = `${method === 'linear' ? 'linear with the measured variance' : 'by quantiles'}, by the ${resolution}${byMonth ? ', months apart' : ''}`
  return `Light corrected to '${name}' (${how}; ${dayCount} common days; bias ${biasText(before)} before, ${biasText(after)} after)`
}

/** Without a minus before nothing. */
const biasText = ({ biasFraction }: { readonly biasFraction: number }): string =>
  `${(Math.round(1000 * biasFraction) / 10 + 0).toFixed(1)} %`

const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

function reportAnswer(report: LongTermReport, { resolution }: LongTermChoice): ReportAnswer {
  const { validation, before, after } = report
  return {
    from: dayText(report.firstDay),
    to: dayText(report.lastDay),
    day_count: report.dayCount,
    pair_count: report.pairCount,
    unit: resolution === 'hour' ? 'W/m²' : 'Wh/m²',
    r2: orNull(report.r2),
    before: errorsAnswer(before),
    after: errorsAnswer(after),
    validation: errorsAnswer(validation),
    fold_count: validation.foldCount,
    correction_uncertainty_fraction: validation.standardError,
    own_months: report.ownMonths.map((month) => month + 1),
    month_measured: numberList(report.monthMeasured),
    month_reference: numberList(report.monthReference),
    month_corrected: numberList(report.monthCorrected),
    scatter: gridAnswer(report.scatter.pairs, 'Reference', 'Measured'),
    curves: report.scatter.curves.map(({ months, reference, corrected: made }) => ({
      months: months.map((month) => month + 1),
      reference: [...reference],
      corrected: [...made],
    })),
    years: report.years.map(({ year, referenceKwhM2, correctedKwhM2 }) => ({
      year,
      reference_kwh_m2: referenceKwhM2,
      corrected_kwh_m2: correctedKwhM2,
    })),
    reference_mean_kwh_m2: orNull(report.referenceMeanKwhM2),
    mean_kwh_m2: orNull(report.meanKwhM2),
    uncertainty_fraction: orNull(report.uncertaintyFraction),
  }
}

const errorsAnswer = ({
  biasFraction,
  rmse,
}: Pick<LongTermReport['before'], 'biasFraction' | 'rmse'>) => ({
  bias_fraction: biasFraction,
  rmse,
})
