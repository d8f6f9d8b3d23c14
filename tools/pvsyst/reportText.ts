/** What the text of a report says that the variant's file does not. */
export interface ReportFacts {
  readonly variant: string
  readonly moduleModel: string
  readonly inverterModel: string
  /** kWp·1000 of one module. */
  readonly moduleNominalW: number
  readonly inverterNominalW: number
  readonly inverterMinV: number
  readonly inverterMaxV: number
  /** Of the whole array, m². */
  readonly moduleAreaM2: number
  /** W/(m²·K) and W·s/(m³·K). */
  readonly uc: number
  readonly uv: number
  /** Gain (positive) or loss of module quality as the loss diagram has it, fraction. */
  readonly qualityGainFraction: number
}

const NUMBER = '([+-]?[\\d.]+)'

/**
 * Reads the text of a report (`pdftotext -layout`).
 *
 * @throws Error naming what was not found
 */
export function reportFacts(text: string): ReportFacts {
  const find = (what: string, pattern: string): readonly string[] => {
    const found = new RegExp(pattern, 'm').exec(text)
    if (!found) throw new Error(`the report does not tell ${what}`)
    return found.slice(1)
  }
  const [module = '', inverter = ''] = find(
    'the models',
    '^ *Model {2,}(\\S.*?) {2,}Model {2,}(\\S.*)$',
  )
  const [moduleW, inverterKw] = find(
    'the nominal powers',
    `Unit Nom\\. Power +${NUMBER} Wp +Unit Nom\\. Power +${NUMBER} kWac`,
  ).map(Number)
  const [minV, maxV] = find(
    'the operating voltage',
    'Operating voltage +([\\d.]+)-([\\d.]+) V',
  ).map(Number)
  const one = (what: string, pattern: string): number => Number(find(what, pattern)[0])
  return {
    variant: (find('the variant', 'Variant: +(\\S.*)$')[0] ?? '').trim(),
    moduleModel: module.trim(),
    inverterModel: inverter.trim(),
    moduleNominalW: moduleW ?? Number.NaN,
    inverterNominalW: 1000 * (inverterKw ?? Number.NaN),
    inverterMinV: minV ?? Number.NaN,
    inverterMaxV: maxV ?? Number.NaN,
    moduleAreaM2: one('the module area', `Module area +${NUMBER} m²`),
    uc: one('Uc', `Uc \\(const\\) +${NUMBER}`),
    uv: one('Uv', `Uv \\(wind\\) +${NUMBER}`),
    qualityGainFraction: one('the module quality', `${NUMBER}% +Module quality loss`) / 100,
  }
}
