import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { referenceFile } from '@duet/units/testing/reference'
import { positiveInteger, runProgram, secondsSince } from './program.ts'
import { ROOT } from './run.ts'
import { pageOf, sectionsOfPage } from './validation/page.ts'
import type { Section } from './validation/section.ts'
import { validationSections } from './validation/sections.ts'

// npm run validation -- [--only ID,ID] [--rays N]
const USAGE = 'use: npm run validation -- [--only ID,ID] [--rays N]'
const PAGE = join(ROOT, 'docs/guide/physics/validation.md')
const DEFAULT_RAYS = 32768

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, rays: { type: 'string' } },
  })
  const rays = positiveInteger(values.rays ?? DEFAULT_RAYS, USAGE)
  const sections = validationSections({ rays })
  const chosen = chosenSections(sections, values.only)
  let broken = 0
  for (const section of chosen) {
    if (!(await remake(section, sections))) broken++
  }
  return broken === 0 ? 0 : 1
}

/** @throws Error for an id that no section has */
function chosenSections(
  sections: readonly Section[],
  only: string | undefined,
): readonly Section[] {
  if (only === undefined) return sections
  return only.split(',').map((id) => {
    const section = sections.find((one) => one.id === id)
    if (section) return section
    throw new Error(
      `got section ${id}, expected one of ${sections.map((one) => one.id).join(', ')}; ${USAGE}`,
    )
  })
}

/** Makes one section anew and writes the page; false where its program broke, and the page retains what it had. */
async function remake(section: Section, sections: readonly Section[]): Promise<boolean> {
  const started = performance.now()
  const text = await textOf(section)
  console.log(
    `${text.isBroken ? 'FAIL' : 'ok  '} ${section.id} (${secondsSince(started).toFixed(1)} s)`,
  )
  if (text.isBroken) {
    console.error(text.message)
    return false
  }
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : ''
  const texts = new Map([...sectionsOfPage(page), [section.id, text.markdown]])
  mkdirSync(dirname(PAGE), { recursive: true })
  writeFileSync(PAGE, pageOf(sections, texts))
  return true
}

type SectionText =
  | { readonly isBroken: false; readonly markdown: string }
  | { readonly isBroken: true; readonly message: string }

const OF_OTHERS = 'reference/data/'

const pathOf = (folder: string): string =>
  folder.startsWith(OF_OTHERS) ? referenceFile(folder.slice(OF_OTHERS.length)) : join(ROOT, folder)

async function textOf({ folder, make }: Section): Promise<SectionText> {
  const dir = pathOf(folder ?? '')
  if (folder !== undefined && !existsSync(dir)) {
    return {
      isBroken: true,
      message: `nothing was compared: ${dir} is not there; the page keeps what it had`,
    }
  }
  try {
    return { isBroken: false, markdown: (await make(dir)).join('\n').trim() }
  } catch (error) {
    return { isBroken: true, message: error instanceof Error ? error.message : String(error) }
  }
}

await runProgram(main)
