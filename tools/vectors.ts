import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { REFERENCE_DATA } from '@duet/units/testing/reference'
import { onlyArgument, runProgram } from './program.ts'
import { type FileResult, runVectorFile, vectorNames } from './vectors/folder.ts'
import { closingLines, hasFailed, resultLine } from './vectors/report.ts'

// npm run vectors -- DIR
const USAGE = 'use: npm run vectors -- DIR'

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const dir = resolve(onlyArgument(positionals, USAGE))
  const names = vectorNames(dir)
  const width = Math.max(...names.map(({ length }) => length))
  const results: FileResult[] = []
  for (const name of names) {
    const result = await runVectorFile(name, { dir, data: REFERENCE_DATA })
    results.push(result)
    console.log(resultLine(result, width))
  }
  console.log(['', ...closingLines(results)].join('\n'))
  if (results.every(({ kind }) => kind === 'skipped')) throw new Error('nothing was compared')
  return results.some(hasFailed) ? 1 : 0
}

await runProgram(main)
