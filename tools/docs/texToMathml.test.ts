import { expect, test } from 'vitest'
import { texToMathml } from './texToMathml.ts'

/** The inside of the formula, without groups' marks and classes. */
const drawn = (tex: string, isBlock = false) =>
  texToMathml(tex, isBlock).replaceAll(/<\/?(math|mrow)[^>]*>| class="[^"]*"/g, '')

test.each([
  ['x', '<mi>x</mi>'],
  ['12.5', '<mn>12.5</mn>'],
  ['a-b', '<mi>a</mi><mo>−</mo><mi>b</mi>'],
  ['x_i^2', '<msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>'],
  ['\\frac{a}{b+1}', '<mfrac><mi>a</mi><mi>b</mi><mo>+</mo><mn>1</mn></mfrac>'],
  ['\\frac12x', '<mfrac><mn>1</mn><mn>2</mn></mfrac><mi>x</mi>'],
  ['\\text{kW/m²}', '<mtext>kW/m²</mtext>'],
  ['\\text{a b}', '<mtext>a\u00a0b</mtext>'],
  ['\\mathbf{r}', '<mi>𝐫</mi>'],
  ['1<2', '<mn>1</mn><mo>&lt;</mo><mn>2</mn>'],
])('%s', (tex, mathml) => {
  expect(drawn(tex)).toBe(mathml)
})

test('a root stands over what it is of', () => {
  expect(drawn('\\sqrt{x}')).toMatch(/^<msqrt><mi>x<\/mi>.*<\/msqrt>$/)
})

test('a prime stands above, a capital Greek letter upright', () => {
  expect(drawn("K_t'")).toMatch(/^<msubsup><mi>K<\/mi><mi>t<\/mi><mo[^>]*>′<\/mo><\/msubsup>$/)
  expect(drawn('\\Delta t')).toContain('<mi mathvariant="normal">Δ</mi>')
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
  expect(drawn('\\left(\\frac12\\right)')).toContain('stretchy="true">(</mo>')
  expect(drawn('(x)')).toContain('stretchy="false">(</mo>')
})

test.each(['\\unheard x', '\\frac{a', 'a}', '\\left( a', 'x_'])('%s is an error', (tex) => {
  expect(() => texToMathml(tex, false)).toThrow(Error)
})
