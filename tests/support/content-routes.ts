import { brandList } from '#brands';
import type { Content } from '#content';
import { imageAddress } from '#media/contract';
import { nobody } from './registered-readers.ts';

type RouteOptions = Parameters<Content['routes']>[0];

/** The HTTP routes of content, at hosts that begin with the name of a brand. Default: no keys, no readers. */
export const contentRoutesOf = (content: Content, options: Partial<RouteOptions> = {}) =>
	content.routes({
		ingestKeys: new Map(),
		contentKeys: new Map(),
		contentOrigins: new Map(),
		brandOf: (host) => brandList.find(({ id }) => host.startsWith(`${id}.`))?.id,
		profileOf: async () => undefined,
		registeredReaders: nobody,
		pictureAddress: (picture, width) => imageAddress(picture, 'original', width),
		...options,
	});
