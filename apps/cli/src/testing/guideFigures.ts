import type { RunReport } from '../runReport.ts'
import { reportText } from '../simulate/reportText.ts'

/** The blocks of the guide that quote a run of the sample plant: `<!-- figures: NAME, of COMMAND -->`, a fence, `<!-- /figures -->`. */
const BLOCK = /(<!-- figures: (\w+)[^>]*-->\n)[^]*?(\n<!-- \/figures -->)/g

const FIGURES: Readonly<Record<string, (report: RunReport) => readonly string[]>> = {
  report: partOfReport,
  system: (report) => linesOf(systemOf(report), SYSTEM),
}

const SYSTEM: readonly RegExp[] = [
  /^Energy {2}/,
  /^Specific yield/,
  /^Performance ratio {2}/,
  /^Bifacial performance ratio/,
  /^Capacity factor \(AC\)/,
]

/**
 * A page of the guide with its figures as the run gives them. What belongs to the moment (rounding of the closure) is masked.
 *
 * @throws Error for a block of an unknown name
 */
export function withFigures(page: string, report: RunReport): string {
  return page.replaceAll(BLOCK, (_, begin: string, name: string, end: string) => {
    const make = FIGURES[name]
    if (!make) throw new Error(`no figures "${name}", known are ${Object.keys(FIGURES).join(', ')}`)
    return [`${begin}\`\`\`text`, ...make(report), `\`\`\`${end}`].join('\n')
  })
}

const linesOf = (lines: readonly string[], patterns: readonly RegExp[]): readonly string[] =>
  lines.filter((line) => patterns.some((pattern) => pattern.test(line)))

function systemOf(report: RunReport): readonly string[] {
  const lines = reportText(report).split('\n')
  return lines.slice(lines.indexOf('System'))
}

/** The first block: its head, first month, first and last stages, and the first assumptions. */
function partOfReport(report: RunReport): readonly string[] {
  const lines = reportText(report).split('\n')
  const month = lines.findIndex((line) => /^\d{4}-01 /.test(line))
  const stages = lines.findIndex((line) => line.startsWith('Stage '))
  const closure = lines.findIndex((line) => line.startsWith('Closure error'))
  const assumed = lines.indexOf('Assumed')
  return [
    ...lines.slice(0, month + 1),
    '...',
    '',
    ...lines.slice(stages, stages + 5),
    '...',
    ...lines.slice(closure - 1, closure),
    'Closure error below 1e-9',
    '',
    ...lines.slice(assumed, assumed + 3),
    '...',
  ]
}
