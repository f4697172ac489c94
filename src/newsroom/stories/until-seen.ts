import { setTimeout as sleep } from 'node:timers/promises';
import type { BrandId } from '#brands';
import type { RequestPublicPage } from '../newsroom-deps.ts';

/** Longest wait in ms for a change, and the time between two requests. */
const mostMs = 15_000;
const stepMs = 40;

/** `change` is when the text changed; without it, the page shall be gone. */
type Change = {
	readonly brand: BrandId;
	readonly path: string;
	readonly change?: string | undefined;
};

/** Requests the public address of a story, as a reader would, until its page has a change or is gone. */
export async function untilSeen(
	requestPublicPage: RequestPublicPage,
	{ brand, path, change }: Change,
): Promise<{ readonly seen: boolean }> {
	const end = AbortSignal.timeout(mostMs);
	while (!end.aborted) {
		const page = await requestPublicPage(brand, path);
		if (page && (change === undefined ? page.status === 404 || page.status === 410 : changedAt(page.html) >= Date.parse(change)))
			return { seen: true };
		await sleep(stepMs);
	}
	return { seen: false };
}

/** The time of its last change that a page states, in ms. */
const changedAt = (html: string): number => Date.parse(/<meta property="article:modified_time" content="([^"]+)"/.exec(html)?.[1] ?? '');
