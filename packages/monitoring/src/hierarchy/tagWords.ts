/**
 * A tag in words between single blanks, with one in front and one behind: entities decoded, humps of camel case and
 * figures set apart, lower case. `Inverter 1, TempF` is ` inverter 1 temp f `.
 */
export function tagWords(text: string): string {
  const words = plainText(text)
    .replaceAll(/kwh|mwh|kvarh?|mvar|kva|mva|kw(?!h)/gi, (unit) => `${unit.toLowerCase()} `)
    .replaceAll(/(poa|ghi)(?=[a-z])/gi, (light) => `${light.toLowerCase()} `)
    .replaceAll(/([a-zäöü])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/([a-zäöü])(\d)/g, '$1 $2')
    .split(/[^a-z0-9äöüß]+/)
  return ` ${words.filter((word) => word !== '').join(' ')} `
}

/** Exports escape signs for addresses (`W%2Fm`) and for pages (`&#178;`), some both; numbers of channels end names. */
export function plainText(text: string): string {
  return unescaped(text)
    .replaceAll(/&#(\d{1,6});/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&deg;', '°')
    .replace(/_+\d{3,}$/, '')
    .trim()
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A per cent sign that means itself
    return text
  }
}
