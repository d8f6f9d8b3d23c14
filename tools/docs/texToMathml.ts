import {
  TEX_CAPITALS,
  TEX_FUNCTIONS,
  TEX_LETTERS,
  TEX_OPERATORS,
  TEX_SPACES,
  TEX_SUMS,
} from './texSigns.ts'
import { type TexToken, texTokens } from './texTokens.ts'

const THIN_SPACE = '<mspace width="0.17em"></mspace>'

/** Where the reading of a formula stands. */
interface Reading {
  readonly tokens: TexToken[]
  readonly isBlock: boolean
  at: number
}

/**
 * A formula as MathML, which browsers draw and screen readers read without a script or a font of ours. It knows the part
 * of TeX that the guide uses.
 * @throws Error that names what it does not know
 */
export function texToMathml(tex: string, isBlock: boolean): string {
  const reading: Reading = { tokens: [...texTokens(tex)], isBlock, at: 0 }
  const body = readRow(reading)
  if (reading.at < reading.tokens.length) {
    throw new Error(`unexpected ${reading.tokens[reading.at]?.text} in the formula ${tex}`)
  }
  return `<math${isBlock ? ' display="block"' : ''}><mrow>${body}</mrow></math>`
}

/** Everything up to the end or to what closes a group; that is not taken. */
function readRow(reading: Reading): string {
  let row = ''
  for (let token = peek(reading); token !== undefined; token = peek(reading)) {
    if (token.text === '}' || token.text === '\\right') break
    // sin, max and the like stand a little apart from a factor before them
    const isApart = TEX_FUNCTIONS.has(token.text) && row !== '' && !row.endsWith('</mo>')
    row += `${isApart ? THIN_SPACE : ''}${readScripted(reading)}`
  }
  return row
}

/** One thing with what hangs above and below it: x, x^2, x_i, x'_i. */
function readScripted(reading: Reading): string {
  const first = peek(reading)?.text ?? ''
  const base = readAtom(reading)
  let below: string | undefined
  let above: string | undefined
  for (let sign = peek(reading)?.text; isScript(sign); sign = peek(reading)?.text) {
    reading.at++
    if (sign === '_') below = readArgument(reading)
    else above = `${above ?? ''}${sign === '^' ? readArgument(reading) : '<mo>′</mo>'}`
  }
  const scripted = withScripts(base, below, above, reading.isBlock && first in TEX_SUMS)
  if (!TEX_FUNCTIONS.has(first)) return scripted
  const isBefore = /^(\(|\\left|\\\{)$/.test(peek(reading)?.text ?? '(')
  return `${scripted}<mo>&#x2061;</mo>${isBefore ? '' : THIN_SPACE}`
}

function isScript(sign: string | undefined): boolean {
  return sign === '^' || sign === '_' || sign === "'"
}

function withScripts(
  base: string,
  below: string | undefined,
  above: string | undefined,
  isSum: boolean,
): string {
  const [under, over, both] = isSum
    ? ['munder', 'mover', 'munderover']
    : ['msub', 'msup', 'msubsup']
  if (below !== undefined && above !== undefined) {
    return `<${both}>${base}${one(below)}${one(above)}</${both}>`
  }
  if (below !== undefined) return `<${under}>${base}${one(below)}</${under}>`
  return above === undefined ? base : `<${over}>${base}${one(above)}</${over}>`
}

/** What a command or script takes: one thing, of a number without braces the first digit alone. */
function readArgument(reading: Reading): string {
  const token = peek(reading)
  const [digit = '', ...rest] = token?.text ?? ''
  if (token?.kind !== 'number' || rest.length === 0) return readAtom(reading)
  reading.tokens[reading.at] = { kind: 'number', text: rest.join('') }
  return `<mn>${digit}</mn>`
}

/** One group in braces, one command with what belongs to it, one number or one sign. */
function readAtom(reading: Reading): string {
  const token = peek(reading)
  if (token === undefined) throw new Error('a formula ends where something is missing')
  reading.at++
  if (token.kind === 'number') return `<mn>${token.text}</mn>`
  if (token.kind === 'command') return readCommand(reading, token.text)
  if (token.text === '{') {
    const row = readRow(reading)
    take(reading, '}')
    return one(row)
  }
  if (/[\p{Letter}]/u.test(token.text)) return `<mi>${token.text}</mi>`
  return operator(TEX_OPERATORS[token.text] ?? token.text)
}

function readCommand(reading: Reading, command: string): string {
  const plain = plainCommand(command)
  if (plain !== undefined) return plain
  switch (command) {
    case '\\frac':
    case '\\dfrac':
    case '\\tfrac':
      return fraction(command, readArgument(reading), readArgument(reading))
    case '\\sqrt':
      return `<msqrt>${readArgument(reading)}</msqrt>`
    case '\\bar':
      return `<mover accent="true">${readArgument(reading)}<mo stretchy="false">¯</mo></mover>`
    case '\\mathbf':
      return readAtom(reading).replaceAll(/<mi>([a-zA-Z])<\/mi>/g, (_, letter: string) =>
        bold(letter),
      )
    case '\\left':
      return readFenced(reading)
    default:
      throw new Error(`the command ${command} is not known`)
  }
}

/** Commands that stand for themselves. */
function plainCommand(command: string): string | undefined {
  if (command.startsWith('\\text ')) return `<mtext>${escaped(command.slice(6))}</mtext>`
  if (command.startsWith('\\operatorname ')) return `<mi>${escaped(command.slice(14))}</mi>`
  if (TEX_FUNCTIONS.has(command)) return `<mi>${command.slice(1)}</mi>`
  const letter = TEX_LETTERS[command]
  if (letter !== undefined) return `<mi>${letter}</mi>`
  const capital = TEX_CAPITALS[command]
  if (capital !== undefined) return `<mi mathvariant="normal">${capital}</mi>`
  const sign = TEX_OPERATORS[command] ?? TEX_SUMS[command]
  if (sign !== undefined) return operator(sign)
  const space = TEX_SPACES[command]
  return space === undefined ? undefined : `<mspace width="${space}em"></mspace>`
}

/** \left( ... \right): the fences grow with what they hold. */
function readFenced(reading: Reading): string {
  const open = readFence(reading)
  const row = readRow(reading)
  take(reading, '\\right')
  return `<mrow>${open}${row}${readFence(reading)}</mrow>`
}

function readFence(reading: Reading): string {
  const text = peek(reading)?.text ?? ''
  reading.at++
  const sign = TEX_OPERATORS[text] ?? text
  return sign === '.' ? '' : `<mo fence="true" stretchy="true">${escaped(sign)}</mo>`
}

/** Without `\left` a bracket keeps its size, as in TeX. */
function operator(sign: string): string {
  if (sign === '/') return '<mo lspace="0" rspace="0">/</mo>'
  return /^[()[\]|{}⌊⌋∥]$/u.test(sign)
    ? `<mo stretchy="false">${sign}</mo>`
    : `<mo>${escaped(sign)}</mo>`
}

function fraction(command: string, above: string, below: string): string {
  const display = command === '\\dfrac' ? ' displaystyle="true"' : ''
  const small = command === '\\tfrac' ? ' displaystyle="false"' : display
  return small === ''
    ? `<mfrac>${above}${below}</mfrac>`
    : `<mstyle${small}><mfrac>${above}${below}</mfrac></mstyle>`
}

/** Mathematical bold letters: browsers know no bold variant of <mi>. */
function bold(letter: string): string {
  const [base, first] = letter >= 'a' ? [0x1d41a, 'a'] : [0x1d400, 'A']
  const code = base + letter.charCodeAt(0) - first.charCodeAt(0)
  return `<mi>${String.fromCodePoint(code)}</mi>`
}

/** One element, for a place that takes exactly one. */
function one(content: string): string {
  return `<mrow>${content}</mrow>`
}

function peek(reading: Reading): TexToken | undefined {
  return reading.tokens[reading.at]
}

function take(reading: Reading, text: string): void {
  if (peek(reading)?.text !== text) throw new Error(`a formula lacks ${text}`)
  reading.at++
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
