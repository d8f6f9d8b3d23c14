import { AppError } from '@duet/contract'

/** What was asked for is none of what a dataset has: another column or part has to be chosen. */
export const unknownColumn = (dataset: string, what: 'column' | 'part', asked: string): AppError =>
  new AppError('INVALID_INPUT', `${dataset} has no ${what} '${asked}'. Choose another.`, {
    path: what,
  })

export const datasetNotFound = (): AppError => new AppError('NOT_FOUND', 'Dataset not found')
