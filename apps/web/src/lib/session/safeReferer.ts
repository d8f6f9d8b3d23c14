/** Only a path of this application: anything else in `referer` could lead the user to a foreign site. */
export function safeReferer(referer: string | undefined): string {
  return referer !== undefined && /^\/(?![/\\])/.test(referer) ? referer : '/'
}
