import type { MakePdfReportMutationVariables } from '../../../lib/gql/graphql.ts'
/** Parts of a report that may be left out. */
export const REPORT_SECTIONS = [
  { key: 'site', title: 'Site and layout' },
  { key: 'system', title: 'System' },
  { key: 'weather', title: 'Meteorological data' },
  { key: 'assumptions', title: 'Assumptions and losses' },
  { key: 'months', title: 'Energy by month' },
  { key: 'hours', title: 'Power by month and hour' },
  { key: 'losses', title: 'Loss account' },
  { key: 'yield', title: 'Key figures and probabilities' },
  { key: 'blocks', title: 'Blocks' },
  { key: 'components', title: 'Appendix: blocks and components' },
] as const

export const PAPERS = ['A4', 'Letter'] as const

/** How 1234.5 is written in the report. */
export const NUMBER_FORMATS = ['1,234.5', '1.234,5', '1 234.5', '1 234,5'] as const

export interface ReportForm {
  readonly paper: string
  readonly numberFormat: string
  /** Keys of the parts that are written. */
  readonly sections: readonly string[]
}

/** Letter where America's paper is in use, else A4. */
export function reportDefaults(language: string): ReportForm {
  const isLetter = /-(US|CA|MX|PH|CL|CO|VE)$/i.test(language)
  return {
    paper: isLetter ? 'Letter' : 'A4',
    numberFormat: NUMBER_FORMATS[0],
    sections: REPORT_SECTIONS.map(({ key }) => key),
  }
}

/** As the server takes it. */
export const reportInput = ({
  paper,
  numberFormat,
  sections,
}: ReportForm): Omit<MakePdfReportMutationVariables, 'simulation_id'> => ({
  paper,
  number_format: numberFormat,
  sections: [...sections],
})
