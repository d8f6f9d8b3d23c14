import type { FileResult } from './folder.ts'

/** One line a reference file: name, cases, values compared, worst error against its tolerance, verdict. */
export function resultLine(result: FileResult, width: number): string {
  const name = result.name.padEnd(width)
  switch (result.kind) {
    case 'run': {
      const { cases, compared, worst, failed } = result.run
      const verdict = failed === 0 ? 'ok' : `FAILED (${failed} of ${cases} cases)`
      const left = result.left?.length ? `, ${result.left.length} not kept` : ''
      return `${name} ${String(cases).padStart(5)} cases ${String(compared).padStart(6)} compared${left}  worst ${ratio(worst).padStart(8)} of tolerance  ${verdict}`
    }
    case 'refused':
      return `${name} refused by the reader: ${result.reason}`
    case 'unanswered':
      return `${name} no function answers it  FAILED`
    case 'skipped':
      return `${name} skipped: ${result.missing} is missing`
    case 'broken':
      return `${name} not a reference file: ${result.reason}  FAILED`
  }
}

/** The lists below the lines, and the count that closes a report. */
export function closingLines(results: readonly FileResult[]): readonly string[] {
  const lines: string[] = []
  for (const result of results) {
    if (result.kind !== 'run' || result.run.failed === 0) continue
    lines.push(`${result.name}:`, ...result.run.failures.map((failure) => `  ${failure}`))
  }
  const unanswered = results.filter(({ kind }) => kind === 'unanswered').map(({ name }) => name)
  if (unanswered.length > 0) lines.push(`answered by no function: ${unanswered.join(', ')}`)
  const skipped = results.filter(({ kind }) => kind === 'skipped').map(({ name }) => name)
  if (skipped.length > 0) lines.push(`skipped for want of a file: ${skipped.join(', ')}`)
  const refused = results.filter(({ kind }) => kind === 'refused')
  if (refused.length > 0) lines.push('no weather for a run, which the reader rightly refuses:')
  for (const one of refused) if (one.kind === 'refused') lines.push(`  ${one.name}: ${one.reason}`)
  const failed = results.filter(hasFailed).length
  const passed = results.length - failed - skipped.length - refused.length
  const counts = [`${passed} passed`, `${failed} failed`, `${skipped.length} skipped`]
  if (refused.length > 0) counts.push(`${refused.length} refused`)
  return [...lines, counts.join(', ')]
}

/** Whether a reference file counts as failed: numbers outside the tolerance, no answer, or no such file. */
export function hasFailed(result: FileResult): boolean {
  if (result.kind === 'run') return result.run.failed > 0
  return result.kind === 'unanswered' || result.kind === 'broken'
}

const ratio = (x: number): string => (x === 0 ? '0' : x.toPrecision(2))
