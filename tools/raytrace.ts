import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { jsonNames, onlyArgument, positiveInteger, runProgram, secondsSince } from './program.ts'
import { closingLines, countCases, LEGEND, sceneLines, tableHead } from './raytrace/report.ts'
import { runScenes } from './raytrace/runScenes.ts'

// npm run raytrace -- DIR [--markdown] [--rays N]
const USAGE = 'use: npm run raytrace -- DIR [--markdown] [--rays N]'
/** Of a rear sensor; fronts send fewer. */
const DEFAULT_RAYS = 32768

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { markdown: { type: 'boolean', default: false }, rays: { type: 'string' } },
    allowPositionals: true,
  })
  const rays = positiveInteger(values.rays ?? DEFAULT_RAYS, USAGE)
  const dir = resolve(onlyArgument(positionals, USAGE))
  const names = jsonNames(dir)
  const started = performance.now()
  console.log(tableHead(values.markdown))
  const results = await runScenes(names, { dir, rays }, (result) => {
    console.log(sceneLines(result, values.markdown).join('\n'))
  })
  console.log(
    [
      '',
      LEGEND,
      `${rays} rays a rear sensor, half of it a front sensor, ${secondsSince(started).toFixed(0)} s`,
      ...closingLines(results),
    ].join('\n'),
  )
  return countCases(results).failed === 0 ? 0 : 1
}

await runProgram(main)
