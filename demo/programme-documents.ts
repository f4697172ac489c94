import { type Edition, storyId } from './edition.ts';
import { imageDocument } from './image-document.ts';

/** The programmes of a brand, each with the page of its section. Chapters name the stories of the demo in which they can be seen. */
export const programmeDocuments = (edition: Edition): object[] =>
	edition.programmes.programmes.map(({ slug, picture, seasons, ...programme }) => ({
		type: 'programme',
		_id: slug,
		source: { name: edition.programmes.source, updated_at: edition.now.toISOString() },
		...programme,
		seasons: seasons.map(({ chapters, ...season }) => ({
			...season,
			chapters: chapters.map(({ story, ...chapter }) => ({ ...chapter, ...(story !== undefined && { story: storyId(story, edition) }) })),
		})),
		promo_items: { basic: imageDocument(picture, edition) },
	}));
