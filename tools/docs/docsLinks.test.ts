import { describe, expect, test } from 'vitest'
import { hrefOf } from './docsAddress.ts'
import { deadLinks } from './docsLinks.ts'
import { docsOrder, flatOrder } from './docsOrder.ts'
import { readDocsPage } from './docsPage.ts'

const page = (path: string, source: string) => readDocsPage(path, source)

describe('links', () => {
  test.each([
    ['index.md', 'weather.md', 'weather.html'],
    ['index.md', 'physics/sun.md#shade', 'physics/sun.html#shade'],
    ['physics/sun.md', '../weather.md#units', '../weather.html#units'],
    ['physics/index.md', '../../nomenclature.md', '../nomenclature.html'],
    ['index.md', '../nomenclature.md', 'nomenclature.html'],
    ['CHANGELOG.md', 'docs/guide/physics/changes.md', 'physics/changes.html'],
    ['physics/sun.md', 'index.md', 'index.html'],
    ['physics/sun.md', '#sources', '#sources'],
    ['index.md', 'https://doi.org/10.1002/pip.813', 'https://doi.org/10.1002/pip.813'],
  ])('in %s, %s leads to %s', (from, target, href) => {
    expect(hrefOf(from, target)).toBe(href)
  })

  test('those that lead nowhere are named with their page', () => {
    const pages = [
      page(
        'a.md',
        '# A\n[b](b.md#there) [c](c.md) [b](b.md#not) ![p](p.png) ![q](q.png) [self](#a)',
      ),
      page('b.md', '# B\n## There\n[out](https://example.org/nothing)'),
    ]
    expect(deadLinks(pages, new Set(['q.png']))).toEqual([
      'a.md: there is no page c.md',
      'a.md: there is no heading b.md#not',
      'a.md: there is no picture p.png',
    ])
  })
})

describe('order', () => {
  const index = page('index.md', '# I\n[x](x.md) [p](p/index.md) [one](p/one.md) [y](y.md)')
  const folder = page('p/index.md', '# P\n[two](two.md) [one](one.md) [x](../x.md)')
  const others = ['x.md', 'y.md', 'p/one.md', 'p/two.md'].map((path) => page(path, `# ${path}`))

  test('is that of the index pages, a folder in the place of its own index', () => {
    const order = flatOrder(docsOrder([...others, folder, index]))
    expect(order.map(({ path }) => path)).toEqual([
      'index.md',
      'x.md',
      'p/index.md',
      'p/two.md',
      'p/one.md',
      'y.md',
    ])
  })

  test('a page that no index names comes last', () => {
    const order = flatOrder(docsOrder([page('lost.md', '# L'), ...others, folder, index]))
    expect(order.at(-1)?.path).toBe('lost.md')
  })
})
