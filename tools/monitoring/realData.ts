import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { onlyArgument, runProgram } from '../program.ts'
import { ROOT } from '../run.ts'
import { markdownTable } from '../textTable.ts'
import { clockFindings } from './real/clockCases.ts'
import { labelledFindings } from './real/labelledCases.ts'
import { plantFindings } from './real/plantCases.ts'

// npm run monitor:data -- [DIR]
const USAGE = 'use: npm run monitor:data -- [DIR]'

/** What the quality filters find in measured data of others, beside what is known of it. */
async function main(): Promise<number> {
  const given = process.argv.slice(2)
  const data = process.env['DUET_REFERENCE_DATA'] ?? join(ROOT, '../shared/data')
  const dir = resolve(given.length > 0 ? onlyArgument(given, USAGE) : join(data, 'monitoring'))
  if (!existsSync(join(dir, 'pvanalytics'))) throw new Error(`${dir} has no pvanalytics`)
  const files = join(dir, 'pvanalytics')
  const findings = [
    ...labelledFindings(files),
    ...(await clockFindings(files)),
    ...plantFindings(dir),
  ]
  const rows = findings.map(({ file, known, found }) => [file, known, found])
  console.log(markdownTable({ title: 'Measured data', head: ['file', 'known', 'found'], rows }))
  return 0
}

await runProgram(main)
