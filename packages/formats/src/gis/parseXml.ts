/** An element of an XML file; comments and processing instructions are left out. */
export interface XmlElement {
  /** As the file has it, with its prefix. */
  readonly tagName: string
  /** Without the prefix. */
  readonly localName: string
  readonly children: readonly XmlElement[]
  /** Its own text, without that of the elements in it. */
  readonly textContent: string
  /** From 1. */
  readonly line: number
  readonly getAttribute: (name: string) => string | null
}

interface OpenElement extends Omit<XmlElement, 'children' | 'textContent'> {
  readonly children: XmlElement[]
  textContent: string
}

/** Elements in one another beyond this are taken for damage. */
const MAX_DEPTH = 200
/** Longer tags have lost a quote. */
const MAX_TAG_LENGTH = 20_000
const NAME = /^[^\s/>="'<&]+/
const ATTRIBUTE = /([^\s=/>"']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g

/** Why a text is no XML, and where. */
export class XmlFault extends Error {
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.name = 'XmlFault'
    this.line = line
  }
}

/**
 * The root element of a text: elements, attributes, text, CDATA and the usual entities. Document types are passed over, so that
 * no entity of a file's own is ever expanded. One pass over the text, since drawings of maps have tens of megabytes.
 * @throws XmlFault where elements are not closed in order
 */
export function parseXml(text: string): XmlElement {
  const state: Parsing = { text, open: [], root: undefined, lineAt: lineCounter(text) }
  let at = 0
  while (at < text.length) {
    const start = text.indexOf('<', at)
    const parent = state.open.at(-1)
    const stop = start === -1 ? text.length : start
    if (stop > at && parent !== undefined) parent.textContent += decoded(text.slice(at, stop))
    at = start === -1 ? text.length : passMarkup(state, start)
  }
  const left = state.open.at(-1)
  if (left !== undefined) {
    throw new XmlFault(`<${left.tagName}> is not closed`, state.lineAt(text.length))
  }
  if (state.root === undefined) throw new XmlFault('there is no element', 1)
  return state.root
}

interface Parsing {
  readonly text: string
  /** Elements that are not closed yet, outer ones first. */
  readonly open: OpenElement[]
  root: XmlElement | undefined
  readonly lineAt: (place: number) => number
}

/** Numbers of lines by places that only grow. */
function lineCounter(text: string): (place: number) => number {
  let line = 1
  let nextBreak = text.indexOf('\n')
  return (place) => {
    for (; nextBreak !== -1 && nextBreak < place; nextBreak = text.indexOf('\n', nextBreak + 1)) {
      line += 1
    }
    return line
  }
}

/** Takes in what starts with a '<'; gives the place after it. */
function passMarkup(state: Parsing, start: number): number {
  const { text, open, lineAt } = state
  const skipTo: SkipTo = (end, from) => {
    const found = text.indexOf(end, from)
    if (found === -1) throw new XmlFault(`${end} is missing`, lineAt(from))
    return found + end.length
  }
  if (text.startsWith('<!--', start)) return skipTo('-->', start + 4)
  if (text.startsWith('<?', start)) return skipTo('?>', start + 2)
  if (text.startsWith('<![CDATA[', start)) {
    const end = skipTo(']]>', start + 9)
    const parent = open.at(-1)
    if (parent !== undefined) parent.textContent += text.slice(start + 9, end - 3)
    return end
  }
  if (text.startsWith('<!', start)) return skipDocumentType(text, start, skipTo)
  const end = tagEnd(text, start, skipTo)
  if (text[start + 1] === '/') closeElement(state, text.slice(start + 2, end - 1).trim(), start)
  else openElement(state, start, end)
  return end
}

function closeElement(state: Parsing, name: string, start: number): void {
  const closed = state.open.pop()
  if (closed?.tagName !== name) {
    throw new XmlFault(`</${name}> closes nothing`, state.lineAt(start))
  }
  if (state.open.length === 0) state.root ??= closed
}

function openElement(state: Parsing, start: number, end: number): void {
  const { text, open, lineAt } = state
  const isEmpty = text[end - 2] === '/'
  const element = startElement(text.slice(start + 1, end - (isEmpty ? 2 : 1)), lineAt(start))
  const parent = open.at(-1)
  if (open.length > MAX_DEPTH || (parent === undefined && state.root !== undefined)) {
    throw new XmlFault('an element stands where none may be', element.line)
  }
  parent?.children.push(element)
  if (!isEmpty) open.push(element)
  else if (parent === undefined) state.root = element
}

type SkipTo = (end: string, from: number) => number

/** With the definitions in brackets that it may hold. */
function skipDocumentType(text: string, start: number, skipTo: SkipTo): number {
  const end = skipTo('>', start)
  const bracket = text.indexOf('[', start)
  return bracket === -1 || bracket > end ? end : skipTo('>', skipTo(']', bracket))
}

/** Values of attributes may hold a '>'. */
function tagEnd(text: string, start: number, skipTo: SkipTo): number {
  let end = skipTo('>', start)
  while (hasOpenQuote(text.slice(start, end))) {
    end = skipTo('>', end)
    if (end - start > MAX_TAG_LENGTH) throw new Error('a quote is not closed')
  }
  return end
}

function hasOpenQuote(tag: string): boolean {
  let quote = ''
  for (const sign of tag) {
    if (quote === '' && (sign === '"' || sign === "'")) quote = sign
    else if (sign === quote) quote = ''
  }
  return quote !== ''
}

function startElement(tag: string, line: number): OpenElement {
  const tagName = NAME.exec(tag)?.[0]
  if (tagName === undefined) throw new XmlFault('a < is no start of an element', line)
  const rest = tag.slice(tagName.length)
  return {
    tagName,
    localName: tagName.replace(/^.*:/, ''),
    children: [],
    textContent: '',
    line,
    getAttribute: (name) => attributeOf(rest, name),
  }
}

/** Attributes are read when they are asked for: most never are. */
function attributeOf(tag: string, name: string): string | null {
  for (const [, key, double, single] of tag.matchAll(ATTRIBUTE)) {
    if (key === name) return decoded(double ?? single ?? '')
  }
  return null
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}
const LAST_CODE_POINT = 0x10ffff

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole
  })
}
