import type { Edition } from './edition.ts';
import { imageDocument } from './image-document.ts';
import { fileAddress } from './video-document.ts';

/** The stations of a brand. Each plays a loop, which all brands share. */
export const signalDocuments = (edition: Edition): object[] =>
	edition.signals.map(({ id, stream, picture, ...signal }) => ({
		type: 'signal',
		_id: id,
		source: { name: edition.schedule.source, updated_at: edition.now.toISOString() },
		...signal,
		stream: fileAddress(stream),
		...(picture && { promo_items: { basic: imageDocument(picture, edition) } }),
	}));
