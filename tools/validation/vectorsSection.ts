import { REFERENCE_DATA } from '@duet/units/testing/reference'
import { markdownTable } from '../textTable.ts'
import { type FileResult, runVectorFile, vectorNames } from '../vectors/folder.ts'
import { closingLines } from '../vectors/report.ts'

/** A line a reference file: values compared, and the worst difference over its tolerance. */
export async function vectorsSection(dir: string): Promise<readonly string[]> {
  const results: FileResult[] = []
  for (const name of vectorNames(dir))
    results.push(await runVectorFile(name, { dir, data: REFERENCE_DATA }))
  return [vectorsTable(results), '', ...closingLines(results)]
}

export function vectorsTable(results: readonly FileResult[]): string {
  return markdownTable({
    title: 'Component models and whole years',
    head: ['file', 'cases', 'values', 'worst over tolerance', ''],
    rows: results.map(rowOf),
  })
}

function rowOf(result: FileResult): readonly string[] {
  const { name } = result
  switch (result.kind) {
    case 'run': {
      const { cases, compared, worst, failed } = result.run
      const verdict = failed === 0 ? '' : `${failed} failed`
      const left = result.left?.length ? `${result.left.length} columns and words are not kept` : ''
      return [name, String(cases), String(compared), worst.toPrecision(2), verdict || left]
    }
    case 'refused':
      return [name, '', '', '', `refused: ${result.reason}`]
    case 'unanswered':
      return [name, '', '', '', 'no function answers it']
    case 'skipped':
      return [name, '', '', '', 'a file is missing']
    case 'broken':
      return [name, '', '', '', result.reason]
  }
}
