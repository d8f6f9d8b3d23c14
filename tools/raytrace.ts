import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sceneNames } from './raytrace/folder.ts'
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
  const [given, ...rest] = positionals
  const rays = Number(values.rays ?? DEFAULT_RAYS)
  if (given === undefined || rest.length > 0 || !(Number.isInteger(rays) && rays > 0))
    throw new Error(USAGE)
  const dir = resolve(given)
  const names = sceneNames(dir)
  const started = performance.now()
  console.log(tableHead(values.markdown))
  const results = await runScenes(names, { dir, rays }, (result) => {
    console.log(sceneLines(result, values.markdown).join('\n'))
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    [
      '',
      LEGEND,
      `${rays} rays a rear sensor, half of it a front sensor, ${seconds} s`,
      ...closingLines(results),
    ].join('\n'),
  )
  return countCases(results).failed === 0 ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
