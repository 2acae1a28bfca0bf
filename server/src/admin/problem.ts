/** A sentence for whoever ran the command: what can't be done, and what to do instead. */
export class AdminProblem extends Error {
  override name = 'AdminProblem';
}
