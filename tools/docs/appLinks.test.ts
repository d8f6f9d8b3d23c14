import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../run.ts'
import { deadLinks } from './docsLinks.ts'
import { readGuide } from './readGuide.ts'

const WEB = join(ROOT, 'apps/web/src')

/** Addresses of the guide as the application writes them: '/docs/weather.html#time' */
function linksOfApp(): readonly string[] {
  return readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      [
        ...readFileSync(join(WEB, file), 'utf8').matchAll(/['"]\/docs\/([^'"]+\.html[^'"]*)['"]/g),
      ].map(([, target = '']) => target.replace('.html', '.md')),
    )
}

test('every page and heading of the guide that the application links to is there', () => {
  const { pages } = readGuide()
  const links = linksOfApp().map((target) => ({ target, isImage: false }))
  expect(links.length).toBeGreaterThan(80)
  const app = {
    path: 'app',
    title: '',
    summary: '',
    headings: [],
    sections: [],
    tables: [],
    links,
    html: '',
  }
  expect(deadLinks([...pages, app], new Set()).filter((fault) => fault.startsWith('app:'))).toEqual(
    [],
  )
})
