import type { SpectralModuleType } from '../../packages/engine/src/spectral/spectral.ts'

/** The reference's names for kinds of cells. */
const TYPES: Readonly<Record<string, SpectralModuleType>> = {
  cdte: 'cdte',
  monosi: 'monosi',
  xsi: 'monosi',
  polysi: 'polysi',
  multisi: 'polysi',
  cigs: 'cigs',
  asi: 'asi',
}

/**
 * The engine's kind of cell for a name of the reference.
 *
 * @throws RangeError for an unknown name
 */
export function spectralModuleType(name: string): SpectralModuleType {
  const type = TYPES[name]
  if (!type) throw new RangeError(`no coefficients for ${name}`)
  return type
}
