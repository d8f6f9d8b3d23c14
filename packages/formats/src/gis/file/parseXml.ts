import { SaxesParser } from 'saxes'

/** An element of XML; comments and instructions are left out. */
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
/** What no tree can be made of; other faults, an unknown entity for one, are those of many programs and are passed over. */
const FATAL =
  /unclosed tag|close tag|closing tag|unexpected end|one root|a root element|in tag name|malformed name/

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
 * no entity of a file's own is ever expanded.
 * @throws XmlFault where elements are not closed in order
 */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser()
  const open: OpenElement[] = []
  let root: XmlElement | undefined
  let line = 1
  const addText = (part: string): void => {
    const parent = open.at(-1)
    if (parent !== undefined) parent.textContent += part
  }
  parser.on('error', ({ message }) => {
    if (FATAL.test(message)) throw new XmlFault(message, parser.line)
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  // a name that ends its line has brought the parser to the next one
  parser.on('opentagstart', () => {
    line = parser.line - (parser.columnIndex === 0 ? 1 : 0)
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > MAX_DEPTH) throw new XmlFault('elements lie too deep in one another', line)
    const element: OpenElement = {
      tagName: name,
      localName: name.replace(/^.*:/, ''),
      children: [],
      textContent: '',
      line,
      getAttribute: (key) => attributes[key] ?? null,
    }
    root ??= element
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(withAmpersands(text)).close()
  if (root === undefined) throw new XmlFault('there is no element', 1)
  return root
}

/** Names with a bare ampersand are common; the parser would look for the end of an entity. */
function withAmpersands(text: string): string {
  return text.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>|&(?!#?\w+;)/g, (found) =>
    found === '&' ? '&amp;' : found,
  )
}
