import { isSamePlace, type OneSite } from '../addresses/one-site.ts';
import { type Answer, endOf, type KeptAnswer } from '../page/answer.ts';
import { type Difference, nothing } from './difference.ts';

/** The two answers for an address of the old site. */
export type AnswerPair = { readonly address: string; readonly old: KeptAnswer; readonly fresh: Answer; readonly site: OneSite };

/** Redirects that say that a page has moved permanently (RFC 9110, 15.4). */
const permanent: ReadonlySet<number> = new Set([301, 308]);

/** Compares whether and where the new site answers. It is no difference when neither site answers. */
export function compareAnswers({ address, old, fresh, site }: AnswerPair): readonly Difference[] {
	const wasThere = `${old.status}`;
	if (old.status === 0 || old.status >= 400) return [];
	if (fresh.status === 0) return [{ kind: 'missing', old: wasThere, new: fresh.fault ?? 'no answer' }];
	if (fresh.status >= 400) return [{ kind: 'missing', old: wasThere, new: `${fresh.status}` }];
	return [...compareEnds({ address, old, fresh, site }), ...compareTypes(old, fresh)];
}

/** Whether the content of the two can be compared: both answers are pages, and the new one is not obviously another page. */
export const hasBothPages = (differences: readonly Difference[], { old, fresh }: AnswerPair): boolean =>
	old.page !== undefined && fresh.page !== undefined && old.redirects.length === 0 && !differences.some(({ kind }) => kind === 'elsewhere');

function compareEnds({ address, old, fresh, site }: AnswerPair): readonly Difference[] {
	const [was, is, from] = [endOf(address, old), endOf(address, fresh), site.place(address) ?? ''].map((end) => site.shown(end));
	if (was === undefined || is === undefined || from === undefined) return [];
	const hops = fresh.redirects.length;
	const isMoved = !isSamePlace(was, is);
	if (isMoved && (hops === 0 || isOther(from, is))) return [{ kind: 'elsewhere', old: was, new: is }];
	if (hops > 0 && !fresh.redirects.every(({ status }) => permanent.has(status)))
		return [{ kind: 'temporary', old: was, new: `${statusesOf(fresh)} ${is}` }];
	if (hops > 1 && hops > old.redirects.length) return [{ kind: 'chain', old: was, new: `${statusesOf(fresh)} ${is}` }];
	return isMoved || (hops > 0 && old.redirects.length === 0) ? [{ kind: 'moved', old: was, new: is }] : [];
}

const statusesOf = ({ redirects }: Answer): string => redirects.map(({ status }) => status).join(' ');

/** Whether a redirect leads to another site, or to a page above, such as the section or the front page. */
const isOther = (from: string, to: string): boolean =>
	!to.startsWith('/') || (to.endsWith('/') && from.startsWith(to) && !isSamePlace(from, to));

const compareTypes = (old: KeptAnswer, fresh: Answer): readonly Difference[] =>
	old.contentType === '' || fresh.contentType === '' || groupOf(old.contentType) === groupOf(fresh.contentType)
		? []
		: [{ kind: 'contentType', old: old.contentType, new: fresh.contentType || nothing }];

/** Feeds and sitemaps have several media types, all of them XML. */
const groupOf = (type: string): string =>
	/[/+]xml$/.test(type) && !type.includes('html') ? 'xml' : type.replace(/xhtml\+xml$/, 'html').replace('application/html', 'text/html');
