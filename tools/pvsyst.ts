import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serialisePlantDocument } from '@duet/plant'
import { referenceFile } from '@duet/units/testing/reference'
import { runProgram } from './program.ts'
import { readCatalogue } from './pvsyst/catalogue.ts'
import { type Check, checkState } from './pvsyst/checks.ts'
import { KNOWN_DIFFERENCES } from './pvsyst/differences.ts'
import { plantOfVariant } from './pvsyst/plantOfVariant.ts'
import { readProject } from './pvsyst/project.ts'
import { checkTable, closingLine, variantReport } from './pvsyst/report.ts'
import { runVariant } from './pvsyst/runVariant.ts'
import { markdownTable, plainTable } from './textTable.ts'

// npm run pvsyst -- [DIR] [--optics rows|traced] [--catalogue DIR] [--documents DIR] [--markdown]
const USAGE =
  'use: npm run pvsyst -- [DIR] [--optics rows|traced] [--catalogue DIR] [--documents DIR] [--markdown]'

function main(): number {
  const { values, positionals } = parseArgs({
    options: {
      optics: { type: 'string', default: 'rows' },
      catalogue: { type: 'string' },
      documents: { type: 'string' },
      markdown: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  const { optics } = values
  if (positionals.length > 1 || (optics !== 'rows' && optics !== 'traced')) throw new Error(USAGE)
  const project = readProject(
    resolve(positionals[0] ?? referenceFile('pvsyst-projects/nrel-best-v734')),
  )
  const catalogue = readCatalogue(resolve(values.catalogue ?? referenceFile('components')))
  const show = values.markdown ? markdownTable : plainTable
  const heading = values.markdown ? '## ' : '=== '
  const checks: Check[] = []
  for (const variant of project.variants) {
    const plant = plantOfVariant(project, variant, catalogue)
    if (values.documents !== undefined) {
      mkdirSync(values.documents, { recursive: true })
      const file = join(values.documents, `${variant.id}.json`)
      writeFileSync(file, serialisePlantDocument(plant.document))
    }
    const run = runVariant(project, variant, plant, optics)
    const report = variantReport(variant, run)
    checks.push(...report.checks)
    const notes = [...plant.sources, ...run.warnings].map((note) => `- ${note}`)
    console.log([`${heading}${variant.id} ${variant.name}`, '', ...notes, ''].join('\n'))
    console.log(`${report.tables.map(show).join('\n\n')}\n`)
  }
  console.log(
    [`${heading}What differs`, '', ...KNOWN_DIFFERENCES.map((one) => `- ${one}`), ''].join('\n'),
  )
  console.log(`${show(checkTable(checks))}\n\n${closingLine(checks)}`)
  if (checks.every((check) => checkState(check) === 'skipped')) {
    throw new Error('nothing was compared')
  }
  return checks.some((check) => checkState(check) === 'failed') ? 1 : 0
}

await runProgram(main)
