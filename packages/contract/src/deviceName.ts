/** Most specific first: nearly every browser also claims to be its forebears. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
  ['curl', /^curl\//],
  ['Node.js', /^(?:node|undici)\b/i],
  ['Python', /^python\b/i],
]

const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** 'Firefox on Windows', as far as the browser says it of itself. */
export function deviceName(userAgent: string | null | undefined): string {
  const text = userAgent ?? ''
  const browser = nameIn(BROWSERS, text)
  const system = nameIn(SYSTEMS, text)
  if (browser === undefined) return system ?? 'Unknown device'
  return system === undefined ? browser : `${browser} on ${system}`
}

/** Phones and tablets are drawn as such. */
export function isHandheld(userAgent: string | null | undefined): boolean {
  return /\b(?:Android|iPhone|iPad)\b/.test(userAgent ?? '')
}

function nameIn(
  names: readonly (readonly [name: string, mark: RegExp])[],
  text: string,
): string | undefined {
  return names.find(([, mark]) => mark.test(text))?.[0]
}
