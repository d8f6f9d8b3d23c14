import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShippedPackage } from './shippedPackages.ts'

const LICENCE_FILE = /^(un)?licen[cs]e|^copying|^notice/i
const RULE = '-'.repeat(78)

/** The licences of libraries in full; libraries with the same text stand together above it. */
export function noticesText(
  libraries: readonly ShippedPackage[],
  textsOf: (folder: string) => readonly string[],
): string {
  const byText = new Map<string, ShippedPackage[]>()
  for (const library of libraries) {
    const texts = textsOf(library.folder)
    const text =
      texts.length > 0
        ? texts.join('\n\n')
        : `Licensed under ${library.license}; see ${library.homepage}`
    byText.set(text, [...(byText.get(text) ?? []), library])
  }
  const parts = [...byText].map(([text, same]) =>
    [...same.map(({ name, version, license }) => `${name} ${version} (${license})`), '', text].join(
      '\n',
    ),
  )
  return `${['DUET is built on the following software, under these licences.', ...parts].join(`\n\n${RULE}\n\n`)}\n`
}

/** Texts of the licence and notice files that an installed library brings along. */
export function licenceTexts(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
}
