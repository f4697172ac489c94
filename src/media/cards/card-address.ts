import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { type BrandId, brands } from '#brands';
import { lruSize } from '#platform/memory/lru-size';
import type { Secret } from '#platform/secret';
import type { ShareCard } from '../contract/contract.ts';
import { point } from '../original.ts';
import { isSigned, signatureOf } from '../signature.ts';
import { shorten } from './shorten.ts';

/** Most characters of a headline and a kicker on a card. */
const headlineLength = 200;
const kickerLength = 40;

const side = v.pipe(v.number(), v.integer());

/** A card as its address has it: kicker, headline, and the id and focal point of the picture. */
const packed = v.pipe(
	v.string(),
	v.regex(/^[\w-]{1,4000}$/),
	v.transform((text) => Buffer.from(text, 'base64url').toString()),
	v.parseJson(),
	v.strictTuple([v.string(), v.string(), v.optional(v.string()), v.optional(side), v.optional(side)]),
	v.transform(([kicker, headline, id, x, y]) => {
		const focal = v.safeParse(point, { x, y });
		return { kicker, headline, ...(id !== undefined && { picture: { id, ...(focal.success && { focal: focal.output }) } }) };
	}),
);

const addressParts = v.object({
	brand: v.custom<BrandId>((value) => typeof value === 'string' && Object.hasOwn(brands, value)),
	card: v.string(),
	auth: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** The card that an address names. */
export type AddressedCard = { readonly brand: BrandId; readonly card: v.InferOutput<typeof packed> };

/** The paths of share cards. A cover names the same card each time it is made, and signing takes longest, so signatures are kept. */
export function cardPaths(secret: Secret): (brand: BrandId, card: ShareCard) => string {
	const signatures = new LRUCache<string, string>({
		...lruSize(1_000),
		memoMethod: (text) => signatureOf(text, secret),
	});
	return (brand, shareCard) => {
		const card = pack(shareCard);
		return `/media/cards/${brand}.jpg?card=${card}&auth=${signatures.memo(signedText(brand, card))}`;
	};
}

function pack({ kicker = '', headline, picture }: ShareCard): string {
	const texts = [shorten(kicker, kickerLength), shorten(headline, headlineLength)];
	const { x, y } = picture?.focal ?? {};
	const sides = x === undefined || y === undefined ? [] : [Math.round(x), Math.round(y)];
	return Buffer.from(JSON.stringify([...texts, ...(picture ? [picture.id, ...sides] : [])])).toString('base64url');
}

/** Reads the parts of such a path. Undefined when the signature is not ours. */
export function cardAt(parts: unknown, secret: Secret): AddressedCard | undefined {
	const found = v.safeParse(addressParts, parts);
	if (!found.success) return undefined;
	const { brand, card, auth } = found.output;
	if (!isSigned(signedText(brand, card), auth, secret)) return undefined;
	return { brand, card: v.parse(packed, card) };
}

/** Unlike the id of any image, which has no space. */
const signedText = (brand: BrandId, card: string): string => `card ${brand} ${card}`;
