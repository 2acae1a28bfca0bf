import { type BusinessSnapshot, readBusinessDescription } from '@foothold/contract';
import { fold } from '../../../text/fold.ts';
import { readMoneyGoal } from '../../../understand/money-goal.ts';
import { challengeIn } from './challenge.ts';
import { channelsIn } from './channels.ts';

/** As many sentences as are searched; what a business is stands at its beginning. */
const MOST_SENTENCES = 60;

const ofRevenue =
  /revenue|turnover|takings|\bearn|\bmake\b|\bsales\b|bring in|income|chiffre|gagn|encaiss|recette|factur|ingres|\bgan[oa]|vend[oe]|receita|fatur|ganh|הכנס|מחזור|מרוויח|מכניס/u;
const ofMarketing =
  /market|advert|promot|flyer|leaflet|poster|instagram|facebook|tiktok|google|whatsapp|newsletter|publicite|prospectus|affiche|reseaux|anunci|publicidad|folleto|volante|redes|panfleto|cartaz|anuncio|divulg|שיווק|פרסום|פרסמ|פליירים|מודעות|פייסבוק|אינסטגרם|גוגל|ווטסאפ|וואטסאפ/u;
const TRIED =
  /(?:tried|used|use|essaye|utilise|probado|probe|usado|tentei|testei|usei|ניסיתי|ניסינו)(?![\p{L}])[\s:]*/u;

/** Where one thought ends and the next begins. */
const THOUGHT = /[\n!?]+|\.(?=\s|$)|,?\s(?:but|mais|pero|mas|אבל)\s/u;

/** What a sentence lists behind “tried”; the whole sentence when it lists nothing. */
function triedIn(sentence: string): string {
  const plain = fold(sentence);
  const at = plain.length === sentence.length ? TRIED.exec(plain) : null;
  const list = at ? sentence.slice(at.index + at[0].length) : '';
  return channelsIn(list).length > 0 ? list : sentence;
}

/** Whether a description was filled in line by line. */
export function isLabelled(description: string): boolean {
  const lines = Object.entries(readBusinessDescription(description));
  return lines.some(([line, said]) => line !== 'description' && said !== '');
}

/**
 * What a description says of a business: its labelled lines. A text without labels is searched for a revenue, a
 * challenge and the marketing tried, each verbatim.
 */
export function readBusiness(description: string): BusinessSnapshot {
  const snapshot = readBusinessDescription(description);
  if (isLabelled(description)) return snapshot;
  const sentences = snapshot.description
    .split(THOUGHT)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .slice(0, MOST_SENTENCES);
  const revenue = sentences.find((one) => ofRevenue.test(fold(one)) && readMoneyGoal(one, ''));
  const challenge = sentences.find((one) => challengeIn(one) !== undefined);
  const marketing = sentences.find((one) => one !== challenge && ofMarketing.test(fold(one)));
  return {
    ...snapshot,
    ...(revenue ? { revenue } : {}),
    ...(challenge ? { challenge } : {}),
    ...(marketing ? { marketing: triedIn(marketing) } : {}),
  };
}
