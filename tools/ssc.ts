import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { referenceFile } from '@duet/units/testing/reference'
import { onlyArgument, runProgram } from './program.ts'
import { closingLines, hasFailed, headLine, markdownLines, resultLines } from './ssc/report.ts'
import { type CaseResult, runCase, sscNames } from './ssc/runFolder.ts'

// npm run ssc -- DIR [--weather DIR] [--markdown]
const USAGE = 'use: npm run ssc -- DIR [--weather DIR] [--markdown]'

const DEFAULT_WEATHER = referenceFile('weather/sam-samples')

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { weather: { type: 'string' }, markdown: { type: 'boolean' } },
    allowPositionals: true,
  })
  const dir = resolve(onlyArgument(positionals, USAGE))
  const weatherDir = values.weather === undefined ? DEFAULT_WEATHER : resolve(values.weather)
  const isTable = values.markdown === true
  const names = sscNames(dir)
  const width = Math.max(...names.map(({ length }) => length)) - '.json'.length
  const results: CaseResult[] = []
  const cache = new Map()
  if (!isTable) console.log(headLine(width))
  for (const name of names) {
    const result = await runCase(join(dir, name), weatherDir, cache)
    results.push(result)
    if (!isTable) console.log(resultLines(result, width).join('\n'))
  }
  if (isTable) console.log(markdownLines(results).join('\n'))
  console.log(['', ...closingLines(results)].join('\n'))
  if (results.every(({ state }) => state === 'skipped')) throw new Error('nothing was compared')
  return results.some(hasFailed) ? 1 : 0
}

await runProgram(main)
