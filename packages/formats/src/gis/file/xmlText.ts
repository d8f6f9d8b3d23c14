/** Control characters, which XML cannot hold. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu

/** Text for an element or an attribute of XML. */
export function escapedXml(text: string): string {
  return text
    .replaceAll(CONTROL, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
