import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { onlyArgument, runProgram } from './program.ts'
import { ROOT } from './run.ts'
import { defaultRoot, type FileResult, runVectorFile, vectorNames } from './vectors/folder.ts'
import { closingLines, hasFailed, resultLine } from './vectors/report.ts'

// npm run vectors -- DIR [--root DIR]
const USAGE = 'use: npm run vectors -- DIR [--root DIR]'

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { root: { type: 'string' } },
    allowPositionals: true,
  })
  const dir = resolve(onlyArgument(positionals, USAGE))
  const root = values.root === undefined ? defaultRoot(join(ROOT, '..')) : resolve(values.root)
  const names = vectorNames(dir)
  const width = Math.max(...names.map(({ length }) => length))
  const results: FileResult[] = []
  for (const name of names) {
    const result = await runVectorFile(name, { dir, root })
    results.push(result)
    console.log(resultLine(result, width))
  }
  console.log(['', ...closingLines(results)].join('\n'))
  if (results.every(({ kind }) => kind === 'skipped')) throw new Error('nothing was compared')
  return results.some(hasFailed) ? 1 : 0
}

await runProgram(main)
