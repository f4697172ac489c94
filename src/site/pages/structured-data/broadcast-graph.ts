import type { Broadcast } from '#content/contract';
import { livePath } from '../../player-paths.ts';
import type { RenderContext } from '../../render-context.ts';
import { absoluteUrl } from '../page-urls.ts';

/** A station, with the path of its page. */
type Service = { readonly name: string; readonly path: string };

const channelOf = ({ brand }: RenderContext): Service => ({ name: brand.name, path: livePath });

/** schema.org BroadcastEvent of a broadcast of a station, by default the brand's channel. */
export const broadcastGraph = (
	{ title, text, programme, mark, start, end }: Broadcast,
	context: RenderContext,
	{ name, path }: Service = channelOf(context),
): object => ({
	'@type': 'BroadcastEvent',
	name: title,
	...(text !== undefined && { description: text }),
	...(programme !== undefined && { url: absoluteUrl(programme, context) }),
	isLiveBroadcast: mark === 'live',
	startDate: start.toISOString(),
	endDate: end.toISOString(),
	publishedOn: { '@type': 'BroadcastService', name, url: absoluteUrl(path, context) },
});
