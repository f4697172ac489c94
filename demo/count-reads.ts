import { createHash } from 'node:crypto';
import type { Content } from '#content';
import { ago, type Edition, storyId } from './edition.ts';

/** How many hours ago the stories were read. Each also counts for the hours before it, up to the next. */
const hoursAgo = [0, 1, 3, 9, 27, 81] as const;

/** The most and the fewest reads of a story in its first hour. */
const [fewest, most] = [3, 15];

/** Readers of a story are half as many after this time, in hours. */
const halfLife = 12;

const hourMs = 3_600_000;

/**
 * Counts reads of the demo's stories in the last days, so that the rankings of an hour, a day and a week have something to show. The same
 * stories always get the same number.
 */
export function countReads(edition: Edition, { countRead }: Pick<Content, 'countRead'>): void {
	for (const { slug, age } of edition.stories) {
		const id = storyId(slug, edition);
		const hoursOld = (edition.now.getTime() - ago(age, edition).getTime()) / hourMs;
		for (const hours of hoursAgo) {
			const at = new Date(edition.now.getTime() - hours * hourMs);
			for (let left = readsOf(id, { hours, hoursOld }); left > 0; left -= 1) countRead(edition.brand, id, at);
		}
	}
}

type Hour = { readonly hours: number; readonly hoursOld: number };

function readsOf(id: string, { hours, hoursOld }: Hour): number {
	if (hours > hoursOld) return 0;
	const first = fewest + ((createHash('sha256').update(id).digest()[0] ?? 0) % (most - fewest));
	return Math.ceil(first * (1 + hours) * 0.5 ** ((hoursOld - hours) / halfLife));
}
