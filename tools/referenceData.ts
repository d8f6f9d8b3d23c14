import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FETCHED_DATA } from '@duet/units/testing/reference'
import { runProgram } from './program.ts'
import { fetchReference, parseSources } from './referenceData/fetchReference.ts'
import { ROOT } from './run.ts'

// npm run reference:data -- [--from URL]
const PUBLIC = 'https://raw.githubusercontent.com'

/** Fetches the files of others that tests and the page of validation read; the exit code is 1 where one did not come. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { from: { type: 'string', default: PUBLIC } } })
  const sources = parseSources(
    JSON.parse(readFileSync(join(ROOT, 'reference/sources.json'), 'utf8')),
  )
  const counts = { there: 0, fetched: 0, failed: 0 }
  for await (const { state, reason } of fetchReference({
    sources,
    into: FETCHED_DATA,
    from: values.from,
  })) {
    counts[state]++
    if (reason !== undefined) console.error(reason)
  }
  console.log(
    `${FETCHED_DATA}: ${counts.fetched} fetched, ${counts.there} there already, ${counts.failed} failed`,
  )
  return counts.failed === 0 ? 0 : 1
}

await runProgram(main)
