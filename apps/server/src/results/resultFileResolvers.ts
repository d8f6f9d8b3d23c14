import type { Resolvers } from '../http/resolvers.gen.ts'
import { ofExportableRun, ofRun } from './ofRun.ts'
import { reportData } from './reportData.ts'
import {
  fileUrls,
  removeFile,
  resultJob,
  retryFile,
  runExports,
  runFilesOf,
  startBundle,
  startExport,
  startReport,
} from './resultFiles.ts'

export const resultFileResolvers: Resolvers = {
  Query: {
    dataExports: ofRun((server, run) => runExports(server, run)),
    resultFiles: ofRun((server, run, { kind }) => runFilesOf(server, run, kind)),
    getDataExportUrls: (_root, { ids }, { server, userId }) => fileUrls(server, userId, ids),
    resultJob: (_root, { id }, { server, userId }) => resultJob(server, userId, id),
    simPdfExportData: ofExportableRun((server, run) => reportData(server, run)),
  },
  Mutation: {
    simDataExport: ofExportableRun((server, run, args, userId) =>
      startExport(server, run, args, userId),
    ),
    makeRunBundle: ofExportableRun((server, run, _args, userId) =>
      startBundle(server, run, userId),
    ),
    makePdfReport: ofExportableRun((server, run, args, userId) =>
      startReport(server, run, args, userId),
    ),
    retryResultFile: (_root, { id }, { server, userId }) => retryFile(server, userId, id),
    deleteResultFile: (_root, { id }, { server, userId }) => removeFile(server, userId, id),
  },
}
