import { expect, test } from 'vitest'
import { inFonts, reportText } from './reportText.ts'

test('what the first font cannot draw is set in the other', () => {
  expect(inFonts('Żółw 5 ₹')).toBe('Żółw 5 ₹')
  expect(inFonts('Zürich'.normalize('NFD'))).toBe('Zürich')
  expect(inFonts('A → B')).toEqual([{ text: 'A ' }, { text: '→', font: 'Unifont' }, { text: ' B' }])
})

test('values of the design have the decimal sign and the minus of the report, names and dates stay', () => {
  const { value } = reportText('1.234,5')
  expect(value('-0.25')).toBe('−0,25')
  expect(value('880 V: 12.85 / 12.5; 25.4 / 25')).toBe('880 V: 12,85 / 12,5; 25,4 / 25')
  expect(value('-90, 90')).toBe('−90; 90')
  expect(value('2026-01-01')).toBe('2026-01-01')
  expect(value('DC, 1.5 % at STC')).toBe('DC, 1.5 % at STC')
  expect(reportText('1,234.5').value('-30')).toBe('−30')
})
