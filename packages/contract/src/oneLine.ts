/** As names are stored, which go into subjects, headers and lists: what breaks a line becomes a space. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
