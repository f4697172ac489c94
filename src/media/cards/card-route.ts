import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type BrandId, brands } from '#brands';
import { type FoundOriginal, findOriginal, type ImageRouteDeps } from '../find-original.ts';
import { parseImageName } from '../parse-image-name.ts';
import { refuse } from '../refusals.ts';
import { viewerPolicy } from '../viewer-policy.ts';
import type { CardJob, CardLook } from '../worker/jobs.ts';
import { type AddressedCard, cardAt } from './card-address.ts';

/** Increase it when the drawing of cards changes: then cards that are stored are drawn again. */
const drawing = 1;

/** A week, because the address of a card does not change with the drawing. */
const cacheControl = 'public, max-age=604800';

/** Serves `/media/cards/{brand}.jpg?card&auth`, the share cards of pages. */
export function addCardRoute(app: FastifyInstance, deps: ImageRouteDeps): void {
	app.get<{ Params: { brand: string }; Querystring: Record<string, unknown> }>(
		'/media/cards/:brand.jpg',
		async ({ params, query, headers }, reply) => {
			const addressed = cardAt({ ...query, brand: params.brand }, deps.secret) ?? refuse('IMAGE_NOT_SIGNED');
			const original = await originalOf(addressed, deps);
			const key = keyOf(addressed, original);
			const tag = `"${key}"`;
			reply.headers({ ...viewerPolicy, 'cache-control': cacheControl, 'x-content-type-options': 'nosniff', etag: tag });
			if (headers['if-none-match']?.includes(tag)) return reply.code(304).send();
			return reply.type('image/jpeg').send(await deps.renditions.get(key, () => jobOf(addressed, original)));
		},
	);
}

/** The picture of a card. A card whose picture was deleted has none. */
async function originalOf({ card }: AddressedCard, deps: ImageRouteDeps): Promise<FoundOriginal | undefined> {
	const name = card.picture && parseImageName(`${card.picture.id}.jpg`);
	return name && findOriginal(name, deps);
}

/** The name of the drawn card. It changes with the text, the picture, the brand's look and the drawing. */
function keyOf({ brand, card }: AddressedCard, original: FoundOriginal | undefined): string {
	const parts = [drawing, lookOf(brand), card, original?.facts.version];
	return `${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)}.jpeg`;
}

function lookOf(brand: BrandId): CardLook {
	const { shareCard, wordmark } = brands[brand].theme;
	return { shareCard, wordmark };
}

async function jobOf({ brand, card }: AddressedCard, original: FoundOriginal | undefined): Promise<CardJob> {
	const { kicker, headline, picture } = card;
	const job = { kind: 'card', look: lookOf(brand), kicker, headline } as const;
	if (original === undefined) return job;
	const bytes = await original.store.bytes(original.id, original.facts.version);
	return { ...job, picture: { bytes, focal: picture?.focal ?? original.facts.attention } };
}
