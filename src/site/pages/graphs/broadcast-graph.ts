import type { Broadcast } from '#content/contract';
import type { RenderContext } from '../../render-context.ts';
import { absoluteUrl } from '../page-urls.ts';

/** schema.org BroadcastEvent of a broadcast of the brand's channel. */
export const broadcastGraph = ({ title, text, programme, mark, start, end }: Broadcast, context: RenderContext): object => ({
	'@type': 'BroadcastEvent',
	name: title,
	...(text !== undefined && { description: text }),
	...(programme !== undefined && { url: absoluteUrl(programme, context) }),
	isLiveBroadcast: mark === 'live',
	startDate: start.toISOString(),
	endDate: end.toISOString(),
	publishedOn: { '@type': 'BroadcastService', name: context.brand.name, url: absoluteUrl('/envivo/', context) },
});
