import { describe, expect, test } from 'vitest'
import { parseXml, XmlFault } from './parseXml.ts'

describe('the tree of an XML text', () => {
  test('has names with and without prefix, attributes, own text and the line where each element begins', () => {
    const root = parseXml(
      '<?xml version="1.0"?>\n<!DOCTYPE k:a [<!ENTITY x "y">]>\n<k:a\n b="&lt;&#x41;">1<c\n/><!-- 2 -->3</k:a>\n',
    )
    expect(root).toMatchObject({ tagName: 'k:a', localName: 'a', line: 3, textContent: '13' })
    expect([root.getAttribute('b'), root.getAttribute('c')]).toEqual(['<A', null])
    expect(root.children.map(({ localName, line }) => [localName, line])).toEqual([['c', 4]])
  })

  test.each([
    ['a bare ampersand', '<a>x & y</a>', 'x & y'],
    ['an entity of its own, not expanded', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', '&x;'],
    ['an entity of HTML', '<a>x&nbsp;y</a>', 'x&nbsp;y'],
    ['text around the root', 'x<a>y</a>z', 'y'],
    ['a control character', '<a>\u0001</a>', '\u0001'],
    ['signs in CDATA', '<a><![CDATA[<b> & c]]></a>', '<b> & c'],
  ])('survives %s', (_what, text, content) => {
    expect(parseXml(text).textContent).toBe(content)
  })

  test.each([
    ['nothing', '', 1],
    ['no end', '<a>\n<b>\n', 3],
    ['ends out of order', '<a>\n<b></a></b>', 2],
    ['an end of nothing', '</a>', 1],
    ['two roots', '<a/>\n<b/>', 2],
    ['a quote that is not closed', '<a b="1>x</a>\n<c d="2"></c>', 2],
    ['elements without end in one another', '<a>'.repeat(300), 1],
  ])('is refused for %s, with the line', (_what, text, line) => {
    const thrown = ((): unknown => {
      try {
        return parseXml(text)
      } catch (error) {
        return error
      }
    })()
    expect(thrown).toBeInstanceOf(XmlFault)
    expect(thrown).toMatchObject({ line })
  })
})
