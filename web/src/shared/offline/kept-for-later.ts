/** Why a message got no answer: it is kept, and sent when there is a network again. No failure to show. */
export class KeptForLater extends Error {
  constructor() {
    super('Kept until there is a network');
    this.name = 'KeptForLater';
  }
}
