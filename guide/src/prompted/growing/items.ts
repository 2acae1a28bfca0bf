/** Where a reader of a growing JSON text stands. */
interface Place {
  /** UTF-16 units read so far. */
  at: number;
  /** Open brackets, the outermost first. */
  open: string;
  inString: boolean;
  /** Start of the string or of the item that is being read. */
  stringFrom: number;
  itemFrom: number;
  /** The last key of the outermost object. */
  key: string;
}

const START: Place = { at: 0, open: '', inString: false, stringFrom: 0, itemFrom: 0, key: '' };

/** Items of a list stand three brackets deep: the object, its list, the item. */
const IN_LIST = '{[';

/** One item; undefined when it is no JSON, and then the whole answer's own reading decides about it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the objects of one list of a growing JSON object as soon as each is whole: call it with the text so far, get the
 * objects that are new. `restarted` is true when the text begins anew. Text around the object (fences, words) is passed
 * over; an item that is no JSON ends the reading. Each character is looked at once.
 */
export function growingItems(list: string): (soFar: string) => { restarted: boolean; items: unknown[] } {
  let place: Place = { ...START };
  let before = '';
  let ended = false;

  const step = (text: string, sign: string): unknown => {
    if (place.inString) {
      if (sign === '\\') place.at += 1;
      else if (sign === '"') {
        place.inString = false;
        if (place.open === '{') place.key = text.slice(place.stringFrom, place.at);
      }
      return undefined;
    }
    if (sign === '"' && place.open !== '') {
      place.inString = true;
      place.stringFrom = place.at + 1;
    } else if (sign === '{' || (sign === '[' && place.open !== '')) {
      if (place.open === IN_LIST && place.key === list) place.itemFrom = place.at;
      place.open += sign;
    } else if ((sign === '}' || sign === ']') && place.open !== '') {
      place.open = place.open.slice(0, -1);
      if (place.open === '') ended = true;
      if (place.open === IN_LIST && place.key === list && sign === '}') {
        const item = parsed(text.slice(place.itemFrom, place.at + 1));
        if (item === undefined) ended = true;
        return item;
      }
    }
    return undefined;
  };

  return (soFar) => {
    const restarted = !soFar.startsWith(before);
    if (restarted) {
      place = { ...START };
      ended = false;
    }
    before = soFar;
    const items: unknown[] = [];
    for (; !ended && place.at < soFar.length; place.at += 1) {
      const item = step(soFar, soFar[place.at] ?? '');
      if (item !== undefined) items.push(item);
    }
    return { restarted, items };
  };
}
