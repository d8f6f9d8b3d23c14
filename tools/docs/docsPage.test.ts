import { describe, expect, test } from 'vitest'
import { readDocsPage } from './docsPage.ts'
import { formulaAt } from './markdownMath.ts'

const html = (body: string) => readDocsPage('x.md', `# Title\n\n${body}`).html

describe('a page of the guide', () => {
  test('has its title, headings with ids and the words below them', () => {
    const page = readDocsPage(
      'x.md',
      '# The `title`\n\nFirst one. Second.\n\n## Part\n\nWords *in* it',
    )
    expect(page).toMatchObject({ title: 'The title', summary: 'First one.' })
    expect(page.headings.map(({ id }) => id)).toEqual(['the-title', 'part'])
    expect(page.sections.map(({ text }) => text)).toEqual(['First one. Second.', 'Words in it'])
    expect(page.html).toContain('<h2 id="part">Part</h2>')
  })

  test('without a title is an error that names the file', () => {
    expect(() => readDocsPage('lost.md', 'no title')).toThrow('lost.md')
  })

  test('raw HTML is shown as text, comments not at all', () => {
    expect(html('<script>alert(1)</script>')).toContain('&lt;script&gt;')
    expect(html('<!-- vectors -->\ntext')).not.toContain('vectors')
  })

  test('a column without a name has no heading cell', () => {
    expect(html('| | B |\n|---|---|\n| 1 | 2 |').match(/<th/g)).toHaveLength(2)
  })
})

describe('formulas', () => {
  test('a dollar before an amount begins none', () => {
    expect(formulaAt('$5 and $6', 0)).toBeUndefined()
    expect(formulaAt('$ x$', 0)).toBeUndefined()
    expect(formulaAt('$x$', 0)).toEqual({ tex: 'x', isBlock: false, end: 3 })
    expect(formulaAt('$$x$$', 0)).toEqual({ tex: 'x', isBlock: true, end: 5 })
  })

  test('marks of Markdown inside mean nothing', () => {
    expect(html('$a_i*b*c_i$')).not.toContain('<em>')
  })
})
