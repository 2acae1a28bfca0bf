/** There is nothing yet where a store should be, and whoever asked for one must not make it. */
export class NoStore extends Error {
  override name = 'NoStore';
}
