import { useState } from 'react';
import { readStored, writeStored } from '#shared/storage.ts';

const KEY = 'foothold-put-aside';

interface PutAside {
  day: string;
  ids: string[];
}

/** Today where the person is, as the calendar writes it. */
export function dayHere(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** What was put aside today; tomorrow everything is back. */
function read(): PutAside {
  const none = { day: dayHere(), ids: [] };
  const [day, ...ids] = (readStored(KEY) ?? '').split(' ');
  return day === none.day ? { day, ids } : none;
}

/** Tasks that are not for today, by their ids: in this browser, until the day is over. */
export function usePutAside() {
  const [{ ids }, setAside] = useState(read);
  function keep(next: string[]) {
    const aside = { day: dayHere(), ids: next };
    writeStored(KEY, [aside.day, ...next].join(' '));
    setAside(aside);
  }
  return { ids, put: (id: string) => keep([...ids, id]), takeBack: () => keep([]) };
}
