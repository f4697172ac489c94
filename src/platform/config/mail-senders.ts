// The sender of each brand's emails.
import * as v from 'valibot';
import { mailAddress } from '../mail/mail-address.ts';
import { type BrandScope, type BrandValues, unknownBrands, valueProblems } from './brand-pairs.ts';
import type { Pair } from './values.ts';

/** Reads the sender address of each brand; default: `no-reply@` the host of its origin without `www.`. */
export function readSenders(
	senders: string | readonly Pair[] | undefined,
	origins: ReadonlyMap<string, string>,
	scope: BrandScope,
): BrandValues<string> {
	const pairs = typeof senders === 'object' ? senders : [];
	const wrong = valueProblems('MAIL_FROM', pairs, ({ value }) => (v.is(mailAddress, value) ? undefined : 'must be an address'));
	const own = new Map(pairs.map(({ brand, value }) => [brand, value]));
	const sender = (brand: string, origin: string) => own.get(brand) ?? (typeof senders === 'string' ? senders : defaultSender(origin));
	return {
		values: new Map([...origins].map(([brand, origin]) => [brand, sender(brand, origin)])),
		problems: [...unknownBrands('MAIL_FROM', pairs, scope), ...wrong],
	};
}

const defaultSender = (origin: string) => `no-reply@${URL.parse(origin)?.hostname.replace(/^www\./, '')}`;
