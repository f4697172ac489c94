import { setTimeout as sleep } from 'node:timers/promises';
import type { BrandId } from '#brands';
import type { PublicPage, RequestPublicPage } from '../newsroom-deps.ts';

/** Time between two requests, in ms. */
const stepMs = 40;

/** A public address, and the longest wait in ms. */
type Watched = { readonly brand: BrandId; readonly path: string; readonly mostMs: number };

/** Requests a public address, as a reader would, until its page is the expected one. False when it is not in time. */
export async function untilPage(
	requestPublicPage: RequestPublicPage,
	{ brand, path, mostMs }: Watched,
	isExpected: (page: PublicPage) => boolean,
): Promise<boolean> {
	const end = AbortSignal.timeout(mostMs);
	while (!end.aborted) {
		const page = await requestPublicPage(brand, path);
		if (page && isExpected(page)) return true;
		await sleep(stepMs);
	}
	return false;
}
