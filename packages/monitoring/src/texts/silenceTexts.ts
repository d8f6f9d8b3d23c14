/** Of a plant that has fallen silent, and of one that sends again: 'sends no readings since 2026-06-04 10:15'. */
export const silenceText = (kind: string, sinceText: string): string =>
  kind === 'silent'
    ? `sends no readings since ${sinceText}`
    : `sends readings again, after none since ${sinceText}`
