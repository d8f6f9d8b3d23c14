import { expect, test } from 'vitest'
import { texToMathml } from './texToMathml.ts'

/** The inside of the formula, without empty groups' marks. */
const drawn = (tex: string, isBlock = false) =>
  texToMathml(tex, isBlock).replaceAll(/<\/?(math|mrow)[^>]*>/g, '')

test.each([
  ['x', '<mi>x</mi>'],
  ['12.5', '<mn>12.5</mn>'],
  ['a-b', '<mi>a</mi><mo>−</mo><mi>b</mi>'],
  ['x_i^2', '<msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>'],
  ["K_t'", '<msubsup><mi>K</mi><mi>t</mi><mo>′</mo></msubsup>'],
  ['\\frac{a}{b+1}', '<mfrac><mi>a</mi><mi>b</mi><mo>+</mo><mn>1</mn></mfrac>'],
  ['\\frac12x', '<mfrac><mn>1</mn><mn>2</mn></mfrac><mi>x</mi>'],
  ['\\sqrt{x}', '<msqrt><mi>x</mi></msqrt>'],
  ['\\text{kW/m²}', '<mtext>kW/m²</mtext>'],
  ['\\text{a b}', '<mtext>a b</mtext>'],
  [
    '\\cos(z)',
    '<mi>cos</mi><mo>&#x2061;</mo><mo stretchy="false">(</mo><mi>z</mi><mo stretchy="false">)</mo>',
  ],
  ['\\Delta t', '<mi mathvariant="normal">Δ</mi><mi>t</mi>'],
  ['\\mathbf{r}', '<mi>𝐫</mi>'],
  ['1<2', '<mn>1</mn><mo>&lt;</mo><mn>2</mn>'],
])('%s', (tex, mathml) => {
  expect(drawn(tex)).toBe(mathml)
})

test('a function stands apart from what is beside it, but not from its bracket', () => {
  expect(drawn('a\\cos z').match(/<mspace/g)).toHaveLength(2)
  expect(drawn('\\cos(z)')).not.toContain('<mspace')
})

test('limits of a sum stand above and below in a formula of its own line alone', () => {
  expect(drawn('\\sum_i x', true)).toContain('<munder>')
  expect(drawn('\\sum_i x', false)).toContain('<msub>')
})

test('fences grow with what they hold, plain brackets do not', () => {
  expect(drawn('\\left(\\frac12\\right)')).toContain('<mo fence="true" stretchy="true">(</mo>')
  expect(drawn('(x)')).toContain('<mo stretchy="false">(</mo>')
})

test.each(['\\unheard x', '\\frac{a', 'a}', '\\left( a', 'x_'])('%s is an error', (tex) => {
  expect(() => texToMathml(tex, false)).toThrow(Error)
})
