import type { GraphqlAnswer } from './testServer.ts'

/** What an answer refuses with; undefined where it refuses nothing. */
export const codeOf = ({ errors }: Pick<GraphqlAnswer, 'errors'>): string | undefined =>
  errors?.[0]?.extensions.code

/** What becomes of a call: 'done', or the code of its refusal; of any other error its message. */
export const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: { readonly code?: string; readonly message: string }) => error.code ?? error.message,
  )
