import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { ROOT } from '../run.ts'
import { type DocsPage, readDocsPage } from './docsPage.ts'

/** Where the Markdown of the guide lies with its pictures. */
export const GUIDE = join(ROOT, 'docs/guide')

/** Pages that stand beside the guide's folder and belong to it. */
const BESIDE = ['docs/nomenclature.md', 'CHANGELOG.md']

interface Guide {
  readonly pages: readonly DocsPage[]
  /** Paths of the pictures below the guide's folder. */
  readonly pictures: readonly string[]
}

/** @throws Error where a page has no title, or a formula that cannot be read */
export function readGuide(): Guide {
  const files = filesBelow(GUIDE)
  return {
    pages: [
      ...files.filter(isPage).map((file) => read(join(GUIDE, file), file)),
      ...BESIDE.map((file) => read(join(ROOT, file), basename(file))),
    ],
    pictures: files.filter((file) => !isPage(file)),
  }
}

const read = (file: string, path: string): DocsPage =>
  readDocsPage(path, readFileSync(file, 'utf8'))

const isPage = (file: string): boolean => file.endsWith('.md')

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
