import type { Edition } from './edition.ts';
import { imageDocument } from './image-document.ts';

/** The open calls of a brand. They open and close at midnight in Argentina, some days before or after the demo is made. */
export const callDocuments = (edition: Edition): object[] =>
	edition.calls.calls.map(({ slug, picture, opensIn, closesIn, ...call }, order) => ({
		type: 'call',
		_id: slug,
		source: { name: edition.calls.source, updated_at: edition.now.toISOString() },
		...call,
		opens: midnight(edition.now, opensIn),
		closes: midnight(edition.now, closesIn),
		promo_items: { basic: imageDocument(picture, edition) },
		order,
	}));

/** The midnight that begins the day so many days after a time: 3:00 UTC. */
function midnight(now: Date, days: number): string {
	return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 3)).toISOString();
}
