import type { Brand } from '#brands';
import type { AdServices } from '../../render-context.ts';
import { type AdFrameTag, adFrame } from './ad-frame.ts';
import type { FrameDocument } from './frame-document.ts';

/** Sizes in px of the third-party ads that fit into each slot. */
const sizes = {
	row: [
		[970, 90],
		[728, 90],
		[320, 100],
	],
	rail: [
		[300, 250],
		[300, 360],
	],
	text: [
		[468, 60],
		[320, 100],
	],
} as const;

/** Mode and placement of the recommendations in each place of Taboola. */
const recommendations = {
	TaboolaFeed: { mode: 'thumbnails-feed', placement: 'Below Article Feed' },
	TaboolaCarousel: { mode: 'thumbnails-carousel', placement: 'Below Video Carousel' },
	TaboolaSide: { mode: 'thumbnails-rr', placement: 'Right Rail' },
} as const;

/** The frame document of a place on the pages of a brand; undefined for a place that no service of the brand fills. */
export function adFrameAt(place: string, brand: Brand, services: AdServices | undefined): FrameDocument | undefined {
	const tag = tagAt(place, brand, services);
	return tag && adFrame(tag, brand);
}

function tagAt(place: string, { id }: Brand, { google, taboola }: Partial<AdServices> = {}): AdFrameTag | undefined {
	if (isKey(place, sizes)) return google && { script: google.script, unit: `/${google.network}/${id}/${place}`, sizes: sizes[place] };
	return isKey(place, recommendations) && taboola !== undefined ? { script: taboola, ...recommendations[place] } : undefined;
}

const isKey = <Table extends object>(key: string, table: Table): key is Extract<keyof Table, string> => Object.hasOwn(table, key);
