/** The file that a user keeps. */
export function recoveryCodeText(
  codes: readonly string[],
  email: string,
  dateText: string,
): string {
  return [
    `DUET recovery codes of ${email}, made ${dateText}`,
    'Each works once, in place of the code of the second step.',
    '',
    ...codes,
    '',
  ].join('\n')
}
