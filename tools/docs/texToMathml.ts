import temml from 'temml'

/**
 * A formula as MathML, which browsers draw and screen readers read without a script or a font of ours.
 * @throws Error that names what cannot be read
 */
export function texToMathml(tex: string, isBlock: boolean): string {
  return temml.renderToString(tex, { displayMode: isBlock, throwOnError: true })
}
