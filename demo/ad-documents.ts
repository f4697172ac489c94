import type { Edition } from './edition.ts';
import { imageDocument } from './image-document.ts';

/** What the ad slots of a brand show: ads for what it offers itself, and one of an advertiser who does not exist. */
export const adDocuments = (edition: Edition): object[] =>
	edition.ads.ads.map(({ slug, picture, ...ad }, order) => ({
		type: 'ad',
		_id: slug,
		source: { name: edition.ads.source, updated_at: edition.now.toISOString() },
		...ad,
		promo_items: { basic: imageDocument(picture, edition) },
		order,
	}));
