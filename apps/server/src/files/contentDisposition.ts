const MAX_NAME = 180

/** What breaks a header, what turns the direction of a name so that its ending is misread, and what file systems refuse. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069<>:"|?*]/gu

/** A file name without folders and in one line; every name that is stored or sent goes through here. */
export function safeFilename(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last.replaceAll(UNFIT, '_').replace(/^\.+/, '').trim()
  return clean.slice(-MAX_NAME) || 'file'
}

/** Header for a download that is saved under `name`: an ASCII name and, by RFC 6266, the whole one. */
export const attachment = (name: string): string => `attachment; ${named(name)}`

/** The same for what the browser shows. */
export const inline = (name: string): string => `inline; ${named(name)}`

function named(name: string): string {
  const safe = safeFilename(name)
  const ascii = safe.replaceAll(/[^\u0020-\u007e]/g, '_').replaceAll(/["\\%]/g, '_')
  const encoded = encodeURIComponent(safe).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  )
  return `filename="${ascii}"; filename*=UTF-8''${encoded}`
}
