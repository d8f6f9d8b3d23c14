import { FIGURES } from './compareYear.ts'
import type { CaseResult } from './runFolder.ts'

const CELL = 9

/** Titles over the columns of `resultLines`. */
export function headLine(nameWidth: number): string {
  const titles = FIGURES.map(({ title }) => title.padStart(title.length + 2))
  return `${''.padEnd(nameWidth)}${titles.join('')}  hours: bias     abs`
}

/** A line of figures, per cent over SSC, and a line for each note. */
export function resultLines(result: CaseResult, nameWidth: number): readonly string[] {
  const name = result.name.padEnd(nameWidth)
  if (result.state !== 'compared') {
    return [`${name}  ${result.state === 'failed' ? 'FAILED' : 'skipped'}: ${result.reason}`]
  }
  const cells = figureCells(result).map((cell, i) =>
    cell.padStart((FIGURES[i]?.title.length ?? CELL) + 2),
  )
  const { hourly } = result.comparison
  const hours = hourly
    ? `${percent(hourly.biasPercent).padStart(13)}${percent(hourly.absolutePercent).padStart(8)}`
    : ''.padStart(21)
  const verdict = result.isWithinBars ? 'ok' : 'FAILED'
  return [
    `${name}${cells.join('')}${hours}  ${verdict}`,
    ...result.notes.map((note) => `    ${note}`),
  ]
}

function figureCells(result: Extract<CaseResult, { state: 'compared' }>): readonly string[] {
  return FIGURES.map(({ key }) => {
    const difference = result.comparison.differences[key]
    if (difference === undefined) return '-'
    return percent(difference.percent) + (difference.isOfDays ? '*' : '')
  })
}

function percent(value: number): string {
  // No minus before a rounded 0.
  const rounded = Number(value.toFixed(2)) + 0
  return `${rounded > 0 ? '+' : ''}${rounded.toFixed(2)}`
}

/** The bars and the count. */
export function closingLines(results: readonly CaseResult[]): readonly string[] {
  const bars = FIGURES.filter(({ barPercent }) => barPercent !== undefined).map(
    ({ title, barPercent }) => `${title} ${barPercent} %`,
  )
  const passed = results.filter((one) => one.state === 'compared' && one.isWithinBars).length
  const skipped = results.filter(({ state }) => state === 'skipped').length
  const failed = results.length - passed - skipped
  return [
    `Differences in per cent of SSC; bars: ${bars.join(', ')}.`,
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ]
}

/** True where a run is out of its bars, or the engine cannot be set up for it. */
export function hasFailed(result: CaseResult): boolean {
  return result.state === 'failed' || (result.state === 'compared' && !result.isWithinBars)
}

/** The same as a table of Markdown, notes gathered below it by the runs that they are of. */
export function markdownLines(results: readonly CaseResult[]): readonly string[] {
  const titles = FIGURES.map(({ title }) => title)
  const rows = results.map((result) => {
    const cells =
      result.state === 'compared'
        ? figureCells(result)
        : FIGURES.map((_, i) => (i === 0 ? result.state : ''))
    return `| ${[result.name, ...cells].join(' | ')} |`
  })
  const notes = new Map<string, string[]>()
  for (const result of results) {
    const texts = result.state === 'compared' ? result.notes : [result.reason]
    for (const text of texts) notes.set(text, [...(notes.get(text) ?? []), result.name])
  }
  return [
    `| run | ${titles.join(' | ')} |`,
    `| --- |${titles.map(() => ' ---: |').join('')}`,
    ...rows,
    '',
    ...[...notes].map(([text, names]) => `- ${text} (${names.join(', ')})`),
  ]
}
