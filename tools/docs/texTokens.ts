/** A piece of a formula: `\frac`, `{`, `}`, `^`, `_`, a number, or one other sign. Spaces mean nothing. */
export interface TexToken {
  readonly kind: 'command' | 'number' | 'sign'
  readonly text: string
}

const TOKEN = /\\(?:[a-zA-Z]+|.)|\d+(?:\.\d+)?|\S/gu
const TEXT = /\\(?:text|operatorname)\s*\{([^}]*)\}/gu
/** Stands for what is written inside \text{...}, whose spaces count. */
const WORDS = '\uE000'

/**
 * The tokens of a formula in the notation of TeX. What stands inside \text{} and \operatorname{} becomes one `command`
 * token that begins with that command: `\text kW/m²`.
 */
export function texTokens(tex: string): readonly TexToken[] {
  const words: string[] = []
  const marked = tex.replaceAll(TEXT, (whole, content: string) => {
    words.push(`${whole.startsWith('\\text') ? '\\text' : '\\operatorname'} ${content}`)
    return WORDS
  })
  return [...marked.matchAll(TOKEN)].map(([text]) => {
    if (text === WORDS) return { kind: 'command', text: words.shift() ?? '' }
    if (text.startsWith('\\')) return { kind: 'command', text }
    return { kind: /^\d/.test(text) ? 'number' : 'sign', text }
  })
}
