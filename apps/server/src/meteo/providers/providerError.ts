/**
 * not_here: nothing at the place; refused: the request; locked_out: the key, or the address of before; busy: too many
 * requests; down: no answer, or an error of its own; bad_answer: something else than a weather file of the place
 */
export type ProviderFault = 'not_here' | 'refused' | 'locked_out' | 'busy' | 'down' | 'bad_answer'

/** A provider did not give what was asked for. The message names it, what happened and what to do; no secrets, no URLs. */
export class ProviderError extends Error {
  readonly fault: ProviderFault

  constructor(fault: ProviderFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.name = 'ProviderError'
    this.fault = fault
  }
}

/** Faults that lie in what was asked for say nothing of how the provider is. */
export const isOfProvider = (fault: ProviderFault): boolean =>
  fault !== 'not_here' && fault !== 'refused'

/** What a person can do, by fault. */
export const WHAT_TO_DO: Readonly<Record<ProviderFault, string>> = {
  not_here: 'Choose another source, or upload a file.',
  refused: 'Choose other years or another source, or upload a file.',
  locked_out: 'Tell the operator of this server, choose another source, or upload a file.',
  busy: 'Try again later, or upload a file.',
  down: 'Try again later, or upload a file.',
  bad_answer: 'Try again later, or upload a file.',
}
