import type { BrandId } from '#brands';
import type { DeskQuery, WorkPicture } from '#content/contract';
import type { StoryPicture, StoryPictures } from '#newsroom/contract';
import type { NewsroomDeps } from '../newsroom-deps.ts';

type StoryPicturesDeps = Pick<NewsroomDeps, 'content' | 'pictures'>;

/** The pictures in stories of a brand, also in those that came by an import, so that they can be used again. */
export async function storyPictures(deps: StoryPicturesDeps, brand: BrandId, query: DeskQuery): Promise<StoryPictures> {
	const { pictures, ...page } = await deps.content.workPictures(brand, query);
	return { pictures: pictures.map((one) => viewOf(one, deps)), ...page };
}

const viewOf = ({ picture, image, caption, works }: WorkPicture, { pictures }: StoryPicturesDeps): StoryPicture => ({
	id: picture.id,
	image: { ...image },
	thumbnail: pictures.thumbnailOf(picture, 640),
	alt: picture.alt,
	caption,
	credit: picture.credit ?? '',
	stories: works.map(({ id, headline }) => ({ id, headline })),
});
