import type { BrandId } from '#brands';
import type { RequestPublicPage } from '../newsroom-deps.ts';
import { untilPage } from './until-page.ts';

/** Longest wait in ms for a change. */
const mostMs = 15_000;

/** `change` is when the text changed; without it, the page shall be gone. */
type Change = {
	readonly brand: BrandId;
	readonly path: string;
	readonly change?: string | undefined;
};

/** Waits until readers have a change of a story at its address, or its page is gone. */
export async function untilSeen(
	requestPublicPage: RequestPublicPage,
	{ brand, path, change }: Change,
): Promise<{ readonly seen: boolean }> {
	const seen = await untilPage(requestPublicPage, { brand, path, mostMs }, ({ status, html }) =>
		change === undefined ? status === 404 || status === 410 : changedAt(html) >= Date.parse(change),
	);
	return { seen };
}

/** The time of its last change that a page states, in ms. */
const changedAt = (html: string): number => Date.parse(/<meta property="article:modified_time" content="([^"]+)"/.exec(html)?.[1] ?? '');
