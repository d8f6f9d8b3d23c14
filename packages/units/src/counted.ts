/** '1 point', '2 points'; `several` where it is not the word with an s. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`
