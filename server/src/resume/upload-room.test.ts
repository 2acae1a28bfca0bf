import { expect, it } from 'vitest';
import { UploadRoom } from './upload-room.ts';

it('has room for so many bytes of all, and so many of one person', () => {
  const room = new UploadRoom({ held: 100, heldByOne: 60 });
  const [first, second, others] = [room.enter('dana'), room.enter('dana'), room.enter('noam')];
  first.take(40);
  second.take(20);
  expect(() => second.take(1)).toThrow(expect.objectContaining({ code: 'BUSY' }));
  others.take(40);
  expect(() => others.take(1)).toThrow(expect.objectContaining({ code: 'BUSY' }));

  first.leave();
  others.take(1);
  second.take(39);
  for (const place of [second, others]) place.leave();
  room.enter('noam').take(60);
});
