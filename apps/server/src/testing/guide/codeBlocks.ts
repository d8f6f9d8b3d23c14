/** Languages of examples that are run. */
const LANGUAGES = ['sh', 'ts', 'python'] as const
export type Language = (typeof LANGUAGES)[number]

export interface CodeBlock {
  /** Of the page, from 1: where its fence begins. */
  readonly line: number
  readonly language: Language
  readonly code: string
}

const FENCE = /^```(\w+)\n(.*?)^```$/gms

/** The fenced blocks of a page that are programs. */
export const codeBlocks = (page: string): readonly CodeBlock[] =>
  [...page.matchAll(FENCE)].flatMap(({ index, 1: name, 2: code = '' }) => {
    const language = LANGUAGES.find((one) => one === name)
    return language ? [{ line: page.slice(0, index).split('\n').length, language, code }] : []
  })
