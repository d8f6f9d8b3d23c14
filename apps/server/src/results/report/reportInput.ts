import { z } from 'zod'
import { parseInput } from '../../input/parseInput.ts'
import { PAPERS } from '../../pdf/paper.ts'
import { NUMBER_FORMATS } from '../../pdf/reportText.ts'

export const REPORT_SECTIONS = [
  'site',
  'system',
  'weather',
  'assumptions',
  'months',
  'hours',
  'losses',
  'yield',
  'blocks',
  'components',
] as const

const options = z.object({
  number_format: z.enum(NUMBER_FORMATS, { error: `must be one of ${NUMBER_FORMATS.join('; ')}` }),
  paper: z.enum(PAPERS, { error: 'must be A4 or Letter' }),
  sections: z.array(
    z.enum(REPORT_SECTIONS, { error: `must be one of ${REPORT_SECTIONS.join(', ')}` }),
  ),
})

/** How a report is made. */
export type ReportOptions = z.infer<typeof options>

export interface ReportArguments {
  readonly simulation_id: string
  readonly paper?: string | null | undefined
  readonly sections?: readonly string[] | null | undefined
  readonly number_format?: string | null | undefined
}

/** @throws AppError INVALID_INPUT */
export function reportOptions({ paper, sections, number_format }: ReportArguments): ReportOptions {
  return parseInput(options, {
    number_format: number_format ?? NUMBER_FORMATS[0],
    paper: paper ?? 'A4',
    sections: sections ?? REPORT_SECTIONS,
  })
}

export const storedReportOptions = (json: unknown): ReportOptions => options.parse(json)
