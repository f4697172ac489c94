import * as v from 'valibot';
import { workStates } from '#content/contract';

/** A picture in stories of the brand: the ANS image as the story has it, and what lists show of it. */
const storyPictureSchema = v.object({
	id: v.string(),
	image: v.looseObject({}),
	/** The path of the picture, cropped to 3:2. */
	thumbnail: v.string(),
	alt: v.string(),
	caption: v.string(),
	/** The credit as pages print it; empty when nobody is named. */
	credit: v.string(),
	/** The stories of the list that have it. */
	stories: v.array(v.object({ id: v.string(), headline: v.optional(v.string()) })),
});
export type StoryPicture = v.InferOutput<typeof storyPictureSchema>;

/** The query and the answer of `GET /{brand}/api/biblioteca/notas/`: the pictures in one page of the stories in a state. */
export const storyPicturesQuerySchema = v.object({
	state: v.optional(v.picklist(workStates), 'published'),
	words: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
	from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '0'),
});
export const storyPicturesSchema = v.object({ pictures: v.array(storyPictureSchema), next: v.optional(v.number()) });
export type StoryPictures = v.InferOutput<typeof storyPicturesSchema>;
