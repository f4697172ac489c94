import type { Edition } from './edition.ts';
import { imageDocument } from './image-document.ts';

/** The newsletters of a brand. The demo has editions of each: stories with the newsletter's slug as a tag. */
export const newsletterDocuments = (edition: Edition): object[] =>
	edition.newsletters.newsletters.map(({ slug, picture, ...newsletter }, order) => ({
		type: 'newsletter',
		_id: slug,
		source: { name: edition.newsletters.source, updated_at: edition.now.toISOString() },
		...newsletter,
		promo_items: { basic: imageDocument(picture, edition) },
		order,
	}));
