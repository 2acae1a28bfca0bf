/** The disk of the embedded store has no room left: people can read, and nothing more can be written. */
export class DiskFull extends Error {
  override name = 'DiskFull';
}
