import type { Content } from 'pdfmake/interfaces.js'
import type { SimPdfExportData } from '../../graphql/resolvers.gen.ts'
import {
  factTable,
  heading,
  note,
  reportTable,
  subheading,
  together,
} from '../../pdf/reportTables.ts'
import type { ReportText } from '../../pdf/reportText.ts'

/** What the sections are written from. */
export interface SectionParts {
  readonly data: SimPdfExportData
  readonly text: ReportText
  /** Between the margins of the paper, pt. */
  readonly widthPt: number
}

const stageText = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** 'rear_mismatch' -> 'Rear mismatch' */
const fieldText = (field: string): string => stageText(field.replaceAll('_', ' '))

export function zoneText(utcOffsetH: number): string {
  const minutes = Math.round(Math.abs(utcOffsetH) * 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `UTC${utcOffsetH < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

export function coordinates(latitude: number, longitude: number, text: ReportText): string {
  const degrees = (value: number, [plus, minus]: readonly [string, string]): string =>
    `${text.number(Math.abs(value), 5)}° ${value < 0 ? minus : plus}`
  return `${degrees(latitude, ['N', 'S'])}, ${degrees(longitude, ['E', 'W'])}`
}

export function weatherSection({ data, text }: SectionParts): Content[] {
  const { weather, losses, months, years } = data
  const ghi = losses.find(({ key }) => key === 'ghi')
  const temperatures = months.flatMap(({ temp_air_c }) => temp_air_c ?? [])
  const meanC = temperatures.reduce((sum, value) => sum + value, 0) / temperatures.length
  const irradiation = years.uncertainty.parts.find(({ key }) => key === 'irradiation')
  return [
    heading('Meteorological data'),
    ...weather.flatMap((dataset) => [
      subheading(dataset.name),
      factTable([
        ['Source', [dataset.source, dataset.attribution].filter(Boolean).join(' · ')],
        ['File', dataset.source_filename ?? 'none: it was downloaded or made in the application'],
        ['SHA-256 of file and corrections', dataset.sha256],
        ['Revision', revisionText(dataset)],
        [
          'Type',
          dataset.type === 'TMY'
            ? 'Typical meteorological year'
            : 'Sequence of measured or modelled years',
        ],
        ['Time step', intervalText(dataset.time_interval)],
        ['Time zone', `${zoneText(dataset.local_time_zone)} (standard time)`],
        [
          'Place',
          `${coordinates(dataset.latitude, dataset.longitude, text)}, ${text.number(dataset.altitude_m)} m`,
        ],
        ...otherFacts(dataset),
        ['Checks of the import', qualityText(dataset)],
        ['Fitness for this plant', fitnessText(dataset)],
      ]),
      ...(dataset.remarks ?? []).map(({ message }) => note(message)),
      ...(dataset.quality ?? []).map((doubt) => note(doubt)),
    ]),
    together(
      subheading('Over the period of the run'),
      factTable([
        ['Global horizontal irradiation', `${text.number(ghi?.value_after, 1)} kWh/m²`],
        ['Mean of the monthly air temperatures', `${text.number(meanC, 1)} °C`],
        ...(irradiation
          ? [
              [
                'Uncertainty of the long-term irradiation',
                `± ${text.percent(irradiation.sigma_fraction, 1)} (one standard deviation)`,
              ] as const,
            ]
          : []),
      ]),
    ),
  ]
}

/** Fields that the table has in words of its own. */
const IN_WORDS: ReadonlySet<string> = new Set([
  'name',
  'revision',
  'source_hash',
  'type',
  'step_s',
  'local_time_zone',
  'latitude',
  'longitude',
  'altitude_m',
])

const otherFacts = ({
  facts,
}: SimPdfExportData['weather'][number]): (readonly [string, string])[] =>
  facts
    .filter(({ field }) => !IN_WORDS.has(field))
    .map(({ label, value, unit }) => [label, `${value} ${unit}`.trim()])

/** Of the run; with the newer one where there is one. */
function revisionText({
  revision,
  present_revision: present,
}: SimPdfExportData['weather'][number]): string {
  const isOlder = typeof present === 'number' && present > revision
  return isOlder
    ? `${revision} (when this report was made there was revision ${present})`
    : `${revision}`
}

function fitnessText({ remarks }: SimPdfExportData['weather'][number]): string {
  if (remarks === null || remarks === undefined) return 'not looked at in this run'
  if (remarks.length === 0) return 'place, height, period and times fit; nothing is missing'
  return remarks.length === 1 ? '1 remark:' : `${remarks.length} remarks:`
}

function qualityText({ quality, check_count }: SimPdfExportData['weather'][number]): string {
  if (quality === null || quality === undefined) return 'no report was made of this dataset'
  return quality.length === 0
    ? `${check_count} checks, none in doubt`
    : `${check_count} checks, ${quality.length} in doubt:`
}

/** 'FifteenMinutes' -> 'fifteen minutes' */
export const intervalText = (name: string): string =>
  name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()

const MOST_LISTED = 8

/** Names, the first alone where there are many. */
export const listed = (names: readonly string[]): string =>
  names.length > MOST_LISTED
    ? `${names.slice(0, MOST_LISTED - 2).join(', ')} and ${names.length - MOST_LISTED + 2} more`
    : names.join(', ')

export function assumptionSection({ data, text }: SectionParts): Content[] {
  const { assumptions, blocks } = data
  const where = (names: readonly string[]): string => {
    if (names.length === 0) return 'plant'
    return names.length === blocks.length ? 'all blocks' : listed(names)
  }
  return [
    heading('Assumptions and losses'),
    subheading('Losses as entered'),
    ...enteredLosses(data, text),
    subheading('Taken where the design says nothing'),
    reportTable(
      [
        { title: 'What', width: 110 },
        { title: 'Value', align: 'right', width: 60 },
        { title: 'Unit', width: 40 },
        { title: 'Why', width: '*' },
        { title: 'Blocks', width: 80 },
      ],
      assumptions.map(({ field, value, unit, reason, blocks: names }) => [
        fieldText(field),
        text.value(value),
        unit,
        reason,
        where(names),
      ]),
      { isSmall: true },
    ),
    ...warningParts(data, text, where),
  ]
}

const NOT_GIVEN = 'not given'

/** As the design of the run has them; what is not set has no row. */
function enteredLosses({ entered_losses: losses }: SimPdfExportData, text: ReportText): Content[] {
  if (losses.length === 0) return [note('None.')]
  return [
    reportTable(
      [
        { title: 'Loss', width: 90 },
        { title: 'Enters', width: 60 },
        { title: 'Value', width: '*' },
        { title: 'Source or note', width: 130 },
        { title: 'Uncertainty', align: 'right', width: 54 },
      ],
      losses.map(({ label, enters, value, differing, note: source, sigma_percentage: sigma }) => [
        label,
        enters,
        differing === '' ? value : `${value}; ${differing}`,
        source === '' ? NOT_GIVEN : source,
        typeof sigma === 'number' ? text.percent(sigma / 100) : NOT_GIVEN,
      ]),
      { isSmall: true },
    ),
    note(
      'Values are those of the run, sources and uncertainties (one standard deviation, of the energy) those that the project had when it was started, or where it had none those written since.',
    ),
  ]
}

/** What the engine doubts; those of several blocks that read alike are listed once. */
function warningParts(
  { warnings, blocks }: SimPdfExportData,
  text: ReportText,
  where: (names: readonly string[]) => string,
): Content[] {
  if (warnings.length === 0) return [together(subheading('Warnings'), note('None.'))]
  const alike = Map.groupBy(warnings, ({ message, count }) => JSON.stringify([message, count]))
  return [
    subheading('Warnings'),
    reportTable(
      [
        { title: 'What the engine warns of', width: '*' },
        { title: 'Steps', align: 'right' },
        { title: 'Blocks', width: 120 },
      ],
      [...alike.values()].flatMap((same) => {
        const [first] = same
        const names = same.flatMap(
          ({ block_id }) => blocks.find((block) => block.block_id === block_id)?.name ?? [],
        )
        return first ? [[first.message, text.number(first.count), where(names)]] : []
      }),
      { isSmall: true },
    ),
  ]
}

const LONGEST_VALUE = 2000

const shortened = (value: string): string =>
  value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)} …` : value

export function componentSection({ data, text }: SectionParts): Content[] {
  const facts = data.facts.filter(({ group }) => group === 'block' || group === 'component')
  const subjects = [...new Set(facts.map(({ group, subject }) => `${group} ${subject}`))]
  return [
    heading('Appendix: blocks and components as designed', true),
    ...subjects.flatMap((key): Content[] => {
      const own = facts.filter(({ group, subject }) => `${group} ${subject}` === key)
      const [first] = own
      if (!first) return []
      return [
        subheading(first.group === 'block' ? `Block ${first.subject}` : first.subject),
        reportTable(
          [
            { title: 'Field', width: 190 },
            { title: 'Value', width: '*' },
            { title: 'Unit', width: 60 },
          ],
          own.map(({ label, value, unit }) => [label, shortened(text.value(value)), unit]),
          { isSmall: true },
        ),
      ]
    }),
  ]
}
