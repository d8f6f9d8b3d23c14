import { GisFileError } from './gisFileError.ts'
import { decodeText } from './gisText.ts'
import { parseXml, type XmlElement, XmlFault } from './parseXml.ts'

/**
 * The root element of an XML file.
 * @throws GisFileError damaged: with the line where it stops to be XML
 */
export function readXml(filename: string, bytes: Uint8Array): XmlElement {
  try {
    return parseXml(xmlText(bytes))
  } catch (cause) {
    const where = cause instanceof XmlFault ? ` at line ${cause.line}` : ''
    throw new GisFileError(
      'damaged',
      `${filename} is not complete XML: it cannot be read${where}. Export the file again.`,
      { cause },
    )
  }
}

/** In the encoding that its first line names. */
function xmlText(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const named = /encoding=["']([\w-]+)["']/.exec(head)?.[1]
  if (named === undefined || /utf-?(8|16)/i.test(named)) {
    return decodeText(bytes).replace(/^\uFEFF/, '')
  }
  try {
    return new TextDecoder(named).decode(bytes)
  } catch {
    return decodeText(bytes)
  }
}

/** Child elements; names are compared without their namespace. */
export function childrenOf(parent: XmlElement, name?: string): readonly XmlElement[] {
  return name === undefined
    ? parent.children
    : parent.children.filter(({ localName }) => localName === name)
}

export function childOf(parent: XmlElement, name: string): XmlElement | undefined {
  return childrenOf(parent, name)[0]
}

/** All elements of the name below, in the order of the file. */
export function descendantsOf(parent: XmlElement, name: string): readonly XmlElement[] {
  const found: XmlElement[] = []
  collect(parent, name, found)
  return found
}

function collect(parent: XmlElement, name: string, found: XmlElement[]): void {
  for (const child of parent.children) {
    if (child.localName === name) found.push(child)
    collect(child, name, found)
  }
}

/** Text of a child, trimmed; empty where there is none. */
export function childText(parent: XmlElement, name: string): string {
  return childOf(parent, name)?.textContent.trim() ?? ''
}

/** Without the namespace. */
export function nameOf(element: XmlElement): string {
  return element.localName
}

export function lineOf(element: XmlElement): string {
  return `line ${element.line}`
}

/** Numbers of a text, parted by spaces. */
export function numbersOf(text: string): readonly number[] {
  const trimmed = text.trim()
  return trimmed === '' ? [] : trimmed.split(/\s+/).map(Number)
}
