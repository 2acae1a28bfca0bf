/** Why nothing was exported or imported, in one sentence for whoever runs the command. */
export class DataProblem extends Error {
  override name = 'DataProblem';
}
