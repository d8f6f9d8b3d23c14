import type { MarkdownIt } from 'markdown-it'
import { texToMathml } from './texToMathml.ts'

/** Teaches Markdown formulas: `$x$` in a line, `$$x$$` as a line of its own. */
export function markdownMath(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('escape', 'math', (state, isSilent) => {
    const found = formulaAt(state.src, state.pos)
    if (found === undefined) return false
    if (!isSilent) {
      const token = state.push('math', 'math', 0)
      token.content = found.tex
      token.block = found.isBlock
    }
    state.pos = found.end
    return true
  })
  markdown.renderer.rules['math'] = (tokens, index) => {
    const token = tokens[index]
    if (token === undefined) return ''
    const drawn = texToMathml(token.content, token.block)
    return token.block
      ? `<span class="formula" tabindex="0" role="group" aria-label="Formula">${drawn}</span>`
      : drawn
  }
}

interface Formula {
  readonly tex: string
  readonly isBlock: boolean
  /** Behind its last sign. */
  readonly end: number
}

/** The formula that begins here; a lone dollar, as before an amount, is none. */
export function formulaAt(text: string, start: number): Formula | undefined {
  if (text[start] !== '$') return undefined
  const isBlock = text[start + 1] === '$'
  const mark = isBlock ? '$$' : '$'
  const from = start + mark.length
  const to = text.indexOf(mark, from)
  if (to <= from) return undefined
  const tex = text.slice(from, to)
  const end = to + mark.length
  if (!isBlock && (/^\s|\s$/.test(tex) || /^\d/.test(text.slice(end)))) return undefined
  return { tex, isBlock, end }
}
