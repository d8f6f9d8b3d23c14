import { expect, test } from 'vitest'
import { previewHtml, textParts } from './emailPreview.ts'

test('links of the preview open in a new tab, with a head and without one', () => {
  expect(previewHtml('<html><head lang="en"><title>x</title></head></html>')).toBe(
    '<html><head lang="en"><base target="_blank"><title>x</title></head></html>',
  )
  expect(previewHtml('<p>Hello</p>')).toBe('<base target="_blank"><p>Hello</p>')
})

test('addresses in plain text are set apart, without the point behind them', () => {
  expect(textParts('Open https://duet.example/auth/x?token=a-b. Thanks (http://a.b/c)')).toEqual([
    { text: 'Open ', href: undefined },
    {
      text: 'https://duet.example/auth/x?token=a-b',
      href: 'https://duet.example/auth/x?token=a-b',
    },
    { text: '. Thanks (', href: undefined },
    { text: 'http://a.b/c', href: 'http://a.b/c' },
    { text: ')', href: undefined },
  ])
})

test('nothing but an address of the web becomes a link', () => {
  expect(textParts('javascript:alert(1)').map(({ href }) => href)).toEqual([undefined])
  expect(textParts('')).toEqual([])
})
