import type { Edition } from './edition.ts';
import { coverDocument } from './image-document.ts';

/** The podcasts of a brand. The demo has episodes of each: stories with the show's slug as a tag. */
export const podcastDocuments = (edition: Edition): object[] =>
	edition.podcasts.podcasts.map(({ slug, picture, ...podcast }, order) => ({
		type: 'podcast',
		_id: slug,
		source: { name: edition.podcasts.source, updated_at: edition.now.toISOString() },
		...podcast,
		promo_items: { basic: coverDocument(picture, edition) },
		order,
	}));
